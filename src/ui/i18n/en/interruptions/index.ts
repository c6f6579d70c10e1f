import type { NamespaceInterruptionsTranslation } from '../../i18n-types.ts';

/** Words of what interrupts a visit on whatever screen. */
const interruptions = {
  maintenance: 'Under maintenance',
  notice: 'The museum’s notice',
  maintenanceStays: 'What you chose and typed is kept: there is nothing to fill in again.',
  maintenanceGoesOn:
    'This page comes back by itself when the maintenance is over. No need to reload or leave.',
  maintenancePaying:
    'If you were just paying, please don’t pay twice: look under “Orders” for the result afterwards.',
  maintenanceOver: 'The maintenance is over. You can go on.',
  expired: 'Your login has expired',
  expiredText:
    'Please close this page and enter again through the museum’s mini program or account.',
  expiredKept:
    'Until then, what you typed and your order number stay here, so that you can note them down.',
  expiredClose: 'OK',
  crowd: 'Many people are booking right now',
  crowdMaintenance: 'The museum’s system isn’t answering for the moment',
  crowdText: 'Your choices are kept. No need to reload.',
  crowdIn: 'Trying again by itself in {seconds} s.',
  crowdNow: 'Trying again…',
  crowdMinutes: 'The wait is estimated at about {minutes} min.',
  crowdSpoken: 'This page goes on by itself. Your choices are kept.',
  crowdAsk: 'Try now',
  debugOn: 'Debug mode on. Refresh to apply.',
  debugOff: 'Debug mode off. Refresh to apply.',
} satisfies NamespaceInterruptionsTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default interruptions;
