import type { Dataset } from "../../../src/model/dataset.ts";
import { revisionsFolder } from "../../../src/model/layout.ts";
import { writeInstead } from "../../../src/model/nearest.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** What to say to somebody who names a corpus revision that is not recorded. */
export function unknownRevision({ revisions }: Dataset, to: string): UsageError {
  const advice = writeInstead(to, revisions.keys(), `Name a folder in ${revisionsFolder}/.`);
  return new UsageError(terminalText(`There is no corpus revision "${to}" in the set. ${advice}`));
}
