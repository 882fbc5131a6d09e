import { splitsOfCase } from "../../families/case-splits.ts";
import { exposedIn } from "../../families/exposed.ts";
import { splitGroupingOf } from "../../families/grouping.ts";
import { sideOf } from "../../families/splits.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { once } from "../../model/once.ts";
import { listed } from "../../model/sentence.ts";

/** Where two cases are that people may not treat as one, as parts of a sentence such as `in "test"`. */
interface SidesApart {
  readonly one: string;
  readonly other: string;
}

/** Tells of two cases on what sides they are, and what is spent, where they differ in that; undefined where they do not. */
export function sidesApart(
  dataset: Dataset,
): (one: CaseFile, other: CaseFile) => SidesApart | undefined {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined) return () => undefined;
  const exposed = once(() => exposedIn(grouping, dataset.cases));
  const standing = (file: CaseFile): { readonly key: string; readonly words: string } => {
    const splits = splitsOfCase(grouping, file);
    const isSpent = splits.includes("regression") || exposed().case(file);
    const where =
      splits.length === 0 ? "on no side" : `in ${listed(splits.map((one) => `"${one}"`))}`;
    return {
      key: [...splits.map(sideOf), isSpent ? "spent" : ""].join(" "),
      words: isSpent ? `${where} and spent` : where,
    };
  };
  return (one, other) => {
    const [mine, theirs] = [standing(one), standing(other)];
    return mine.key === theirs.key ? undefined : { one: mine.words, other: theirs.words };
  };
}
