import type { JudgedCase } from "../../approving/judgement.ts";
import { askedWords } from "./asked-words.ts";
import { setLink, type Telling } from "./review-place.ts";
import { standingWords } from "./standing-words.ts";

/** How many cases have a row. */
const mostRows = 10;

/** Where several cases are asked about, each in a row: its id, what is asked and what became of it, by whom. */
export function caseTable(cases: readonly JudgedCase[], telling: Telling): readonly string[] {
  if (cases.length < 2) return [];
  const link = setLink(telling);
  const rows = cases.slice(0, mostRows).map((one) => {
    const { asked } = one;
    const held =
      asked.after.whole === undefined
        ? ", cannot be read whole"
        : asked.isHeldOut
          ? ", held out"
          : "";
    return `| ${link(asked.id, asked.path)} | ${askedWords(asked)}${held} | ${standingWords(one)} |`;
  });
  return [["| Case | What is asked | Now |", "| --- | --- | --- |", ...rows].join("\n")];
}
