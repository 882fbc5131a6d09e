import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AskedCase, AskedChange } from "../../../src/approving/asked-change.ts";
import type { People } from "../../../src/approving/counting/people.ts";
import type { Judgement } from "../../../src/approving/judgement.ts";
import type { Opinion, Said } from "../../../src/approving/said.ts";
import { togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import {
  account,
  approving,
  askedCase,
  change,
  codeOf,
  codeOfAll,
  comment,
  digestOf,
  instant,
  judge,
} from "../../support/counted-reviews.ts";

const gone = { retired: { by: "avery", at: "2026-10-01T00:00:00Z", reason: "Unused." } };
const claimed = { review: { status: "rejected", reason: "Bad.", via: "local" } };

const cases: readonly AskedCase[] = [
  askedCase("kept"),
  askedCase("lost", { because: "retired", before: {}, after: gone }),
  askedCase("plain"),
  askedCase("said", { because: "decided", after: claimed }),
];

const asked: AskedChange = {
  cases,
  files: [
    { path: "docs/a.md", before: "a", after: "b", needsOwner: false },
    { path: "families.yaml", before: "a", after: "b", needsOwner: true },
  ],
};

/** Every line that could decide something here, and some that cannot. */
const decisive: readonly string[] = [
  ...cases.map((one) => `approve ${one.id} ${codeOf(one)}: So.`),
  ...cases.map(({ id }) => `reject ${id}: No.`),
  `retire lost ${codeOf(cases[1] ?? askedCase("lost"))}: Unused.`,
  `approve ${codeOfAll(...cases.filter(({ id }) => id !== "said"))}: All.`,
  `approve all 3 ${codeOfAll(...cases.filter(({ id }) => id !== "said"))}: All.`,
  `accept ${codeOfAll(...cases.filter(({ id }) => id === "kept" || id === "plain"))}: Later.`,
  `approve kept ${"0".repeat(32)}: So.`,
];

const opinions: readonly (Opinion | undefined)[] = [
  "approves",
  "approves",
  "asks-for-changes",
  "dismissed",
  "comments",
  undefined,
];

/** What one of these people may say at some moment. */
const saidBy = (...people: readonly string[]): fc.Arbitrary<Said> =>
  fc
    .record({
      by: fc.constantFrom(...people),
      opinion: fc.constantFrom(...opinions),
      lines: fc.array(fc.constantFrom(...decisive), { maxLength: 3 }),
      at: fc.integer({ min: 0, max: 20 }),
      id: fc.integer({ min: 1, max: 1000 }),
    })
    .map(({ by, opinion, lines, at, id }) => {
      const more = { by, id, at: instant(at) };
      const body = lines.join("\n");
      return opinion === undefined ? comment(body, more) : { ...approving(body, more), opinion };
    });

const people = ["jordan", "noor", "sam"];
const strangers = ["avery", "reed", "tess", "dependabot[bot]", "xavier"];

const someSaid = (...by: readonly string[]): fc.Arbitrary<readonly Said[]> =>
  fc.uniqueArray(saidBy(...by), { maxLength: 8, selector: ({ id, kind }) => `${kind}${id}` });

/** What is decided about each case and file, and by whose line. */
function results({ cases: judged, files, isDone }: Judgement): unknown {
  return {
    cases: judged.map(({ standing }) => standing),
    files,
    isDone,
  };
}

/** The same without who said it first. */
function outcomes({ cases: judged, files, objections, isDone }: Judgement): unknown {
  return {
    cases: judged.map(({ standing: { is } }) => is),
    files: [files.ownedBy !== undefined, files.freeBy !== undefined],
    objections: new Set(objections.map(({ by }) => by?.login)),
    isDone,
  };
}

function unchanged({ cases: judged }: Judgement): unknown {
  return judged.filter(({ asked: { id } }) => id !== "plain").map(({ standing }) => standing);
}

describe("judging reviews", () => {
  test("does not go by the order in which the host gives what was said", () => {
    const shuffled = someSaid(...people).chain((said) =>
      fc.tuple(fc.constant(said), fc.shuffledSubarray([...said], { minLength: said.length })),
    );
    fc.assert(
      fc.property(shuffled, ([said, other]) => {
        expect(judge(asked, other)).toEqual(judge(asked, said));
      }),
    );
  });

  test("does not go by who of several people spoke first", () => {
    const delayed = fc.tuple(
      someSaid(...people),
      fc.tuple(...people.map(() => fc.integer({ min: 0, max: 60 }))),
    );
    fc.assert(
      fc.property(delayed, ([said, delays]) => {
        const later = said.map((one) => {
          const delay = delays[people.indexOf(one.by?.login ?? "")] ?? 0;
          const at = new Date(Date.parse(one.at) + delay * 60_000).toISOString();
          return { ...one, at: at.replace(".000Z", "Z") };
        });
        expect(outcomes(judge(asked, later))).toEqual(outcomes(judge(asked, said)));
      }),
    );
  });

  test("decides nothing by people who do not count", () => {
    fc.assert(
      fc.property(someSaid(...strangers), (said) => {
        const { cases: judged, files, heard, objections, isDone } = judge(asked, said);
        expect(judged.map(({ standing }) => standing.is)).toEqual(cases.map(() => "waiting"));
        expect([files.ownedBy, files.freeBy, isDone]).toEqual([undefined, undefined, false]);
        expect(heard.filter(({ counts }) => counts)).toEqual([]);
        expect(objections).toEqual([]);
      }),
    );
  });

  test("stays as it is when people who do not count say something", () => {
    fc.assert(
      fc.property(someSaid(...people), someSaid(...strangers), (said, noise) => {
        const all = [...said, ...noise.map((one) => ({ ...one, id: one.id + 1000 }))];
        expect(results(judge(asked, all))).toEqual(results(judge(asked, said)));
      }),
    );
  });

  test("stays as it is when a review without a line comes from somebody who has said nothing", () => {
    fc.assert(
      fc.property(someSaid("jordan", "noor"), fc.integer({ min: 0, max: 20 }), (said, at) => {
        const silent = approving("LGTM", { by: "sam", id: 2000, at: instant(at) });
        expect(results(judge(asked, [...said, silent]))).toEqual(results(judge(asked, said)));
      }),
    );
  });

  test("keeps no approval of what changed, remembered or not", () => {
    const members = cases.map((one) => ({ id: one.id, digest: digestOf(one) }));
    const memory = new Map([[togetherCode(members), members]]);
    const changed = cases.map(({ id, because, before }) => {
      const after = { query: "Another question?", ...(because === "retired" ? gone : {}) };
      return askedCase(id, { because, after, ...(before === undefined ? {} : { before: {} }) });
    });
    const approvals = decisive.filter((line) => !line.startsWith("reject"));
    const lines = [...approvals, `approve ${togetherCode(members)}: All.`];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines)), (some) => {
        const { cases: judged } = judge(change(...changed), [approving(some.join("\n"))], {
          memory,
        });
        expect(judged.map(({ standing }) => standing.is)).toEqual(cases.map(() => "waiting"));
      }),
    );
  });

  test("lets one case change without a word about the others", () => {
    const members = cases.map((one) => ({ id: one.id, digest: digestOf(one) }));
    const known: Partial<People> = { memory: new Map([[togetherCode(members), members]]) };
    const touched = cases.map((one) => {
      return one.id === "plain" ? askedCase("plain", { after: { query: "Else?" } }) : one;
    });
    // Codes of several cases are remembered by the comment that shows them; here those are left out.
    const alone = decisive.filter((line) => !/^(?:approve|accept) (?:all|[\da-f]{32})/.test(line));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...alone)), (some) => {
        const said = [approving([...some, `approve ${togetherCode(members)}: All.`].join("\n"))];
        const [before, after] = [
          judge({ ...asked, files: [] }, said, known),
          judge(change(...touched), said, known),
        ];
        expect(unchanged(after)).toEqual(unchanged(before));
      }),
    );
  });

  test("undoes nothing when one more person says the same", () => {
    fc.assert(
      fc.property(someSaid("jordan", "noor"), (said) => {
        const before = judge(asked, said);
        const decided = before.cases.flatMap(({ standing }) => {
          return standing.is === "decided" ? [standing.by.text] : [];
        });
        const seconded = approving(decided.join("\n"), { by: "sam", id: 2000, at: instant(30) });
        const named = decided.every((line) => / (?:kept|lost|plain|said)\b/.test(line));
        fc.pre(named);
        expect(outcomes(judge(asked, [...said, seconded]))).toEqual(
          decided.length === 0
            ? outcomes(before)
            : expect.objectContaining({ cases: before.cases.map(({ standing }) => standing.is) }),
        );
      }),
    );
  });

  test("is done only where every case and file is settled and nobody objects", () => {
    fc.assert(
      fc.property(someSaid("jordan", "noor", "olive"), (said) => {
        const judged = judge(asked, said);
        const settled = judged.cases.every(({ standing: { is } }) => {
          return ["decided", "recorded", "accepted"].includes(is);
        });
        const taken = judged.files.ownedBy !== undefined && judged.files.freeBy !== undefined;
        expect(judged.isDone).toBe(settled && taken && judged.objections.length === 0);
      }),
    );
  });

  test("throws at no body, and lets no text of a person who may not decide count", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom(...decisive), (noise, line) => {
        const body = `${noise}\n${line}`;
        expect(judge(asked, [approving(body)]).cases).toHaveLength(cases.length);
        const by = account("avery");
        expect(judge(asked, [approving(body, { by })]).heard.some(({ counts }) => counts)).toBe(
          false,
        );
      }),
    );
  });
});
