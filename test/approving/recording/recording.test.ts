import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { CountingLine } from "../../../src/approving/judgement.ts";
import type { Recording } from "../../../src/approving/recording/recording.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import type { Digest } from "../../../src/model/ids.ts";
import { resultCode } from "../../../src/refresh/deciding/lines/codes.ts";
import { obstaclesText } from "../../../src/report/review/record-report.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { edited } from "../../support/edited.ts";
import {
  approved,
  goodCorpus,
  goodRevisionDigest,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../../support/good-set.ts";
import {
  account,
  countingLine,
  filesAfter,
  headCommit,
  recordingIn,
  saidBy,
  type Standings,
} from "../../support/judgements.ts";
import { assertOnlyChanged } from "../../support/named-blocks.ts";
import {
  approvedEarlier,
  earlierRevision,
  undecided,
  withRefresh,
} from "../../support/refreshes.ts";
import { findingsOf } from "../../support/report.ts";
import { unjudged } from "../../support/sentinels.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const id = "refund-policy-001";
const path = `cases/${id}.yaml`;
const proof = { pullRequest: 7, review: 34, reviewerId: 9, commit: headCommit };

function codeOf(text: string): string {
  return resultCode(caseDigest(parse(text)) as Digest);
}

function line(verb: string, text: string, more: Partial<CountingLine> = {}): CountingLine {
  const code = verb.startsWith("reject") ? "" : ` ${codeOf(text)}`;
  return countingLine(`${verb} ${id}${code}: The policy says so.`, more);
}

/** What keeps a decision from being written, as a person reads it. */
function withheldText({ withheld }: Recording): string {
  return withheld
    .map(({ problems }) => obstaclesText(problems, { style: plainStyle, place: (one) => one }))
    .join("\n");
}

const asked = withRefresh(approvedEarlier(), undecided);
const refreshing: Files = { ...goodSet(asked), ...earlierRevision() };

/** A set with a decision in it, what may change in the file, and what it says then. */
interface Row {
  readonly name: string;
  readonly files: Files;
  readonly base?: Files;
  readonly standings: Standings;
  readonly named: readonly string[];
  readonly says: object;
}

const rewordedCase = edited(pendingCase, "When can a customer", "When may a customer");
const approvedSo = approved(pendingCase, { reason: "The policy says so." });
const atDesk = { reviewedAt: "2026-10-04T09:00:00Z", reviewedBy: "sam", reason: "As at a desk." };
const retiredAtDesk = `${approved(pendingCase)}retired: # for good
  by: sam
  at: 2026-10-04T09:00:00Z
  reason: The shop was closed.
`;
const decidedAtDesk = withRefresh(approved(pendingCase, { reviewedAt: "2026-09-03T09:00:00Z" }), {
  at: "2026-09-03T09:00:00Z",
});

const rows: readonly Row[] = [
  {
    name: "an approval",
    files: goodSet(pendingCase),
    standings: { [id]: { standing: line("approve", pendingCase) } },
    named: ["review"],
    says: {
      review: {
        status: "approved",
        reviewedBy: "jordan",
        reviewedAt: "2026-10-05T09:00:00Z",
        reason: "The policy says so.",
        confirmed: ["query", "answer", "source", "chunks"],
        digest: caseDigest(parse(pendingCase)),
        corpus: goodRevisionDigest(),
        via: "github",
        proof,
      },
    },
  },
  {
    name: "an approval of an edited case",
    files: goodSet(edited(approved(pendingCase), "When can a customer", "When may a customer")),
    base: goodSet(approved(pendingCase)),
    standings: {
      [id]: {
        because: "edited",
        standing: line(
          "approve",
          edited(pendingCase, "When can a customer", "When may a customer"),
        ),
      },
    },
    named: ["review"],
    says: { review: { status: "approved", reviewedBy: "jordan", proof } },
  },
  {
    name: "a rejection",
    files: goodSet(pendingCase),
    standings: { [id]: { standing: line("reject", pendingCase) } },
    named: ["review"],
    says: { review: { status: "rejected", reason: "The policy says so.", via: "github", proof } },
  },
  {
    name: "a retirement that a reviewer asks for",
    files: goodSet(approved(pendingCase)),
    base: goodSet(approved(pendingCase)),
    standings: {
      [id]: { because: "edited", standing: line("retire", pendingCase) },
    },
    named: ["retired"],
    says: { retired: { by: "jordan", reason: "The policy says so.", proof } },
  },
  {
    name: "a retirement in the change",
    files: goodSet(retiredAtDesk),
    base: goodSet(approved(pendingCase)),
    standings: { [id]: { because: "retired", standing: line("retire", pendingCase) } },
    named: ["retired"],
    says: { retired: { by: "sam", reason: "The shop was closed.", proof } },
  },
  {
    name: "an approval that was made at a desk",
    files: goodSet(approved(pendingCase, atDesk)),
    base: goodSet(pendingCase),
    standings: { [id]: { because: "decided", standing: line("approve", pendingCase) } },
    named: ["review"],
    says: {
      review: {
        ...((parse(approved(pendingCase, atDesk)) as Files)["review"] as unknown as object),
        via: "github",
        proof,
      },
    },
  },
  {
    name: "an approval of an edited case, for the reason of the one before",
    files: goodSet(edited(approvedSo, "When can a customer", "When may a customer")),
    base: goodSet(approvedSo),
    standings: { [id]: { because: "edited", standing: line("approve", rewordedCase) } },
    named: ["review"],
    says: { review: { reviewedAt: "2026-10-05T09:00:00Z", reason: "The policy says so.", proof } },
  },
  ...(["edited", "decided"] as const).map((because): Row => ({
    name: `an approval of a case that was edited since it was approved in the same change, asked about as ${because}`,
    files: goodSet(
      edited(approved(pendingCase, atDesk), "When can a customer", "When may a customer"),
    ),
    base: goodSet(pendingCase),
    standings: { [id]: { because, standing: line("approve", rewordedCase) } },
    named: ["review"],
    says: {
      review: {
        status: "approved",
        reviewedBy: "jordan",
        reason: "The policy says so.",
        digest: caseDigest(parse(rewordedCase)),
        proof,
      },
    },
  })),
  {
    name: "an approval at a desk that does not say of what",
    files: goodSet(approved(pendingCase, { ...atDesk, digest: undefined })),
    base: goodSet(pendingCase),
    standings: { [id]: { because: "decided", standing: line("approve", pendingCase) } },
    named: ["review"],
    says: { review: { reviewedBy: "jordan", digest: caseDigest(parse(pendingCase)), proof } },
  },
  {
    name: "a rejection of a case that was edited since it was rejected",
    files: goodSet(
      edited(
        approved(pendingCase, { ...atDesk, status: "rejected" }),
        "When can a customer",
        "When may a customer",
      ),
    ),
    base: goodSet(pendingCase),
    standings: { [id]: { because: "decided", standing: line("reject", rewordedCase) } },
    named: ["review"],
    says: {
      review: {
        status: "rejected",
        reviewedBy: "jordan",
        digest: caseDigest(parse(rewordedCase)),
        proof,
      },
    },
  },
  {
    name: "a rejection that was made at a desk, by another one",
    files: goodSet(approved(pendingCase, { ...atDesk, status: "rejected" })),
    base: goodSet(pendingCase),
    standings: { [id]: { because: "decided", standing: line("reject", pendingCase) } },
    named: ["review"],
    says: { review: { status: "rejected", reviewedBy: "sam", via: "github", proof } },
  },
  {
    name: "a decision about moved evidence that was made at a desk",
    files: { ...goodSet(decidedAtDesk), ...earlierRevision() },
    base: refreshing,
    standings: { [id]: { because: "decided", standing: line("approve", pendingCase) } },
    named: ["review", "refresh"],
    says: {
      review: { reviewedBy: "jordan", reviewedAt: "2026-09-03T09:00:00Z", via: "github", proof },
      refresh: { outcome: "confirmed", by: "jordan", proof },
    },
  },
  {
    name: "a confirmation",
    files: refreshing,
    base: { ...goodSet(approvedEarlier()), ...earlierRevision() },
    standings: { [id]: { because: "refresh", standing: line("confirm", pendingCase) } },
    named: ["provenance", "corpusRevision", "review", "refresh"],
    says: {
      corpusRevision: "corpus-2026-09-01",
      review: { reviewedBy: "jordan", reviewedAt: "2026-10-05T09:00:00Z", via: "github", proof },
      refresh: { outcome: "confirmed", by: "jordan", reason: "The policy says so.", proof },
    },
  },
  {
    name: "a retirement of a case whose evidence moved",
    files: refreshing,
    base: { ...goodSet(approvedEarlier()), ...earlierRevision() },
    standings: { [id]: { because: "refresh", standing: line("retire", asked) } },
    named: ["refresh", "retired"],
    says: { refresh: { outcome: "retired", proof }, retired: { by: "jordan", proof } },
  },
];

describe("what is recorded", () => {
  test.for(rows)("$name", async ({ files, base, standings, named, says }) => {
    const recording = await recordingIn(files, standings, { base: base ?? goodCorpus() });
    expect(withheldText(recording)).toBe("");
    expect(recording.files.map((one) => one.path)).toEqual([path]);
    const after = filesAfter(files, recording);
    expect(parse(after[path] ?? "")).toMatchObject(says);
    assertOnlyChanged(files[path] ?? "", after[path] ?? "", new Set(named));
    const known = await findingsOf(files, base ?? goodCorpus());
    const errors = (await findingsOf(after, base ?? goodCorpus())).filter(
      (one) => one.level === "error" && !known.some(({ rule }) => rule === one.rule),
    );
    expect(errors).toEqual([]);
  });

  test.for(rows)("$name, once: the same judgement of the result writes nothing", async (row) => {
    const { files, base = goodCorpus(), standings } = row;
    const after = filesAfter(files, await recordingIn(files, standings, { base }));
    expect(after).not.toEqual(files);
    const again = await recordingIn(after, standings, { base });
    expect(again.files).toEqual([]);
    expect(withheldText(again)).toBe("");
  });

  test.for(rows.filter(({ standings }) => standings[id]?.because === "decided"))(
    "$name, once: a branch that went on is no reason to write again",
    async ({ files, base = goodCorpus(), standings }) => {
      const after = filesAfter(files, await recordingIn(files, standings, { base }));
      const { standing } = standings[id] ?? {};
      if (standing === undefined || "is" in standing) throw new Error("Nobody decides.");
      const commit = "d".repeat(40) as typeof headCommit;
      const later = { ...standing, review: { ...standing.review, commit } };
      const again = { [id]: { because: "decided", standing: later } } as const;
      expect((await recordingIn(after, again, { base })).files).toEqual([]);
    },
  );

  test("an approval of several cases together, by one line", async () => {
    const parking = pendingAbstention;
    const together = countingLine(`approve ${"a".repeat(32)}: Both hold.`);
    const files = goodSet(pendingCase, parking);
    const standings = { [id]: { standing: together }, "parking-001": { standing: together } };
    const { files: written } = await recordingIn(files, standings, { base: goodCorpus() });
    expect(written.map(({ id: one, as }) => [one, as])).toEqual([
      ["parking-001", "approved"],
      [id, "approved"],
    ]);
    expect(
      parse(filesAfter(files, { files: written, withheld: [] })["cases/parking-001.yaml"] ?? ""),
    ).toMatchObject({
      review: { confirmed: ["query", "answer"], reason: "Both hold.", proof },
    });
  });

  test("a line that an answer supplied, at its own moment and with the review before it", async () => {
    const review = saidBy("jordan", "Looks good.", { commit: undefined });
    const said = saidBy("jordan", "", {
      kind: "comment",
      id: 77,
      opinion: undefined,
      at: "2026-10-06T10:00:00Z",
      edited: { by: account("jordan"), at: "2026-10-06T11:00:00Z" },
    });
    const standing = line("approve", pendingCase, { said, review });
    const files = goodSet(pendingCase);
    const recording = await recordingIn(files, { [id]: { standing } }, { base: goodCorpus() });
    expect(parse(filesAfter(files, recording)[path] ?? "")).toMatchObject({
      review: { reviewedAt: "2026-10-06T11:00:00Z", proof },
    });
  });

  test("a rejection of a case that has errors, which it had before", async () => {
    const wrong = edited(pendingCase, "id: refund-policy-001", "id: refund-policy-001\nnotes: ' '");
    const files = goodSet(wrong);
    const standing = line("reject", wrong);
    const recording = await recordingIn(files, { [id]: { standing } }, { base: files });
    expect(recording.files.map(({ as }) => as)).toEqual(["rejected"]);
  });

  test("nothing of cases that are recorded, accepted, disputed, or wait", async () => {
    const by = line("approve", pendingCase);
    for (const standing of [
      { is: "recorded", by },
      { is: "accepted", by },
      { is: "disputed", by: [by] },
      { is: "false-claim", wrong: "Nobody said so." },
      { is: "waiting" },
    ] as const) {
      const recording = await recordingIn(goodSet(pendingCase), { [id]: { standing } });
      expect(recording).toEqual({ files: [], withheld: [] });
    }
  });

  test("a byte order mark and wide line ends stay", async () => {
    const text = `\ufeff${pendingCase.replaceAll("\n", "\r\n")}`;
    const files = goodSet();
    files[path] = text;
    const recording = await recordingIn(files, {
      [id]: { standing: line("approve", pendingCase) },
    });
    const after = filesAfter(files, recording)[path] ?? "";
    expect(after.startsWith(text)).toBe(true);
    expect(after).not.toMatch(/[^\r]\n/);
  });
});

describe("all moves together", () => {
  const one: PlainCorpus = {
    chunks: { "sick:1": "A note is due on the third day.", "pay:1": "Pay comes on the last day." },
  };
  const two: PlainCorpus = {
    chunks: {
      "illness:1": "A note is due on the third day.",
      "pay:1": "Pay comes on the last day.",
    },
  };
  const request =
    "refresh: {from: one, to: two, reasons: [chunk-moved, corpus-revision-changed]}\n";
  const judged = judgedCase("case-1", { under: "one", corpus: one, chunks: ["sick:1", "pay:1"] });
  const files = {
    ...twoCorpora(one, two),
    ".github/touchstone.yaml": "reviewers: [jordan]\n",
    "cases/case-1.yaml": judged + request,
  };

  test("each gets the chunk that its text has now", async () => {
    const standing = countingLine(`confirm moved ${"b".repeat(32)}: Word for word.`);
    const recording = await recordingIn(files, { "case-1": { because: "refresh", standing } });
    expect(withheldText(recording)).toBe("");
    expect(parse(filesAfter(files, recording)["cases/case-1.yaml"] ?? "")).toMatchObject({
      relevantChunkIds: ["illness:1", "pay:1"],
      refresh: { outcome: "revised", reason: "Word for word.", proof },
      review: { status: "approved", via: "github", proof },
    });
  });

  test("a line with a code of another result is withheld", async () => {
    const text = `revise case-1 ${"0".repeat(32)} sick:1 -> illness:1: Word for word.`;
    const standing = countingLine(text);
    const recording = await recordingIn(files, { "case-1": { because: "refresh", standing } });
    expect(recording.files).toEqual([]);
    expect(withheldText(recording)).toContain(
      "What the line decides gives another text than the one that its code is of.",
    );
  });

  test("chunks that a person named need no code", async () => {
    const standing = countingLine("revise case-1 sick:1 -> illness:1: Word for word.");
    const recording = await recordingIn(files, { "case-1": { because: "refresh", standing } });
    expect(recording.files.map(({ as }) => as)).toEqual(["revised"]);
  });
});

describe("what is withheld", () => {
  test.for<readonly [string, Files, Standings, string]>([
    [
      "an approval by who wrote the case",
      goodSet(pendingCase),
      { [id]: { standing: line("approve", pendingCase, { by: account("Avery") }) } },
      '"Avery" wrote the case, so this approval of it is not independent.',
    ],
    [
      "a decision of a bot",
      goodSet(pendingCase),
      { [id]: { standing: line("reject", pendingCase, { by: account("ci", { isBot: true }) }) } },
      '"ci" is no person, and a decision is a person\'s.',
    ],
    [
      "an approval of a sentinel that nobody judged",
      goodSet(unjudged),
      { [id]: { standing: line("approve", unjudged) } },
      "error sentinel/without-two-reviews",
    ],
    [
      "an approval of a case with an error",
      goodSet(edited(pendingCase, "quote: within 30 days", "quote: within 90 days")),
      {
        [id]: {
          standing: line(
            "approve",
            edited(pendingCase, "quote: within 30 days", "quote: within 90 days"),
          ),
        },
      },
      "error evidence/quote-not-in-text",
    ],
    [
      "a retirement of a candidate",
      goodSet(pendingCase),
      { [id]: { standing: line("retire", pendingCase) } },
      "Nobody has approved this case, so no result can rest on it.",
    ],
    [
      "an approval where a refresh is asked",
      refreshing,
      { [id]: { because: "refresh", standing: line("approve", asked) } },
      "The case asks what becomes of its judgment, and an approval does not say that.",
    ],
    [
      "a confirmation of a case that asks nothing",
      goodSet(approved(pendingCase)),
      { [id]: { because: "refresh", standing: line("confirm", pendingCase) } },
      "so nothing asks for a decision",
    ],
  ])("%s", async ([, files, standings, message]) => {
    const recording = await recordingIn(files, standings, { base: goodCorpus() });
    expect(recording.files).toEqual([]);
    expect(withheldText(recording)).toContain(message);
  });

  test("a retirement where the change claims an approval as well", async () => {
    const files = goodSet(retiredAtDesk);
    const standings = {
      [id]: { because: "retired", standing: line("retire", pendingCase) },
    } as const;
    const recording = await recordingIn(files, standings, { base: goodSet(pendingCase) });
    expect(recording.files).toEqual([]);
    expect(withheldText(recording)).toContain('The change also claims a decision by "jordan"');
    const both = { [id]: { because: "retired", standing: line("approve", pendingCase) } } as const;
    const { files: written } = await recordingIn(files, both, { base: goodSet(pendingCase) });
    expect(parse(new TextDecoder().decode(written[0]?.bytes))).toMatchObject({
      review: { proof },
      retired: { proof },
    });
  });

  test("a file that main changed, too", async () => {
    const onBranch = goodSet(pendingCase);
    const standings = { [id]: { standing: line("approve", pendingCase) } };
    const recording = await recordingIn(goodSet(`${pendingCase}tags: [often]\n`), standings, {
      onBranch,
    });
    expect(recording.files).toEqual([]);
    expect(withheldText(recording)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:1 not approved
        "cases/refund-policy-001.yaml" is another file on the branch than after the merge: main changed it, too.
        fix: Bring the branch up to date with main; what was said stays good where the case says the same then.
      "
    `);
    const gone = await recordingIn(onBranch, standings, { onBranch: {} });
    expect(gone.files).toEqual([]);
  });

  test("two decisions that do not fit together, of which each alone would", async () => {
    const variant = edited(
      edited(pendingCase, `id: ${id}`, "id: refund-words-001"),
      "When can a customer request a refund?",
      "Until when may I give it back?",
    ).replace("origin:", `variantOf: ${id}\norigin:`);
    const files = goodSet(pendingCase, variant);
    const code = codeOf(variant);
    const standings = {
      [id]: { standing: line("reject", pendingCase) },
      "refund-words-001": {
        standing: countingLine(`approve refund-words-001 ${code}: It is one.`),
      },
    };
    const alone = await recordingIn(files, { "refund-words-001": standings["refund-words-001"] });
    expect(alone.files).toHaveLength(1);
    const recording = await recordingIn(files, standings);
    expect(recording.files).toEqual([]);
    expect(withheldText(recording)).toContain("error case/variant-of-inactive");
  });
});

test("whatever somebody gives as a reason, no other line of a file changes", async () => {
  const reasons = fc.string({ unit: "binary", minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(reasons, async (text) => {
      const files = goodSet(pendingCase);
      const said = line("approve", pendingCase);
      const standing = { ...said, line: { ...said.line, reason: text } };
      const recording = await recordingIn(files, { [id]: { standing } }, { base: goodCorpus() });
      expect(recording.files.length + recording.withheld.length).toBe(1);
      const after = filesAfter(files, recording)[path] ?? "";
      assertOnlyChanged(pendingCase, after, new Set(["review"]));
      if (recording.files.length > 0)
        expect(parse(after)).toMatchObject({ review: { reason: text } });
    }),
    { numRuns: 60 },
  );
});
