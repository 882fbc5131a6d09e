import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { filesIn } from "./command.ts";
import { asFields } from "./fields.ts";
import type { Files } from "./good-set.ts";
import { commitAll, done, outside } from "./life.ts";
import { wordsOf } from "./played-page.ts";
import { tempFolder, writeInto } from "./temp-folder.ts";

const root = new URL("../../", import.meta.url).pathname;

/** The cases of this repository as they are today. */
export const casesToday: Files = await filesIn(root, "cases");

/** Three of them were decided anew in September; this is how they were judged in June. */
const earlier: Files = await filesIn(join(root, "test/fixtures/june-cases"));

function isJudgedUnder(text: string, revision: string): boolean {
  const { corpusRevision, review } = asFields(parse(text));
  return corpusRevision === revision && asFields(review)["digest"] !== undefined;
}

/** The cases as they were when those under June were judged: what was decided since is taken away. */
export function casesOfJune(): Files {
  const cases = Object.entries(casesToday).flatMap(([path, text]) => {
    const judged = earlier[basename(path)] ?? text;
    const isOfJune = isJudgedUnder(judged, "corpus-2026-06-01");
    return isOfJune ? [[path, outside(judged, ["refresh", "retired"])] as const] : [];
  });
  return Object.fromEntries(cases);
}

/** The cases that were first judged under a later revision. */
export function casesFirstJudgedUnder(revision: string): Files {
  const cases = Object.entries(casesToday).filter(
    ([path, text]) => isJudgedUnder(text, revision) && earlier[basename(path)] === undefined,
  );
  return Object.fromEntries(cases);
}

/** Records the handbook as it was in a month, with the command that its page shows. */
export async function recordHandbook(folder: string, month: string): Promise<void> {
  const page = readFileSync(join(root, "docs/handbook/README.md"), "utf8");
  const line = new RegExp(`^touchstone corpus snapshot docs/handbook/${month} .*$`, "m");
  const [command = ""] = line.exec(page) ?? [];
  await done(folder, ...wordsOf(`$ ${command}`).slice(1));
}

/** The set of this repository as it was in June, in a repository of its own. */
export async function setOfJune(): Promise<string> {
  const folder = tempFolder();
  for (const part of ["docs/handbook", "families.yaml", ".github/touchstone.yaml"]) {
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  writeInto(folder, casesOfJune());
  await recordHandbook(folder, "2026-06");
  await commitAll(folder, "Judge first cases under June");
  return folder;
}
