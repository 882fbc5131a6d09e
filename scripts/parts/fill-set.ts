import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { evidenceSource } from "../../src/authoring/evidence-source.ts";
import { planFill, type FillPlan } from "../../src/authoring/fill.ts";
import { writeFiles } from "../../src/git/write-files.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";

/** What filling some cases of a set in a folder would do; undefined without a current corpus revision. */
export async function planForSet(
  folder: string,
  dataset: Dataset,
  { cases, author }: { readonly cases: readonly CaseFile[]; readonly author: string | undefined },
): Promise<FillPlan | undefined> {
  const source = evidenceSource(dataset);
  if (source === undefined) return undefined;
  const texts = new Map<string, string>();
  for (const { path } of cases) texts.set(path, await rawText(join(folder, path)));
  const textOf = (path: string): string => texts.get(path) ?? "";
  return planFill(dataset, cases, { source, author, textOf });
}

export async function writePlan(folder: string, plan: FillPlan): Promise<void> {
  await writeFiles(
    folder,
    plan.filled.map(({ path, after }) => [path, after] as const),
  );
}

/** A case file that was read before: UTF-8, with its byte order mark, which is to survive. */
export async function rawText(file: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(file));
}

/** The author as the report names them; a name taken from Git is said to be. */
export function toldAuthor(author: string | undefined, fromGit: boolean): string {
  return `"${author ?? ""}"${fromGit ? ", Git's user.name" : ""}`;
}
