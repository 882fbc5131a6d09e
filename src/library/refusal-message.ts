import { join } from "node:path";
import type { LeftOut } from "../exporting/left-out.ts";
import { counted, quoted } from "../model/sentence.ts";
import { leftOutLines } from "../report/exporting/left-out-lines.ts";
import { plainStyle } from "../report/style.ts";
import { textFinding } from "../report/verdict/text-report.ts";
import { terminalText } from "../report/untrusted/terminal.ts";
import type { RefusalReason, Refused } from "./set-refused.ts";

/** A refusal, and the set's folder as the caller named it. */
interface Told extends Refused {
  readonly folder: string;
  readonly stale: readonly LeftOut[];
}

/** How many findings a message shows. */
const most = 5;

/** Every reason of a refusal as a person reads it, with the places, and what to do. */
export function refusalMessage(told: Told): string {
  const { folder, purpose, reasons, findings } = told;
  const isTold = (reason: RefusalReason): boolean =>
    reason === "not-split" && findings.some(({ rule }) => rule === "split/none-recorded");
  return [
    terminalText(`The set in "${folder}" was not loaded for ${purpose}.`),
    ...reasons.filter((reason) => !isTold(reason)).map((reason) => words[reason](told)),
  ].join("\n\n");
}

const words: Readonly<Record<RefusalReason, (told: Told) => string>> = {
  findings: ({ folder, purpose, findings }) => {
    const options = { style: plainStyle, place: (file: string): string => join(folder, file) };
    const more = findings.length - most;
    const all = purpose === "evaluation" ? "touchstone check --for evaluation" : "touchstone check";
    return [
      `${counted(findings.length, "finding")} at level error:`,
      ...findings.slice(0, most).map((finding) => textFinding(finding, options)),
      ...(more > 0 ? [`${more} more; all of them: ${all}`] : []),
    ].join("\n\n");
  },
  "no-current-revision": () =>
    'Nothing says which corpus revision its judgments hold for: corpus-revisions/current.yaml is missing, or the revision that it names is not recorded whole. Record what the retriever can see with "touchstone corpus snapshot".',
  "other-revision": ({ corpusRevision: { asked = "", current = "" } }) =>
    terminalText(
      `Its judgments hold for corpus revision ${quoted(current)}, and ${quoted(asked)} was asked for: scores would compare the retriever with evidence that it cannot see. Build the index from ${quoted(current)}, or load a commit of the set whose current revision is ${quoted(asked)}.`,
    ),
  stale: ({ folder, stale }) =>
    [
      "The evidence of approved cases moved, and nobody has judged them again:",
      ...leftOutLines(stale.map((one) => ({ ...one, path: join(folder, one.path) }))).map(
        (line) => `  ${terminalText(line)}`,
      ),
      'Have them judged under the current corpus revision ("touchstone refresh plan" tells what moved), or leave them out by name with stale: "leave-out".',
    ].join("\n"),
  "not-split": () =>
    "The set is not split yet, so no score may be claimed. Say in families.yaml what the split is to establish, and the split of each family.",
  "no-case": () =>
    "No case is left: none is approved, holds for this corpus revision and is on a side that was asked for.",
};
