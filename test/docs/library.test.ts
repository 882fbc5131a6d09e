import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runIn } from "../support/command.ts";
import { consumer, type Consumer } from "../support/consumer.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";
import { workflowDefects } from "../support/workflow-defects.ts";

const page = new URL("../../docs/library.md", import.meta.url);

/** The strictest that a project of somebody else is likely to have. */
const settings = {
  compilerOptions: { strict: true, module: "nodenext", target: "es2023", types: ["node"] },
  include: ["*.ts"],
};

// To write the real output into the page, run this test with --update=all.
test("docs/library.md shows what its programs print in a project that installed the package", async () => {
  const project = await consumer(tempFolder());
  const { folder } = project;
  writeInto(folder, { "tsconfig.json": JSON.stringify(settings) });
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    cpSync(part, join(folder, "eval", part), { recursive: true });
  }
  const played = await playedPage(
    readFileSync(page, "utf8"),
    folder,
    async (line) => await Promise.resolve(printed(project, wordsOf(line))),
  );
  writeInto(folder, { "readme.ts": `${around}${shownInReadme()}` });
  expect(project.run("tsc")).toEqual({ status: 0, out: "", err: "" });
  const workflow = readFileSync(join(folder, ".github/workflows/evaluation.yaml"), "utf8");
  expect(await workflowDefects("evaluation.yaml", workflow)).toEqual([]);
  expect(project.run(process.execPath, "score.js").err).toContain("corpusRevision is not stated");
  await expect(played).toMatchFileSnapshot(page.pathname);
}, 180_000);

test("docs/library.md quotes what a check says of judgments", async () => {
  const set = tempFolder();
  for (const part of ["cases", "corpus-revisions", ".github", "families.yaml"]) {
    cpSync(part, join(set, part), { recursive: true });
  }
  const { out } = await runIn(set, "check", "--for", "evaluation");
  const [line = ""] = /judgments .*/.exec(out) ?? [];
  expect(line).toContain("stale");
  expect(readFileSync(page, "utf8")).toContain(`\`${line}\``);
});

/** What the example of README.md takes for granted. */
const around = `declare const results: ReadonlyMap<string, number>;
declare function mean(cases: readonly { readonly result: number | undefined }[]): number;
declare function report(told: object): void;
`;

function shownInReadme(): string {
  const [, block] = /^```ts\n(.*?)^```$/ms.exec(readFileSync("README.md", "utf8")) ?? [];
  if (block === undefined) throw new Error("README.md shows no program.");
  return block;
}

function printed({ folder, run }: Consumer, [program = "", ...words]: readonly string[]): string {
  // Done before the page begins.
  if (program === "npm") return "";
  const { status, out, err } = run(...(program === "node" ? [process.execPath] : []), ...words);
  // What `npx` runs goes well, but for the comparison, which finds that results are missing.
  if (program === "npx")
    expect([words, status]).toEqual([words, words[0] === "touchstone" ? 1 : 0]);
  // The times of a test run differ. Around a message, Node prints where it was thrown.
  if (words[0] === "vitest") return "";
  const refused = /GoldenSetRefused: .*?\n(?= {4}at )/s.exec(err)?.[0] ?? err;
  return `${out}${refused}`.replaceAll(`${folder}/`, "");
}
