import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyIn } from "../../src/corpus/currency.ts";
import type { Lineage } from "../../src/model/lineage.ts";
import { triggers, usualScopes } from "../../src/corpus/refresh-scopes.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import policySchema from "../../schemas/policy.schema.json" with { type: "json" };
import { asFields } from "../support/fields.ts";
import { caseFiles, withoutFile, type Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { judgedCase, revisionFiles, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const noFamilies: Lineage = { ofCase: () => [], ofDocument: () => [] };

const one: PlainCorpus = {
  chunks: { "a:1": "Thirty days.", "a:2": "Later ones are refused.", "b:1": "Rail before air." },
};

/** The case of most tests: judged under the first corpus, on its first chunk. */
const onFirst = judgedCase("c", { under: "one", corpus: one, chunks: ["a:1"] });

const refusalOf = (because: string): string =>
  judgedCase("c", { under: "one", corpus: one, chunks: [], kind: "abstention", because });

async function currencyOf(files: Files, lineage: Lineage = noFamilies): Promise<string> {
  const dataset = await loadDataset(memoryTree(files));
  const [file] = dataset.cases;
  if (file === undefined) throw new Error("No case.");
  const currency = currencyIn(dataset, lineage)(file);
  if (currency.state !== "stale") return currency.state;
  return ["stale", ...currency.reasons, ...currency.unverifiable].join(" ");
}

/** What the case is once the second corpus is current. */
const after = async (
  two: PlainCorpus,
  { text = onFirst, policy }: { readonly text?: string; readonly policy?: string } = {},
): Promise<string> =>
  await currencyOf({
    ...twoCorpora(one, two),
    ...caseFiles(text),
    ...(policy === undefined ? {} : { ".github/touchstone.yaml": `refresh: {${policy}}\n` }),
  });

const withChunks = (
  chunks: PlainCorpus["chunks"],
  rest: Partial<PlainCorpus> = {},
): PlainCorpus => ({
  chunks: { ...one.chunks, ...chunks },
  ...rest,
});

const without = (...ids: readonly string[]): PlainCorpus["chunks"] =>
  Object.fromEntries(Object.entries(one.chunks).filter(([id]) => !ids.includes(id)));

const larger = { chunking: { name: "by-heading", version: "2", settings: {} } };
const embedded = { embedding: { model: "m", version: "2" } };

describe("a judgment under the current corpus revision", () => {
  test("is current where it was made there", async () => {
    const text = judgedCase("c", { under: "two", corpus: one, chunks: ["a:1"] });
    expect(await after(one, { text })).toBe("current");
  });

  test.for<readonly [string, PlainCorpus, string]>([
    ["nothing changed", one, "carried"],
    ["other chunks changed", withChunks({ "b:1": "Air.", "a:2": "Ask again." }), "carried"],
    ["other chunks went and came", { chunks: { "a:1": "Thirty days.", "d:1": "New." } }, "carried"],
    ["the document has a new revision", { ...one, revisions: { a: "v2" } }, "carried"],
    ["the store counts anew", { ...one, storeIds: { "a:1": "77" } }, "carried"],
    ["its chunk was edited", withChunks({ "a:1": "Forty days." }), "stale chunk-edited"],
    ["its chunk is gone", { chunks: without("a:1") }, "stale chunk-deleted"],
    [
      "its chunk has another id",
      { chunks: { ...without("a:1"), "a:0": "Thirty days." } },
      "stale chunk-moved",
    ],
    [
      "its id has the neighbour's text now",
      withChunks({ "a:1": "New.", "a:2": "Thirty days." }),
      "stale chunk-moved",
    ],
    [
      "its chunk is cut from another document",
      { ...one, documents: { "a:1": "b" } },
      "stale chunk-moved",
    ],
    [
      "its chunk was edited in a new revision of the document",
      withChunks({ "a:1": "Forty days." }, { revisions: { a: "v2" } }),
      "stale source-revision-changed chunk-edited",
    ],
    ["documents are cut otherwise", { ...one, settings: larger }, "stale chunking-changed"],
    ["they are embedded otherwise", { ...one, settings: embedded }, "stale embedding-changed"],
    [
      "they are filtered otherwise",
      { ...one, settings: { retrievalFilter: "public" } },
      "stale retrieval-filter-changed",
    ],
  ])("of an earlier one, where %s", async ([, two, told]) => {
    expect(await after(two)).toBe(told);
  });

  test("does not take a text that stood elsewhere before for the same one moved", async () => {
    const twice = withChunks({ "b:2": "Thirty days." });
    const text = judgedCase("c", { under: "one", corpus: twice, chunks: ["a:1"] });
    const now = { chunks: { ...without("a:1"), "b:2": "Thirty days." } };
    expect(await currencyOf({ ...twoCorpora(twice, now), ...caseFiles(text) })).toBe(
      "stale chunk-deleted",
    );
  });

  test("is what it was once the corpus is what it was again", async () => {
    const files = { ...twoCorpora(one, withChunks({ "a:1": "Forty." })), ...caseFiles(onFirst) };
    const back = { ...files, "corpus-revisions/current.yaml": "revision: one\n" };
    expect([await currencyOf(files), await currencyOf(back)]).toEqual([
      "stale chunk-edited",
      "current",
    ]);
  });
});

describe("the policy says whom a change concerns", () => {
  test.for<readonly [string, PlainCorpus, string, string]>([
    ["chunking", { ...one, settings: larger }, "chunking-changed: cases-of-evidence", "carried"],
    [
      "chunking, where the evidence moved",
      withChunks({ "a:1": "Forty." }, { settings: larger }),
      "chunking-changed: cases-of-evidence",
      "stale chunk-edited chunking-changed",
    ],
    [
      "chunking, where a neighbour in the document moved",
      withChunks({ "a:2": "Ask again." }, { settings: larger }),
      "chunking-changed: cases-of-document",
      "stale chunking-changed",
    ],
    [
      "chunking, where another document alone moved",
      withChunks({ "b:1": "Air." }, { settings: larger }),
      "chunking-changed: cases-of-document",
      "carried",
    ],
    [
      "a new revision of its document",
      { ...one, revisions: { a: "v2" } },
      "source-revision-changed: cases-of-document",
      "stale source-revision-changed",
    ],
    [
      "a new revision of another document",
      { ...one, revisions: { b: "v2" } },
      "source-revision-changed: cases-of-document",
      "carried",
    ],
    [
      "a new revision of any document",
      { ...one, revisions: { b: "v2" } },
      "source-revision-changed: whole-set",
      "stale source-revision-changed",
    ],
    [
      "an edited neighbour",
      withChunks({ "a:2": "Ask again." }),
      "chunk-edited: cases-of-document",
      "stale chunk-edited",
    ],
    [
      "a deleted chunk anywhere",
      { chunks: without("b:1") },
      "chunk-deleted: whole-set",
      "stale chunk-deleted",
    ],
    [
      "a new document",
      withChunks({ "d:1": "New." }),
      "document-added: whole-set",
      "stale document-added",
    ],
  ])("of %s", async ([, two, policy, told]) => {
    expect(await after(two, { policy })).toBe(told);
  });

  test("and what it does not say is as its schema says", () => {
    const { refresh } = asFields(policySchema.properties);
    const told = asFields(asFields(refresh)["properties"]);
    expect(
      Object.fromEntries(triggers.map((name) => [name, asFields(told[name])["default"]])),
    ).toEqual(usualScopes);
  });
});

describe("a question that the corpus did not answer", () => {
  const added = withChunks({ "d:1": "New." });
  const renamed = { chunks: { ...without("b:1"), "z:1": one.chunks["b:1"] ?? "" } };
  test.for<readonly [string, string, PlainCorpus, string]>([
    ["a document was added", "not-in-corpus", added, "stale document-added"],
    [
      "a document was edited",
      "not-in-corpus",
      withChunks({ "b:1": "Air." }),
      "stale source-revision-changed",
    ],
    ["a document went", "not-in-corpus", { chunks: without("b:1") }, "carried"],
    ["a document has another name", "not-in-corpus", renamed, "carried"],
    [
      "a document has another name, and a text that is new",
      "not-in-corpus",
      { chunks: { ...renamed.chunks, "z:2": "New." } },
      "stale document-added",
    ],
    [
      "a text went from one document to another",
      "not-in-corpus",
      { chunks: { ...one.chunks, "b:2": one.chunks["a:1"] ?? "" } },
      "carried",
    ],
    ["it is out of scope whatever the corpus holds", "out-of-scope", added, "carried"],
    [
      "the filter changed",
      "out-of-scope",
      { ...one, settings: embedded },
      "stale embedding-changed",
    ],
  ])("is open again or not, where %s", async ([, because, two, told]) => {
    expect(await after(two, { text: refusalOf(because) })).toBe(told);
  });

  test.for<readonly [string, readonly string[], readonly string[], string]>([
    ["its own family", ["refunds"], ["refunds"], "stale document-added"],
    ["another family", ["refunds"], ["travel"], "carried"],
    ["no known family", ["refunds"], [], "stale document-added"],
    ["any family, where it names none", [], ["travel"], "stale document-added"],
  ])("is open again for a document of %s", async ([, ofCase, ofDocument, told]) => {
    const files = { ...twoCorpora(one, added), ...caseFiles(refusalOf("not-in-corpus")) };
    const lineage = { ofCase: () => ofCase, ofDocument: () => ofDocument };
    expect(await currencyOf(files, lineage)).toBe(told);
  });
});

describe("the documents that may answer it are named", () => {
  const two = withChunks({ "b:1": "Air.", "d:1": "New.", "c:1": "More." });
  const families: Lineage = {
    ofCase: () => ["refunds"],
    ofDocument: (id) => (id === "c" ? ["travel"] : ["refunds"]),
  };
  test.for<readonly [string, Lineage, string, readonly string[]]>([
    ["those of its family, in order", families, "", ["b", "d"]],
    ["all where it has none", noFamilies, "", ["b", "c", "d"]],
    ["all of a change that concerns all", families, "document-added: whole-set", ["b", "c", "d"]],
    ["none where no policy asks", noFamilies, "document-added: cases-of-evidence", []],
  ])("%s", async ([, lineage, policy, documents]) => {
    const text = refusalOf("not-in-corpus");
    const files = {
      ...twoCorpora(one, { ...two, settings: embedded }),
      ...caseFiles(text),
      ".github/touchstone.yaml": `refresh: {${policy}}\n`,
    };
    const dataset = await loadDataset(memoryTree(files));
    const told = dataset.cases.map(currencyIn(dataset, lineage));
    expect(told).toEqual([expect.objectContaining({ state: "stale", documents })]);
  });

  test("of an answer that was given, none", async () => {
    const files = { ...twoCorpora(one, { ...two, settings: embedded }), ...caseFiles(onFirst) };
    const dataset = await loadDataset(memoryTree(files));
    const told = dataset.cases.map(currencyIn(dataset, noFamilies));
    expect(told).toEqual([expect.objectContaining({ state: "stale", documents: [] })]);
  });
});

test("a judgment can be seen from any revision of the set", async () => {
  const files = { ...twoCorpora(one, withChunks({ "a:1": "Forty." })), ...caseFiles(onFirst) };
  const dataset = await loadDataset(memoryTree(files));
  const states = ["one", "two"].map((id) =>
    dataset.cases.map((file) => currencyIn(dataset, noFamilies, dataset.revisions.get(id))(file)),
  );
  expect(states.flat().map(({ state }) => state)).toEqual(["current", "stale"]);
});

test("a document that was edited under its source revision is no new revision for all", async () => {
  const files = {
    ...twoCorpora(one, withChunks({ "b:1": "Air." })),
    ...caseFiles(refusalOf("not-in-corpus")),
  };
  const lineage = { ofCase: () => ["refunds"], ofDocument: () => ["travel"] };
  const policy = "refresh: {source-revision-changed: whole-set}\n";
  expect(await currencyOf({ ...files, ".github/touchstone.yaml": policy }, lineage)).toBe(
    "carried",
  );
});

test("a policy can keep refusals out of it", async () => {
  const edited = withChunks({ "b:1": "Air.", "d:1": "New." });
  const text = refusalOf("not-in-corpus");
  expect([
    await after(edited, { text }),
    await after(edited, { text, policy: "document-added: cases-of-evidence" }),
  ]).toEqual(["stale source-revision-changed document-added", "carried"]);
});

describe("each change gives its own reason, to those whom the policy names", () => {
  const cases = {
    "on the chunk": ["a:1"],
    "on it in second place": ["b:1", "a:1"],
    "on its neighbour": ["a:2"],
    "on another document": ["b:1"],
  };
  const everyone = [...Object.keys(cases), "not in the corpus", "out of scope"];
  const cited = ["on the chunk", "on it in second place"];
  const citing = [...cited, "on its neighbour"];
  const texts = [
    ...Object.entries(cases).map(([query, chunks]) =>
      judgedCase(query.replaceAll(" ", "-"), { under: "one", corpus: one, chunks, query }),
    ),
    ...["not-in-corpus", "out-of-scope"].map((because) => {
      const query = because === "out-of-scope" ? "out of scope" : "not in the corpus";
      const fields = { kind: "abstention", because, query };
      return judgedCase(because, { under: "one", corpus: one, chunks: [], ...fields });
    }),
  ];

  /** The reasons by case, by what the case rests on; of those that are carried none. */
  async function reasonsIn(
    two: PlainCorpus,
    refresh: Readonly<Record<string, string>> = {},
  ): Promise<Readonly<Record<string, readonly string[]>>> {
    const dataset = await loadDataset(
      memoryTree({
        ...twoCorpora(one, two),
        ...caseFiles(...texts),
        ".github/touchstone.yaml": JSON.stringify({ refresh }),
      }),
    );
    const currencyOfCase = currencyIn(dataset, noFamilies);
    const told = dataset.cases.flatMap((file) => {
      const currency = currencyOfCase(file);
      return currency.state === "stale" ? [[file.case.query ?? "", currency.reasons] as const] : [];
    });
    return Object.fromEntries(told);
  }

  const changed = { "a:1": "Forty days." };
  const fixtures: Readonly<Record<string, PlainCorpus>> = {
    "source-revision-changed": withChunks(changed, { revisions: { a: "v2" } }),
    "chunk-edited": withChunks(changed),
    "chunk-moved": { chunks: { ...without("a:1"), "a:0": "Thirty days." } },
    "chunk-deleted": { chunks: without("a:1") },
    "chunking-changed": withChunks(changed, { settings: larger }),
    "embedding-changed": withChunks(changed, { settings: embedded }),
    "retrieval-filter-changed": withChunks(changed, { settings: { retrievalFilter: "public" } }),
    "document-added": withChunks({ "d:1": "New." }),
  };
  const answering = ["not in the corpus"];

  test("and there is a fixture of each", () => {
    expect(Object.keys(fixtures)).toEqual(triggers);
  });

  test.for(
    triggers.flatMap((trigger) =>
      (["cases-of-evidence", "cases-of-document", "whole-set"] as const).map(
        (scope) => [trigger, scope] as const,
      ),
    ),
  )("%s: %s", async ([trigger, scope]) => {
    const reasons = await reasonsIn(fixtures[trigger] ?? one, { [trigger]: scope });
    const concerned = everyone.filter((name) => (reasons[name] ?? []).includes(trigger));
    const isAdded = trigger === "document-added";
    // An edited document may answer what was refused, whatever is asked about evidence.
    const refused = trigger === "source-revision-changed" ? answering : [];
    expect(concerned).toEqual(
      {
        "cases-of-evidence": isAdded ? [] : [...cited, ...refused],
        "cases-of-document": isAdded ? answering : [...citing, ...refused],
        "whole-set": everyone,
      }[scope],
    );
  });

  test.for<readonly [string, PlainCorpus, Readonly<Record<string, readonly string[]>>]>([
    [
      "a chunk that was edited in a new source revision",
      fixtures["source-revision-changed"] ?? one,
      {
        "on the chunk": ["source-revision-changed", "chunk-edited"],
        "on it in second place": ["source-revision-changed", "chunk-edited"],
        "not in the corpus": ["source-revision-changed"],
      },
    ],
    [
      "a chunk that is gone, whose document has another text without it",
      fixtures["chunk-deleted"] ?? one,
      {
        "on the chunk": ["chunk-deleted"],
        "on it in second place": ["chunk-deleted"],
      },
    ],
    [
      "another chunking under which every chunk kept its id and text",
      { ...one, settings: larger },
      Object.fromEntries(everyone.map((name) => [name, ["chunking-changed"]])),
    ],
    [
      "another embedding",
      { ...one, settings: embedded },
      Object.fromEntries(everyone.map((name) => [name, ["embedding-changed"]])),
    ],
    [
      "another filter",
      { ...one, settings: { retrievalFilter: "public" } },
      Object.fromEntries(everyone.map((name) => [name, ["retrieval-filter-changed"]])),
    ],
    [
      "a new document",
      fixtures["document-added"] ?? one,
      { "not in the corpus": ["document-added"] },
    ],
    ["a revision that differs in its name alone", one, {}],
  ])("where the policy says nothing: %s", async ([, two, told]) => {
    expect(await reasonsIn(two)).toEqual(told);
  });

  test("and where nothing changed nobody, however wide the policy is", async () => {
    const widest = Object.fromEntries(triggers.map((trigger) => [trigger, "whole-set"]));
    expect(await reasonsIn(one, widest)).toEqual({});
  });

  test("a revision against itself concerns nobody, whatever is current", async () => {
    const files = {
      ...twoCorpora(one, fixtures["chunking-changed"] ?? one),
      ...caseFiles(...texts),
    };
    const dataset = await loadDataset(memoryTree(files));
    const told = currencyIn(dataset, noFamilies, dataset.revisions.get("one"));
    expect(new Set(dataset.cases.map((file) => told(file).state))).toEqual(new Set(["current"]));
  });
});

describe("a source that changed under the name of the revision that was read", () => {
  test.for<readonly [string, PlainCorpus, string]>([
    [
      "is told, where a chunk has another text",
      withChunks({ "a:1": "Forty days." }),
      "chunk-edited",
    ],
    ["is told, where the chunk is gone", { chunks: without("a:1") }, "chunk-deleted"],
    [
      "is told, where its text stands under another id",
      { chunks: { ...without("a:1"), "a:0": "Thirty days." } },
      "chunk-moved",
    ],
    [
      "is told, where the chunk is cut from another document",
      { ...one, documents: { "a:1": "b" } },
      "chunk-moved",
    ],
    [
      "is told, where its document has another source revision",
      { ...one, revisions: { a: "v2" } },
      "source-revision-changed",
    ],
    [
      "is told with all that changed",
      withChunks({ "a:1": "Forty days." }, { revisions: { a: "v2" } }),
      "source-revision-changed chunk-edited",
    ],
    ["is told by the name alone, where other chunks changed", withChunks({ "b:1": "Air." }), ""],
  ])("%s", async ([, again, reasons]) => {
    const files = { ...revisionFiles("one", again), ...caseFiles(onFirst) };
    const told = ["stale", reasons, "revision-rewritten"].filter((part) => part !== "");
    expect(await currencyOf(files)).toBe(told.join(" "));
  });

  test("is told against a later revision as well, and so is one that is gone", async () => {
    const now = withChunks({ "a:1": "Forty days." });
    const again = { ...twoCorpora(withChunks({ "b:1": "Air." }), now), ...caseFiles(onFirst) };
    const gone = Object.keys(again).filter((path) => path.startsWith("corpus-revisions/one/"));
    expect([await currencyOf(again), await currencyOf(gone.reduce(withoutFile, again))]).toEqual([
      "stale chunk-edited revision-rewritten",
      "stale chunk-edited revision-missing",
    ]);
  });
});

describe("nothing is carried that cannot be proved", () => {
  const good = { ...twoCorpora(one, one), ...caseFiles(onFirst) };
  const record = "corpus-revisions/one/revision.yaml";
  const edit = (path: string, from: string, to: string): Files => ({
    ...good,
    [path]: (good[path] ?? "").replace(from, to),
  });
  const texts = Object.keys(good).filter((path) => path.startsWith("corpus-revisions/texts/"));

  test.for<readonly [string, Files, string]>([
    ["nothing is wrong", good, "carried"],
    [
      "nothing is current",
      withoutFile(good, "corpus-revisions/current.yaml"),
      "no-current-revision",
    ],
    ["the revision is gone", withoutFile(good, record), "revision-missing"],
    [
      "the revision was rewritten",
      edit(record, "triggers: []", "triggers: [chunking-changed]"),
      "revision-rewritten",
    ],
    [
      "its chunks are not as recorded",
      edit("corpus-revisions/one/chunks.jsonl", '"a:2"', '"a:3"'),
      "revision-altered",
    ],
    [
      "its chunks are gone",
      withoutFile(good, "corpus-revisions/one/chunks.jsonl"),
      "revision-altered",
    ],
    [
      "the current chunks are gone",
      withoutFile(good, "corpus-revisions/two/chunks.jsonl"),
      "revision-altered",
    ],
    ["no text is kept", texts.reduce(withoutFile, good), "text-missing"],
    [
      "the approval names no corpus",
      { ...good, ...caseFiles(onFirst.replace(/\n {2}corpus: .*/, "")) },
      "corpus-unbound",
    ],
    [
      "the current chunks are not as recorded, and it was judged on them",
      {
        ...edit("corpus-revisions/two/chunks.jsonl", '"a:2"', '"a:3"'),
        ...caseFiles(judgedCase("c", { under: "two", corpus: one, chunks: ["a:1"] })),
      },
      "revision-altered",
    ],
    [
      "the evidence is none of its revision",
      { ...good, ...caseFiles(onFirst.replace('"chunkId":"a:1"', '"chunkId":"a:2"')) },
      "evidence-unrecorded",
    ],
    [
      "the evidence is of another document than its revision says",
      { ...good, ...caseFiles(onFirst.replace('"documentId":"a"', '"documentId":"b"')) },
      "evidence-unrecorded",
    ],
    [
      "no text is kept and the evidence is none of its revision: the graver is told",
      {
        ...texts.reduce(withoutFile, good),
        ...caseFiles(
          judgedCase("c", { under: "one", corpus: one, chunks: ["b:1", "a:1"] }).replace(
            '"chunkId":"a:1"',
            '"chunkId":"a:2"',
          ),
        ),
      },
      "evidence-unrecorded",
    ],
  ])("where %s", async ([, files, told]) => {
    expect(await currencyOf(files)).toBe(told === "carried" ? told : `stale ${told}`);
  });

  test("whatever moved: a carried case finds each of its chunks as it was", async () => {
    const id = fc.constantFrom("a:1", "a:2", "b:1", "b:2");
    const chunks = fc.dictionary(id, fc.constantFrom("x", "y", "z"), { minKeys: 1 });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(chunks, chunks, fc.nat({ max: 3 }), async (before, now, index) => {
        const ids = Object.keys(before);
        const chosen = ids.slice(0, 1 + (index % ids.length));
        const text = judgedCase("c", { under: "one", corpus: { chunks: before }, chunks: chosen });
        const files = { ...twoCorpora({ chunks: before }, { chunks: now }), ...caseFiles(text) };
        const currency = await currencyOf(files);
        const isSame = chosen.every((chunk) => before[chunk] === now[chunk]);
        expect(currency === "carried").toBe(isSame);
        seen.add(currency.split(" ")[0] ?? "");
      }),
      { numRuns: 80 },
    );
    expect([...seen].toSorted()).toEqual(["carried", "stale"]);
  });
});
