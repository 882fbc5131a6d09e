import type { SplitClaim, SplitFigures } from "../../families/split-claim.ts";
import { splits } from "../../families/splits.ts";
import { counted } from "../../model/sentence.ts";
import { figureRows } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { isSound, type Verdict } from "./verdict.ts";

/**
 * What a split holds and what a score on it would say, as two rows below what a set holds; none where no split is on record, or
 * some rule found an error: until then, nothing shows that the split is what it says.
 */
export function claimLines(
  verdict: Pick<Verdict, "claim" | "counts" | "rules">,
  style: Style,
): readonly string[] {
  const { claim } = verdict;
  if (claim === undefined || !isSound(verdict)) return [];
  const said = [claim.sentence, ...claim.caveats];
  return figureRows(
    [
      ["split", splitFigures(claim)],
      ["claim", `${said.map(terminalText).join(" ")} Limits: touchstone families show`],
    ],
    style,
  );
}

/** The figures of every split in one line: questions, families and components. */
export function splitFigures({ splits: figures, excluded }: SplitClaim): string {
  const sides = splits.flatMap((split) => {
    const held = figures[split];
    return held === undefined ? [] : [`${split} ${heldInWords(held)}`];
  });
  const left = excluded === 0 ? [] : [`${excluded} excluded`];
  return [...sides, ...left].join("; ");
}

function heldInWords({ cases, families, components, withoutFamily }: SplitFigures): string {
  if (cases === 0) return "nothing approved";
  const alone = withoutFamily === 0 ? "" : `; ${withoutFamily} of no family`;
  const names = families === 1 ? "1 family" : `${families} families`;
  return `${counted(cases, "question")} (${names}, ${counted(components, "component")}${alone})`;
}

/** What a split is to establish, whole: the sentence of whoever declared it, the generated one, its figures and its limits. */
export function claimText(claim: SplitClaim, style: Style): string {
  const { kind, statement, sentence, caveats, limits } = claim;
  const declared = statement === undefined ? kind : `${kind}: ${statement}`;
  return [
    `${style.strong("Claim")}  ${terminalText(declared)}`,
    `  Approved: ${splitFigures(claim)}`,
    "What a score on test says, where touchstone check finds no error:",
    ...[sentence, ...caveats].map((line) => `  ${terminalText(line)}`),
    "What it does not say:",
    ...limits.map((line) => `  ${terminalText(line)}`),
    "",
  ].join("\n");
}
