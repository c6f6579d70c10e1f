import { museumTime } from './museumTime.ts';

const longPattern = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/;
const shortPattern = /^\d{6}(\d{2})(\d{2})(\d{2})\d{2}[\dXx]$/;

/** What a national ID number says. */
export const idCard = {
  /** The day of birth, `yyyy-MM-dd`; null for what is no ID number (§5: 15 or 18 digits with a real date). */
  birthOf(number: string): string | null {
    const long = longPattern.exec(number);
    const short = shortPattern.exec(number);
    const [, year, month, day] = long ?? short ?? [];
    if (year === undefined) return null;
    const birth = `${long === null ? '19' : ''}${year}-${month}-${day}`;
    return museumTime.isDay(birth) ? birth : null;
  },

  /** Full years from a day of birth to another day. */
  ageOn(day: string, birth: string): number {
    const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
    return day.slice(5) < birth.slice(5) ? years - 1 : years;
  },
};
