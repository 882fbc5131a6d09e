import type { JudgedCase } from "../../approving/judgement.ts";
import { counted } from "../../model/sentence.ts";
import { allCases } from "./missing-parts.ts";

/** What became of cases of which nothing is missing, as parts of a sentence: a candidate that is taken as it is stays one. */
export function doneWords(cases: readonly Pick<JudgedCase, "standing">[]): readonly string[] {
  const all = cases.length;
  const kept = cases.filter(({ standing }) => standing.is === "accepted").length;
  const part = (count: number, [one, several]: readonly [string, string]): readonly string[] => {
    if (count === 0) return [];
    return [
      `${count === all ? allCases(all) : counted(count, "case")} ${count === 1 ? one : several}`,
    ];
  };
  return [
    ...part(all - kept, ["is decided", "are decided"]),
    ...part(kept, ["stays a candidate", "stay candidates"]),
  ];
}
