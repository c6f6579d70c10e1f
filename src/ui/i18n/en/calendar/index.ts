import type { NamespaceCalendarTranslation } from '../../i18n-types.ts';

/** Words of the calendar of visit dates. */
const calendar = {
  month: '{month} {year}',
  months: {
    january: 'January',
    february: 'February',
    march: 'March',
    april: 'April',
    may: 'May',
    june: 'June',
    july: 'July',
    august: 'August',
    september: 'September',
    october: 'October',
    november: 'November',
    december: 'December',
  },
  weekdays: {
    sunday: 'Su',
    monday: 'Mo',
    tuesday: 'Tu',
    wednesday: 'We',
    thursday: 'Th',
    friday: 'Fr',
    saturday: 'Sa',
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  firstMonth: 'this is the first month',
  lastMonth: 'the calendar ends after six months',
  day: '{date}, {state}',
  today: '{date}, today, {state}',
  states: {
    open: 'can be booked',
    unreported: 'no places reported',
    past: 'past',
    later: 'not on sale yet',
  },
  until: 'Visits can be booked until {date}',
} satisfies NamespaceCalendarTranslation;

// The generator of i18n-types.ts reads the default export of each dictionary.
export default calendar;
