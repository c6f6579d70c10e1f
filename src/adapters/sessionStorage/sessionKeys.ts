/** The keys of session storage (§3), and there are no others (R15). */
export const sessionKeys = {
  cart: 'cart',
  day: 'date',
  slotRange: 'time',
  slot: 'selecttimeSharing',
  tickets: 'proData',
  selectionDay: 'traveldate',
  organisation: 'orgId',
  token: 'minitoken',
  warmPrompt: 'warmPrompt',
} as const;
