import { describe, expect, test } from "vitest";
import schema from "../../schemas/case.schema.json" with { type: "json" };
import { folderWith, runIn } from "../support/command.ts";
import { caseFiles, type Files } from "../support/good-set.ts";
import { observation, observationLines } from "../support/observations.ts";
import { judgedCase, revisionFiles, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const before: PlainCorpus = {
  chunks: {
    "a:1": "The first text of a.",
    "a:2": "The second text of a.",
    "b:1": "The text of b.",
  },
};
const onFirst = judgedCase("on-first", { under: "one", corpus: before, chunks: ["a:1"] });
const onOther = judgedCase("on-other", { under: "one", corpus: before, chunks: ["b:1"] });
const unanswered = judgedCase("unanswered", {
  under: "one",
  corpus: before,
  chunks: [],
  kind: "abstention",
  because: "not-in-corpus",
});
const cases = caseFiles(onFirst, onOther, unanswered);

interface Planned {
  readonly items: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly reasons: readonly string[];
    readonly unverifiable: readonly string[];
    readonly observations: readonly string[];
  }[];
}

async function planOf(files: Files, ...words: readonly string[]): Promise<Planned> {
  const folder = await folderWith(files);
  const { out, code } = await runIn(folder, "refresh", "plan", "--format", "json", ...words);
  expect(code).toBe(0);
  return JSON.parse(out) as Planned;
}

/** Which cases a plan on disk asks about, each with its reasons. */
async function reasonsIn(files: Files, ...words: readonly string[]): Promise<readonly string[]> {
  const { items } = await planOf(files, ...words);
  return items.map(({ id, reasons }) => [id, ...reasons].join(" ")).toSorted();
}

const policyOf = (line: string): Files => ({
  ".github/touchstone.yaml": `reviewers: [jordan]\nrefresh: {${line}}\n`,
});

function after(changes: Partial<PlainCorpus>): Files {
  return { ...twoCorpora(before, { ...before, ...changes }), ...cases };
}

const edited = { ...before.chunks, "a:1": "The first text of a, and more than before." };
/** A document with a text that was nowhere before may answer now what was not in the corpus. */
const unansweredToo = "unanswered source-revision-changed corpus-revision-changed";
const everyCase = (reason: string): readonly string[] =>
  ["on-first", "on-other", "unanswered"].map((id) => `${id} ${reason} corpus-revision-changed`);

describe("a refresh plan of a set on disk gives each trigger its own reason:", () => {
  const rows: readonly (readonly [trigger: string, files: Files, asked: readonly string[]])[] = [
    [
      "source-revision-changed",
      {
        ...after({ revisions: { a: "v2" } }),
        ...policyOf("source-revision-changed: cases-of-document"),
      },
      ["on-first source-revision-changed corpus-revision-changed"],
    ],
    [
      "chunk-edited",
      after({ chunks: edited }),
      ["on-first chunk-edited corpus-revision-changed", unansweredToo],
    ],
    [
      "chunk-moved",
      after({
        chunks: {
          "a:9": before.chunks["a:1"] ?? "",
          "a:2": "The second text of a.",
          "b:1": "The text of b.",
        },
      }),
      ["on-first chunk-moved corpus-revision-changed"],
    ],
    [
      "chunk-deleted",
      after({ chunks: { "a:2": "The second text of a.", "b:1": "The text of b." } }),
      ["on-first chunk-deleted corpus-revision-changed"],
    ],
    [
      "chunking-changed",
      after({ settings: { chunking: { name: "by-heading", version: "2", settings: {} } } }),
      everyCase("chunking-changed"),
    ],
    [
      "embedding-changed",
      after({ settings: { embedding: { model: "another", version: "1" } } }),
      everyCase("embedding-changed"),
    ],
    [
      "retrieval-filter-changed",
      after({ settings: { retrievalFilter: "public only" } }),
      everyCase("retrieval-filter-changed"),
    ],
    [
      "document-added",
      after({ chunks: { ...before.chunks, "c:1": "The text of c." } }),
      ["unanswered document-added corpus-revision-changed"],
    ],
  ];

  test.for(rows)("%s", async ([, files, asked]) => {
    expect(await reasonsIn(files)).toEqual(asked);
  });

  test("query-pattern-observed", async () => {
    const line = observationLines(observation({ id: "seen", case: "on-first" }));
    const files = { ...after({}), "seen.jsonl": line };
    expect(await reasonsIn(files)).toEqual([]);
    expect(await reasonsIn(files, "--observations", "seen.jsonl")).toEqual([
      "on-first query-pattern-observed corpus-revision-changed",
    ]);
  });

  test("corpus-revision-changed, which alone asks nobody", async () => {
    expect(await reasonsIn(after({}))).toEqual([]);
    // By default a document with another revision concerns those alone whose evidence moved with it.
    expect(await reasonsIn(after({ revisions: { a: "v2" } }))).toEqual([]);
  });

  test("and the table above has every one of them", () => {
    const told = new Set([
      ...rows.map(([trigger]) => trigger),
      "query-pattern-observed",
      "corpus-revision-changed",
    ]);
    expect([...told].toSorted()).toEqual(schema.definitions.refreshReason.enum.toSorted());
  });
});

describe("several triggers at once", () => {
  test("are all told of one case, in the order of the schema", async () => {
    const files = {
      ...after({
        chunks: edited,
        revisions: { a: "v2" },
        settings: { embedding: { model: "another", version: "1" } },
      }),
      "seen.jsonl": observationLines(observation({ case: "on-first" })),
    };
    const [first] = await reasonsIn(files, "--observations", "seen.jsonl");
    expect(first).toBe(
      "on-first source-revision-changed chunk-edited embedding-changed query-pattern-observed corpus-revision-changed",
    );
  });
});

describe("under an equal revision", () => {
  const current: Files = {
    ...revisionFiles("one", before),
    "corpus-revisions/current.yaml": "revision: one\n",
    ...cases,
  };

  test("nobody is asked where nothing happened", async () => {
    expect(await reasonsIn(current)).toEqual([]);
  });

  test("a source that changed asks, since the revision was written anew under its name", async () => {
    const files = {
      ...current,
      ...revisionFiles("one", { chunks: edited, revisions: { a: "v2" } }),
    };
    const { items } = await planOf(files);
    const first = items.find(({ id }) => id === "on-first");
    expect(first).toMatchObject({ from: "one", to: "one", unverifiable: ["revision-rewritten"] });
    expect(first?.reasons).toEqual(["source-revision-changed", "chunk-edited"]);
  });

  test("a pattern that people ask about a case asks, with that reason alone", async () => {
    const files = {
      ...current,
      "seen.jsonl": observationLines(observation({ id: "seen", case: "on-first" })),
    };
    const { items } = await planOf(files, "--observations", "seen.jsonl");
    expect(items).toMatchObject([
      {
        id: "on-first",
        from: "one",
        to: "one",
        reasons: ["query-pattern-observed"],
        observations: ["seen"],
      },
    ]);
  });

  test("a request for a pattern goes on asking until somebody decides, also without the file", async () => {
    const request =
      "refresh: {from: one, to: one, reasons: [query-pattern-observed], observations: [seen]}\n";
    const files = { ...current, ...caseFiles(onFirst + request) };
    expect(await reasonsIn(files)).toEqual(["on-first query-pattern-observed"]);
  });
});
