import { join } from "node:path";
import { evidenceSource } from "../../../src/authoring/evidence-source.ts";
import { planFill, type FillPlan } from "../../../src/authoring/fill/fill.ts";
import { writeFiles } from "../../../src/git/write-files.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { isAltered } from "../../../src/model/corpus.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { changedMeanwhile, rawText, saysStill } from "../raw-text.ts";

/** What to tell where the files of the current corpus revision are not what was recorded. */
export const alteredRevision: string =
  "The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.\n" +
  "Run touchstone check, and mend what it finds below corpus-revisions/.";

/** What filling some cases of a set in a folder would do; undefined without a current corpus revision that is as it was recorded. */
export async function planForSet(
  folder: string,
  dataset: Dataset,
  { cases, author }: { readonly cases: readonly CaseFile[]; readonly author: string | undefined },
): Promise<FillPlan | undefined> {
  const source = evidenceSource(dataset);
  if (source === undefined || isAltered(source.revision)) return undefined;
  const texts = new Map<string, string>();
  const changed: CaseFile[] = [];
  for (const file of cases) {
    const text = await rawText(join(folder, file.path)).catch(() => "");
    if (saysStill(file, text)) texts.set(file.path, text);
    else changed.push(file);
  }
  const kept = cases.filter(({ path }) => texts.has(path));
  const textOf = (path: string): string => texts.get(path) ?? "";
  const plan = planFill(dataset, kept, { source, author, textOf });
  return { ...plan, refused: [...plan.refused, ...changed.map(changedMeanwhile)] };
}

export async function writePlan(folder: string, plan: FillPlan): Promise<void> {
  await writeFiles(
    folder,
    plan.filled.map(({ path, after }) => [path, after] as const),
    new Map(plan.filled.map(({ path, before }) => [path, before])),
  );
}

/** The author as the report names them; a name taken from Git is said to be. */
export function toldAuthor(author: string | undefined, fromGit: boolean): string {
  return `"${author ?? ""}"${fromGit ? ", Git's user.name" : ""}`;
}
