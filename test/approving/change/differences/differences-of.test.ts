import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import type { CaseDifference } from "../../../../src/approving/change/differences/difference.ts";
import { differencesOf } from "../../../../src/approving/change/differences/differences-of.ts";
import { readCase } from "../../../../src/load/read-case.ts";
import type { CaseFile } from "../../../../src/model/case.ts";
import { edited } from "../../../support/edited.ts";
import { everyField } from "../../../support/every-field.ts";
import { asFields } from "../../../support/fields.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../../../support/good-set.ts";
import type { Contents } from "../../../support/memory-tree.ts";
import { plainSet } from "../../../support/plain-set.ts";
import {
  candidateOn,
  familiesText,
  refunds,
  splitSet,
  travel,
} from "../../../support/split-set.ts";
import { treeChange, withFiles } from "../../../support/tree-changes.ts";

const noSets = { base: plainSet([]), merged: plainSet([]) };

function caseOf(text: string): CaseFile {
  const { file } = readCase("cases/refund-policy-001.yaml", text);
  if (file === undefined) throw new Error("The text holds no case.");
  return file;
}

/** A difference in one line. */
function words(one: CaseDifference): string {
  const isOf = "change" in one ? `${one.what} ${one.change}` : one.what;
  const loud = one.what === "origin" && one.isHumanNow ? "origin, human now" : isOf;
  const sides = ["before", "after"].flatMap((side) =>
    side in one ? [shown(asFields(one)[side])] : [],
  );
  const joins = one.what === "grouping" ? [`joins ${JSON.stringify(one.joins)}`] : [];
  return [`${loud}:`, sides.join(" -> "), ...joins].join(" ").trim();
}

function shown(value: unknown): string {
  if (value === undefined) return "none";
  if (typeof value === "object" && value !== null && "chunkId" in value)
    return String(value.chunkId);
  return JSON.stringify(value);
}

function caseNamed(id: string, cases: readonly CaseFile[]): CaseFile | undefined {
  return cases.find((file) => file.case.id === id);
}

/** All that can be read of a case. */
const says = (file: CaseFile): unknown => [file.case, file.digest];

const subjects = (told: readonly CaseDifference[]): ReadonlySet<string> =>
  new Set(told.map(({ what }) => what));

function between(before: string, after: string): readonly string[] {
  const [old, now] = [caseOf(before), caseOf(after)];
  return differencesOf({ before: old, after: now }, noSets).map(words);
}

/** A candidate on two chunks, the second of them graded. */
const onTwo = candidateOn("refund-policy-001", ["refund-policy", "travel-policy"]);
const [firstEntry = "", secondEntry = ""] = onTwo.match(/^ {2}- \{.*\n/gm) ?? [];

describe("what is told of a case that a change edits", () => {
  test("comes in the order in which a reviewer needs it", () => {
    const before = `${pendingCase}tags: [a]\nnotes: One.\naskedAt: 2026-09-01T09:00:00Z\n`;
    const after = stringify({
      tags: ["b"],
      notes: "Two.",
      caller: { documents: ["refund-policy"] },
      retired: { by: "noor", at: "2026-09-03T09:00:00Z", reason: "Nobody asks." },
      origin: { kind: "telemetry", observation: "17" },
      sentinel: { why: "common" },
      split: "test",
      families: ["refunds"],
      variantOf: "parking-001",
      conversation: [{ role: "user", content: "Hello." }],
      corpusRevision: "corpus-2026-10-01",
      acceptedAnswers: [{ statement: "Thirty days.", chunkIds: ["refund-policy:12"] }],
      expectedAnswer: "Thirty days.",
      kind: "inconclusive",
      query: "How long?",
      id: "refund-policy-001",
    });
    expect(between(before, after).map((line) => line.replace(/:.*/, ""))).toEqual([
      "query",
      "kind",
      "expectedAnswer",
      "acceptedAnswers",
      "chunk dropped",
      "corpusRevision",
      "conversation",
      "variantOf",
      "families",
      "split",
      "sentinel set",
      "origin",
      "retired",
      "askedAt",
      "caller",
      "notes",
      "tags",
    ]);
  });

  test("is what stood there and what stands there", () => {
    const after = edited(pendingCase, "within 30 days of purchase.", "within 30 days.");
    expect(between(pendingCase, after)).toMatchInlineSnapshot(`
      [
        "expectedAnswer: "A customer can request a refund within 30 days of purchase." -> "A customer can request a refund within 30 days."",
      ]
    `);
  });

  test("is first of all that a person is said to have written what a machine did", () => {
    const human = "origin: {kind: human, author: avery}";
    const synthetic = edited(
      pendingCase,
      human,
      "origin: {kind: synthetic, lane: backlog, generator: g}",
    );
    const reworded = edited(pendingCase, "query: When", "query: Until when");
    const [first, second, ...others] = between(synthetic, reworded);
    expect(others).toEqual([]);
    expect(first).toMatch(/^origin, human now: \{"kind":"synthetic".* -> \{"kind":"human"/);
    expect(second).toMatch(/^query: /);
    const unreadable = edited(pendingCase, human, "origin: a machine");
    expect(between(unreadable, pendingCase)[0]).toMatch(/^origin, human now: none -> /);
  });

  test("is not so loud where the file named nobody, or the same kind", () => {
    const human = "origin: {kind: human, author: avery}\n";
    expect(between(edited(pendingCase, human, ""), pendingCase)).toEqual([
      'origin: none -> {"kind":"human","author":"avery"}',
    ]);
    expect(between(pendingCase, edited(pendingCase, "avery", "noor"))).toEqual([
      'origin: {"kind":"human","author":"avery"} -> {"kind":"human","author":"noor"}',
    ]);
  });

  test("is the mark of a sentinel, its judgments and their resolution", () => {
    const marked = `${pendingCase}sentinel: {why: common}\n`;
    expect(between(pendingCase, marked)).toEqual(['sentinel set: none -> "common"']);
    expect(between(marked, pendingCase)).toEqual(['sentinel dropped: "common" -> none']);
    expect(between(marked, edited(marked, "common", "fragile"))).toEqual([
      'sentinel other-reason: "common" -> "fragile"',
    ]);
    const judged = `${pendingCase}sentinel: {why: common, reviews: []}\n`;
    expect(between(marked, judged)).toEqual(["judgments: none -> []"]);
    const resolved = `${pendingCase}sentinel: {why: common, resolution: {by: noor, at: "2026-09-03T09:00:00Z", reason: So., clarified: [query]}}\n`;
    expect(between(marked, resolved).map((line) => line.split(":")[0])).toEqual(["resolution"]);
    const broken = `${pendingCase}sentinel: 7\n`;
    expect(between(pendingCase, broken)).toEqual(["sentinel set: none -> none", "unread:"]);
    expect(between(marked, broken)).toEqual(['sentinel other-reason: "common" -> none', "unread:"]);
  });

  test("is what was decided", () => {
    expect(between(pendingCase, approved(pendingCase)).map((line) => line.slice(0, 14))).toEqual([
      "review: none -",
    ]);
  });

  test("is that something differs in what cannot be read, and not what seems to be gone with it", () => {
    const unread = {
      path: "cases/refund-policy-001.yaml",
      case: {},
      whole: undefined,
      digest: undefined,
      unresolvedDigest: undefined,
      has: () => false,
      locate: caseOf(pendingCase).locate,
      locateKey: caseOf(pendingCase).locateKey,
    };
    const before = caseOf(pendingCase);
    expect(differencesOf({ before, after: unread }, noSets)).toEqual([{ what: "unread" }]);
    expect(between(pendingCase, `${pendingCase}unknown: 1\n`)).toEqual(["unread:"]);
    expect(between(`${pendingCase}unknown: 1\n`, `${pendingCase}unknown: 2\n`)).toEqual([
      "unread:",
    ]);
  });
});

const moved = (text: string): string => text.replaceAll("refund-policy:12", "refunds:1");

describe("what is told of the chunks of a case", () => {
  test.for([
    [
      "a chunk that came",
      candidateOn("refund-policy-001", ["refund-policy"]),
      onTwo,
      ["chunk added: travel-policy:3"],
    ],
    [
      "a chunk that went",
      onTwo,
      candidateOn("refund-policy-001", ["refund-policy"]),
      ["chunk dropped: travel-policy:3"],
    ],
    [
      "the same text under another id",
      onTwo,
      moved(onTwo),
      ["chunk moved: refund-policy:12 -> refunds:1"],
    ],
    [
      "the same text under another id, and of another document",
      onTwo,
      moved(onTwo).replaceAll("documentId: refund-policy", "documentId: refunds"),
      ["chunk moved: refund-policy:12 -> refunds:1", "chunk source: refund-policy:12 -> refunds:1"],
    ],
    [
      "another text under another id",
      onTwo,
      moved(onTwo).replace(/(refunds:1", .*contentHash: "sha256:).{4}/, "$10000"),
      ["chunk dropped: refund-policy:12", "chunk added: refunds:1"],
    ],
    [
      "another text under the same id",
      onTwo,
      onTwo.replace(/(refund-policy:12", .*contentHash: "sha256:).{4}/, "$10000"),
      ["chunk text: refund-policy:12 -> refund-policy:12"],
    ],
    [
      "other words quoted",
      pendingCase,
      edited(pendingCase, "quote: within 30 days of purchase", "quote: within 30 days"),
      ["chunk quote: refund-policy:12 -> refund-policy:12"],
    ],
    [
      "a grade",
      onTwo,
      onTwo.replace('- {chunkId: "travel-policy:3"', '- {grade: 2, chunkId: "travel-policy:3"'),
      ["chunk grade: travel-policy:3 -> travel-policy:3"],
    ],
    [
      "what a chunk stands for",
      onTwo,
      onTwo.replace(
        '- {chunkId: "travel-policy:3"',
        '- {insteadOf: "refund-policy:12", chunkId: "travel-policy:3"',
      ),
      ["chunk alternative: travel-policy:3 -> travel-policy:3"],
    ],
    [
      "a move with the chunk that stands for it",
      onTwo.replace(
        '- {chunkId: "travel-policy:3"',
        '- {insteadOf: "refund-policy:12", chunkId: "travel-policy:3"',
      ),
      moved(
        onTwo.replace(
          '- {chunkId: "travel-policy:3"',
          '- {insteadOf: "refund-policy:12", chunkId: "travel-policy:3"',
        ),
      ),
      ["chunk moved: refund-policy:12 -> refunds:1"],
    ],
    [
      "another revision of the source",
      pendingCase,
      edited(pendingCase, "sourceRevision: v4", "sourceRevision: v5"),
      ["chunk source: refund-policy:12 -> refund-policy:12"],
    ],
    [
      "another order of the relevant chunks",
      onTwo,
      edited(
        onTwo,
        '["refund-policy:12", "travel-policy:3"]',
        '["travel-policy:3", "refund-policy:12"]',
      ),
      [
        'chunk listing: {"relevant":["refund-policy:12","travel-policy:3"],"provenance":["refund-policy:12","travel-policy:3"]} -> {"relevant":["travel-policy:3","refund-policy:12"],"provenance":["refund-policy:12","travel-policy:3"]}',
      ],
    ],
    [
      "evidence that is not relevant any more",
      onTwo,
      edited(onTwo, '["refund-policy:12", "travel-policy:3"]', '["refund-policy:12"]'),
      [
        'chunk listing: {"relevant":["refund-policy:12","travel-policy:3"],"provenance":["refund-policy:12","travel-policy:3"]} -> {"relevant":["refund-policy:12"],"provenance":["refund-policy:12","travel-policy:3"]}',
      ],
    ],
    [
      "an empty list where there was none",
      pendingAbstention,
      `${pendingAbstention}relevantChunkIds: []\n`,
      ['chunk listing: {"relevant":[],"provenance":[]} -> {"relevant":[],"provenance":[]}'],
    ],
    [
      "another chunk of which no text is known",
      `${pendingAbstention}relevantChunkIds: [a]\n`,
      `${pendingAbstention}relevantChunkIds: [b]\n`,
      ["chunk dropped: a", "chunk added: b"],
    ],
  ] as const)("%s", ([, before, after, due]) => {
    expect(between(before, after)).toEqual(due);
  });

  test("two chunks of one text that went and came are no move that anybody could tell", () => {
    const twice = onTwo.replace(
      secondEntry,
      firstEntry.replace("refund-policy:12", "travel-policy:3"),
    );
    const after = twice
      .replaceAll("refund-policy:12", "refunds:1")
      .replaceAll("travel-policy:3", "refunds:2");
    expect(between(twice, after)).toEqual([
      "chunk dropped: refund-policy:12",
      "chunk dropped: travel-policy:3",
      "chunk added: refunds:1",
      "chunk added: refunds:2",
    ]);
  });
});

describe("what is told of the families of a case", () => {
  const id = "handbook-001";
  const path = `cases/${id}.yaml`;
  const onRefunds = candidateOn(id, ["refund-policy"]);
  const onBoth = candidateOn(id, ["refund-policy", "travel-policy"]);

  async function groupings(before: Contents, after: Contents): Promise<readonly string[]> {
    const sets = await treeChange(before, after);
    const now = caseNamed(id, sets.merged.cases);
    if (now === undefined) throw new Error("The case is not there.");
    const told = differencesOf({ before: caseNamed(id, sets.base.cases), after: now }, sets);
    return told.filter(({ what }) => what === "grouping" || what === "split").map(words);
  }

  test("is that it joins two that were apart", async () => {
    const base = splitSet({ families: [refunds, travel] }, onRefunds);
    expect(await groupings(base, withFiles(base, { [path]: onBoth }))).toEqual([
      'grouping: ["refunds"] -> ["refunds","travel"] joins [["refunds"],["travel"]]',
      'split: {"of":["dev"]} -> {"of":["dev","test"]}',
    ]);
  });

  test("is also that a new case does", async () => {
    const base = splitSet({ families: [refunds, travel] });
    expect(await groupings(base, withFiles(base, { [path]: onBoth }))).toEqual([
      'grouping: [] -> ["refunds","travel"] joins [["refunds"],["travel"]]',
    ]);
    expect(await groupings(base, withFiles(base, { [path]: onRefunds }))).toEqual([]);
  });

  test("is no joining where a relation, or another case, joined them before", async () => {
    const related = splitSet(
      {
        families: [refunds, travel],
        rest: ["related: [{families: [refunds, travel], reason: They amend each other.}]"],
      },
      onRefunds,
    );
    expect(await groupings(related, withFiles(related, { [path]: onBoth }))).toEqual([
      'grouping: ["refunds"] -> ["refunds","travel"] joins []',
      'split: {"of":["dev"]} -> {"of":["dev","test"]}',
    ]);
    const joined = splitSet(
      { families: [refunds, travel] },
      candidateOn("other-001", ["refund-policy", "travel-policy"]),
    );
    expect(await groupings(joined, withFiles(joined, { [path]: onBoth }))).toEqual([]);
  });

  test("is no joining by a case that is out of use", async () => {
    const base = splitSet({ families: [refunds, travel] }, onRefunds);
    const after = `${onBoth}retired: {by: noor, at: "2026-09-03T09:00:00Z", reason: Nobody asks.}\n`;
    expect((await groupings(base, withFiles(base, { [path]: after })))[0]).toBe(
      'grouping: ["refunds"] -> ["refunds","travel"] joins []',
    );
  });

  test("is what families.yaml makes of an unchanged case", async () => {
    const base = splitSet({ families: [refunds, travel] }, onBoth);
    const after = withFiles(base, { "families.yaml": familiesText({ families: [refunds] }) });
    expect(await groupings(base, after)).toEqual([
      'grouping: ["refunds","travel"] -> ["refunds"] joins []',
      'split: {"of":["dev","test"]} -> {"of":["dev"]}',
    ]);
  });

  test("is the split that its file says, also where its families decide it", async () => {
    const base = splitSet({ families: [refunds, travel] }, onRefunds);
    expect(await groupings(base, withFiles(base, { [path]: `${onRefunds}split: test\n` }))).toEqual(
      ['split: {"of":["dev"]} -> {"own":"test","of":["dev"]}'],
    );
    const loose = goodSet(pendingAbstention.replace("parking-001", id));
    expect(
      await groupings(loose, withFiles(loose, { [path]: `${String(loose[path])}split: test\n` })),
    ).toEqual(['split: {"of":[]} -> {"own":"test","of":["test"]}']);
  });
});

describe("differences", () => {
  const samples = everyField.map(([, value]) => value);

  /** A value with something at a random place changed, taken away, repeated or turned round. */
  const mutant = (value: unknown): fc.Arbitrary<unknown> => {
    const odd = fc.constantFrom<unknown>("other", 3, true, [], {}, "human", "2026-09-09T09:00:00Z");
    if (typeof value !== "object" || value === null || isDeepStrictEqual(value, [])) return odd;
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      const place = fc.nat({ max: items.length - 1 });
      return fc.oneof(
        odd,
        fc.constant(items.toReversed()),
        fc.constant([...items, ...items.slice(0, 1)]),
        place.map((at) => items.toSpliced(at, 1)),
        place.chain((at) => mutant(items[at]).map((one) => items.with(at, one))),
      );
    }
    const fields = asFields(value);
    return fc
      .constantFrom(...Object.keys(fields), "unknown")
      .chain((name) =>
        fc.oneof(
          { weight: 1, arbitrary: fc.constant({ ...fields, [name]: undefined }) },
          { weight: 5, arbitrary: mutant(fields[name]).map((one) => ({ ...fields, [name]: one })) },
        ),
      );
  };
  const someCase = fc
    .constantFrom(...samples)
    .chain((value) => fc.oneof(fc.constant(value), mutant(value), mutant(value).chain(mutant)));
  const pair = fc.oneof(
    someCase.map((value): [unknown, unknown] => [value, value]),
    someCase.chain((value) => fc.tuple(fc.constant(value), mutant(value))),
    fc.tuple(someCase, someCase),
  );

  test.for(everyField)("tell of each field that %s loses", ([, value]) => {
    const before = caseOf(JSON.stringify(value));
    for (const field of Object.keys(asFields(value))) {
      const after = caseOf(JSON.stringify({ ...asFields(value), [field]: undefined }));
      const told = differencesOf({ before, after }, noSets).filter(({ what }) => what !== "unread");
      expect([field, told.length]).not.toEqual([field, 0]);
    }
  });

  test("are none exactly where two cases say the same", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [before, after] = [caseOf(JSON.stringify(one)), caseOf(JSON.stringify(other))];
        const isSame = isDeepStrictEqual(says(before), says(after));
        const told = differencesOf({ before, after }, noSets);
        expect(told.length === 0, JSON.stringify(told)).toBe(isSame);
        if (before.whole !== undefined && after.whole !== undefined) {
          expect(isSame).toBe(isDeepStrictEqual(before.whole, after.whole));
        }
      }),
      { numRuns: 250 },
    );
  });

  test("are about the same things from after to before", () => {
    fc.assert(
      fc.property(pair, ([one, other]) => {
        const [before, after] = [caseOf(JSON.stringify(one)), caseOf(JSON.stringify(other))];
        const back = differencesOf({ before: after, after: before }, noSets);
        expect(subjects(back)).toEqual(subjects(differencesOf({ before, after }, noSets)));
      }),
      { numRuns: 60 },
    );
  });
});
