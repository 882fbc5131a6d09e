import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { asFields } from "./support/fields.ts";
import { tempFolder } from "./support/temp-folder.ts";

/** What lint says of imports, planted in files of a folder that is laid out like the project. */
function lintOf(files: Readonly<Record<string, string>>): Map<string, string> {
  const folder = tempFolder({
    ".oxlintrc.json": JSON.stringify({ ...config(), options: {}, categories: {}, rules: {} }),
    ...files,
  });
  const oxlint = resolve("node_modules/.bin/oxlint");
  const { stdout, stderr } = spawnSync(oxlint, ["--format", "json", "src"], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const { diagnostics } = asFields(JSON.parse(stdout));
  return new Map(
    (diagnostics as { filename: string; help: string }[]).map(({ filename, help }) => [
      filename,
      help,
    ]),
  );
}

function config(): Record<string, unknown> {
  return asFields(JSON.parse(readFileSync(".oxlintrc.json", "utf8")));
}

/** One file a row, each with one import; the answer is the rows' help, or that the import passes. */
function verdicts(rows: readonly (readonly [from: string, to: string])[]): string[] {
  const planted = rows.map(([from, to], index) => ({
    file: `src/${from}/planted${index}.ts`,
    text: `import { x } from ${JSON.stringify(to)};\nvoid x;\n`,
  }));
  const said = lintOf(Object.fromEntries(planted.map(({ file, text }) => [file, text])));
  return planted.map(({ file }) => said.get(file) ?? "passes");
}

const model = "The model imports no other stage.";
const load = "Loading knows the model alone; it reads through the Tree port.";
const disks = "Git and disks know the model alone.";
const corpus = "The corpus knows the model, loading and Git.";
const families = "Families know the model, loading and Git.";
const rule = "A rule knows the model and nothing of the world.";
const stages =
  "Authoring, review and refresh know the rules and what lies below them, not each other; reporting and GitHub carry out what they decide.";
const importing =
  "Importing fills candidates as authoring does; it knows authoring and what lies below it.";
const exporting =
  "What goes out knows the rules and what lies below them; it neither writes cases nor decides about them.";
const approving =
  "Approving knows review and refresh and what lies below them; reporting and GitHub carry out what it decides.";
const report = "A report is text; it sends nothing.";
const readings = "Readings in threads and from earlier runs know the model, loading and Git.";
const github = "GitHub is sent what others have written.";
const library =
  "The library gives other programs what was judged; it writes nothing and asks nobody.";

const order = [
  "model",
  "load",
  "git",
  "corpus",
  "families",
  "rules",
  "authoring",
  "importing",
  "review",
  "refresh",
  "approving",
  "exporting",
  "report",
  "github",
  "readings",
  "library",
];

/** What each folder may import. Whoever changes the layers changes this table and the configuration. */
const below: Readonly<Record<string, { readonly may: readonly string[]; readonly says: string }>> =
  {
    model: { may: [], says: model },
    load: { may: ["model"], says: load },
    git: { may: ["model"], says: disks },
    corpus: { may: ["model", "load", "git"], says: corpus },
    families: { may: ["model", "load", "git"], says: families },
    rules: { may: ["model", "corpus", "families"], says: rule },
    authoring: { may: order.slice(0, 6), says: stages },
    importing: { may: order.slice(0, 7), says: importing },
    review: { may: order.slice(0, 6), says: stages },
    refresh: { may: order.slice(0, 6), says: stages },
    approving: { may: [...order.slice(0, 7), "review", "refresh"], says: approving },
    exporting: { may: order.slice(0, 6), says: exporting },
    report: { may: order.slice(0, 12), says: report },
    github: { may: order.slice(0, 12), says: github },
    readings: { may: ["model", "load", "git"], says: readings },
    library: { may: [...order.slice(0, 6), "exporting", "report"], says: library },
  };

describe("the layers", () => {
  test("let each folder import what lies below it, and nothing else", () => {
    const rows = order.flatMap((from) =>
      order.filter((to) => to !== from).map((to) => [from, `../${to}/planted.ts`] as const),
    );
    const due = rows.map(([from, to]) => {
      const { may = [], says = "" } = below[from] ?? {};
      return may.includes(to.split("/")[1] ?? "") ? "passes" : says;
    });
    expect(verdicts(rows)).toEqual(due);
  });

  test("hold for deep folders, long ways round and both ends of the project", () => {
    expect(
      verdicts([
        ["model/deep", "../../load/x.ts"],
        ["model", "../../src/load/x.ts"],
        ["model", "./../load/x.ts"],
        ["load/deep/deeper", "../../../git/x.ts"],
        ["rules", "../load/generated/case-shape.js"],
        ["report", "../../scripts/io.ts"],
        ["load", "../../actions/validate/main.ts"],
        ["git", "../../test/support/report.ts"],
        ["model/deep", "../case.ts"],
        ["load", "./generated/case-shape.js"],
        ["rules", "./rule.ts"],
      ]),
    ).toEqual([model, model, model, load, rule, report, load, disks, "passes", "passes", "passes"]);
  });

  test("keep the world out of what is pure", () => {
    const world = "The model is plain values and total functions: no files, no parsers, no world.";
    expect(
      verdicts([
        ["model", "node:fs"],
        ["model", "node:fs/promises"],
        ["model", "yaml"],
        ["model", "ajv"],
        ["model", "node:crypto"],
        ["model", "canonicalize"],
        ["load", "node:fs"],
        ["load", "isomorphic-git"],
        ["load", "yaml"],
        ["git", "node:https"],
        ["git", "yaml"],
        ["git", "node:fs"],
        ["git", "isomorphic-git"],
        ["corpus", "node:fs"],
        ["rules", "yaml"],
        ["rules", "node:path"],
        ["review", "node:fs/promises"],
        ["report", "node:child_process"],
        ["report", "node:util"],
        ["github", "@actions/github"],
        ["report", "@actions/core"],
      ]).map((said) => (said === "passes" ? said : said.slice(0, 12))),
    ).toEqual([
      ...[world, world, world, world].map((said) => said.slice(0, 12)),
      "passes",
      "passes",
      "Loading read",
      "Loading read",
      "passes",
      "Git and disk",
      "Git and disk",
      "passes",
      "passes",
      "Corpus and f",
      "A rule knows",
      "A rule knows",
      "A stage retu",
      "A report is ",
      "passes",
      "passes",
      "A report is ",
    ]);
  });

  test("hold for what is passed on without being used", () => {
    const said = lintOf({
      "src/model/all.ts": 'export * from "../rules/check.ts";\n',
      "src/model/one.ts": 'export { check } from "../rules/check.ts";\n',
      "src/model/type.ts":
        'import type { Rule } from "../rules/rule.ts";\nexport type One = Rule;\n',
    });
    expect([...said.keys()].toSorted()).toEqual([
      "src/model/all.ts",
      "src/model/one.ts",
      "src/model/type.ts",
    ]);
  });

  test("are stated for every folder of the source", () => {
    const folders = readdirSync("src", { withFileTypes: true }).map(({ name }) => name);
    const stated = new Set(
      (config()["overrides"] as { files: string[] }[]).flatMap(({ files }) => files),
    );
    expect(folders.filter((name) => !stated.has(`src/${name}/**`))).toEqual([]);
    expect(folders.filter((name) => !order.includes(name))).toEqual([]);
  });
});
