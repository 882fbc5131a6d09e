import { describe, expect, test } from "vitest";
import { acceptCode } from "../../../src/approving/accept-code.ts";
import type { AskedCase, AskedChange, ChangedFile } from "../../../src/approving/asked-change.ts";
import type { People } from "../../../src/approving/counting/people.ts";
import type { Said } from "../../../src/approving/said.ts";
import { resultCode, togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import {
  account,
  approving,
  askedCase,
  askingForChanges,
  change,
  codeOf,
  codeOfAll,
  digestOf,
  dismissed,
  judge,
  verdict,
  type Fields,
} from "../../support/counted-reviews.ts";

type Row = readonly [
  name: string,
  asked: AskedCase | AskedChange,
  said: readonly Said[],
  expected: readonly string[],
  people?: Partial<People>,
];

function runs(rows: readonly Row[]): void {
  test.for(rows)("%s", ([, asked, said, expected, people]) => {
    expect(verdict(asked, said, people)).toEqual(expected);
  });
}

const one = askedCase("one");
const digest = digestOf(one);
const byOne = `approve one ${codeOf(one)}: It is so.`;
const reject = "reject one: It is wrong.";

/** A review block as a trusted run writes it for jordan's review 1. */
const recorded = (more: Fields = {}, proof: Fields = {}): Fields => ({
  status: "approved",
  reviewedBy: "jordan",
  reviewedAt: "2026-10-01T00:01:00Z",
  reason: "It is so.",
  confirmed: ["query", "answer"],
  digest,
  via: "github",
  proof: {
    pullRequest: 7,
    review: 1,
    reviewerId: account("jordan").id,
    commit: "a".repeat(40),
    ...proof,
  },
  ...more,
});

const claiming = (review: Fields, after: Fields = {}): AskedCase =>
  askedCase("one", { because: "decided", before: {}, after: { ...after, review } });

const accept = (...cases: readonly AskedCase[]): string => `accept ${codeOfAll(...cases)}: Later.`;

const file = (path: string, needsOwner: boolean, after = "b"): ChangedFile => ({
  path,
  before: "a",
  after,
  needsOwner,
});

const take = (...files: readonly ChangedFile[]): string => `accept ${acceptCode(files)}: Fine.`;

const falsely = (wrong: string, ...others: readonly string[]): readonly string[] => [
  `one claims falsely: ${wrong}`,
  ...others,
  "not done",
];

const waits = (wrong: string): readonly string[] => ["one waits", wrong, "not done"];

const local = recorded({ via: "local", proof: undefined });

describe("what the file says was decided", () => {
  const editedSince = claiming(recorded(), { expectedAnswer: "Else." });
  const noLine =
    "The review that the proof in the file names holds no line that counts and decides this.";
  runs([
    [
      "recorded, and its line is there",
      claiming(recorded()),
      [approving(byOne)],
      ["one recorded by jordan (approve in 1)", "done"],
    ],
    [
      "recorded by the second of two who agree",
      claiming(recorded({}, { review: 2 })),
      [approving(byOne, { by: "noor" }), approving(byOne, { id: 2 })],
      ["one recorded by jordan (approve in 2)", "done"],
    ],
    [
      "renamed account: another login, the same number",
      claiming(recorded()),
      [approving(byOne, { by: account("jordana", { id: account("jordan").id }) })],
      ["one recorded by jordana (approve in 1)", "done"],
      { permissions: new Map([["jordana", "write"]]) },
    ],
    [
      "hand-written approval without a proof",
      claiming(recorded({ proof: undefined })),
      [],
      falsely("The file says that it was decided on GitHub, but carries no proof of it."),
    ],
    [
      "hand-written approval that names a review which is not there",
      claiming(recorded()),
      [],
      falsely("The proof in the file names a review that is not there."),
    ],
    [
      "hand-written approval that names a review without a line",
      claiming(recorded()),
      [approving("LGTM")],
      falsely(noLine, "review of jordan: no-line"),
    ],
    [
      "hand-written approval that names a comment of that number",
      claiming(recorded()),
      [
        approving("LGTM", { id: 3 }),
        { ...approving(byOne, { id: 1 }), kind: "comment", opinion: undefined },
      ],
      falsely(
        "The proof in the file names a review that is not there.",
        '"approve" of jordan: opinion: none',
        "review of jordan: no-line",
      ),
    ],
    [
      "proof of another pull request",
      claiming(recorded({}, { pullRequest: 6 })),
      [],
      falsely("The proof in the file is of pull request 6, not of this one."),
    ],
    [
      "proof of another person",
      claiming(recorded({}, { reviewerId: account("noor").id })),
      [approving("LGTM")],
      falsely(
        "The proof in the file names another person than the one whose review it is.",
        "review of jordan: no-line",
      ),
    ],
    [
      "proof of another pull request, and a line that decides",
      claiming(recorded({}, { pullRequest: 6 })),
      [approving(byOne)],
      ["one decided by jordan (approve in 1), and not as claimed", "done"],
    ],
    [
      "proof of another review of the same person, and a line that decides",
      claiming(recorded({}, { review: 2 })),
      [approving(byOne), approving("Still.", { id: 2 })],
      [
        "one decided by jordan (approve in 1), and not as claimed",
        "review of jordan: no-line",
        "done",
      ],
    ],
    [
      "proof of another content, and a line that decides",
      claiming(recorded({ digest: digestOf(askedCase("two")) })),
      [approving(byOne)],
      ["one decided by jordan (approve in 1)", "done"],
    ],
    [
      "a decision beside the review, which stays as it was on the base",
      askedCase("one", {
        because: "decided",
        before: { review: recorded({}, { pullRequest: 3 }) },
        after: { review: recorded({}, { pullRequest: 3 }) },
      }),
      [],
      ["one waits", "not done"],
    ],
    [
      "proof of another person, and a line that decides",
      claiming(recorded({}, { reviewerId: account("noor").id })),
      [approving(byOne)],
      ["one decided by jordan (approve in 1), and not as claimed", "done"],
    ],
    [
      "a claim that a line bears out keeps its name and its words",
      claiming(recorded({ reviewedBy: "noor", reason: "The source says so." })),
      [approving(byOne)],
      ["one recorded by jordan (approve in 1)", "done"],
    ],
    [
      "the review was dismissed since",
      claiming(recorded()),
      [dismissed(byOne)],
      falsely(noLine, '"approve" of jordan: opinion: dismissed'),
    ],
    [
      "the reviewer may not write any more",
      claiming(recorded()),
      [approving(byOne)],
      falsely(noLine, '"approve" of jordan: no-permission'),
      { permissions: new Map([["jordan", "read"]]) },
    ],
    [
      "the review was dismissed, and somebody else approves",
      claiming(recorded()),
      [dismissed(byOne), approving(byOne, { id: 2, by: "noor" })],
      [
        "one decided by noor (approve in 2), and not as claimed",
        '"approve" of jordan: opinion: dismissed',
        "done",
      ],
    ],
    [
      "edited since it was recorded",
      claiming(recorded(), { expectedAnswer: "Else." }),
      [approving(byOne)],
      waits('"approve" of jordan: code-does-not-fit'),
    ],
    [
      "edited since it was recorded, and approved anew",
      editedSince,
      [approving(byOne), approving(`approve one ${codeOf(editedSince)}: Still.`, { id: 2 })],
      ["one decided by jordan (approve in 2)", '"approve" of jordan: code-does-not-fit', "done"],
    ],
    [
      "edited since it was recorded, and rejected",
      editedSince,
      [approving(reject)],
      ["one decided by jordan (reject in 1)", "done"],
    ],
    [
      "edited since it was rejected, and approved",
      claiming(recorded({ status: "rejected" }), { expectedAnswer: "Else." }),
      [approving(`approve one ${codeOf(editedSince)}: Now it is so.`)],
      ["one decided by jordan (approve in 1)", "done"],
    ],
    [
      "of another content, by a review that is not there",
      editedSince,
      [],
      falsely("The proof in the file names a review that is not there."),
    ],
    [
      "the reviewer rejects it since",
      claiming(recorded()),
      [approving(reject)],
      falsely("The file says approved, and a line of a review says rejected."),
    ],
    [
      "a rejection that is recorded",
      claiming(recorded({ status: "rejected", reason: "It is wrong." })),
      [approving(reject)],
      ["one recorded by jordan (reject in 1)", "done"],
    ],
    [
      "a rejection that nobody said",
      claiming(recorded({ status: "rejected" })),
      [approving(byOne)],
      falsely("The file says rejected, and a line of a review says approved."),
    ],
    ["decided on a checkout, and no line yet", claiming(local), [], ["one waits", "not done"]],
    [
      "decided on a checkout, and a line",
      claiming(local),
      [approving(byOne)],
      ["one decided by jordan (approve in 1)", "done"],
    ],
    [
      "decided on a checkout, and a line for all",
      change(claiming(local), askedCase("two")),
      [approving(`approve ${codeOfAll(claiming(local), askedCase("two"))}: So.`)],
      [
        "one decided by jordan (approve together in 1)",
        "two decided by jordan (approve together in 1)",
        "done",
      ],
    ],
    [
      "decided on a checkout of another content",
      claiming(local, { expectedAnswer: "Else." }),
      [],
      ["one waits", "not done"],
    ],
    [
      "decided on a checkout of no content",
      claiming({ ...local, digest: undefined }),
      [],
      falsely("The file says approved, but not of which content."),
    ],
    [
      "rejected on a checkout, and a line",
      claiming({ status: "rejected", reason: "Bad.", via: "local" }),
      [approving(reject)],
      ["one decided by jordan (reject in 1)", "done"],
    ],
    [
      "rejected on a checkout after it was approved together with others",
      claiming({ status: "rejected", reason: "Bad.", via: "local" }),
      [approving(`approve ${codeOfAll(one)}: All.`)],
      [
        "one waits",
        '"approve" of jordan: refused: These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.',
        "not done",
      ],
      { memory: new Map([[codeOfAll(one), [{ id: "one", digest }]]]) },
    ],
    [
      "a new file that claims approval is a claim, whatever it is asked for",
      askedCase("one", { after: { review: recorded() } }),
      [],
      falsely("The proof in the file names a review that is not there."),
    ],
    [
      "an edit that leaves the earlier approval in the file claims nothing",
      askedCase("one", {
        because: "edited",
        before: { review: recorded({}, { pullRequest: 3 }) },
        after: { expectedAnswer: "Else.", review: recorded({}, { pullRequest: 3 }) },
      }),
      [],
      ["one waits", "not done"],
    ],
  ]);

  test("tells which line contradicts a file", () => {
    const [first] = judge(claiming(recorded()), [approving(reject)]).cases;
    expect(first?.standing).toMatchObject({ is: "false-claim", by: { line: { verb: "reject" } } });
  });
});

describe("retirements", () => {
  const gone = { retired: { by: "avery", at: "2026-10-01T00:00:00Z", reason: "Unused." } };
  const judged = recorded({}, { pullRequest: 3 });
  const retired = askedCase("one", {
    because: "retired",
    before: { review: judged },
    after: { review: judged, ...gone },
  });
  const byRetire = `retire one ${codeOf(retired)}: Nobody asks it.`;
  const members = [{ id: "one", digest: digestOf(retired) }];
  const provedBy = (proof: Fields): AskedCase =>
    askedCase("one", {
      because: "retired",
      before: { review: judged },
      after: { review: judged, retired: { ...gone.retired, ...recorded({}, proof) } },
    });
  runs([
    [
      "recorded with the proof of the line",
      provedBy({}),
      [approving(byRetire)],
      ["one recorded by jordan (retire in 1)", "done"],
    ],
    [
      "with the proof of another review",
      provedBy({ review: 2 }),
      [approving(byRetire)],
      ["one decided by jordan (retire in 1)", "done"],
    ],
    [
      "with a proof that no line bears out",
      provedBy({}),
      [],
      falsely("The proof in the file names a review that is not there."),
    ],
    ["retire", retired, [approving(byRetire)], ["one decided by jordan (retire in 1)", "done"]],
    [
      "retire, of another content",
      retired,
      [approving(`retire one ${"0".repeat(32)}: So.`)],
      waits('"retire" of jordan: code-does-not-fit'),
    ],
    [
      "a line for all covers it",
      retired,
      [approving(`approve ${codeOfAll(retired)}: All.`)],
      ["one decided by jordan (approve together in 1)", "done"],
    ],
    [
      "an approval of the case is none of its retirement",
      retired,
      [approving(byOne)],
      waits('"approve" of jordan: refused: The change takes the case out of use: write retire.'),
    ],
    [
      "retired after it was approved together with others",
      retired,
      [approving(`approve ${togetherCode(members)}: All.`)],
      waits(
        '"approve" of jordan: refused: These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.',
      ),
      { memory: new Map([[togetherCode(members), members]]) },
    ],
    [
      "reject",
      retired,
      [approving(reject)],
      waits(
        '"reject" of jordan: refused: The change takes the case out of use: ask for changes if it is to stay.',
      ),
    ],
    [
      "a candidate that the change does not retire",
      one,
      [approving(`retire one ${codeOf(one)}: So.`)],
      waits('"retire" of jordan: refused: The change does not take the case out of use.'),
    ],
    [
      "retired and approved by hand at once",
      askedCase("one", { because: "retired", before: {}, after: { ...gone, review: recorded() } }),
      [approving(byRetire)],
      [
        "one claims falsely: The file is taken out of use and holds another decision than before; take one of the two back.",
        "not done",
      ],
    ],
  ]);
});

describe("candidates that are taken as they are, and rejected", () => {
  const two = askedCase("two");
  const edited = askedCase("one", { because: "edited", before: { query: "Else?", review: local } });
  const kept = askedCase("one", {
    because: "edited",
    before: { query: "Else?", review: local },
    after: { review: local },
  });
  const members = [kept].map((asked) => ({ id: asked.id, digest: digestOf(asked) }));
  const eleven = Array.from({ length: 11 }, (_, at) => askedCase(`case-${10 + at}`));
  runs([
    [
      "reject a new case",
      one,
      [approving(reject)],
      ["one decided by jordan (reject in 1)", "done"],
    ],
    [
      "reject a case of that id that is not there",
      one,
      [approving("reject two: No.")],
      ["one waits", '"reject" of jordan: unknown-case: two', "not done"],
    ],
    [
      "reject an edited case",
      edited,
      [approving(reject)],
      ["one decided by jordan (reject in 1)", "done"],
    ],
    [
      "reject a case without a digest",
      { ...one, digest: undefined },
      [approving(reject)],
      ["one decided by jordan (reject in 1)", "done"],
    ],
    [
      "accept new cases",
      change(one, two),
      [approving(accept(one, two))],
      ["one accepted by jordan (accept in 1)", "two accepted by jordan (accept in 1)", "done"],
    ],
    [
      "accept an edited candidate",
      edited,
      [approving(accept(edited))],
      ["one accepted by jordan (accept in 1)", "done"],
    ],
    [
      "accept what is no candidate",
      kept,
      [approving(accept(kept))],
      [
        "one waits",
        '"accept" of jordan: refused: Only candidates can be taken as they are: these are decided in their files, retired, or asked about again.',
        "not done",
      ],
      { memory: new Map([[togetherCode(members), members]]) },
    ],
    [
      "accept a candidate that the change takes out of use",
      askedCase("one", { after: { retired: { by: "avery" } } }),
      [approving(accept(one))],
      [
        "one waits",
        '"accept" of jordan: refused: Only candidates can be taken as they are: these are decided in their files, retired, or asked about again.',
        "not done",
      ],
      { memory: new Map([[codeOfAll(one), [{ id: "one", digest }]]]) },
    ],
    [
      "confirm what an earlier pull request decided",
      askedCase("one", {
        because: "edited",
        before: {},
        after: { refresh: { from: "a", to: "b", reasons: [], outcome: "confirmed" } },
      }),
      [approving(`confirm one ${codeOf(one)}: So.`)],
      [
        "one waits",
        '"confirm" of jordan: refused: Nothing asks about this case again: write approve or reject.',
        "not done",
      ],
    ],
    [
      "accept as many candidates as there are",
      change(...eleven),
      [approving(accept(...eleven))],
      [...eleven.map(({ id }) => `${id} accepted by jordan (accept in 1)`), "done"],
    ],
    [
      "accept beside an approval judges nothing",
      change(one, two),
      [approving(byOne), approving(accept(one, two), { id: 2, by: "noor" })],
      ["one decided by jordan (approve in 1)", "two accepted by noor (accept in 2)", "done"],
    ],
    [
      "accept after an approval takes nothing back",
      change(one, two),
      [approving(byOne), approving(accept(one, two), { id: 2 })],
      ["one decided by jordan (approve in 1)", "two accepted by jordan (accept in 2)", "done"],
    ],
    [
      "accept while asking for changes",
      one,
      [askingForChanges(accept(one))],
      ["one waits", '"accept" of jordan: opinion: asks-for-changes', "jordan objects", "not done"],
    ],
    [
      "confirm what nobody asks about again",
      one,
      [approving(`confirm one ${codeOf(one)}: So.`)],
      [
        "one waits",
        '"confirm" of jordan: refused: Nothing asks about this case again: write approve or reject.',
        "not done",
      ],
    ],
    [
      "two files of one id: the code tells which",
      change(one, askedCase("one", { after: { query: "Else?" } })),
      [approving(byOne)],
      ["one decided by jordan (approve in 1)", "one waits", "not done"],
    ],
  ]);
});

describe("files that are none of a case", () => {
  const owned = file("families.yaml", true);
  const free = file("docs/notes.md", false);
  const both: AskedChange = { cases: [], files: [owned, free] };
  const withCase: AskedChange = { cases: [one], files: [owned, free] };
  const ownFile: AskedChange = { cases: [], files: [owned] };
  const freeFile: AskedChange = { cases: [], files: [free] };
  const by = "olive";
  runs([
    [
      "owner needed and not there",
      withCase,
      [approving(byOne)],
      [
        "one decided by jordan (approve in 1)",
        "owned files taken by nobody",
        "other files taken by jordan",
        "not done",
      ],
    ],
    [
      "owner's accept",
      withCase,
      [approving(byOne), approving(take(owned, free), { by, id: 2 })],
      [
        "one decided by jordan (approve in 1)",
        "owned files taken by olive",
        "other files taken by jordan",
        "done",
      ],
    ],
    [
      "owner's accept with stale code",
      ownFile,
      [approving(take(file("families.yaml", true, "c")), { by })],
      ["owned files taken by nobody", '"accept" of olive: code-does-not-fit', "not done"],
    ],
    [
      "owner's accept of some of the files",
      both,
      [approving(take(owned), { by })],
      [
        "owned files taken by nobody",
        "other files taken by nobody",
        '"accept" of olive: code-does-not-fit',
        "not done",
      ],
    ],
    [
      "accept of somebody who is no owner",
      ownFile,
      [approving(take(owned))],
      [
        "owned files taken by nobody",
        '"accept" of jordan: refused: These files need somebody who owns the policy.',
        "not done",
      ],
    ],
    [
      "accept of somebody who is no owner, where other files changed as well",
      both,
      [approving(take(owned, free))],
      ["owned files taken by nobody", "other files taken by jordan", "not done"],
    ],
    [
      "only files that need no owner, and no line",
      freeFile,
      [approving("LGTM")],
      ["other files taken by nobody", "review of jordan: no-line", "not done"],
    ],
    [
      "only files that need no owner",
      freeFile,
      [approving(take(free))],
      ["other files taken by jordan", "done"],
    ],
    [
      "an owner whom the policy names, in other letters",
      ownFile,
      [approving(take(owned), { by: "noor" })],
      ["owned files taken by noor", "done"],
      { owners: ["NOOR"] },
    ],
    [
      "an administrator where the policy names owners",
      ownFile,
      [approving(take(owned), { by })],
      [
        "owned files taken by nobody",
        '"accept" of olive: refused: These files need somebody who owns the policy.',
        "not done",
      ],
      { owners: ["noor"] },
    ],
    [
      "an owner who is no reviewer decides about files, and about no case",
      withCase,
      [approving(`${take(owned, free)}\n${byOne}`, { by: "noor" })],
      [
        "one waits",
        "owned files taken by noor",
        "other files taken by noor",
        '"approve" of noor: not-in-policy',
        "not done",
      ],
      { owners: ["noor"], reviewers: ["jordan"] },
    ],
    [
      "an owner who is no reviewer objects",
      withCase,
      [approving(byOne), askingForChanges("No.", { by: "noor", id: 2 })],
      [
        "one decided by jordan (approve in 1)",
        "owned files taken by nobody",
        "other files taken by jordan",
        "noor objects",
        "not done",
      ],
      { owners: ["noor"], reviewers: ["jordan"] },
    ],
    [
      "an owner's own pull request",
      ownFile,
      [approving(take(owned), { by: "avery" })],
      ["owned files taken by nobody", '"accept" of avery: author', "not done"],
    ],
    [
      "an owner who may not write",
      ownFile,
      [approving(take(owned), { by: "reed" })],
      ["owned files taken by nobody", '"accept" of reed: no-permission', "not done"],
      { owners: ["reed"] },
    ],
  ]);

  test("takes the code of a case for no code of files", () => {
    const asked = { cases: [one], files: [owned] };
    const said = [approving(`accept ${resultCode(digest)}: So.`, { by })];
    expect(verdict(asked, said)).toContain('"accept" of olive: code-does-not-fit');
  });
});
