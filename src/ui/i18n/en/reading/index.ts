import type { NamespaceReadingTranslation } from '../../i18n-types.ts';

/** Words around what the museum wants to be read: its purchase notice, and a ticket's instructions. */
const reading = {
  title: 'Before you buy',
  agree: 'I have read and agree',
  seconds: ' ({seconds}\u00a0s)',
  wait: 'Please read the notice. You can agree in {seconds} second{{s}}.',
  ready: 'You can agree now.',
  instructions: 'Ticketing instructions',
  instructionsRead: 'I have read this',
  loading: 'Loading',
  failed: 'This text can’t be shown right now. Please open it again later.',
} satisfies NamespaceReadingTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default reading;
