/** Words of keeping a ticket and showing it at the gate. */
export const gate = {
  tools: 'Keep this ticket',
  picture: 'Save as picture',
  calendar: 'Add to calendar',
  print: 'Print',
  calendarSaved: 'Your browser has the calendar file: open it to add the visit.',
  eventTitle: 'Visit {museum}',
  eventNotes: '{ticket}. Show the code from My orders at the gate.',
  notRefreshed: 'As of {time}, not refreshed',
  notRefreshedText: 'The museum can’t be reached right now. The code can be scanned all the same.',
} as const;
