import { parse, stringify } from "yaml";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedChange, touchesSet } from "../../../src/approving/change/asked-change.ts";
import type { AskedChange } from "../../../src/approving/asked-change.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { RefreshItem } from "../../../src/refresh/plan/plan.ts";
import { edited } from "../../support/edited.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
  secondRevision,
} from "../../support/good-set.ts";
import type { Content, Contents } from "../../support/memory-tree.ts";
import { movedSet } from "../../support/moved-set.ts";
import { planOf } from "../../support/planned.ts";
import { candidateOn, familiesText, refunds, splitSet, travel } from "../../support/split-set.ts";
import { treeChange, withFiles } from "../../support/tree-changes.ts";

const path = "cases/refund-policy-001.yaml";
const corpus = goodSet();
const stands = approved(pendingCase);

/** What is asked, a line a case, and a line a file; an owner's files have a mark. */
function told({ cases, files }: AskedChange): readonly string[] {
  return [
    ...cases.map(({ id, because, before, digest, isHeldOut, item }) =>
      [
        `${id}: ${because}`,
        ...(before === undefined ? ["not on the base"] : []),
        ...(digest === undefined ? ["nothing approves it"] : []),
        ...(isHeldOut ? ["held out"] : []),
        ...(item === undefined ? [] : ["asked by a plan"]),
      ].join(", "),
    ),
    ...files.map((file) => {
      const kind = file.before === undefined ? "+" : file.after === undefined ? "-" : "~";
      return `${kind} ${file.path}${file.needsOwner ? " (owner)" : ""}`;
    }),
  ];
}

async function askedBy(
  before: Contents,
  others: Parameters<typeof withFiles>[1],
  options?: Parameters<typeof treeChange>[2],
): Promise<readonly string[]> {
  return told(askedChange(await treeChange(before, withFiles(before, others), options)));
}

/** The text of a case with these fields at its end. */
const withFields = (text: string, fields: object): string => text + stringify(fields);

const reworded = (text: string): string =>
  edited(text, "query: When can a customer", "query: Until when can a customer");

/** A case that somebody rejected as it stands. */
const rejected = (text: string): string =>
  edited(approved(text), "status: approved", "status: rejected");

const retired = { retired: { by: "noor", at: "2026-09-03T09:00:00Z", reason: "Nobody asks." } };

/** The case approved anew, by somebody else, at a desk. */
const approvedAnew = (text: string): string =>
  approved(text, { reviewedBy: "noor", reviewedAt: "2026-09-05T09:00:00Z", reason: "Still so." });

const sentinel = "sentinel: {why: common}\n";

const judgment = (text: string, reviewer: string): string =>
  edited(
    text,
    sentinel,
    `sentinel: {why: common, reviews: [${JSON.stringify({
      reviewer,
      relevantChunkIds: ["refund-policy:12"],
      expectedAnswerSupported: true,
      reviewedAt: "2026-09-02T09:00:00Z",
      digest: caseDigest(parse(text)),
      independence: "declared",
    })}]}\n`,
  );

const asking = {
  refresh: { from: "corpus-2026-08-01", to: "corpus-2026-09-01", reasons: ["chunk-edited"] },
};

/** What a person decided about a case that was asked about again. */
const decided = (outcome: string): object => ({
  refresh: {
    ...asking.refresh,
    outcome,
    by: "noor",
    at: "2026-09-05T09:00:00Z",
    reason: "Read again.",
    previous: caseDigest(parse(pendingCase)),
  },
});

/** A repository with the set in a folder. */
const inFolder = (files: Contents): Contents =>
  Object.fromEntries(Object.entries(files).map(([name, one]) => [`eval/${name}`, one]));

/** A case of a plan, as far as it is passed on. */
function plannedItem(file: CaseFile): RefreshItem {
  return {
    file,
    id: "refund-policy-001",
    asks: "refresh",
    from: undefined,
    to: "corpus-2026-09-01",
    reasons: ["chunk-edited"],
    unverifiable: [],
    evidence: [],
    documents: [],
    ungrouped: [],
    observations: [],
    families: [],
    splits: [],
    isHeldOut: true,
    pullRequest: undefined,
    isRequested: true,
    needsTwoJudgments: false,
    isEdited: false,
    outcomes: [],
    goneChunks: [],
  };
}

const rows: readonly (readonly [
  name: string,
  before: string | undefined,
  after: string | undefined,
  told: readonly string[],
])[] = [
  ["a new candidate", undefined, pendingCase, ["refund-policy-001: new, not on the base"]],
  ["an edited candidate", pendingCase, reworded(pendingCase), ["refund-policy-001: new"]],
  [
    "an approved case whose content is edited under its approval",
    stands,
    reworded(stands),
    ["refund-policy-001: edited"],
  ],
  [
    "an approved case that is edited and pending again",
    stands,
    reworded(pendingCase),
    ["refund-policy-001: edited"],
  ],
  [
    "an approved case that says the same and is pending again",
    stands,
    pendingCase,
    ["refund-policy-001: edited"],
  ],
  [
    "an approved case that is edited and approved anew at a desk",
    stands,
    approvedAnew(reworded(pendingCase)),
    ["refund-policy-001: decided"],
  ],
  [
    "an approved case whose approval is another one",
    stands,
    approvedAnew(pendingCase),
    ["refund-policy-001: decided"],
  ],
  ["a candidate that was approved at a desk", pendingCase, stands, ["refund-policy-001: decided"]],
  [
    "a new file that claims an approval of a desk",
    undefined,
    stands,
    ["refund-policy-001: decided, not on the base"],
  ],
  [
    "a new file that claims an approval of GitHub",
    undefined,
    approved(pendingCase, {
      via: "github",
      proof: { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) },
    }),
    ["refund-policy-001: decided, not on the base"],
  ],
  [
    "a proof that is another one",
    stands,
    approved(pendingCase, {
      via: "github",
      proof: { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) },
    }),
    ["refund-policy-001: decided"],
  ],
  [
    "a rejected case that is edited",
    rejected(pendingCase),
    reworded(rejected(pendingCase)),
    ["refund-policy-001: edited"],
  ],
  ["a claimed rejection", pendingCase, rejected(pendingCase), ["refund-policy-001: decided"]],
  [
    "a rejection that became an approval",
    rejected(pendingCase),
    stands,
    ["refund-policy-001: decided"],
  ],
  [
    "an approved case that is retired",
    stands,
    withFields(stands, retired),
    ["refund-policy-001: retired"],
  ],
  [
    "a candidate that is retired",
    pendingCase,
    withFields(pendingCase, retired),
    ["refund-policy-001: retired"],
  ],
  [
    "a case that is retired and edited",
    stands,
    withFields(reworded(stands), retired),
    ["refund-policy-001: retired"],
  ],
  [
    "a retired case that says something else",
    withFields(stands, retired),
    withFields(reworded(stands), retired),
    ["refund-policy-001: retired"],
  ],
  [
    "a retirement that is taken back",
    withFields(stands, retired),
    stands,
    ["refund-policy-001: edited"],
  ],
  [
    "a retirement that is taken back with a new approval",
    withFields(stands, retired),
    approvedAnew(pendingCase),
    ["refund-policy-001: decided"],
  ],
  [
    "the retirement of a candidate that is taken back",
    withFields(pendingCase, retired),
    pendingCase,
    ["refund-policy-001: new"],
  ],
  ["an undecided request", stands, withFields(stands, asking), ["refund-policy-001: refresh"]],
  [
    "an undecided request with an edit",
    stands,
    withFields(reworded(stands), asking),
    ["refund-policy-001: refresh"],
  ],
  [
    "an undecided request for a candidate",
    pendingCase,
    withFields(pendingCase, asking),
    [`~ ${path}`],
  ],
  ...["confirmed", "revised", "abstained"].map(
    (outcome) =>
      [
        `a request that was decided on the branch: ${outcome}`,
        stands,
        withFields(
          approvedAnew(edited(pendingCase, "sourceRevision: v4", "sourceRevision: v5")),
          decided(outcome),
        ),
        ["refund-policy-001: decided"],
      ] as const,
  ),
  [
    "a request that was decided on the branch: retired",
    stands,
    withFields(withFields(stands, retired), decided("retired")),
    ["refund-policy-001: retired"],
  ],
  [
    "a sentinel whose request was decided on the branch, so that it waits for two people",
    approved(pendingCase + sentinel),
    withFields(
      edited(pendingCase + sentinel, "sourceRevision: v4", "sourceRevision: v5"),
      decided("confirmed"),
    ),
    ["refund-policy-001: decided"],
  ],
  [
    "a decision about moved evidence that is told otherwise",
    withFields(stands, decided("confirmed")),
    withFields(stands, { refresh: { ...asking.refresh, outcome: "confirmed", by: "sam" } }),
    ["refund-policy-001: decided"],
  ],
  [
    "a decision about moved evidence that is taken away",
    withFields(stands, decided("confirmed")),
    stands,
    ["refund-policy-001: edited"],
  ],
  [
    "only notes and tags",
    stands,
    withFields(stands, { notes: "Often asked.", tags: ["refunds"] }),
    [`~ ${path}`],
  ],
  ["only a split", stands, withFields(stands, { split: "dev" }), [`~ ${path}`]],
  [
    "only a pending review that says so",
    pendingCase,
    withFields(pendingCase, { review: { status: "pending" } }),
    [`~ ${path}`],
  ],
  ["only a comment and line ends", stands, `# A refund.\r\n${stands}`, [`~ ${path}`]],
  [
    "judgments of a candidate sentinel",
    pendingCase + sentinel,
    judgment(pendingCase + sentinel, "noor"),
    ["refund-policy-001: new"],
  ],
  [
    "judgments of an approved sentinel",
    approved(pendingCase + sentinel),
    judgment(approved(pendingCase + sentinel), "noor"),
    ["refund-policy-001: edited"],
  ],
  [
    "a mark as a sentinel that is dropped",
    approved(pendingCase + sentinel),
    stands,
    ["refund-policy-001: decided"],
  ],
  [
    "a mark as a sentinel that is dropped under the approval",
    approved(pendingCase + sentinel),
    edited(approved(pendingCase + sentinel), sentinel, ""),
    ["refund-policy-001: edited"],
  ],
  [
    "an approved case that rephrases another one now",
    stands,
    withFields(stands, { variantOf: "parking-001" }),
    ["refund-policy-001: edited"],
  ],
  ["a candidate that is deleted", pendingCase, undefined, [`- ${path}`]],
  ["an approved case that is deleted", stands, undefined, [`- ${path} (owner)`]],
  ["a rejected case that is deleted", rejected(pendingCase), undefined, [`- ${path} (owner)`]],
  [
    "an approved case that cannot be read any more",
    stands,
    "id: [",
    ["refund-policy-001: edited, nothing approves it, held out"],
  ],
  [
    "a new file that cannot be read",
    undefined,
    "- a list\n",
    ["refund-policy-001: new, not on the base, nothing approves it, held out"],
  ],
  [
    "a case with a field of another form",
    stands,
    edited(stands, "kind: answerable", "kind: 7"),
    ["refund-policy-001: edited, nothing approves it, held out"],
  ],
  [
    "a case without a digest",
    undefined,
    edited(pendingCase, "query: When can a customer", 'query: "\\uD800 can a customer').replace(
      "request a refund?",
      'request a refund?"',
    ),
    ["refund-policy-001: new, not on the base, nothing approves it, held out"],
  ],
  [
    "a file that was broken and is a candidate now",
    "id: [",
    pendingCase,
    ["refund-policy-001: new, not on the base"],
  ],
  ["a broken file that is deleted", "id: [", undefined, [`- ${path} (owner)`]],
];

describe("what a change asks of one case", () => {
  test.for(rows)("%s", async ([, before, after, expected]) => {
    const base = withFiles(corpus, { [path]: before });
    expect(await askedBy(base, { [path]: after })).toEqual(expected);
  });
});

describe("what a change asks of a set", () => {
  test("of an undecided request it gives what the plan says, marked by what either side holds out", async () => {
    const base = withFiles(splitSet({ families: [refunds, travel] }), { [path]: stands });
    const after = withFiles(base, { [path]: withFields(stands, asking) });
    const change = await treeChange(base, after);
    const [file] = change.merged.cases;
    if (file === undefined) throw new Error("The case is not there.");
    const item = plannedItem(file);
    const { cases } = askedChange({ ...change, refresh: [item] });
    expect(cases.map((one) => [one.because, one.item])).toEqual([
      ["refresh", { ...item, isHeldOut: false }],
    ]);
  });

  test("of a request it gives evidence whose text a page may not show where only the base holds it out", async () => {
    const base = movedSet();
    const requested = (id: string): Contents => {
      const text = base[`cases/${id}.yaml`] ?? "";
      const request = { refresh: { from: "one", to: "two", reasons: ["chunk-edited"] } };
      return { [`cases/${id}.yaml`]: withFields(text, request) };
    };
    const merged = withFiles(base, {
      ...requested("refund-001"),
      ...requested("holiday-001"),
      "families.yaml": undefined,
    });
    const { items } = await planOf(merged);
    const { cases } = askedChange(await treeChange(base, merged, { refresh: items }));
    expect(
      cases.map(({ id, because, isHeldOut, item }) => [
        id,
        because,
        isHeldOut,
        item?.isHeldOut,
        item?.evidence.map((one) => one.isHeldOut),
        item?.outcomes.map(({ outcome }) => outcome),
      ]),
    ).toEqual([
      ["holiday-001", "refresh", false, false, [false], expect.arrayContaining(["confirmed"])],
      ["refund-001", "refresh", true, true, [true], expect.arrayContaining(["confirmed"])],
    ]);
    expect(items.find(({ id }) => id === "refund-001")?.isHeldOut).toBe(false);
  });

  test("a decision that the change brings, and that was edited since, is none", async () => {
    const late = caseFiles(reworded(stands));
    expect(await askedBy(corpus, late)).toEqual(["refund-policy-001: edited, not on the base"]);
    expect(await askedBy(goodSet(pendingCase), late)).toEqual(["refund-policy-001: edited"]);
    const anew = caseFiles(reworded(approvedAnew(pendingCase)));
    expect(await askedBy(goodSet(stands), anew)).toEqual(["refund-policy-001: edited"]);
  });

  test("a decision is not asked about by a plan", async () => {
    const base = goodSet(stands);
    const change = await treeChange(base, withFiles(base, { [path]: approvedAnew(pendingCase) }));
    const [file] = change.merged.cases;
    if (file === undefined) throw new Error("The case is not there.");
    expect(told(askedChange({ ...change, refresh: [plannedItem(file)] }))).toEqual([
      "refund-policy-001: decided",
    ]);
  });

  test("of two files of one id on the base the one that was edited counts", async () => {
    const base = withFiles(corpus, { [path]: stands, "cases/again.yaml": pendingCase });
    const change = { [path]: reworded(stands), "cases/again.yaml": undefined };
    expect(await askedBy(base, change)).toEqual([
      "refund-policy-001: edited",
      "- cases/again.yaml",
    ]);
  });

  test("a case that moved to another folder unchanged is two files", async () => {
    const base = withFiles(corpus, { [path]: stands });
    const moved = { [path]: undefined, "cases/refunds/refund-policy-001.yaml": stands };
    expect(await askedBy(base, moved)).toEqual([
      "- cases/refund-policy-001.yaml",
      "+ cases/refunds/refund-policy-001.yaml",
    ]);
  });

  test("a case that moved and was edited is asked about, and is no file", async () => {
    const base = withFiles(corpus, { [path]: stands });
    const moved = { [path]: undefined, "cases/refunds/refund-policy-001.yaml": reworded(stands) };
    expect(await askedBy(base, moved)).toEqual(["refund-policy-001: edited"]);
  });

  test("another id makes another case, and the one that went needs an owner where it was judged", async () => {
    const renamed = edited(stands, "id: refund-policy-001", "id: refund-policy-002");
    const base = withFiles(corpus, { [path]: stands });
    expect(await askedBy(base, { [path]: renamed })).toEqual([
      "refund-policy-002: edited, not on the base",
      `~ ${path} (owner)`,
    ]);
    const elsewhere = { [path]: undefined, "cases/refund-policy-002.yaml": renamed };
    expect(await askedBy(base, elsewhere)).toEqual([
      "refund-policy-002: edited, not on the base",
      `- ${path} (owner)`,
    ]);
    const candidate = edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002");
    expect(
      await askedBy(withFiles(corpus, { [path]: pendingCase }), { [path]: candidate }),
    ).toEqual(["refund-policy-002: new, not on the base", `~ ${path}`]);
  });

  test("nothing approves a case whose id another file gives as well", async () => {
    const base = withFiles(corpus, { [path]: stands });
    expect(await askedBy(base, { "cases/again.yaml": stands })).toEqual([
      "refund-policy-001: edited, nothing approves it",
    ]);
  });

  test("a variant whose parent is edited is not asked about", async () => {
    const variant = edited(
      withFields(pendingCase, { variantOf: "refund-policy-001" }),
      "id: refund-policy-001",
      "id: variant-001",
    );
    const base = withFiles(corpus, { [path]: stands, ...caseFiles(approved(variant)) });
    expect(await askedBy(base, { [path]: reworded(stands) })).toEqual([
      "refund-policy-001: edited",
    ]);
  });

  test("what changes families or the corpus asks about no case and needs an owner", async () => {
    const base = withFiles(splitSet({ families: [refunds, travel] }), { [path]: stands });
    const others = {
      "families.yaml": familiesText({
        families: [refunds, travel],
        rest: ["related: [{families: [refunds, travel], reason: They amend each other.}]"],
      }),
      ...secondRevision(),
      "corpus-revisions/current.yaml": "revision: corpus-2026-10-01\n",
      ".github/touchstone.yaml": "reviewers: [mallory]\n",
    };
    const lines = await askedBy(base, others);
    expect(lines).toContain("~ families.yaml (owner)");
    expect(lines.filter((line) => !line.endsWith(" (owner)"))).toEqual([]);
    expect(lines.length).toBe(6);
  });

  test("cases come in the order of their ids, files in that of their paths", async () => {
    const lines = await askedBy(corpus, {
      "cases/z/a-001.yaml": edited(pendingCase, "id: refund-policy-001", "id: a-001"),
      ...caseFiles(pendingCase, pendingAbstention),
      "docs/b.md": "b",
      "docs/a.md": "a",
    });
    expect(lines).toEqual([
      "a-001: new, not on the base",
      "parking-001: new, not on the base",
      "refund-policy-001: new, not on the base",
      "+ docs/a.md (owner)",
      "+ docs/b.md (owner)",
    ]);
  });

  test("what came to the base meanwhile, and into the branch by a merge, is no change", async () => {
    const main = goodSet(reworded(stands), approved(pendingAbstention));
    const own = caseFiles(edited(pendingCase, "id: refund-policy-001", "id: own-001"));
    expect(await askedBy(main, own)).toEqual(["own-001: new, not on the base"]);
    expect(await askedBy(main, {})).toEqual([]);
  });

  test("nothing of a change stays untold, and nothing of another digest unasked", async () => {
    const renamed = stands.replace("refund-policy-001", "other-001");
    const contents = fc.constantFrom<Content | undefined>(
      undefined,
      pendingCase,
      stands,
      reworded(stands),
      rejected(pendingCase),
      withFields(stands, retired),
      withFields(stands, { notes: "Often." }),
      renamed,
      reworded(renamed),
      "id: [",
      { kind: "symlink", target: "elsewhere" },
    );
    const paths = fc.record({
      [path]: contents,
      "cases/other-001.yaml": contents,
      "cases/a/README.md": contents,
      "README.md": contents,
    });
    await fc.assert(
      fc.asyncProperty(paths, paths, async (one, other) => {
        const change = await treeChange(withFiles(corpus, one), withFiles(corpus, other));
        const { cases, files } = askedChange(change);
        const ofCases = cases.flatMap(({ before, after }) => [before?.path, after.path]);
        const toldOf = new Set([...ofCases, ...files.map((file) => file.path)]);
        for (const changed of change.changed.paths) expect(toldOf).toContain(changed.path);
        const asked = new Set(cases.map(({ after }) => after));
        const known = new Set(change.base.cases.map(({ digest }) => digest));
        for (const file of change.merged.cases) {
          if (!known.has(file.digest)) expect(asked).toContain(file);
        }
        const readme = files.find((file) => file.path === "README.md");
        expect(readme?.needsOwner ?? true).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is held out", () => {
  const [onTravel, onRefunds] = [
    edited(withFields(pendingAbstention, { families: ["travel"] }), "parking-001", "rail-001"),
    withFields(pendingAbstention, { families: ["refunds"] }),
  ];

  test("is a case of a test family, and no other", async () => {
    const base = splitSet({ families: [refunds, travel] });
    expect(await askedBy(base, caseFiles(onTravel, onRefunds))).toEqual([
      "parking-001: new, not on the base",
      "rail-001: new, not on the base, held out",
    ]);
  });

  test("stays so where the change deletes families.yaml, breaks it or moves the split", async () => {
    const base = splitSet({ families: [refunds, travel] }, approved(onTravel));
    const edit = edited(approved(onTravel), "Where can visitors park?", "Where is the station?");
    const allDev = familiesText({ families: [refunds, travel.replace("test", "dev")] });
    for (const families of [undefined, "claim: [", allDev]) {
      expect(await askedBy(base, { "families.yaml": families, ...caseFiles(edit) })).toEqual([
        "rail-001: edited, held out",
        `${families === undefined ? "-" : "~"} families.yaml (owner)`,
      ]);
    }
  });

  test("is what the case was on the base, whatever families it names after the change", async () => {
    const base = splitSet({ families: [refunds, travel] }, approved(onTravel));
    const edit = edited(approved(onTravel), "- travel", "- refunds");
    expect(await askedBy(base, caseFiles(edit))).toEqual(["rail-001: edited, held out"]);
  });

  test("is also what the change takes out", async () => {
    const base = splitSet({ families: [refunds, travel] }, approved(onRefunds));
    const edit = edited(approved(onRefunds), "- refunds", "- travel");
    expect(await askedBy(base, caseFiles(edit))).toEqual(["parking-001: edited, held out"]);
  });
});

describe("what comes to be held out", () => {
  test("is a case that leaves the family which the same change makes a test family", async () => {
    const base = goodSet(candidateOn("rail-001", ["travel-policy"]));
    const others = {
      "families.yaml": familiesText({ families: [refunds, travel] }),
      ...caseFiles(candidateOn("rail-001", ["refund-policy"])),
    };
    expect(await askedBy(base, others)).toEqual([
      "rail-001: new, held out",
      "+ families.yaml (owner)",
    ]);
  });
});

describe("whether a change is anything to judge", () => {
  const base = { ...inFolder(goodSet(stands)), "src/main.py": "1", ".github/workflows/a.yml": "1" };
  const judged = async (others: Parameters<typeof withFiles>[1]): Promise<boolean> => {
    const change = await treeChange(base, withFiles(base, others), { place: "eval" });
    return touchesSet(askedChange(change), change.changed);
  };

  test("it is where it touches the set, or what GitHub runs", async () => {
    expect(await judged({ "src/main.py": "2", "evaluate.md": "new" })).toBe(false);
    expect(await judged({ "eval/cases/README.md": "new" })).toBe(true);
    expect(await judged({ [`eval/${path}`]: `${stands}notes: Often.\n` })).toBe(true);
    expect(await judged({ ".github/workflows/a.yml": "2" })).toBe(true);
  });
});
