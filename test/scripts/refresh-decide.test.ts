import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runFor } from "../support/at-desk.ts";
import { asFields } from "../support/fields.ts";
import type { Files } from "../support/good-set.ts";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have sixteen weeks of leave.",
    "sick:1": "A note is due on the third day.",
    "pay:1": "Pay comes on the last working day.",
    "bike:1": "Bicycles can be leased for three years.",
  },
};
const two: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have eighteen weeks of leave.",
    "illness:1": "A note is due on the third day.",
    "pay:1": "Pay comes on the last working day.",
  },
  revisions: { leave: "v2" },
};
const judged = (id: string, chunks: readonly string[], fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: one, chunks, ...fields });
const corpora: Files = {
  ...twoCorpora(one, two),
  ".github/touchstone.yaml": "reviewers: [sam, noor]\n",
};
const set: Files = {
  ...corpora,
  "cases/weeks.yaml": judged("weeks", ["leave:1"]),
  "cases/note.yaml": judged("note", ["sick:1"]),
  "cases/both.yaml": judged("both", ["sick:1", "leave:1"]),
  "cases/bike.yaml": judged("bike", ["bike:1"]),
  "cases/payday.yaml": judged("payday", ["pay:1"]),
};

const yes = ["--confirm", "query,answer,source,chunks"];
const said = [
  "--by",
  "sam",
  "--reason",
  "Read again in the new edition.",
  "--at",
  "2026-10-02T08:30:00Z",
];
const decide = async (folder: string, ...words: readonly string[]): Promise<Ran> =>
  await runFor(folder, {}, "refresh", "decide", ...words);
const textOf = (folder: string, id: string): string =>
  readFileSync(join(folder, `cases/${id}.yaml`), "utf8");
const caseIn = (folder: string, id: string): Record<string, unknown> =>
  asFields(parse(textOf(folder, id)));

describe("touchstone refresh decide", () => {
  test("confirms a case whose evidence was edited, and leaves a set without errors", async () => {
    const folder = await folderWith(set);
    const { code, out } = await decide(folder, "weeks", "--confirmed", ...said, ...yes);
    expect(out).toMatchInlineSnapshot(`
      "cases/weeks.yaml confirmed by "sam"
        asked by source-revision-changed, chunk-edited and corpus-revision-changed
        "one" → "two"
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(code).toBe(0);
    expect(caseIn(folder, "weeks")).toMatchObject({
      corpusRevision: "two",
      refresh: { outcome: "confirmed" },
    });
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("takes the moves of several cases at once", async () => {
    const files = {
      ...set,
      "cases/note-2.yaml": judged("note-2", ["sick:1", "pay:1"], { query: "When is a note due?" }),
    };
    const folder = await folderWith(files);
    const { code, out } = await decide(folder, "note", "note-2", "--moved", ...said, ...yes);
    expect(out).toMatchInlineSnapshot(`
      "cases/note.yaml revised by "sam"
        asked by chunk-moved and corpus-revision-changed
        "one" → "two"
        no evidence any more: "sick:1"
        evidence now: "illness:1"
      cases/note-2.yaml revised by "sam"
        asked by chunk-moved and corpus-revision-changed
        "one" → "two"
        no evidence any more: "sick:1"
        evidence now: "illness:1"
      Commit these files; "touchstone check" judges the set as it is now.
      "
    `);
    expect(code).toBe(0);
  });

  test("takes an arrow as the plan prints it", async () => {
    const folder = await folderWith(set);
    const replace = ["--revised", "--replace", "sick:1 → illness:1"];
    const { out } = await decide(folder, "note", ...replace, ...said, ...yes);
    expect(out).toContain('evidence now: "illness:1"');
  });

  test("says of moves taken twice that nothing asks for a decision any more", async () => {
    const folder = await folderWith(set);
    await decide(folder, "note", "--moved", ...said, ...yes);
    const { out } = await decide(folder, "note", "--moved", ...said, ...yes);
    expect(out).toContain('judged under corpus revision "two" itself, so nothing asks');
  });

  test("writes all of several cases or none", async () => {
    const folder = await folderWith(set);
    const before = await filesIn(folder);
    const { code, out } = await decide(folder, "note", "both", "weeks", "--moved", ...said, ...yes);
    expect(out).toMatchInlineSnapshot(`
      "cases/both.yaml:5:29 not decided
        Chunk "leave:1" did not move word for word to one other id, so the moves of the case are not all there is to decide.
        fix: Decide --revised with --moved, and say what becomes of this chunk; it stays where nothing is said and the chunk is still there.

      cases/weeks.yaml:5:19 not decided
        No chunk of the case stands word for word under one other id in corpus revision "two".
        fix: Look at what became of its evidence, and decide --confirmed, --revised, --abstained or --retired.

      Nothing was written.
      "
    `);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("revises what a person names, in either spelling", async () => {
    const replaced = ["--replace", "sick:1 -> illness:1"];
    const apart = ["--replace", "sick:1", "--with", "illness:1"];
    const rest = [
      "--quote",
      "on the third day",
      "--drop",
      "leave:1",
      "--add",
      "pay:1",
      "--answer",
      "On day three.",
      ...said,
      ...yes,
    ];
    const results = await Promise.all(
      [replaced, apart].map(async (words) => {
        const folder = await folderWith(set);
        const { out, code } = await decide(folder, "both", "--revised", ...words, ...rest);
        return { out, code, text: textOf(folder, "both") };
      }),
    );
    expect(results[0]).toEqual(results[1]);
    expect(results[0]?.out).toMatchInlineSnapshot(`
      "cases/both.yaml revised by "sam"
        asked by source-revision-changed, chunk-edited, chunk-moved and corpus-revision-changed
        "one" → "two"
        no evidence any more: "sick:1" and "leave:1"
        evidence now: "illness:1" and "pay:1"
        expected answer: "On day three."
        quote of "illness:1": "on the third day"
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(parse(results[0]?.text ?? "")).toMatchObject({
      relevantChunkIds: ["illness:1", "pay:1"],
      expectedAnswer: "On day three.",
    });
  });

  test("takes ids with arrows and commas in them", async () => {
    const odd = { "a -> b": "Old text.", "pay:1": "Pay." };
    const later = { "c, d -> e": "New text.", "pay:1": "Pay." };
    const folder = await folderWith({
      ...twoCorpora({ chunks: odd }, { chunks: later }),
      ".github/touchstone.yaml": "reviewers: [sam]\n",
      "cases/odd.yaml": judgedCase("odd", {
        under: "one",
        corpus: { chunks: odd },
        chunks: ["a -> b"],
      }),
    });
    const { out, code } = await decide(
      folder,
      "odd",
      "--revised",
      "--replace",
      "a -> b -> c, d -> e",
      ...said,
      ...yes,
    );
    expect([out.split("\n")[4], code]).toEqual(['  evidence now: "c, d -> e"', 0]);
  });

  test("abstains, and retires", async () => {
    const folder = await folderWith(set);
    const why = ["--because", "not-in-corpus", "--answer", "No page says it."];
    const abstained = await decide(
      folder,
      "bike",
      "--abstained",
      ...why,
      ...said,
      "--confirm",
      "query,answer",
    );
    expect(abstained.out).toMatchInlineSnapshot(`
      "cases/bike.yaml abstained by "sam"
        asked by chunk-deleted and corpus-revision-changed
        "one" → "two"
        no evidence any more: "bike:1"
        expected answer: "No page says it."
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(caseIn(folder, "bike")).not.toHaveProperty("provenance");
    const retired = await decide(folder, "weeks", "--retired", ...said);
    expect(retired.out).toMatchInlineSnapshot(`
      "cases/weeks.yaml retired by "sam"
        asked by source-revision-changed, chunk-edited and corpus-revision-changed
        "one" → "two"
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("shows what it would write, and writes nothing", async () => {
    const folder = await folderWith(set);
    const before = await filesIn(folder);
    const { out } = await decide(folder, "bike", "--retired", ...said, "--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "cases/bike.yaml would be retired by "sam"
        asked by chunk-deleted and corpus-revision-changed
        "one" → "two"
            corpus: sha256:b3e026d2fea44354ba076b85e5b94b9b9dfa4e8ffc1d087f7b400d810b23fef9
            via: local
        + refresh:
        +   from: one
        +   to: two
        +   reasons:
        +     - chunk-deleted
        +     - corpus-revision-changed
        +   outcome: retired
        +   by: sam
        +   at: "2026-10-02T08:30:00Z"
        +   reason: Read again in the new edition.
        +   previous: sha256:c8fc6b1ec144074a44ea94db99125e1dab2609df16598b2b294110d6b23bc51a
        + retired:
        +   by: sam
        +   at: "2026-10-02T08:30:00Z"
        +   reason: Read again in the new edition.
      Nothing was written.
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("tells whose decision counts for less, and that another revision is current", async () => {
    const files = {
      ...set,
      "cases/back.yaml": judgedCase("back", { under: "two", corpus: two, chunks: ["leave:1"] }),
    };
    const folder = await folderWith(files);
    const own = said.map((word) => (word === "sam" ? "avery" : word));
    const { out } = await decide(folder, "back", "--confirmed", "--to", "one", ...own, ...yes);
    expect(out).toMatchInlineSnapshot(`
      "cases/back.yaml confirmed by "avery"
        asked by source-revision-changed, chunk-edited and corpus-revision-changed
        "two" → "one"
        "avery" wrote this case too: recorded, but nobody else has judged it.
        "avery" is not among the reviewers in .github/touchstone.yaml: recorded, but on GitHub this would not count.
        "one" is not the current corpus revision, under which the case may be asked about again.
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
  });

  test("completes a request that stands in the file", async () => {
    const request =
      "refresh: {from: one, to: two, reasons: [source-revision-changed, query-pattern-observed], observations: [seen]}\n";
    const folder = await folderWith({
      ...set,
      "cases/weeks.yaml": set["cases/weeks.yaml"] + request,
    });
    const { out } = await decide(folder, "weeks", "--confirmed", ...said, ...yes);
    expect(out).toContain(
      "Beside the reasons that the file asked for, this happened: chunk-edited and corpus-revision-changed.",
    );
    expect(asFields(caseIn(folder, "weeks")["refresh"])["reasons"]).toEqual([
      "source-revision-changed",
      "chunk-edited",
      "query-pattern-observed",
      "corpus-revision-changed",
    ]);
  });

  test.for(["from: none, to: two", "from: one, to: none"])(
    "keeps what was observed of a request %s",
    async (way) => {
      const request = `refresh: {${way}, reasons: [chunk-moved, query-pattern-observed], observations: [seen]}\n`;
      const folder = await folderWith({
        ...set,
        "cases/weeks.yaml": set["cases/weeks.yaml"] + request,
      });
      const { code } = await decide(folder, "weeks", "--confirmed", ...said, ...yes);
      const { reasons, observations, from } = asFields(caseIn(folder, "weeks")["refresh"]);
      expect([code, from, observations, reasons]).toEqual([
        0,
        "one",
        ["seen"],
        [
          "source-revision-changed",
          "chunk-edited",
          "query-pattern-observed",
          "corpus-revision-changed",
        ],
      ]);
    },
  );

  test("tells that a request was for another way", async () => {
    const request = "refresh: {from: one, to: one-and-a-half, reasons: [chunk-edited]}\n";
    const folder = await folderWith({
      ...set,
      "cases/weeks.yaml": set["cases/weeks.yaml"] + request,
    });
    const { out } = await decide(folder, "weeks", "--confirmed", ...said, ...yes);
    expect(out).toContain(
      'The file asked about the way from "one" to "one-and-a-half"; decided and recorded is the way from "one" to "two".',
    );
  });
});

describe("touchstone refresh decide refuses", () => {
  const file = "cases/weeks.yaml";
  const weeks = set[file] ?? "";
  const confirmed = ["--confirmed", ...said, ...yes];
  test.for<readonly [string, readonly string[], Files]>([
    ["a case that is carried", ["payday", ...confirmed], {}],
    [
      "a case that was judged under the revision",
      ["back", ...confirmed],
      { "cases/back.yaml": judgedCase("back", { under: "two", corpus: two, chunks: ["leave:1"] }) },
    ],
    ["a candidate", ["weeks", ...confirmed], { [file]: weeks.replace(/^review:[^]*/m, "") }],
    [
      "a rejected case",
      ["weeks", ...confirmed],
      { [file]: weeks.replace("status: approved", "status: rejected") },
    ],
    [
      "a retired case",
      ["weeks", ...confirmed],
      { [file]: `${weeks}retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n` },
    ],
    ["a damaged revision", ["weeks", ...confirmed], { "corpus-revisions/two/chunks.jsonl": "" }],
    [
      "a bot",
      [
        "weeks",
        "--confirmed",
        ...said.map((word) => (word === "sam" ? "refresh[bot]" : word)),
        ...yes,
      ],
      {},
    ],
    [
      "the generator",
      ["weeks", "--confirmed", ...said.map((word) => (word === "sam" ? "gpt" : word)), ...yes],
      {
        [file]: judged("weeks", ["leave:1"], {
          origin: {
            kind: "synthetic",
            lane: "backlog",
            generator: "gpt",
            excerpt: { chunkIds: ["leave:1"], contentHash: `sha256:${"0".repeat(64)}` },
          },
        }),
      },
    ],
    [
      "the reason and the time of the approval",
      [
        "weeks",
        "--confirmed",
        "--by",
        "sam",
        "--reason",
        "The source revision supports the expected answer.",
        "--at",
        "2026-09-01T09:00:00Z",
        ...yes,
      ],
      {},
    ],
    [
      "a question that is not confirmed",
      ["weeks", "--confirmed", ...said, "--confirm", "query,answer"],
      {},
    ],
    [
      "an error that the approved case would have",
      ["weeks", "--revised", "--answer", "${answer}", ...said, ...yes],
      { [file]: weeks.replace('"What of weeks?"', '"What of weeks?\\u200b"') },
    ],
    [
      "a judgment of a corpus that was written anew, where nothing else tells what changed",
      ["payday", ...confirmed],
      {
        "cases/payday.yaml": judged("payday", ["pay:1"]).replace(
          /corpus: sha256:.{4}/,
          "corpus: sha256:0a1b",
        ),
      },
    ],
    [
      "a case that nothing of it can be read of",
      ["weeks", ...confirmed],
      { [file]: "id: weeks\nkind: [\n" },
    ],
  ])("%s", async ([, words, files]) => {
    const folder = await folderWith({ ...set, ...files });
    const before = await filesIn(folder);
    const { code, out } = await decide(folder, ...words);
    expect(out).toMatchSnapshot();
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("a revision that is not recorded, as wrong use", async () => {
    const folder = await folderWith(set);
    const before = await filesIn(folder);
    const { code, err } = await decide(folder, "weeks", ...confirmed, "--to", "tow");
    expect([code, err]).toEqual([
      2,
      'There is no corpus revision "tow" in the set. Name a folder in corpus-revisions/.\n',
    ]);
    expect(await filesIn(folder)).toEqual(before);
  });

  test.for<readonly [string, readonly string[]]>([
    ["no outcome", ["weeks", ...said, ...yes]],
    ["two outcomes", ["weeks", "--confirmed", "--retired", ...said, ...yes]],
    ["moves that are confirmed", ["weeks", "--confirmed", "--moved", ...said, ...yes]],
    ["no reason", ["weeks", "--confirmed", "--by", "sam", ...yes]],
    [
      "a reason to abstain that nobody asked for",
      ["weeks", "--confirmed", "--because", "ambiguous", ...said, ...yes],
    ],
    ["an answer that is confirmed", ["weeks", "--confirmed", "--answer", "x", ...said, ...yes]],
    [
      "a replacement that is confirmed",
      ["weeks", "--confirmed", "--drop", "leave:1", ...said, ...yes],
    ],
    [
      "a quote of a retired case",
      ["weeks", "--retired", "--chunk", "leave:1", "--quote", "x", ...said],
    ],
    ["a pair without an arrow", ["weeks", "--revised", "--replace", "leave:1", ...said, ...yes]],
    [
      "a quote for two chunks",
      [
        "weeks",
        "--revised",
        "--replace",
        "leave:1 -> pay:1, leave:1",
        "--quote",
        "x",
        ...said,
        ...yes,
      ],
    ],
    ["a new chunk for nothing", ["weeks", "--revised", "--with", "pay:1", ...said, ...yes]],
    [
      "a second quote",
      [
        "weeks",
        "--confirmed",
        "--chunk",
        "leave:1",
        "--quote",
        "x",
        "--quote",
        "y",
        ...said,
        ...yes,
      ],
    ],
    [
      "several cases with one's chunks",
      ["weeks", "note", "--confirmed", "--quote", "x", ...said, ...yes],
    ],
    ["several cases that are revised", ["weeks", "note", "--revised", ...said, ...yes]],
    ["an unknown confirmation", ["weeks", "--confirmed", ...said, "--confirm", "all"]],
  ])("the wrong use of flags: %s", async ([, words]) => {
    const folder = await folderWith(set);
    const { code, err } = await decide(folder, ...words);
    expect(err).toMatchSnapshot();
    expect(code).toBe(2);
  });
});
