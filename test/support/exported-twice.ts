import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { folderWith, runIn } from "./command.ts";
import { evaluatedSet, handbook } from "./evaluated-set.ts";
import { asFields } from "./fields.ts";
import { caseFiles, type Files } from "./good-set.ts";
import { judgedCase, type PlainCorpus } from "./two-corpora.ts";

/** A folder with a set that was exported twice, to `a` and, with these files and this corpus instead, to `b`. */
export async function exports(files: Files = {}, now: PlainCorpus = handbook): Promise<string> {
  const folder = await folderWith(evaluatedSet());
  const later = await folderWith(evaluatedSet(now, files));
  for (const [where, name] of [
    [folder, "a"],
    [later, "b"],
  ] as const) {
    const { code, err } = await runIn(where, "export", "--out", name);
    if (code !== 0) throw new Error(err);
  }
  await cp(join(later, "b"), join(folder, "b"), { recursive: true });
  await rm(later, { recursive: true });
  return folder;
}

/** The case on refunds with another answer, as somebody approved it. */
export const oneEdit: Files = caseFiles(
  judgedCase("refund-001", {
    under: "one",
    corpus: handbook,
    chunks: ["refunds:1"],
    expectedAnswer: "For 30 days, and not a day longer.",
    acceptedAnswers: [{ statement: "For a month.", chunkIds: ["refunds:1"] }],
  }),
);

/** What `compare-contracts` says as JSON. */
export async function commandJson(
  folder: string,
  a: string,
  b: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { out, err } = await runIn(folder, "compare-contracts", a, b, "--format", "json");
  if (out === "") throw new Error(err);
  return asFields(JSON.parse(out));
}
