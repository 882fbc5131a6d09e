import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";

const shared = process.env["TOUCHSTONE_SHARED"] ?? "";
const chatbot = join(shared, "data/mongodb-chatbot-yaml");
const map = resolve("docs/mappings/mongodb-chatbot-yaml.cases.yaml");

const mtrag = join(shared, "data/mtrag-multiturn");
const tasks = join(mtrag, "generation_tasks/reference.govt+cloud.jsonl");

const judgments = ["govt", "cloud"].map((part) => join(mtrag, `mtragun_qrels/${part}.tsv`));

/** The set does not bring its documentation, so a page of our own stands in for it. */
async function emptySet(): Promise<string> {
  const page = { id: "https://docs.example.test/introduction", text: "A page of our own." };
  const folder = await folderWith({
    "page.json": JSON.stringify([page]),
    "page.map.yaml":
      'idPattern: "{document}"\nchunk: { id: id, text: text }\nchunking: { name: by-page, version: "1" }\n',
  });
  const words = ["page.json", "--map", "page.map.yaml", "--created-at", "2025-09-29"];
  expect((await runIn(folder, "corpus", "snapshot", ...words)).code).toBe(0);
  return folder;
}

async function importOf(folder: string, part: string, ...words: readonly string[]): Promise<Ran> {
  const names = readdirSync(join(chatbot, part)).filter((name) => /\.ya?ml$/.test(name));
  const tables = names.toSorted().map((name) => join(chatbot, part, name));
  const losses = ["--losses", "losses.json"];
  return await runIn(folder, "import", "table", ...tables, "--map", map, ...losses, ...words);
}

async function casesIn(folder: string): Promise<Files> {
  const files = await filesIn(folder);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith("cases/")));
}

/** What the report's last table says, by its first word or two. */
function figures({ out }: Ran): Readonly<Record<string, string>> {
  const rows = out.slice(out.indexOf("  read  ")).matchAll(/^ {2}(\w+(?: \w+)?) {2,}(.*)$/gm);
  return Object.fromEntries([...rows].map(([, name = "", text = ""]) => [name, text]));
}

describe("the cases of a chatbot, four states of them", () => {
  test("are added one state after another, what changed is told, and nothing is overwritten", async () => {
    const folder = await emptySet();
    const states = [];
    let before: Files = {};
    for (const state of ["rev-1", "rev-2", "rev-3", "rev-4"]) {
      const ran = await importOf(folder, state, "--incomplete");
      const { read, written, "not touched": changed = "none" } = figures(ran);
      states.push({ read, written, changed });
      const cases = await casesIn(folder);
      expect(cases).toMatchObject(before);
      before = cases;
    }
    // 95 of the 96 have a name of their own; the other is the second case of its name in its file. What changed in the
    // third state is told again of the fourth.
    expect(states).toMatchInlineSnapshot(`
      [
        {
          "changed": "none",
          "read": "311 records",
          "written": "311 cases to cases/",
        },
        {
          "changed": "none",
          "read": "352 records",
          "written": "41 cases to cases/",
        },
        {
          "changed": "27 cases",
          "read": "448 records",
          "written": "96 cases to cases/",
        },
        {
          "changed": "31 cases",
          "read": "518 records",
          "written": "70 cases to cases/",
        },
      ]
    `);
    expect(Object.keys(before)).toHaveLength(518);
  });
});

/** How often each line of a kind stands in the cases. */
function lines(cases: Files, pattern: RegExp): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const text of Object.values(cases)) {
    for (const [line] of text.matchAll(pattern)) counts[line] = (counts[line] ?? 0) + 1;
  }
  return counts;
}

interface Gap {
  readonly at: string;
  readonly lacks: readonly string[];
}

/** The records that an import found incomplete, as it lists them where --losses asks for a list. */
async function gapsIn(folder: string): Promise<readonly Gap[]> {
  const losses = JSON.parse((await filesIn(folder))["losses.json"] ?? "") as {
    readonly incomplete: readonly Gap[];
  };
  return losses.incomplete;
}

/** How many records lack what, whatever is named and wherever. */
function reasons(gaps: readonly Gap[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const reason of gaps.flatMap(({ lacks }) => lacks)) {
    const kind = reason.replaceAll(/".*?"/g, "…").replaceAll(/\d+/g, "n");
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

describe("the last state of a chatbot's cases", () => {
  test("imports the eight refusals whole, and names each of the others with what it lacks", async () => {
    const folder = await emptySet();
    const ran = await importOf(folder, "rev-4");
    const gaps = await gapsIn(folder);
    expect(figures(ran)).toMatchInlineSnapshot(`
      {
        "evidence": "0 of 469 found in corpus revision "corpus-2025-09-29"",
        "ids": "31 as the table has them, 483 folded, 4 changed, since an earlier record has them",
        "left out": "510 records",
        "read": "518 records",
        "written": "8 cases to cases/",
      }
    `);
    expect(reasons(gaps)).toMatchInlineSnapshot(`
      {
        "evidence … is not in corpus revision …": 469,
        "the answer is missing": 396,
        "there is no evidence": 296,
        "turn n of the conversation has a blank text": 2,
      }
    `);
    expect(lines(await casesIn(folder), /^(?:kind|because): .*$/gm)).toMatchInlineSnapshot(`
      {
        "because: out-of-scope": 8,
        "kind: abstention": 8,
      }
    `);
    const places = gaps.map(({ at }) => at).filter((at) => /rev-4\/\w+\.yml:\d+$/.test(at));
    expect(new Set(places).size).toBe(510);
    expect((await runIn(folder, "check")).code).toBe(0);
  });
});

describe("the rounds in which people tested a chatbot", () => {
  test("name every conversation without a turn at its line", async () => {
    const folder = await emptySet();
    const ran = await importOf(folder, "qaTests", "--incomplete");
    const gaps = await gapsIn(folder);
    expect(figures(ran)).toMatchInlineSnapshot(`
      {
        "ids": "1 as the table has them, 2 made from the question, since the record has none, 212 folded, 9 changed, since an earlier record has them",
        "read": "224 records",
        "written": "224 cases to cases/",
      }
    `);
    expect(reasons(gaps)).toMatchInlineSnapshot(`
      {
        "the answer is missing": 224,
        "the question is missing: … holds no turn": 41,
        "there is no evidence": 224,
      }
    `);
    const empty = gaps.filter(({ lacks }) =>
      lacks.includes('the question is missing: "messages" holds no turn'),
    );
    expect(empty.filter(({ at }) => /\.yaml:\d+$/.test(at))).toHaveLength(9 + 8 + 24);
  });
});

describe("the generation tasks of MTRAG", () => {
  test("bring a corpus of 683 passages, and become 288 cases that pass the check", async () => {
    const { folder, ran, snapshot } = await importedTasks();
    expect(snapshot.out.split("\n")[0]).toMatchInlineSnapshot(
      `"Corpus revision "corpus-2026-07-13": 446 documents, 683 chunks from 1 file"`,
    );
    expect(figures(ran)).toMatchInlineSnapshot(`
      {
        "evidence": "512 of 512 found in corpus revision "corpus-2026-07-13"",
        "ids": "288 folded",
        "quotes": "proposed for 50 of 512 chunks",
        "read": "288 records",
        "written": "288 cases to cases/",
      }
    `);
    expect(ran.out.slice(ran.out.indexOf("Losses:")).replaceAll(`${mtrag}/`, ""))
      .toMatchInlineSnapshot(`
        "Losses:
          task_type, 288 records, kept in the notes: what the benchmark does with the task
            first: generation_tasks/reference.govt+cloud.jsonl:1
          dataset, 288 records, kept in the notes: the benchmark's version
            first: generation_tasks/reference.govt+cloud.jsonl:1
          Collection, 288 records, kept in the notes: the benchmark's own corpus that the task belongs to
            first: generation_tasks/reference.govt+cloud.jsonl:1
          input[].metadata, 288 records, dropped: who wrote a turn, and when
            first: generation_tasks/reference.govt+cloud.jsonl:1
          targets[].metadata, 288 records, dropped: who wrote the answer, and when
            first: generation_tasks/reference.govt+cloud.jsonl:1
          targets[].speaker, 288 records, dropped: the speaker of the answer
            first: generation_tasks/reference.govt+cloud.jsonl:1
          answerability, 63 records, kept in the notes: UNANSWERABLE: said of what its annotators found; whether the whole corpus has no answer is for a reviewer to judge
            first: generation_tasks/reference.govt+cloud.jsonl:2
          answerability, 22 records, kept in the notes: PARTIAL: the answer tells what the passages hold and what they do not
            first: generation_tasks/reference.govt+cloud.jsonl:4
          contexts[].title, 125 records, dropped: a document's title: the corpus has it
            first: generation_tasks/reference.govt+cloud.jsonl:4
          answerability, 20 records, kept in the notes: UNDERSPECIFIED: the answer asks back, from passages that fit several readings of the question
            first: generation_tasks/reference.govt+cloud.jsonl:255
          contexts, 20 records, in the case with another meaning: distractors: the task is not to be answered from them
            first: generation_tasks/reference.govt+cloud.jsonl:255
          answerability, 14 records, kept in the notes: UNDERSPECIFIED: the answer asks back
            first: generation_tasks/reference.govt+cloud.jsonl:270

        Next: touchstone check, then read each case and record your judgment: touchstone review record.
        "
      `);
    const cases = await casesIn(folder);
    expect(lines(cases, /^(?:kind|because): .*$/gm)).toMatchInlineSnapshot(`
      {
        "because: ambiguous": 34,
        "because: not-in-corpus": 63,
        "kind: abstention": 97,
        "kind: answerable": 169,
        "kind: inconclusive": 22,
      }
    `);
    expect(lines(cases, /^distractorChunkIds:$/gm)).toEqual({ "distractorChunkIds:": 20 });
    expect(lines(cases, /^ {4}grade: 1$/gm)).toEqual({ "    grade: 1": 261 + 251 });
    const checked = await runIn(folder, "check");
    expect([ran.code, checked.code]).toEqual([0, 0]);
    expect(checked.out).toContain("0 errors");
  });

  test("are unchanged by a second import", async () => {
    const { folder } = await importedTasks();
    const before = await casesIn(folder);
    const again = await runIn(folder, "import", "mtrag", tasks, ...judgments);
    expect(figures(again)).toMatchObject({ written: "0 cases", "there already": "288 cases" });
    expect(await casesIn(folder)).toEqual(before);
  });
});

describe("the retrieval tasks of MTRAG", () => {
  test.for(["govt", "cloud"])(
    "of %s lack their answers, and passages that the corpus does not have",
    async (part) => {
      const { folder } = await importedTasks();
      const before = await casesIn(folder);
      const at = join(mtrag, "retrieval_tasks", part);
      const forms = ["lastturn", "questions", "rewrite"].map((form) =>
        join(at, `${part}_${form}.jsonl`),
      );
      const ran = await runIn(
        folder,
        "import",
        "mtrag",
        ...forms,
        join(at, "qrels/dev.tsv"),
        "--incomplete",
        "--losses",
        "losses.json",
      );
      expect(figures(ran)).toMatchSnapshot();
      expect(reasons(await gapsIn(folder))).toMatchSnapshot();
      expect(await casesIn(folder)).toMatchObject(before);
    },
  );
});

async function importedTasks(): Promise<{ folder: string; ran: Ran; snapshot: Ran }> {
  const folder = await folderWith({});
  const words = ["--format", "mtrag", "--created-at", "2026-07-13"];
  const snapshot = await runIn(folder, "corpus", "snapshot", tasks, ...words);
  return { folder, snapshot, ran: await runIn(folder, "import", "mtrag", tasks, ...judgments) };
}
