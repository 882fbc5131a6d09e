import type { CaseTextOptions } from "../../load/case-texts.ts";
import { formatted, type Formatted } from "../../load/formatted.ts";
import { ownTexts } from "../../load/own-texts.ts";
import { isOfTheSet, type Defect } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { Tree } from "../../model/tree.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** A file that the formatter writes anew; both texts have their byte order mark. */
export interface FormattedFile extends Omit<Formatted, "text"> {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** What formatting a set does. */
export interface FormatPlan {
  readonly changed: readonly FormattedFile[];
  /** Files that are left as they are, since they cannot be read or sorted: one entry a defect. */
  readonly refused: readonly Problem[];
  /** How many files are formatted already. */
  readonly same: number;
}

/** Formats the files that people write in a set, as far as they are wanted; writes nothing. */
export async function planFormat(tree: Tree, options: CaseTextOptions = {}): Promise<FormatPlan> {
  const defects: Defect[] = [];
  const changed: FormattedFile[] = [];
  const refused: Problem[] = [];
  let same = 0;
  for await (const { path, mark, text } of ownTexts(tree, defects, options)) {
    const result = formatted(path, text);
    if ("refused" in result) refused.push(...result.refused);
    else if (result.text === text) same++;
    else {
      const { text: after, ...done } = result;
      changed.push({ path, before: mark + text, after: mark + after, ...done });
    }
  }
  const unread = defects.filter(isOfTheSet);
  const all = [...unread, ...refused].toSorted((a, b) => byUtf8(a.at.file, b.at.file));
  return { changed, refused: all, same };
}
