import type { LeftOut } from "../../exporting/left-out.ts";
import type { ExportedManifest, Unexportable } from "../../families/manifest/export.ts";
import { splits } from "../../families/splits.ts";
import type { Finding } from "../../model/finding.ts";
import { counted } from "../../model/sentence.ts";
import { firstOf, leftOutLines } from "../exporting/left-out-lines.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { rows } from "../rows.ts";
import { textReport } from "../verdict/text-report.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What a manifest holds and what was left out, for the person who asked for it; never in the manifest itself. */
export function exportSummary(
  { cases }: Pick<ExportedManifest, "cases">,
  leftOut: readonly LeftOut[],
): string {
  const sides = [...splits, "excluded"] as const;
  const held = sides.flatMap((side) => {
    const count = cases.filter(({ split }) => split === side).length;
    return count === 0 ? [] : [`${count} ${side}`];
  });
  const undecided = cases.filter(({ split }) => split === undefined).map(({ case_id }) => case_id);
  const found = held.length === 0 ? "" : `: ${held.join(", ")}`;
  return `${rows([
    ["manifest", `${counted(cases.length, "approved case")}${found}`],
    ["no split", undecided.length === 0 ? "" : `${firstOf(undecided)}: the audit rejects it so`],
    ["left out", leftOutLines(leftOut).join("\n")],
  ])}\n`;
}

const refusals: Readonly<Record<Unexportable, string>> = {
  "no families":
    "This set has no families.yaml, so nothing says what is held out, and no manifest was written.",
  "unreadable families":
    "families.yaml has defects, so no manifest was written. touchstone check tells them.",
  "not split": "This set is not split yet: no split is recorded, so no manifest was written.",
};

export function refusalText(refusal: Unexportable): string {
  return `${refusals[refusal]}\n`;
}

/** The errors that keep a set from being scored, and what can be done. */
export function unfitText(errors: readonly Finding[], options: TextOptions): string {
  return [
    textReport(errors, options),
    `This set is not fit to be scored (${counted(errors.length, "error")}), so no manifest was written.`,
    "  fix: Mend what is told above; touchstone families check --for evaluation tells it as well. To look into it all the same: --anyway",
    "",
  ].join("\n");
}

/** Everything that the plain shape cannot hold. */
export function plainLossText(losses: readonly string[]): string {
  return [
    `The plain shape cannot hold this set, so no manifest was written (${counted(losses.length, "reason")}):`,
    ...losses.map((loss) => `  ${terminalText(loss)}`),
    "  fix: Export the extended shape, which touchstone families audit reads as well.",
    "",
  ].join("\n");
}
