import type { CaseFile } from "../../../src/model/case.ts";
import { isBlank } from "../../../src/model/white-space.ts";
import { UsageError } from "../../io.ts";

/** The name by which a question is called that is in no file. */
const path = "the question given";

/** A question that is not in the set yet, as if it were a case of it; undefined where none is given. Throws UsageError for one that shows nothing. */
export function candidateOf(given: {
  readonly query?: string;
  readonly answer?: string;
  readonly case?: readonly string[];
}): CaseFile | undefined {
  const { query, answer } = given;
  if (query === undefined) {
    if (answer === undefined) return undefined;
    throw new UsageError("--answer goes with a question: give it with --query.");
  }
  if (isBlank(query)) throw new UsageError("The question given with --query is blank.");
  if (given.case !== undefined) {
    throw new UsageError(
      "--query asks for what is like one question, and --case for what is like cases: give one of them.",
    );
  }
  const place = { file: path, line: 1, column: 1 };
  return {
    path,
    case: {
      kind: "answerable",
      query,
      ...(answer === undefined ? {} : { expectedAnswer: answer }),
    },
    whole: undefined,
    digest: undefined,
    unresolvedDigest: undefined,
    has: ([field]) => field === "query" || field === "kind",
    locate: () => place,
    locateKey: () => place,
  };
}
