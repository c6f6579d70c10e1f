import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes a minute or more and would otherwise be left to the end, where one core waits for the other. */
const long = /test\/(?:journeyModel|journeys\/screens|journeys\/payment|rush|laws|webkit)/;

/** Begins with the test files that are known to take long; the rest as Vitest would have it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
