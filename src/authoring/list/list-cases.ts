import { caseTexts, type CaseTextOptions } from "../../load/case-texts.ts";
import { readCase } from "../../load/read-case.ts";
import type { CaseFile } from "../../model/case.ts";
import { isOfTheSet, type Defect } from "../../model/dataset.ts";
import type { Tree } from "../../model/tree.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Condition, JudgmentOf } from "./case-conditions.ts";
import { selectionBy, type Unmet } from "./case-selection.ts";

/** Which cases to list: those of some places that meet every condition. */
export interface ListRequest extends CaseTextOptions {
  readonly conditions: readonly Condition[];
  /** Only cases that are kept as sentinels. */
  readonly sentinels: boolean;
  /** Given where a condition needs judgments. */
  readonly judgmentOf?: JudgmentOf | undefined;
}

/** The cases of a set that were asked for. */
export interface CaseList {
  /** In the order of their paths. */
  readonly cases: readonly CaseFile[];
  /** The paths of files that give no case, in order: nobody knows whether they fit. */
  readonly unreadable: readonly string[];
  /** How many cases do not fit. */
  readonly others: number;
  /** The conditions that no case meets. */
  readonly unmet: readonly Unmet[];
}

/** Reads the cases that meet every condition, whatever became of them and whatever else is wrong with them. */
export async function listCases(
  tree: Tree,
  { conditions, sentinels, judgmentOf, ...options }: ListRequest,
): Promise<CaseList> {
  const defects: Defect[] = [];
  const cases: CaseFile[] = [];
  const unreadable: string[] = [];
  const { fits, unmet } = selectionBy(conditions);
  let others = 0;
  for await (const { path, text } of caseTexts(tree, defects, options)) {
    const { file, value } = readCase(path, text);
    if (file === undefined) unreadable.push(path);
    else if (
      fits({ file, value, judgment: judgmentOf?.(path) }) &&
      (!sentinels || file.has(["sentinel"]))
    )
      cases.push(file);
    else others++;
  }
  const unread = defects.filter(isOfTheSet);
  const paths = new Set([...unreadable, ...unread.map(({ at }) => at.file)]);
  return { cases, unreadable: [...paths].toSorted(byUtf8), others, unmet: unmet() };
}
