import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";

const carla = { text: "Carla", answer_start: 11 };
const questions = [
  { id: "q1", question: "Who lives in Berlin?", answers: [carla, carla], is_impossible: false },
  { id: "q2", question: "Who lives in Rome?", answers: [], is_impossible: true },
];

function squad(all: readonly object[]): string {
  const context = "My name is Carla and I live together with Abdul in Berlin.";
  return JSON.stringify({
    version: "v2.0",
    data: [{ title: "People", paragraphs: [{ context, qas: all }] }],
  });
}

async function squadSet(files: Files = {}): Promise<string> {
  const folder = await folderWith({
    "dev.json": squad(questions),
    ".github/touchstone.yaml": "reviewers: []\n",
    ...files,
  });
  const words = ["dev.json", "--format", "squad2", "--created-at", "2018-06-11"];
  expect(await runIn(folder, "corpus", "snapshot", ...words)).toMatchObject({ code: 0, err: "" });
  return folder;
}

async function casesIn(folder: string): Promise<Files> {
  const files = await filesIn(folder);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith("cases/")));
}

describe("touchstone import squad2", () => {
  test("writes what is whole, names what is not, and ends with its losses", async () => {
    const folder = await squadSet();
    const { code, out, err } = await runIn(
      folder,
      "import",
      "squad2",
      "dev.json",
      "--into",
      "squad",
    );
    expect(out).toMatchInlineSnapshot(`
      "Incomplete (1):
        dev.json data[0].paragraphs[0].qas[1] q2
          the answer is missing: SQuAD does not say what a good refusal conveys

        read           2 records
        written        1 case to cases/squad/
        left out       1 record
        evidence       1 of 1 found in corpus revision "corpus-2018-06-11"
        quotes         proposed for 1 of 1 chunk
        ids            2 as the file has them

      Losses:
        version, 1 place, dropped: a statement about the file, which no single case can hold
          first: dev.json
        answers[].answer_start, 1 record, dropped: a place in the paragraph; the words themselves are the quote
          first: dev.json data[0].paragraphs[0].qas[0]
        answers[], 1 record, dropped: how many people gave the same answer
          first: dev.json data[0].paragraphs[0].qas[0]
        is_impossible, 1 record, in the case with another meaning: said of one paragraph; whether the whole corpus has no answer is for a reviewer to judge
          first: dev.json data[0].paragraphs[0].qas[1]
        1 of 2 records left out: see Incomplete

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect([code, err]).toEqual([1, ""]);
    expect(await casesIn(folder)).toMatchInlineSnapshot(`
      {
        "cases/squad/q1.yaml": "id: q1
      kind: answerable
      query: Who lives in Berlin?
      expectedAnswer: Carla
      relevantChunkIds:
        - People#1
      provenance:
        - chunkId: People#1
          documentId: People
          sourceUri: People
          sourceRevision: hash:7c492b43383e
          contentHash: sha256:5138ee2f657458bd182e5095b54fa2f277db65787389a0b07d5401e3d97060be
          quote: Carla
      corpusRevision: corpus-2018-06-11
      origin:
        kind: import
        format: squad2
        source: dev.json
        sha256: sha256:6de3157b1950d3895bdbbd715e3afac89e0dd89944cadaffa2b7ef71ad280c57
        id: q1
      review:
        status: pending
      ",
      }
    `);
  });

  test("leaves a set that check accepts", async () => {
    const folder = await squadSet();
    await runIn(folder, "import", "squad2", "dev.json");
    const { code, out } = await runIn(folder, "check");
    expect(out).toContain("0 errors in 1 case");
    expect(code).toBe(0);
  });

  test("writes nothing the second time, and of a grown file what is new", async () => {
    const folder = await squadSet();
    await runIn(folder, "import", "squad2", "dev.json", "--incomplete");
    const before = await casesIn(folder);
    const again = await runIn(folder, "import", "squad2", "dev.json", "--incomplete");
    expect(again.out).toContain("there already  2 cases");
    expect(again.out).toContain("Nothing was written.");
    expect(await casesIn(folder)).toEqual(before);

    const more = { id: "q0", question: "Where?", answers: [{ text: "Berlin", answer_start: 51 }] };
    const grown = await folderWith({
      ...(await filesIn(folder)),
      "dev.json": squad([more, ...questions]),
    });
    const { code, out } = await runIn(grown, "import", "squad2", "dev.json", "--incomplete");
    expect(out).toContain("written        1 case to cases/");
    expect(out).toContain("there already  2 cases");
    expect(code).toBe(0);
    const { "cases/q0.yaml": added, ...others } = await casesIn(grown);
    expect(added).toContain("query: Where?\n");
    expect(others).toEqual(before);
  });

  test("takes the words of a refusal from the person who imports", async () => {
    const folder = await squadSet();
    const words = ["dev.json", "--refusal", "The text does not say."];
    const { code } = await runIn(folder, "import", "squad2", ...words);
    expect(code).toBe(0);
    const written = await casesIn(folder);
    expect(written["cases/q2.yaml"]).toContain("expectedAnswer: The text does not say.\n");
    expect(written["cases/q1.yaml"]).toContain("expectedAnswer: Carla\n");
    expect((await runIn(folder, "check")).out).toContain("0 errors in 2 cases");
  });

  test("reads several files, and puts a text before each id", async () => {
    const other = squad([{ id: "q1", question: "Who else?", answers: [carla] }]);
    const folder = await squadSet({ "other.json": other });
    const words = ["dev.json", "other.json", "--id-prefix", "squad-"];
    const { out } = await runIn(folder, "import", "squad2", ...words);
    expect(out).toContain("Ids that an earlier record has, changed (1):\n  other.json data[0]");
    expect(Object.keys(await casesIn(folder))).toMatchInlineSnapshot(`
      [
        "cases/squad-q1-85dea214.yaml",
        "cases/squad-q1.yaml",
      ]
    `);
  });

  test("tells once what many records lack", async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      id: `q${index}`,
      question: `Question ${index}?`,
      answers: [],
      is_impossible: index !== 3,
    }));
    const folder = await squadSet();
    const set = await folderWith({ ...(await filesIn(folder)), "dev.json": squad(many) });
    const { out } = await runIn(set, "import", "squad2", "dev.json");
    expect(out.slice(0, out.indexOf("  read "))).toMatchInlineSnapshot(`
      "Incomplete (25):
        24 of 25 records: dev.json data[0].paragraphs[0].qas[0], dev.json data[0].paragraphs[0].qas[1], dev.json data[0].paragraphs[0].qas[2] and 21 more (--losses FILE lists all)
          the answer is missing: SQuAD does not say what a good refusal conveys
        dev.json data[0].paragraphs[0].qas[3] q3
          the answer is missing

      "
    `);
  });
});

describe("--losses", () => {
  test("writes what no case holds, and why, even in a dry run", async () => {
    const folder = await squadSet();
    const words = ["dev.json", "--losses", "losses.json", "--dry-run"];
    await runIn(folder, "import", "squad2", ...words);
    const losses = readFileSync(join(folder, "losses.json"), "utf8");
    expect(losses).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "format": "squad2",
        "files": [
          {
            "name": "dev.json",
            "sha256": "sha256:6de3157b1950d3895bdbbd715e3afac89e0dd89944cadaffa2b7ef71ad280c57"
          }
        ],
        "corpusRevision": "corpus-2018-06-11",
        "dryRun": true,
        "records": {
          "read": 2,
          "written": 1,
          "alreadyThere": 0,
          "leftOut": 1,
          "skipped": 0,
          "notTouched": 0
        },
        "fields": [
          {
            "field": "version",
            "fate": "dropped",
            "why": "a statement about the file, which no single case can hold",
            "count": 1,
            "of": "places",
            "example": {
              "at": "dev.json",
              "value": "v2.0"
            }
          },
          {
            "field": "answers[].answer_start",
            "fate": "dropped",
            "why": "a place in the paragraph; the words themselves are the quote",
            "count": 1,
            "of": "records",
            "example": {
              "at": "dev.json data[0].paragraphs[0].qas[0]",
              "value": 11
            }
          },
          {
            "field": "answers[]",
            "fate": "dropped",
            "why": "how many people gave the same answer",
            "count": 1,
            "of": "records",
            "example": {
              "at": "dev.json data[0].paragraphs[0].qas[0]",
              "value": 2
            }
          },
          {
            "field": "is_impossible",
            "fate": "case",
            "why": "said of one paragraph; whether the whole corpus has no answer is for a reviewer to judge",
            "count": 1,
            "of": "records",
            "example": {
              "at": "dev.json data[0].paragraphs[0].qas[1]",
              "value": true
            }
          }
        ],
        "unread": [],
        "incomplete": [
          {
            "at": "dev.json data[0].paragraphs[0].qas[1]",
            "case": "q2",
            "written": false,
            "lacks": [
              "the answer is missing: SQuAD does not say what a good refusal conveys"
            ]
          }
        ],
        "notTouched": [],
        "evidence": {
          "named": 1,
          "found": 1,
          "notFound": []
        }
      }
      "
    `);
    expect(await casesIn(folder)).toEqual({});
  });

  test("tells of a table as well", async () => {
    const folder = await squadSet({
      "t.jsonl": `${JSON.stringify({ q: "Who?", a: "Carla", e: ["People#1", "x"], team: "Support" })}\n[1]\n`,
      "m.yaml": "query: q\nexpectedAnswer: a\nkind: answerable\nevidence: {field: e}\n",
    });
    const words = ["t.jsonl", "--map", "m.yaml", "--losses", "losses.json"];
    await runIn(folder, "import", "table", ...words);
    const losses: unknown = JSON.parse(readFileSync(join(folder, "losses.json"), "utf8"));
    expect(losses).toMatchObject({
      format: "table",
      fields: [
        { field: "team", fate: "notes", count: 1, example: { at: "t.jsonl:1", value: "Support" } },
      ],
      unread: [{ at: "t.jsonl:2", message: "Entry 2 is no record with named fields." }],
      evidence: { named: 2, found: 1, notFound: [{ evidence: "x" }] },
    });
  });

  test.for([
    ["is what is imported", "./dev.json", '"./dev.json" is what is imported'],
    ["lies in no folder", "gone/losses.json", '"gone/losses.json" cannot be written'],
    ["is a folder", "notes", '"notes" cannot be written'],
    ["is a part of the set", "corpus-revisions/current.yaml", "is a part of the set"],
  ] as const)("names no file that %s", async ([, name, message]) => {
    const folder = await squadSet({ "cases/.keep": "", "notes/.keep": "" });
    const { code, err } = await runIn(folder, "import", "squad2", "dev.json", "--losses", name);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(readFileSync(join(folder, "dev.json"), "utf8")).toBe(squad(questions));
    expect(Object.keys(await casesIn(folder))).toEqual(["cases/.keep"]);
  });
});

describe("wrong use", () => {
  test("of a format's name is told with the nearest", async () => {
    const { code, err } = await runIn(".", "import", "deepval", "goldens.json");
    expect(err).toContain("(Did you mean deepeval?)");
    expect(code).toBe(2);
  });

  test("of a setting is told where a format brings its corpus", async () => {
    const folder = await squadSet();
    const words = [
      "dev.json",
      "--format",
      "squad2",
      "--setting",
      "depth",
      "--created-at",
      "2018-06-11",
    ];
    const { code, err } = await runIn(folder, "corpus", "snapshot", ...words);
    expect(err).toContain("depth");
    expect(code).toBe(2);
  });

  test.for(["--chunk-id", "--text", "--document", "--locator", "--id-from", "--list", "--map"])(
    "is %s beside a format that says it itself",
    async (flag) => {
      const folder = await squadSet();
      const words = ["dev.json", "--format", "squad2", flag, "x", "--created-at", "2018-06-11"];
      const { code, err } = await runIn(folder, "corpus", "snapshot", ...words);
      expect(err).toBe(`--format squad2 says itself which field is what: leave out ${flag}.\n`);
      expect(code).toBe(2);
    },
  );

  test("is a refusal without words", async () => {
    const folder = await squadSet();
    const { code, err } = await runIn(folder, "import", "squad2", "dev.json", "--refusal", " ");
    expect(err).toBe("--refusal is blank: say in a sentence what a good refusal conveys.\n");
    expect(code).toBe(2);
  });

  test("is a table's form where a corpus is due", async () => {
    const folder = await squadSet();
    const { code, err } = await runIn(folder, "corpus", "snapshot", "dev.json", "--format", "xml");
    expect(err).toContain("squad2");
    expect(code).toBe(2);
  });
});

test("the formats are listed with a line each, and each explains itself", async () => {
  const { out } = await runIn(".", "import", "--help");
  expect(out).toMatchInlineSnapshot(`
    "Usage: touchstone import [options] [command]

    Turn questions and answers you already hold into candidates.

    Options:
      -h, --help                    explain the command

    Commands:
      table [options] <file...>     Turn each record of tables (JSON, JSON Lines,
                                    CSV or YAML lists) into a candidate.
      squad2 [options] <file...>    SQuAD 1.1 and 2.0 files (JSON): questions about
                                    paragraphs, with answer spans
      deepeval [options] <file...>  DeepEval goldens (JSON, JSONL or CSV), with one
                                    turn or several
      ragas [options] <file...>     Ragas samples and test sets (JSON, JSONL or
                                    CSV), also of before version 0.2
      mtrag [options] <file...>     MTRAG files (JSONL, TSV): conversations with
                                    passages, answers and relevance judgments

    Examples:
      touchstone import table questions.jsonl --map questions.map.yaml
      touchstone import squad2 dev-v2.0.json --into squad

    Each command explains itself: touchstone import <command> --help
    "
  `);
  for (const format of ["squad2", "deepeval", "ragas"]) {
    const { code, out: help } = await runIn(".", "import", format, "--help");
    expect(help).toContain(`touchstone import ${format} `);
    expect(code).toBe(0);
  }
});

test("a corpus of another file is searched by text, and what is hostile in a file is shown harmless", async () => {
  const folder = await squadSet();
  const escape = "\u001b[31mred\u001b[0m";
  const hostile = JSON.stringify({
    [escape]: "x",
    data: [
      {
        title: escape,
        paragraphs: [{ context: escape, qas: [{ [escape]: 1, question: escape }] }],
      },
    ],
  });
  const set = await folderWith({ ...(await filesIn(folder)), "dev.json": hostile });
  const { out, err } = await runIn(set, "import", "squad2", "dev.json", "--incomplete");
  expect(out + err).not.toContain("\u001b");
  expect(out).toContain("1 of 1 piece of evidence not found");
});
