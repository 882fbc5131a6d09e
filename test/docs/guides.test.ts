import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  countIn,
  folderRuns,
  shownRuns,
  tableOf,
  type FolderRuns,
} from "../support/guide-figures.ts";

const guides = new URL("../../docs/guides/", import.meta.url);
const index = new URL("README.md", guides);

/** The sets of the guides: the folder that a guide calls the set by, and where only some of its tables count, which. */
const sets = [
  { name: "Anthropic's documentation", guide: "two-public-sets", folder: "docs" },
  {
    name: "Azure's benefits",
    guide: "two-public-sets",
    folder: "benefits",
    // The other table holds the first of its questions.
    tables: ["ground_truth_250.jsonl"],
  },
  { name: "EU acts, in Danish", guide: "legal-acts", folder: "acts" },
  {
    name: "SEC filings",
    guide: "filings",
    folder: "filings",
    tables: ["sec10q/qna_data.csv"],
  },
  { name: "MongoDB's chatbot", guide: "conversations", folder: "chat" },
  {
    name: "MTRAG, tasks with answers",
    guide: "conversations",
    folder: "mtrag",
    tables: ["reference.jsonl qrels/cloud.tsv qrels/govt.tsv"],
  },
  {
    name: "MTRAG, questions alone",
    guide: "conversations",
    folder: "mtrag",
    tables: ["govt_questions.jsonl govt_rewrite.jsonl govt_lastturn.jsonl qrels/dev.tsv"],
  },
  { name: "SQuAD 2.0, two articles", guide: "squad-and-deepeval", folder: "squad" },
  { name: "DeepEval, one turn", guide: "squad-and-deepeval", folder: "goldens" },
  { name: "DeepEval, several turns", guide: "squad-and-deepeval", folder: "talks" },
] as const;

const corpora = [
  { name: "Kubeflow", guide: "corpora-from-folders", folder: "kubeflow" },
  { name: "Fastify", guide: "corpora-from-folders", folder: "fastify" },
] as const;

/** The sets of the guide to families, and which of its proposals tells what hangs together in the set. */
const grouped = [
  { name: "Anthropic's documentation", folder: "docs", at: 0 },
  { name: "Azure's benefits, 50 questions", folder: "benefits", at: 0 },
  { name: "Azure's benefits, all questions", folder: "benefits", at: -1 },
  { name: "EU acts, in Danish", folder: "acts", at: -1 },
  { name: "SEC filings", folder: "filings", at: 0 },
] as const;

/** Folders of the guides that hold a set of the table once more, to show something else. */
const retold: readonly string[] = [
  ...new Set(grouped.map(({ folder }) => `families ${folder}`)),
  "two-public-sets old",
  "two-public-sets moved",
  "conversations states",
  "drift docs",
  "drift benefits",
  "drift handbook",
];

function guideText(name: string): string {
  return readFileSync(new URL(`${name}.md`, guides), "utf8");
}

function cell(count: number): string {
  return String(count);
}

/** Documents and chunks of the last revision that a folder's snapshots made, and how many revisions they made. */
function corpusCells({ snapshots }: FolderRuns): readonly string[] {
  const last = snapshots.at(-1);
  if (last === undefined) throw new Error("No snapshot made a revision.");
  const documents = countIn(last, /^Corpus revision .*: (\d+) documents?/m);
  const chunks = countIn(last, /^Corpus revision .*, (\d+) chunks?/m);
  return [cell(documents), cell(chunks)];
}

/**
 * Records and evidence as the last import of each table tells them, cases as that leaves them, and what was incomplete when
 * the table was first read.
 */
function importCells({ imports }: FolderRuns, tables: readonly string[]): readonly string[] {
  const counts = tables.map((table) => {
    const runs = imports.filter((run) => tableOf(run) === table);
    const [first, last] = [runs[0], runs.at(-1)];
    if (first === undefined || last === undefined) throw new Error(`No import reads ${table}.`);
    const records = countIn(last, /^ {2}read +(\d+) records?$/m);
    if (records === 0) throw new Error(`No report tells how many records ${table} holds.`);
    return {
      records,
      cases:
        countIn(last, /^ {2}written +(\d+) cases?/m) +
        countIn(last, /^ {2}there already +(\d+) cases?$/m),
      incomplete: countIn(first, /^Incomplete \((\d+)\):$/m),
      found: countIn(last, /^ {2}evidence +(\d+) of \d+ found/m),
      named: countIn(last, /^ {2}evidence +\d+ of (\d+) found/m),
    };
  });
  const sum = (name: keyof (typeof counts)[number]): number =>
    counts.reduce((total, one) => total + one[name], 0);
  return [
    cell(sum("records")),
    cell(sum("cases")),
    cell(sum("incomplete")),
    `${sum("found")} of ${sum("named")}`,
  ];
}

function setsTable(): string {
  const rows = sets.map((set) => {
    const { name, guide, folder } = set;
    const runs = folderRuns(guideText(guide), folder);
    const tables = "tables" in set ? set.tables : [...new Set(runs.imports.map(tableOf))];
    return [`[${name}](${guide}.md)`, ...corpusCells(runs), ...importCells(runs, tables)];
  });
  return tableText(
    ["set", "documents", "chunks", "records", "cases", "incomplete", "evidence found"],
    rows,
  );
}

function corporaTable(): string {
  const rows = corpora.map(({ name, guide, folder }) => {
    const { imports, snapshots } = folderRuns(guideText(guide), folder);
    const byHeading = snapshots.filter(({ command }) => command.includes("by-heading"));
    const cells = corpusCells({ imports, snapshots: byHeading });
    return [`[${name}](${guide}.md)`, cell(byHeading.length), ...cells];
  });
  return tableText(["corpus", "revisions", "documents, last", "chunks, last"], rows);
}

/** What hangs together with one family for each document, as the proposals of the guide to families tell it. */
function familiesTable(): string {
  const runs = shownRuns(guideText("families")).filter(({ command }) =>
    command.includes("propose --by document"),
  );
  const rows = grouped.map(({ name, folder, at }) => {
    const run = runs.filter((one) => one.folder === folder).at(at);
    if (run === undefined) throw new Error(`The guide proposes nothing for ${folder}.`);
    const told = (line: RegExp): string => line.exec(run.printed)?.[1] ?? "0";
    const [largest, joining, without] = [
      told(/^ {2}largest +.*: (\d+ of \d+) cases/m),
      told(/^ {2}joined by +(\d+) cases?/m),
      told(/^ {2}else +.*, the largest with (\d+ of \d+) cases/m),
    ];
    const components = cell(countIn(run, /^ {2}components +(\d+) with cases/m));
    return [`[${name}](families.md)`, components, largest, joining, without];
  });
  return tableText(
    ["set", "components", "cases in the largest", "joined by", "largest without those"],
    rows,
  );
}

/** What each history leaves to read, as the guide to drift counts it. */
function driftTable(): string {
  const [, table = ""] = /<!-- histories -->\n(.*?)<!-- end -->/s.exec(guideText("drift")) ?? [];
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((one) => one.trim()),
    );
  const shown = ["cases", "carried", "only moved", "to read"];
  const cellsOf = (row: readonly string[]): readonly string[] =>
    shown.map((name) => row[head.indexOf(name)] ?? "");
  return tableText(
    ["history", ...shown],
    rows.map((row) => [`[${row[0] ?? ""}](drift.md)`, ...cellsOf(row)]),
  );
}

function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** A table however wide its columns are. */
const bare = (table: string): string => table.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");

// To write the real figures into the page, run this test with UPDATE_GUIDE=1, then oxfmt.
test("docs/guides/README.md tells the figures that the guides show", () => {
  const text = readFileSync(index, "utf8");
  const tables = {
    sets: setsTable(),
    corpora: corporaTable(),
    families: familiesTable(),
    drift: driftTable(),
  };
  let real = text;
  for (const [name, table] of Object.entries(tables)) {
    const between = new RegExp(`(<!-- ${name} -->\n).*?(<!-- end -->)`, "s");
    expect(text).toMatch(between);
    real = real.replace(between, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
  }
  if (process.env["UPDATE_GUIDE"] !== undefined) writeFileSync(index, real);
  expect(bare(text)).toBe(bare(real));
});

test("docs/guides/README.md has a line for each guide, and a row for each set they show", () => {
  const names = readdirSync(guides)
    .map((file) => file.replace(/\.md$/, ""))
    .filter((name) => name !== "README");
  const text = readFileSync(index, "utf8");
  const listed = [...text.matchAll(/^- \[.*?\]\(([\w-]+)\.md\)/gm)].map(([, name = ""]) => name);
  expect(listed.toSorted()).toEqual(names.toSorted());
  const shown = names.flatMap((guide) =>
    shownRuns(guideText(guide)).map(({ folder }) => `${guide} ${folder}`),
  );
  const told = [...sets, ...corpora].map(({ guide, folder }) => `${guide} ${folder}`);
  expect([...new Set(shown)].toSorted()).toEqual([...new Set([...told, ...retold])].toSorted());
});

test("docs/guides/families.md tells no figure that its commands do not print", () => {
  const text = guideText("families");
  const printed = shownRuns(text).map((run) => run.printed);
  const figures = new Set(printed.join("\n").match(/\d+/g));
  const prose = text.replaceAll(/^```.*?^```$/gms, "").replaceAll(/`[^`]*`/g, "");
  const told = prose.match(/\d\d+/g) ?? [];
  expect(told.filter((one) => !figures.has(one))).toEqual([]);
  expect(told.length).toBeGreaterThan(5);
});
