import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Where the files are that take longest, the longest first: each starts programs or calls the test GitHub by the thousand. */
const long = ["/test/github/refresh-", "/test/actions/", "/test/life/", "/test/workflows/"];

/** Starts what takes long first, so that in the end no core waits for one file on another. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- This is no array.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = long.findIndex((folder) => moduleId.includes(folder));
  return place === -1 ? long.length : place;
}
