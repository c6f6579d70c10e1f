/**
 * Whether two values say the same. For plain data that is built field by field in one place, so that what is alike reads
 * alike; such a value need not be drawn again, whatever object it comes in.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
