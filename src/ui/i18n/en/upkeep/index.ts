import type { NamespaceUpkeepTranslation } from '../../i18n-types.ts';

/** Words of what a long visit may meet: a new version of the app, a lost connection. */
const upkeep = {
  released: 'A new version of this page is available',
  releasedText: 'When it is reloaded, what you chose and typed is kept.',
  take: 'Reload',
  later: 'Later',
  notTaken: 'Reloading isn’t possible right now. Please try again later.',
  lost: 'No connection to the museum',
  lostText: 'What you chose and typed is kept. You can go on when the network is back.',
  found: 'The network is back.',
} satisfies NamespaceUpkeepTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default upkeep;
