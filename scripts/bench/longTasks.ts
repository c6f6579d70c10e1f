/** A task that kept the main thread: when it began and how long it took, in milliseconds. */
export type LongTask = readonly [begin: number, duration: number];

/** So long may a task take before a tap would have to wait for it. */
const tolerated = 50;

/** The time above 50 ms of every long task, as far as it lies before `until`. */
export function blockingOf(
  tasks: readonly LongTask[],
  until: number = Number.POSITIVE_INFINITY,
): number {
  return tasks.reduce((sum, [begin, duration]) => {
    const end = Math.min(begin + duration, until);
    return sum + Math.max(0, end - begin - tolerated);
  }, 0);
}

/** The longest of them; 50 ms where no task was longer, since none is told of below that. */
export function longestOf(tasks: readonly LongTask[]): number {
  return Math.max(tolerated, ...tasks.map(([, duration]) => duration));
}
