import { isDeepStrictEqual } from "node:util";
import { caseTexts } from "../../load/case-texts.ts";
import { addFieldToEntries } from "../../load/entry-fields.ts";
import { readCase } from "../../load/read-case.ts";
import { editValue } from "../../load/value-edits.ts";
import { editFields } from "../../load/yaml-edits.ts";
import type { CaseFile } from "../../model/case.ts";
import { isOfTheSet, type Defect } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import type { Problem } from "../../model/finding.ts";
import { familiesFile } from "../../model/layout.ts";
import { startOf } from "../../model/location.ts";
import type { Tree } from "../../model/tree.ts";
import { placeFor } from "./editable-fields.ts";

/** How components were drawn, as families.yaml says it. */
export interface Assignment {
  readonly salt: string;
  readonly weights: Readonly<Partial<Record<Split, number>>>;
}

/** A file with what it has and what it is to have; both texts have their byte order mark. */
export interface SplitFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The files that record splits, or what stands against writing them: then none is to be written. */
export type SplitFiles =
  | { readonly files: readonly SplitFile[] }
  | { readonly refused: readonly Problem[] };

/** The text of families.yaml with splits and, where it is another than before, the way in which they were drawn. */
export function familiesWithSplits(
  before: string,
  families: ReadonlyMap<string, Split>,
  assignment: Assignment | undefined,
): SplitFiles {
  const path = familiesFile;
  const drawn = assignment === undefined ? { text: before } : withAssignment(before, assignment);
  if ("refused" in drawn) return { refused: [drawn.refused] };
  const edit = { map: "families", field: "split", values: families };
  const edited = families.size === 0 ? drawn : addFieldToEntries(path, drawn.text, edit);
  if ("refused" in edited) return { refused: [edited.refused] };
  return { files: edited.text === before ? [] : [{ path, before, after: edited.text }] };
}

/** A salt that changes alone leaves the weights as they are written. */
function withAssignment(
  before: string,
  { salt, weights }: Assignment,
): ReturnType<typeof editFields> {
  const edited = editFields(familiesFile, before, [
    { set: "assignment", to: { salt, weights }, after: "grouping" },
  ]);
  if ("refused" in edited || edited.text === before) return edited;
  const small = editValue(familiesFile, before, { path: ["assignment", "salt"], to: salt });
  if ("refused" in small) return edited;
  const again = editFields(familiesFile, small.text, [
    { set: "assignment", to: { salt, weights }, after: "grouping" },
  ]);
  return "text" in again && again.text === small.text ? small : edited;
}

/** The case files with the split of each; a file that says something else by now than it did is refused. */
export async function casesWithSplits(
  tree: Tree,
  splits: ReadonlyMap<CaseFile, Split>,
): Promise<SplitFiles> {
  const byPath = new Map([...splits].map(([file, split]) => [file.path, { file, split }] as const));
  const defects: Defect[] = [];
  const refused: Problem[] = [];
  const files: SplitFile[] = [];
  const wanted = (path: string): boolean => byPath.has(path);
  for await (const { path, mark, text } of caseTexts(tree, defects, { wanted })) {
    const planned = byPath.get(path);
    if (planned === undefined) continue;
    const { split } = planned;
    const { value, file } = readCase(path, text);
    if (!isDeepStrictEqual(file?.case, planned.file.case)) {
      refused.push(changedSince(path));
      continue;
    }
    const edit = { path: ["split"], to: split, after: placeFor(value, "split") } as const;
    const edited = editValue(path, text, edit);
    if ("refused" in edited) refused.push(edited.refused);
    else files.push({ path, before: mark + text, after: mark + edited.text });
  }
  refused.push(...defects.filter(isOfTheSet));
  return refused.length > 0 ? { refused } : { files };
}

function changedSince(path: string): Problem {
  return {
    message: "The file changed after its split was drawn.",
    at: startOf(path),
    fix: "Run the command again: it reads the file as it is now.",
  };
}
