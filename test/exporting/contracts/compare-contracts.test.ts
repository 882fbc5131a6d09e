import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareContracts } from "../../../src/exporting/contracts/compare-contracts.ts";
import type { ContractComparison } from "../../../src/exporting/contracts/comparison.ts";
import type { Side } from "../../../src/exporting/contracts/side.ts";
import type { ExportManifest, Member } from "../../../src/model/generated/export.ts";
import { contractOf, digestOf, memberOf } from "../../support/contracts.ts";

function compared(
  a: ExportManifest,
  b: ExportManifest,
  beside: { readonly a?: Partial<Side>; readonly b?: Partial<Side> } = {},
): ContractComparison {
  return compareContracts({ manifest: a, ...beside.a }, { manifest: b, ...beside.b });
}

const reasonsOf = ({ reasons }: ContractComparison): readonly string[] =>
  reasons.map(({ what, says }) => `${what}: ${says}`);
const remarksOf = ({ remarks }: ContractComparison): readonly string[] =>
  remarks.map(({ what, says }) => `${what}: ${says}`);

const rail = memberOf("rail-001");
const ferry = memberOf("ferry-001");
const one = contractOf();

/** The files of another export of the same cases. */
const otherFiles = { files: [{ path: "cases.jsonl", bytes: 1, sha256: digestOf("other") }] };

describe("two contracts", () => {
  test("are one where all is the same", () => {
    expect(compared(one, contractOf())).toMatchObject({
      comparable: true,
      reasons: [],
      remarks: [],
      sameInBoth: undefined,
    });
  });

  test("of two corpus revisions are two, and that is said first", () => {
    const other = contractOf({
      purpose: "tuning",
      corpusRevision: { id: "corpus-2", digest: digestOf("corpus-2") },
      members: [rail, memberOf("ferry-001", "another")],
    });
    const { comparable, reasons } = compared(one, other);
    expect([comparable, reasons.map(({ what }) => what)]).toEqual([
      false,
      ["corpus-revision", "purpose", "judgments"],
    ]);
    expect(reasons[0]?.says).toMatchInlineSnapshot(
      `"A holds under corpus revision "corpus-1" and B under "corpus-2". A score that moved may have moved with the corpus alone."`,
    );
  });

  test("are two where a corpus revision was rewritten under its name", () => {
    const corpusRevision = { id: "corpus-1", digest: digestOf("rewritten") };
    expect(reasonsOf(compared(one, contractOf({ corpusRevision })))).toMatchInlineSnapshot(`
      [
        "corpus-revision: Both name corpus revision "corpus-1", and it was rewritten under its name: sha256:106cceb6896062857e2507ec1d316c1fcb725a12776626bce1f055ceaa1ff6d3 in A, sha256:04d96d8a91ea74aa0ec9adb2f390d4f025b3a4517bae57226f0903962de682b0 in B. Nobody can tell from the name which one a run had.",
      ]
    `);
  });

  test("are two where a revision goes by two names", () => {
    const corpusRevision = { ...one.corpusRevision, id: "corpus-one" };
    expect(reasonsOf(compared(one, contractOf({ corpusRevision })))).toMatchInlineSnapshot(`
      [
        "corpus-revision: A names its corpus revision "corpus-1" and B "corpus-one", with one digest. The digest is made of the name too, so one of them was edited.",
      ]
    `);
  });

  test("are two where a case is in one alone, which the other tells why", () => {
    const members = [rail, memberOf("bus-001"), memberOf("tram-001")];
    const comparison = compared(one, contractOf({ members, leftOut: [] }));
    expect(reasonsOf(comparison)).toMatchInlineSnapshot(`
      [
        "members: 1 case is in A alone, and 2 cases are in B alone.",
      ]
    `);
    expect(comparison.members).toMatchObject({
      onlyInA: [{ id: "ferry-001", split: "test", leftOut: undefined }],
      onlyInB: [
        { id: "bus-001", leftOut: { why: "stale", reasons: ["chunk-edited"] } },
        { id: "tram-001", leftOut: undefined },
      ],
    });
  });

  test("are two where a case says something else under its id", () => {
    const other = contractOf({ members: [rail, memberOf("ferry-001", "another")], ...otherFiles });
    const comparison = compared(one, other);
    expect(reasonsOf(comparison)).toMatchInlineSnapshot(`
      [
        "judgments: 1 case has the same id and was judged otherwise in each: the digest is another one.",
      ]
    `);
    expect(comparison.members.changed).toMatchObject([{ id: "ferry-001", lines: undefined }]);
  });

  test("are two where a case is on another side", () => {
    const members = [rail, { ...ferry, split: "validation" as const }];
    expect(reasonsOf(compared(one, contractOf({ members })))).toMatchInlineSnapshot(`
      [
        "sides: 1 case is on another side of the split in each.",
      ]
    `);
  });

  test.each([
    ["kind", { kind: "period" as const }],
    ["statement", { statement: "Another one." }],
    ["cutoff", { cutoff: "2026-01-01" }],
    ["heldOut", { heldOut: "question" as const }],
  ])("are two where the %s of the claim differs", (_, different) => {
    const claim = { ...(one.claim as NonNullable<typeof one.claim>), ...different };
    const { reasons } = compared(one, contractOf({ claim }));
    expect(reasons.map(({ what }) => what)).toEqual(["claim"]);
  });

  test("are two where one alone is split", () => {
    expect(reasonsOf(compared(one, contractOf({ claim: null })))).toMatchInlineSnapshot(`
      [
        "claim: A has a claim and B has none: without a split no score may be claimed.",
      ]
    `);
  });

  test("are two where people learned from a case in between", () => {
    const spent = { ...ferry, holdout: "spent" as const, label: "not confirmation" as const };
    const comparison = compared(one, contractOf({ members: [rail, spent] }));
    expect(reasonsOf(comparison)).toMatchInlineSnapshot(`
      [
        "spent: As B has it, people have learned from results on 1 case, and as A has it not: "ferry-001". What they learned moves a score, too.",
      ]
    `);
    expect(comparison.sameInBoth?.ids).toEqual(["rail-001"]);
  });

  test("stay one where a result was read for a declared decision in between", () => {
    const used = { ...ferry, holdout: "used" as const };
    const comparison = compared(one, contractOf({ members: [rail, used], ...otherFiles }));
    expect([comparison.comparable, remarksOf(comparison)]).toMatchInlineSnapshot(`
      [
        true,
        [
          "holdouts: 1 case is untouched in A and used in B: "ferry-001". Nobody has learned from the results, and each further decision needs a declaration of its own.",
          "bytes: The files differ in bytes, as they do where what is said of holdouts, families or currency differs. They were not read: to have them compared line by line, put them beside the manifests.",
        ],
      ]
    `);
  });

  test("stay one where cases were grouped otherwise, which an error by component is not", () => {
    const grouped = { ...ferry, families: ["sea", "travel"], component: "sea" };
    const comparison = compared(one, contractOf({ members: [rail, grouped] }));
    expect([comparison.comparable, remarksOf(comparison)]).toMatchInlineSnapshot(`
      [
        true,
        [
          "families: 1 case is of other families or another component in each: "ferry-001". A mean over cases stays; an error that is clustered by component, or a mean by family, is another one.",
          "bytes: The files differ in bytes, as they do where what is said of holdouts, families or currency differs. They were not read: to have them compared line by line, put them beside the manifests.",
        ],
      ]
    `);
  });

  test("stay one where caveats came", () => {
    const caveats = ["The test side is one component.", "Results were read before."];
    const claim = { ...(one.claim as NonNullable<typeof one.claim>), caveats };
    const comparison = compared(one, contractOf({ claim }));
    expect([comparison.comparable, remarksOf(comparison)]).toMatchInlineSnapshot(`
      [
        true,
        [
          "claim-words: In B alone this takes away from a score: Results were read before.",
        ],
      ]
    `);
  });

  test("say what takes away from a score on either", () => {
    const spent = { ...rail, holdout: "spent" as const, label: "not confirmation" as const };
    const tuning = contractOf({ members: [spent], purpose: "tuning", claim: null });
    expect(remarksOf(compared(tuning, tuning))).toMatchInlineSnapshot(`
      [
        "of-both: 1 case is spent in both: people have learned from results on it, so a score confirms nothing there.",
        "of-both: Both are for tuning: a score says which settings fit these cases better, and no more.",
        "of-both: Neither set is split, so no score on it may be claimed.",
      ]
    `);
  });

  test("in two shapes are two, with what one of them does not hold", () => {
    const ragas = contractOf({ shape: "ragas", losses: [] });
    const comparison = compared(one, ragas);
    expect([reasonsOf(comparison), remarksOf(comparison)]).toMatchInlineSnapshot(`
      [
        [
          "shape: A has the shape "jsonl" and B "ragas": an evaluation reads other things from each.",
        ],
        [
          "losses: Not held as the cases mean it: in A alone "origin".",
        ],
      ]
    `);
  });

  test("are two where only the files differ and nobody can tell in what", () => {
    expect(reasonsOf(compared(one, contractOf(otherFiles)))).toMatchInlineSnapshot(`
      [
        "files: The files of A and B differ, and nothing at hand tells in what, so an evaluation may have read other things. Lines can be compared of the shape jsonl alone, with cases.jsonl beside each manifest.",
      ]
    `);
  });

  test("are one where the files differ and every line says the same", () => {
    const line = { id: "rail-001", query: "Rail or air?", evidence: [{ chunkId: "a", text: "x" }] };
    const [a, b] = [line, { ...line, tags: ["rail"] }].map((each) => ({
      lines: new Map<string, unknown>([
        ["rail-001", each],
        ["ferry-001", { id: "ferry-001" }],
      ]),
    }));
    const comparison = compared(one, contractOf(otherFiles), { a: a ?? {}, b: b ?? {} });
    expect([comparison.comparable, remarksOf(comparison)]).toMatchInlineSnapshot(`
      [
        true,
        [
          "bytes: The files differ in bytes. Each line was read, and says the same of what is asked, of the answer and of the evidence.",
          "labels: 1 case with other tags in each: "rail-001". A score by tag is another one.",
        ],
      ]
    `);
  });

  test("are two where the files differ and the line of a case is not there", () => {
    const lines = new Map([["rail-001", { id: "rail-001" }]]);
    const comparison = compared(one, contractOf(otherFiles), { a: { lines }, b: { lines } });
    expect(comparison.reasons.map(({ what }) => what)).toEqual(["files"]);
  });

  test("are two where a line reads otherwise under one judgment", () => {
    const line = { id: "rail-001", query: "Rail or air?", evidence: [{ chunkId: "a", text: "x" }] };
    const without = { ...line, evidence: [{ chunkId: "a" }] };
    const comparison = compared(one, contractOf(otherFiles), {
      a: { lines: new Map([["rail-001", line]]) },
      b: { lines: new Map([["rail-001", without]]) },
    });
    expect(reasonsOf(comparison)).toMatchInlineSnapshot(`
      [
        "content: 1 case has one judgment and other lines, so an evaluation reads other things of them: "rail-001".",
      ]
    `);
    expect([comparison.members.content, comparison.sameInBoth?.ids]).toEqual([
      [
        {
          id: "rail-001",
          lines: {
            fields: [],
            evidence: [
              {
                chunkId: "a",
                in: "both",
                sameText: [],
                fields: [{ field: "text", a: "x", b: null }],
              },
            ],
          },
        },
      ],
      ["ferry-001"],
    ]);
  });
});

describe("a contract that is not as it was exported", () => {
  const edited: readonly (readonly [string, ExportManifest])[] = [
    ["has another digest than its cases give", { ...one, digest: digestOf("another") }],
    ["has other counts than its cases give", { ...one, counts: { ...one.counts, cases: 3 } }],
    ["has a case twice", contractOf({ members: [rail, rail] })],
    ["holds no case", contractOf({ members: [] })],
  ];

  test.each(edited)("is comparable with none, not with itself: it %s", (_, manifest) => {
    const { comparable, reasons, sameInBoth } = compared(manifest, manifest);
    expect([comparable, new Set(reasons.map(({ what }) => what))]).toEqual([
      false,
      new Set(["damage"]),
    ]);
    expect(sameInBoth?.ids).toEqual([]);
  });

  test("is so by a file beside it, too", () => {
    const a = { files: [{ path: "cases.jsonl", state: "altered" as const }] };
    expect(reasonsOf(compared(one, one, { a }))).toMatchInlineSnapshot(`
      [
        "damage: "cases.jsonl" of A is not as it was exported, and a run may have read it so.",
      ]
    `);
  });

  test("is not one whose files are elsewhere", () => {
    const a = { files: [{ path: "cases.jsonl", state: "absent" as const }] };
    expect(compared(one, one, { a }).comparable).toBe(true);
  });
});

describe("what a statement over the cases that are the same would be about", () => {
  test("is told of one corpus", () => {
    const members = [rail, memberOf("ferry-001", "another")];
    expect(compared(one, contractOf({ members })).sameInBoth).toMatchInlineSnapshot(`
      {
        "ids": [
          "rail-001",
        ],
        "says": [
          "1 case (1 on test) of 2 in A and 2 in B.",
          "A statement over these cases alone is about what was run, on one corpus.",
          "The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.",
          "It takes the result of each case from both runs, and counts a missing one as not passed.",
        ],
      }
    `);
  });

  test("is told of two corpora, and never that the retriever is worse", () => {
    const corpusRevision = { id: "corpus-2", digest: digestOf("corpus-2") };
    expect(compared(one, contractOf({ corpusRevision })).sameInBoth).toMatchInlineSnapshot(`
      {
        "ids": [
          "ferry-001",
          "rail-001",
        ],
        "says": [
          "2 cases (2 on test) of 2 in A and 2 in B.",
          "A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.",
          "It takes the result of each case from both runs, and counts a missing one as not passed.",
        ],
      }
    `);
  });

  test("is told to be nothing where no case is the same", () => {
    const members = [memberOf("rail-001", "another")];
    expect(compared(one, contractOf({ members })).sameInBoth).toMatchInlineSnapshot(`
      {
        "ids": [],
        "says": [
          "No case is the same in both, so nothing of A can be held against anything of B.",
        ],
      }
    `);
  });
});

const id = fc.constantFrom("a", "b", "c", "Ä", "😀", "__proto__", "constructor", "\u001b[2J", "");
const member: fc.Arbitrary<Member> = fc
  .record({
    id,
    says: fc.constantFrom("one", "two"),
    split: fc.constantFrom("dev" as const, "test" as const, null),
    holdout: fc.constantFrom("untouched" as const, "used" as const, "spent" as const),
  })
  .map(({ id: own, says, split, holdout }) =>
    memberOf(own, says, {
      split,
      holdout,
      ...(holdout === "spent" ? { label: "not confirmation" as const } : {}),
    }),
  );
const members = fc.uniqueArray(member, { minLength: 1, selector: (each) => each.id });
const contract: fc.Arbitrary<ExportManifest> = fc
  .record({
    members,
    revision: fc.constantFrom("r", "s"),
    purpose: fc.constantFrom("evaluation" as const, "tuning" as const),
    claim: fc.constantFrom(null, one.claim),
    leftOutIds: fc.uniqueArray(id),
  })
  .map(({ revision, leftOutIds, ...others }) =>
    contractOf({
      ...others,
      corpusRevision: { id: revision, digest: digestOf(revision) },
      leftOut: leftOutIds.map((own) => ({ id: own, path: `cases/${own}`, why: "pending" })),
    }),
  );

const key = (each: Member): string => JSON.stringify([each.id, each.digest, each.split]);

const swap = (some: readonly { a: unknown; b: unknown }[]): object[] =>
  some.map((each) => ({ ...each, a: each.b, b: each.a }));

/** What a comparison says, with A and B changed over. */
function turned({ members: own, ...others }: ContractComparison): object {
  return {
    comparable: others.comparable,
    reasons: others.reasons.map(({ what }) => what),
    remarks: others.remarks.map(({ what }) => what).toSorted(),
    same: others.sameInBoth?.ids,
    onlyInA: own.onlyInB,
    onlyInB: own.onlyInA,
    changed: own.changed.map(({ id: which }) => which),
    sides: swap([...own.sides]),
    holdouts: swap([...own.holdouts]),
  };
}

const straight = (comparison: ContractComparison): object => ({
  ...turned(comparison),
  onlyInA: comparison.members.onlyInA,
  onlyInB: comparison.members.onlyInB,
  sides: comparison.members.sides.map((each) => ({ ...each })),
  holdouts: comparison.members.holdouts.map((each) => ({ ...each })),
});

describe("for any contracts", () => {
  test("one is the same as itself, in whatever order its lists stand", () => {
    fc.assert(
      fc.property(contract, (manifest) => {
        const shuffled = {
          ...manifest,
          members: manifest.members.toReversed(),
          leftOut: manifest.leftOut.toReversed(),
        };
        const { comparable, remarks } = compared(manifest, shuffled);
        expect([comparable, remarks.filter(({ what }) => what !== "of-both")]).toEqual([true, []]);
      }),
    );
  });

  test("A with B says what B with A says", () => {
    const seen = { comparable: 0, not: 0 };
    fc.assert(
      fc.property(contract, contract, fc.boolean(), (a, other, isSame) => {
        const b = isSame ? { ...a, writtenBy: "another" } : other;
        const there = compared(a, b);
        expect(turned(compared(b, a))).toEqual(straight(there));
        seen[there.comparable ? "comparable" : "not"]++;
      }),
      { numRuns: 300 },
    );
    expect(Math.min(seen.comparable, seen.not)).toBeGreaterThan(20);
  });

  test("they are comparable only with the same cases, judgments and sides under one corpus", () => {
    fc.assert(
      fc.property(contract, contract, (a, b) => {
        const { comparable, sameInBoth, members: found } = compared(a, b);
        const [left, right] = [a, b].map((each) => each.members.map(key).toSorted());
        if (comparable) {
          expect([left, a.corpusRevision, a.purpose]).toEqual([right, b.corpusRevision, b.purpose]);
        } else {
          const shared = new Set(b.members.map(key));
          const ids = new Set(a.members.filter((each) => shared.has(key(each))).map((m) => m.id));
          expect(sameInBoth?.ids.filter((each) => !ids.has(each))).toEqual([]);
          expect(ids.size - (sameInBoth?.ids.length ?? 0)).toBeLessThanOrEqual(
            found.holdouts.length,
          );
        }
      }),
    );
  });
});

/** Each value in a manifest, as a way to it. */
function waysIn(
  value: unknown,
  way: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [way];
  return Object.entries(value).flatMap(([name, below]) =>
    waysIn(below, [...way, Array.isArray(value) ? Number(name) : name]),
  );
}

function changedAt(value: unknown, [name, ...rest]: readonly (string | number)[]): unknown {
  if (name === undefined) {
    if (typeof value === "number") return value + 1;
    return typeof value === "string" ? `${value}x` : "x";
  }
  const copy: unknown = structuredClone(value);
  const held = copy as Record<string | number, unknown>;
  held[name] = changedAt(held[name], rest);
  return copy;
}

const told = contractOf({
  splits: ["test"],
  claim: { ...(one.claim as NonNullable<typeof one.claim>), cutoff: "2026-01-01" },
});

test.each(waysIn(told).map((way) => [way.join("."), way] as const))(
  "a change of %s alone is always told",
  (_, way) => {
    const changed = changedAt(told, way) as ExportManifest;
    const { digest, counts, ...others } = changed;
    const isWhole = way[0] === "digest" || way[0] === "counts";
    // What is made of the rest fits it, as in a manifest that nobody edited.
    const { reasons, remarks } = compared(
      told,
      isWhole ? { ...others, digest, counts } : contractOf(others),
    );
    expect(way[0] === "version" || reasons.length + remarks.length > 0).toBe(true);
    expect(reasons.some(({ what }) => what === "damage")).toBe(isWhole);
  },
);
