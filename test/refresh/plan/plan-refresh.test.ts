import fc from "fast-check";
import { stringify } from "yaml";
import { describe, expect, test } from "vitest";
import type { RefreshItem } from "../../../src/refresh/plan/plan.ts";
import { caseFiles, type Files } from "../../support/good-set.ts";
import { askedIds, onlyItem, planOf } from "../../support/planned.ts";
import { observation } from "../../support/observations.ts";
import { familiesText } from "../../support/split-set.ts";
import {
  judgedCase,
  revisionFiles,
  twoCorpora,
  type PlainCorpus,
} from "../../support/two-corpora.ts";

const words = (topic: string): string =>
  `${topic} is asked for in the portal at least five working days ahead, and a team lead answers within two days.`;

const one: PlainCorpus = {
  chunks: {
    "leave:1": words("Holiday"),
    "leave:2": words("Unpaid leave"),
    "travel:1": words("A flight"),
    "refunds:1": words("Money"),
  },
};

const withChunks = (
  chunks: PlainCorpus["chunks"],
  rest: Partial<PlainCorpus> = {},
): PlainCorpus => ({ chunks: { ...one.chunks, ...chunks }, ...rest });

const without = (id: string): PlainCorpus["chunks"] =>
  Object.fromEntries(Object.entries(one.chunks).filter(([other]) => other !== id));

const on = (id: string, ...chunks: readonly string[]): string =>
  judgedCase(id, { under: "one", corpus: one, chunks });

const refusal = (id: string, fields: Readonly<Record<string, unknown>> = {}): string =>
  judgedCase(id, {
    under: "one",
    corpus: one,
    chunks: [],
    kind: "abstention",
    because: "not-in-corpus",
    query: "How much does the company pay into my pension?",
    ...fields,
  });

/** One case on each of three documents. */
const three = ["leave", "travel", "refunds"].map((name) => on(`${name}-001`, `${name}:1`));

const setOf = (two: PlainCorpus, ...cases: readonly string[]): Files => ({
  ...twoCorpora(one, two),
  ...caseFiles(...cases),
});

const larger = { chunking: { name: "by-heading", version: "2", settings: {} } };

const families = (...rest: readonly string[]): Files => ({
  "families.yaml": familiesText({
    families: ["leave", "travel", "refunds", "pensions"].map(
      (name) => `${name}: {title: ${name}, documents: ["${name}*"], split: dev}`,
    ),
    rest,
  }),
});

/** A case as a line: what became of each piece of evidence, and where it may have gone on. */
function told({ evidence }: RefreshItem): readonly string[] {
  return evidence.map(({ piece, verdict, quote, candidates }) => {
    const quoted = quote === undefined ? "" : ` quote ${quote}`;
    return `${piece.chunkId} ${verdict}${quoted}: ${candidates.map(({ id }) => id).join(", ")}`;
  });
}

const reviewed = (text: string, review: Readonly<Record<string, unknown>>): string =>
  text.replace(/^review:[\s\S]*$/m, stringify({ review }, { lineWidth: 0 }));

const request = (to: string, rest = ""): string =>
  `refresh: {from: one, to: ${to}, reasons: [chunk-edited]${rest}}\n`;

const outcomes = (item: RefreshItem): readonly string[] =>
  item.outcomes.map(({ outcome, replace, result }) => {
    const change = replace.map(({ from, to }) => ` ${from} -> ${to.join("+")}`).join(",");
    if ("digest" in result) return `${outcome}${change}: a digest`;
    return "needs" in result
      ? `${outcome}${change}: needs ${result.needs.join(" and ")}`
      : `${outcome}${change}: ${result.refused.map(({ message }) => message).join(" ")}`;
  });

describe("a plan asks", () => {
  test.each<readonly [string, PlainCorpus, readonly string[]]>([
    [
      "its chunk was edited",
      withChunks({ "leave:1": `${words("Holiday")} So it is.` }),
      ["chunk-edited"],
    ],
    ["its chunk was deleted", { chunks: without("leave:1") }, ["chunk-deleted"]],
    [
      "its chunk has another id",
      { chunks: { ...without("leave:1"), "leave:9": words("Holiday") } },
      ["chunk-moved"],
    ],
    [
      "its source has another revision, too",
      withChunks({ "leave:1": "Ask the portal." }, { revisions: { leave: "v2" } }),
      ["source-revision-changed", "chunk-edited"],
    ],
    ["documents are cut otherwise", { ...one, settings: larger }, ["chunking-changed"]],
    [
      "they are embedded otherwise",
      { ...one, settings: { embedding: { model: "m", version: "2" } } },
      ["embedding-changed"],
    ],
    [
      "they are filtered otherwise",
      { ...one, settings: { retrievalFilter: "public" } },
      ["retrieval-filter-changed"],
    ],
  ])("with a reason of its own where %s", async (_, two, reasons) => {
    const item = onlyItem(await planOf(setOf(two, on("leave-001", "leave:1"))));
    expect(item.reasons).toEqual([...reasons, "corpus-revision-changed"]);
    expect([item.from, item.to, item.asks]).toEqual(["one", "two", "refresh"]);
  });

  test("about the cases of a changed chunk, and about no others", async () => {
    const plan = await planOf(setOf(withChunks({ "travel:1": "By rail." }), ...three));
    expect(askedIds(plan)).toEqual(["travel-001"]);
    expect(plan.standing).toEqual({ current: 0, carried: 2 });
  });

  test("about a case that cites the changed document in its second chunk only", async () => {
    const both = on("both-001", "leave:1", "travel:1");
    const plan = await planOf(setOf(withChunks({ "travel:1": "By rail." }), both, ...three));
    expect(askedIds(plan)).toEqual(["both-001", "travel-001"]);
    expect(told(plan.items[0] as RefreshItem)).toEqual([
      "leave:1 same: ",
      "travel:1 edited: travel:1",
    ]);
  });

  test("about all cases where documents are cut otherwise, also those whose chunks survived", async () => {
    const plan = await planOf(setOf({ ...one, settings: larger }, ...three));
    expect(askedIds(plan)).toEqual(["leave-001", "refunds-001", "travel-001"]);
    expect(plan.items.map((item) => told(item))).toEqual([
      ["leave:1 same: "],
      ["refunds:1 same: "],
      ["travel:1 same: "],
    ]);
  });

  test("nobody where nothing changed", async () => {
    const plan = await planOf(setOf(one, ...three));
    expect([plan.items, plan.pullRequests]).toEqual([[], []]);
    expect(plan.standing).toEqual({ current: 0, carried: 3 });
  });

  test("nobody under the revision of the judgments", async () => {
    const files = setOf(withChunks({ "leave:1": "Other." }), ...three);
    const plan = await planOf(files, { to: "one" });
    expect([plan.items, plan.standing]).toEqual([[], { current: 3, carried: 0 }]);
  });

  test("under an earlier revision what a return to it would ask", async () => {
    const two = withChunks({ "leave:1": `${words("Holiday")} So it is.` });
    const later = judgedCase("later-001", { under: "two", corpus: two, chunks: ["leave:1"] });
    const plan = await planOf(setOf(two, later, on("leave-001", "leave:1")), { to: "one" });
    const item = onlyItem(plan);
    expect([item.id, item.from, item.to, plan.to.id]).toEqual(["later-001", "two", "one", "one"]);
    expect(told(item)).toEqual(["leave:1 edited: leave:1"]);
  });
});

describe("the evidence of a case", () => {
  const [first, second, third] = ["Holiday", "Unpaid leave", "Parental leave"].map(words);
  const whole = [first, second, third].join(" ");
  const long: PlainCorpus = { chunks: { "leave:1": whole } };
  const onLong = judgedCase("leave-001", { under: "one", corpus: long, chunks: ["leave:1"] });

  test("that was cut in three has three candidates with their texts, and none is chosen", async () => {
    const cut = {
      chunks: { "leave:a": first ?? "", "leave:b": second ?? "", "leave:c": third ?? "" },
    };
    const files = { ...twoCorpora(long, cut), ...caseFiles(onLong) };
    const item = onlyItem(await planOf(files));
    expect(told(item)).toEqual(["leave:1 split: leave:c, leave:b, leave:a"]);
    expect(item.evidence[0]?.candidates.map(({ text }) => text)).toEqual([third, second, first]);
    expect(item.evidence[0]?.text).toBe(whole);
    expect(item.file.case.relevantChunkIds).toEqual(["leave:1"]);
  });

  test("tells the source revision of its document then and now", async () => {
    const two = withChunks({ "leave:1": "Other." }, { revisions: { leave: "v2" } });
    const item = onlyItem(await planOf(setOf(two, on("leave-001", "leave:1"))));
    expect(item.evidence[0]?.source).toEqual({ before: "v1", after: "v2" });
  });

  test("has no source revision now where its document went", async () => {
    const two = { chunks: { "travel:1": words("A flight") } };
    const item = onlyItem(await planOf(setOf(two, on("leave-001", "leave:1"))));
    expect(item.evidence[0]?.source).toEqual({ before: "v1", after: undefined });
  });

  test("is compared with its own document where the revision of the judgment is not recorded", async () => {
    const two = { chunks: { ...without("leave:1"), "leave:7": `${words("Holiday")} Always.` } };
    const { ["corpus-revisions/one/revision.yaml"]: _, ...files } = setOf(
      two,
      on("leave-001", "leave:1"),
    );
    const item = onlyItem(await planOf(files));
    expect(item.unverifiable).toEqual(["revision-missing"]);
    expect(item.reasons.at(-1)).toBe("corpus-revision-changed");
    expect(told(item)).toEqual(["leave:1 edited: leave:7"]);
  });

  test("is not called gone where only its own document was looked at", async () => {
    const two = {
      chunks: { "leave:2": "Something else entirely.", "travel:1": words("Holiday x") },
    };
    const { ["corpus-revisions/one/revision.yaml"]: _, ...files } = setOf(
      two,
      on("leave-001", "leave:1"),
    );
    expect(told(onlyItem(await planOf(files)))).toEqual(["leave:1 unverified: "]);
  });
});

describe("who takes part", () => {
  const two = withChunks({ "leave:1": "Other." });
  const rejected = reviewed(on("rejected-001", "leave:1"), {
    status: "rejected",
    reviewedBy: "jordan",
    reviewedAt: "2026-09-01T09:00:00Z",
    reason: "No.",
  });
  const retired = `${on("retired-001", "leave:1")}retired: {by: jordan, at: 2026-09-02T09:00:00Z, reason: Nobody asks.}\n`;
  const pending = reviewed(on("pending-001", "leave:1"), { status: "pending" });
  const unfilled =
    "id: short-001\nkind: answerable\nquery: When?\nexpectedAnswer: Then.\nevidence: [{document: leave, quote: portal}]\n";

  test("is every approved case, and no candidate, rejected or retired one", async () => {
    const files = setOf(two, on("leave-001", "leave:1"), rejected, retired, pending, unfilled);
    const plan = await planOf(files);
    expect([askedIds(plan), plan.unasked]).toEqual([["leave-001"], []]);
  });

  test("are candidates as well where they are asked for, each with what became of its evidence", async () => {
    const files = setOf(two, on("leave-001", "leave:1"), rejected, retired, pending, unfilled);
    const plan = await planOf(files, { candidates: true });
    expect(plan.items.map(({ id, asks, reasons }) => [id, asks, reasons.length])).toEqual([
      ["leave-001", "refresh", 2],
      ["pending-001", "first-judgment", 0],
    ]);
    expect(told(plan.items[1] as RefreshItem)).toEqual(["leave:1 edited: leave:1"]);
    expect(plan.unasked).toMatchObject([
      { path: "cases/short-001.yaml", id: "short-001", why: "unfilled", unverifiable: [] },
    ]);
    expect(plan.items[1]?.outcomes.map(({ outcome }) => outcome)).toEqual(["approved", "rejected"]);
  });

  test("are named where they cannot be asked about: edited, unbound or unreadable", async () => {
    const edited = on("edited-001", "travel:1").replace("This of", "That of");
    const unbound = on("unbound-001", "leave:1").replace(/^ {2}digest: .*\n/m, "");
    const files = {
      ...setOf(two, edited, unbound),
      "cases/broken-001.yaml": "id: [",
      "cases/shapeless-001.yaml": on("shapeless-001", "leave:1").replace("kind: ", "kinds: "),
    };
    const plan = await planOf(files);
    expect(plan.items).toEqual([]);
    expect(plan.unasked.map(({ path, why }) => `${path} ${why}`)).toEqual([
      "cases/broken-001.yaml unreadable",
      "cases/edited-001.yaml unverifiable",
      "cases/shapeless-001.yaml unreadable",
      "cases/unbound-001.yaml unbound",
    ]);
  });

  test("are edited ones as well where their evidence moved: to be revised as the file says now, not confirmed", async () => {
    const edited = on("leave-001", "leave:1").replace("This of", "That of");
    const plan = await planOf(setOf(two, edited));
    const item = onlyItem(plan);
    expect([item.isEdited, item.from, item.reasons, plan.unasked]).toEqual([
      true,
      "one",
      ["chunk-edited", "corpus-revision-changed"],
      [],
    ]);
    expect(item.outcomes.map(({ outcome, result }) => [outcome, Object.keys(result)[0]])).toEqual([
      ["confirmed", "refused"],
      ["revised", "digest"],
      ["abstained", "needs"],
      ["retired", "refused"],
    ]);
  });

  test("are edited ones from the revision that was judged, where the edit names another one", async () => {
    const edited = on("leave-001", "leave:1").replace(
      'corpusRevision: "one"',
      "corpusRevision: two",
    );
    expect(onlyItem(await planOf(setOf(two, edited))).from).toBe("one");
  });

  test("offers no approval of a candidate whose evidence moved", async () => {
    const plan = await planOf(setOf(two, pending), { candidates: true });
    expect(onlyItem(plan).outcomes.map(({ result }) => Object.keys(result)[0])).toEqual([
      "refused",
      "digest",
    ]);
    const [approval] = onlyItem(plan).outcomes;
    const refused =
      approval !== undefined && "refused" in approval.result && approval.result.refused;
    expect(refused).toMatchObject([
      {
        message:
          'Under "two", which is current, its evidence is not what it is under "one": chunk "leave:1" has another text.',
      },
    ]);
  });

  test("names a case of which nothing tells what changed, with what is missing", async () => {
    const unbound = on("leave-001", "travel:1").replace(/^ {2}corpus: .*\n/m, "");
    const plan = await planOf(setOf(two, unbound));
    expect([plan.items, plan.unasked]).toMatchObject([
      [],
      [
        {
          path: "cases/leave-001.yaml",
          id: "leave-001",
          why: "unverifiable",
          unverifiable: ["corpus-unbound"],
        },
      ],
    ]);
  });

  test("asks about a case whose text is not kept where its hash tells that the chunk changed", async () => {
    const files = setOf(two, on("leave-001", "leave:1"), on("travel-001", "travel:1"));
    const kept = Object.entries(files).filter(
      ([path]) => !path.startsWith("corpus-revisions/texts/"),
    );
    const plan = await planOf(Object.fromEntries(kept));
    const item = onlyItem(plan);
    expect([item.id, item.reasons, item.unverifiable, told(item)]).toEqual([
      "leave-001",
      ["chunk-edited", "corpus-revision-changed"],
      ["text-missing"],
      ["leave:1 unverified: leave:1"],
    ]);
    expect(plan.unasked.map(({ id, unverifiable }) => [id, unverifiable])).toEqual([
      ["travel-001", ["text-missing"]],
    ]);
  });

  test("marks a sentinel, which two people judge again", async () => {
    const sentinel = judgedCase("leave-001", {
      under: "one",
      corpus: one,
      chunks: ["leave:1"],
      sentinel: { why: "common", reviews: [] },
    });
    const plan = await planOf(setOf(two, sentinel, on("other-001", "leave:1")));
    expect(plan.items.map((item) => item.needsTwoJudgments)).toEqual([true, false]);
  });

  test("knows an undecided request of the same revision, and no other one", async () => {
    const decided =
      ", outcome: confirmed, by: jordan, at: 2026-09-02T09:00:00Z, reason: It stands.";
    const plan = await planOf(
      setOf(
        two,
        on("a-001", "leave:1") + request("two"),
        on("b-001", "leave:1") + request("three"),
        on("c-001", "leave:1") + request("two", decided),
        on("d-001", "travel:1") + request("two"),
      ),
    );
    expect(plan.items.map(({ id, isRequested }) => [id, isRequested])).toEqual([
      ["a-001", true],
      ["b-001", false],
      ["c-001", false],
    ]);
    expect(plan.needless.map(({ path }) => path)).toEqual(["cases/d-001.yaml"]);
  });

  test("asks about a case that an observation names, with that reason", async () => {
    const seen = observation({ id: "seen-7", query: "Which train?", case: "travel-001" });
    const at = { file: "seen.jsonl", line: 1, column: 1 };
    const plan = await planOf(setOf(withChunks({ "travel:1": "By rail." }), ...three), {
      observations: [{ observation: seen, at }],
    });
    expect(onlyItem(plan).reasons).toEqual([
      "chunk-edited",
      "query-pattern-observed",
      "corpus-revision-changed",
    ]);
    expect(onlyItem(plan).observations).toEqual(["seen-7"]);
  });
});

describe("a question that was not in the corpus", () => {
  const pension = {
    "annex:1": "The company pays five percent of the gross salary into the pension.",
    "annex:2": "What you pay in is yours at once.",
    "annex:3": "Tyres and brakes are not part of it.",
  };

  test("is asked again with the documents that came, and their chunks nearest to it", async () => {
    const item = onlyItem(await planOf(setOf(withChunks(pension), refusal("pension-001"))));
    expect(item.reasons).toEqual(["document-added", "corpus-revision-changed"]);
    expect(
      item.documents.map(({ document, standing, newChunks, nearest }) => ({
        id: document.id,
        standing,
        newChunks,
        nearest: nearest.map(({ id, text }) => `${id} ${text}`),
      })),
    ).toEqual([
      {
        id: "annex",
        standing: "added",
        newChunks: 3,
        nearest: [
          "annex:1 The company pays five percent of the gross salary into the pension.",
          "annex:2 What you pay in is yours at once.",
        ],
      },
    ]);
  });

  test("is asked again where a document of its family says something else", async () => {
    const two = withChunks({
      "leave:2": "During unpaid leave the company pays into your pension.",
    });
    const files = {
      ...setOf(
        two,
        refusal("pension-001", { families: ["leave"] }),
        refusal("other-001", { families: ["travel"] }),
      ),
      ...families(),
    };
    const item = onlyItem(await planOf(files));
    expect([item.id, item.pullRequest]).toEqual(["pension-001", "touchstone/refresh/leave"]);
    expect(item.documents.map(({ document, standing }) => `${document.id} ${standing}`)).toEqual([
      "leave edited",
    ]);
  });

  test("is told of a document that has another name what of it is new, and no more", async () => {
    const { "refunds:1": money = "", ...others } = one.chunks;
    const renamed = { chunks: { ...others, "money:1": money } };
    const files = setOf(renamed, refusal("pension-001"));
    expect((await planOf(files)).items).toEqual([]);
    const two = { chunks: { ...renamed.chunks, "money:2": "Five percent go into a pension." } };
    const item = onlyItem(await planOf(setOf(two, refusal("pension-001"))));
    expect(
      item.documents.map(({ document, newChunks, nearest }) => [
        document.id,
        newChunks,
        nearest.map(({ id }) => id),
      ]),
    ).toEqual([["money", 1, ["money:2"]]]);
  });

  test("is told that a document of no family asks every family", async () => {
    const two = withChunks({ ...pension, "leave:2": "The company pays into your pension." });
    const files = {
      ...setOf(two, refusal("pension-001", { families: ["leave"] })),
      ...families(),
    };
    const item = onlyItem(await planOf(files));
    const asks = item.documents.map(
      ({ document, asksEveryFamily }) => `${document.id} ${String(asksEveryFamily)}`,
    );
    expect(asks.toSorted()).toEqual(["annex true", "leave false"]);
    const ofNone = onlyItem(await planOf(setOf(two, refusal("pension-001"))));
    expect(ofNone.documents.some(({ asksEveryFamily }) => asksEveryFamily)).toBe(false);
  });

  test("names the document with the nearest chunk first", async () => {
    const two = withChunks({
      ...pension,
      "aaa:1": "Rail before air.",
      "zzz:1": "A pension is paid.",
    });
    const item = onlyItem(await planOf(setOf(two, refusal("pension-001"))));
    expect(item.documents.map(({ document }) => document.id)).toEqual(["annex", "zzz", "aaa"]);
  });
});

describe("pull requests", () => {
  const all = withChunks({ "leave:1": "A.", "travel:1": "B.", "refunds:1": "C." });

  test("hold a component each, named by its smallest family", async () => {
    const related = "related: [{families: [travel, leave], reason: One amends the other.}]";
    const plan = await planOf({ ...setOf(all, ...three), ...families(related) });
    expect(plan.pullRequests.map(({ branch, cases }) => [branch, cases])).toEqual([
      ["touchstone/refresh/leave", ["leave-001", "travel-001"]],
      ["touchstone/refresh/refunds", ["refunds-001"]],
    ]);
  });

  test("keep another wording with the case that it rephrases", async () => {
    const variant = refusal("variant-001", { variantOf: "travel-001", because: "not-in-corpus" });
    const plan = await planOf({
      ...setOf(withChunks({ "travel:1": "B.", "travel:2": "Pension." }), ...three, variant),
      ...families(),
    });
    expect(plan.pullRequests.map(({ branch, cases }) => [branch, cases])).toEqual([
      ["touchstone/refresh/travel", ["travel-001", "variant-001"]],
    ]);
  });

  test("wait beyond the policy's limit", async () => {
    const policy = { ".github/touchstone.yaml": "limits: {openRefreshPullRequests: 1}\n" };
    const plan = await planOf({ ...setOf(all, ...three), ...families(), ...policy });
    expect(plan.pullRequests.map(({ waits }) => waits)).toEqual([false, true, true]);
  });

  test("are one for all where no family is known", async () => {
    const plan = await planOf(setOf(all, ...three));
    expect(plan.pullRequests.map(({ branch, families: named }) => [branch, named])).toEqual([
      ["touchstone/refresh/--no-family", []],
    ]);
  });
});

describe("what a decision would come to", () => {
  test("is told where the chunk is there under its id", async () => {
    const two = withChunks({ "leave:1": `${words("Holiday")} So it is.` });
    const item = onlyItem(await planOf(setOf(two, on("leave-001", "leave:1"))));
    expect(outcomes(item)).toMatchInlineSnapshot(`
      [
        "confirmed: a digest",
        "revised: needs edit",
        "abstained: needs because and answer",
        "retired: a digest",
      ]
    `);
    expect(item.outcomes.at(-1)?.result).toEqual({ digest: item.file.digest });
  });

  test("is a revision where it moved", async () => {
    const two = { chunks: { ...without("leave:1"), "leave:9": words("Holiday") } };
    const item = onlyItem(await planOf(setOf(two, on("leave-001", "leave:1"))));
    expect(outcomes(item)).toMatchInlineSnapshot(`
      [
        "confirmed: Chunk "leave:1" is not in corpus revision "two".",
        "revised leave:1 -> leave:9: a digest",
        "abstained: needs because and answer",
        "retired: a digest",
      ]
    `);
  });

  test("is a revision for each chunk that may take its place, and for all parts together", async () => {
    const long = { chunks: { "leave:1": `${words("Holiday")} ${words("Unpaid leave")}` } };
    const cut = { chunks: { "leave:a": words("Holiday"), "leave:b": words("Unpaid leave") } };
    const text = judgedCase("leave-001", { under: "one", corpus: long, chunks: ["leave:1"] });
    const item = onlyItem(await planOf({ ...twoCorpora(long, cut), ...caseFiles(text) }));
    expect(outcomes(item)).toMatchInlineSnapshot(`
      [
        "confirmed: Chunk "leave:1" is not in corpus revision "two".",
        "revised leave:1 -> leave:a+leave:b: a digest",
        "revised leave:1 -> leave:b: a digest",
        "revised leave:1 -> leave:a: a digest",
        "abstained: needs because and answer",
        "retired: a digest",
      ]
    `);
  });

  test("is a revision once a quote is said, where only quotes stand against it", async () => {
    const { "leave:1": first = "", "leave:2": second = "", ...others } = one.chunks;
    const joined = { chunks: { ...others, "leave:all": `${first} ${second}` } };
    const plain = on("leave-001", "leave:1", "leave:2");
    const entries = JSON.parse(/^provenance: (.*)$/m.exec(plain)?.[1] ?? "[]") as object[];
    const provenance = entries.map((entry, at) => ({
      ...entry,
      quote: at === 0 ? "Holiday is asked for" : "Unpaid leave is asked for",
    }));
    const chunks = ["leave:1", "leave:2"];
    const text = judgedCase("leave-001", { under: "one", corpus: one, chunks, provenance });
    const item = onlyItem(await planOf({ ...twoCorpora(one, joined), ...caseFiles(text) }));
    expect(outcomes(item).filter((line) => line.startsWith("revised"))).toEqual([
      "revised leave:1 -> leave:all, leave:2 -> leave:all: needs quote",
    ]);
    expect(item.goneChunks).toEqual(["leave:1", "leave:2"]);
  });

  test("is no revision where one of several chunks that went has no candidate", async () => {
    const chunks = {
      ...one.chunks,
      "leave:1": "Nothing of it is here.",
      "extra:1": words("A desk"),
    };
    const corpus = { chunks };
    const two = { chunks: { ...without("leave:1"), "extra:9": words("A desk") } };
    const text = judgedCase("both-001", { under: "one", corpus, chunks: ["leave:1", "extra:1"] });
    const item = onlyItem(await planOf({ ...twoCorpora(corpus, two), ...caseFiles(text) }));
    expect(told(item)).toEqual(["leave:1 gone: ", "extra:1 moved: extra:9"]);
    expect(outcomes(item)).toMatchInlineSnapshot(`
      [
        "confirmed: Chunk "leave:1" is not in corpus revision "two". Chunk "extra:1" is not in corpus revision "two".",
        "revised extra:1 -> extra:9: Chunk "leave:1" is not in corpus revision "two".",
        "revised: needs edit",
        "abstained: needs because and answer",
        "retired: a digest",
      ]
    `);
  });

  test("rests on no document that no family claims, and the document is named", async () => {
    const { "leave:1": holiday = "", ...others } = one.chunks;
    const two = { chunks: { ...others, "budget:1": holiday } };
    const files = { ...setOf(two, on("leave-001", "leave:1")), ...families() };
    const item = onlyItem(await planOf(files));
    expect([item.ungrouped, outcomes(item)]).toEqual([
      [{ id: "budget", families: [] }],
      [
        'confirmed: Chunk "leave:1" is not in corpus revision "two".',
        'revised leave:1 -> budget:1: "budget" is in no family: add it to one in families.yaml first.',
        "revised: needs edit",
        "abstained: needs because and answer",
        "retired: a digest",
      ],
    ]);
    const claimed = {
      ...files,
      "families.yaml": (files["families.yaml"] ?? "").replace('"leave*"', '"leave*", "budget"'),
    };
    const grouped = onlyItem(await planOf(claimed));
    expect([grouped.ungrouped, outcomes(grouped)[1]]).toEqual([
      [],
      "revised leave:1 -> budget:1: a digest",
    ]);
  });

  test("is open to a sentinel, which two people judge before it counts, whatever claims its document", async () => {
    const { "leave:1": holiday = "", ...others } = one.chunks;
    const two = { chunks: { ...others, "budget:1": holiday } };
    const sentinel = judgedCase("leave-001", {
      under: "one",
      corpus: one,
      chunks: ["leave:1"],
      sentinel: { why: "high-consequence" },
    });
    const item = onlyItem(await planOf({ ...setOf(two, sentinel), ...families() }));
    expect([item.ungrouped.map(({ id }) => id), outcomes(item)[1]]).toEqual([
      ["budget"],
      "revised leave:1 -> budget:1: a digest",
    ]);
  });

  test("tells of a document that two families claim", async () => {
    const files = {
      ...setOf(withChunks({ "leave:1": "By rail." }), on("leave-001", "leave:1")),
      ...families(),
    };
    const twice = (files["families.yaml"] ?? "").replace('"travel*"', '"travel*", "le*"');
    const item = onlyItem(await planOf({ ...files, "families.yaml": twice }));
    expect(item.ungrouped).toEqual([{ id: "leave", families: ["leave", "travel"] }]);
  });

  test("is nothing of an abstention but that it stands or is retired", async () => {
    const two = withChunks({ "pensions:1": "A pension." });
    const item = onlyItem(await planOf(setOf(two, refusal("pension-001"))));
    expect(outcomes(item)).toMatchInlineSnapshot(`
      [
        "confirmed: a digest",
        "revised: needs edit",
        "abstained: The case is an abstention already.",
        "retired: a digest",
      ]
    `);
  });
});

const texts = fc.constantFrom(...["Holiday", "A flight", "Money", "Rent", "A chair"].map(words));
const corpora = fc
  .dictionary(fc.constantFrom("leave:1", "leave:2", "travel:1", "travel:2", "refunds:1"), texts, {
    minKeys: 1,
    noNullPrototype: true,
  })
  .map((chunks): PlainCorpus => ({ chunks }));

/** A case on each chunk of a corpus, some of them on two. */
function casesOn(corpus: PlainCorpus): readonly string[] {
  const ids = Object.keys(corpus.chunks);
  return ids.map((id, at) =>
    judgedCase(`case-${at}`, {
      under: "one",
      corpus,
      chunks: at % 2 === 0 ? [id] : [id, ids[at - 1] ?? id],
    }),
  );
}

describe("whatever became of a corpus", () => {
  test("each approved case is asked about in exactly one pull request, or stands", async () => {
    await fc.assert(
      fc.asyncProperty(corpora, corpora, async (before, after) => {
        const cases = casesOn(before);
        const files = { ...twoCorpora(before, after), ...caseFiles(...cases), ...families() };
        const plan = await planOf(files);
        const { current, carried } = plan.standing;
        expect(plan.items.length + current + carried).toBe(cases.length);
        expect(plan.pullRequests.flatMap((place) => place.cases).toSorted()).toEqual(
          [...askedIds(plan)].toSorted(),
        );
        for (const item of plan.items) {
          expect(item.reasons.length).toBeGreaterThan(1);
          const place = plan.pullRequests.find(({ branch }) => branch === item.pullRequest);
          expect(place?.cases).toContain(item.id);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("a revision planned against itself asks nobody", async () => {
    await fc.assert(
      fc.asyncProperty(corpora, async (corpus) => {
        const files = { ...revisionFiles("one", corpus), ...caseFiles(...casesOn(corpus)) };
        expect((await planOf(files, { to: "one" })).items).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test("the order in which cases are read changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(corpora, corpora, fc.nat(), async (before, after, turn) => {
        const cases = casesOn(before);
        const at = turn % cases.length;
        const turned = [...cases.slice(at), ...cases.slice(0, at)];
        const [plan, other] = await Promise.all(
          [cases, turned].map(async (some) => {
            // Paths decide the order of reading, so each case gets another folder.
            const placed = some.map((text, index): readonly [string, string] => [
              `cases/${index}/${/^id: (.*)$/m.exec(text)?.[1]}.yaml`,
              text,
            ]);
            const files = {
              ...twoCorpora(before, after),
              ...Object.fromEntries(placed),
              ...families(),
            };
            const { items, pullRequests, standing } = await planOf(files);
            return {
              pullRequests,
              standing,
              items: items.map((item) => ({
                ...item,
                file: undefined,
                // What stands against a decision names the file.
                outcomes: item.outcomes.map(({ result }) => "digest" in result && result.digest),
              })),
            };
          }),
        );
        expect(JSON.parse(JSON.stringify(other))).toEqual(JSON.parse(JSON.stringify(plan)));
      }),
      { numRuns: 10 },
    );
  });
});
