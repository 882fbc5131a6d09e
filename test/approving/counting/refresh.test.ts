import { beforeAll, describe, expect, test } from "vitest";
import type { AskedCase } from "../../../src/approving/asked-change.ts";
import type { People } from "../../../src/approving/counting/people.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { currentRevision } from "../../../src/model/dataset.ts";
import type { ChunkId, Digest } from "../../../src/model/ids.ts";
import { decidedCase } from "../../../src/refresh/deciding/decided-case.ts";
import type { EvidenceChoice } from "../../../src/refresh/deciding/evidence-choice.ts";
import { askedCode, resultCode, togetherCode } from "../../../src/refresh/deciding/lines/codes.ts";
import {
  targetRevision,
  type TargetRevision,
} from "../../../src/refresh/deciding/target-revision.ts";
import type { RefreshItem } from "../../../src/refresh/plan/plan.ts";
import {
  account,
  approving,
  askedCase,
  askingForChanges,
  change,
  codeOf,
  digestOf,
  verdict,
  type Fields,
} from "../../support/counted-reviews.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { movedSet } from "../../support/moved-set.ts";
import { planOf } from "../../support/planned.ts";

let target: TargetRevision;
let items: ReadonlyMap<string, RefreshItem>;
let refreshing: Partial<People>;

beforeAll(async () => {
  const dataset = await loadDataset(memoryTree(movedSet()), { texts: "current" });
  const found = targetRevision(dataset, currentRevision(dataset)?.id);
  if ("refused" in found) throw new Error(found.refused.message);
  target = found;
  const plan = await planOf(movedSet());
  items = new Map(plan.items.map((item) => [item.id, item]));
  refreshing = {
    to: target,
    resolve: ({ because, before, after }, { choice }) => {
      const file = because === "refresh" ? after : (before ?? after);
      const result = decidedCase(file, choice, target);
      return "digest" in result
        ? result
        : { refused: result.refused.map(({ message }) => message).join(" ") };
    },
  };
});

function itemOf(id: string): RefreshItem {
  const item = items.get(id);
  if (item === undefined) throw new Error(`"${id}" is not asked about.`);
  return item;
}

/** A case of the plan as a refresh pull request asks about it. */
function refreshed(id: string, more: Partial<AskedCase> = {}): AskedCase {
  const item = itemOf(id);
  const { file, isHeldOut } = item;
  const { path, digest } = file;
  return {
    id,
    path,
    because: "refresh",
    before: file,
    after: file,
    digest,
    isHeldOut,
    item,
    ...more,
  };
}

/** The same case once a decision about it is written, by hand or by a trusted run. */
function written(
  id: string,
  choice: EvidenceChoice,
  { review = {}, content = {} }: { readonly review?: Fields; readonly content?: Fields } = {},
): AskedCase {
  const { file } = itemOf(id);
  const result = decidedCase(file, choice, target);
  if ("refused" in result) throw new Error(result.refused.map(({ message }) => message).join(" "));
  const { value, digest } = result;
  const { outcome } = choice;
  const block = {
    status: "approved",
    reviewedBy: "jordan",
    reviewedAt: "2026-10-01T00:01:00Z",
    reason: "It is so.",
    digest,
    via: "github",
    proof: { pullRequest: 7, review: 1, reviewerId: account("jordan").id, commit: "a".repeat(40) },
    ...review,
  };
  const at = "2026-10-01T00:01:00Z";
  const refresh = {
    from: "one",
    to: "two",
    reasons: ["chunk-moved"],
    outcome,
    by: "jordan",
    at,
    reason: "So.",
  };
  const text = JSON.stringify({ ...value, refresh, review: block, ...content });
  const { file: after } = readCase(file.path, text);
  if (after === undefined) throw new Error("This is no case.");
  return {
    id,
    path: file.path,
    because: "decided",
    before: file,
    after,
    digest: after.digest,
    isHeldOut: false,
    item: undefined,
  };
}

function planned(id: string, outcome: string, at = 0): string {
  const result = itemOf(id).outcomes.filter((one) => one.outcome === outcome)[at]?.result;
  if (result === undefined || !("digest" in result)) throw new Error(`No digest of ${outcome}.`);
  return resultCode(result.digest);
}

function digestNow(id: string): Digest {
  return digestOf(refreshed(id));
}

const asked = (id: string): string => askedCode(itemOf(id), target) ?? "";

function saying(subject: AskedCase, line: string): readonly string[] {
  return verdict(subject, [approving(line)], refreshing);
}

const waits = (id: string, why: string): readonly string[] => [`${id} waits`, why, "not done"];

const moved = "travel:hotels -> trips:hotels";
const split = "leave:notice -> leave:notice, leave:rest";

const noFit = (verb: string): string => `"${verb}" of jordan: code-does-not-fit`;

const hotel = (): AskedCase => refreshed("hotel-001");

const other = (): AskedCase => {
  const item = itemOf("hotel-001");
  return refreshed("hotel-001", { id: "hotel-002", item: { ...item, id: "hotel-002" } });
};

const code = (...ids: readonly string[]): string => {
  const taken = itemOf("hotel-001").outcomes.find(({ outcome }) => outcome === "revised")?.result;
  if (taken === undefined || !("digest" in taken)) throw new Error("It did not move.");
  return togetherCode(ids.map((id) => ({ id, digest: taken.digest })));
};

const revised = (): EvidenceChoice => ({ outcome: "revised", replace: [hotelMove()] });

type Row = readonly [name: string, id: string, line: () => string, why?: string];

describe("a case that is asked about again", () => {
  test.for<Row>([
    [
      "confirm",
      "holiday-001",
      () => `confirm holiday-001 ${planned("holiday-001", "confirmed")}: So.`,
    ],
    [
      "confirm an abstention",
      "pension-001",
      () => `confirm pension-001 ${planned("pension-001", "confirmed")}: So.`,
    ],
    ["retire", "hotel-001", () => `retire hotel-001 ${planned("hotel-001", "retired")}: So.`],
    [
      "revise as shown",
      "hotel-001",
      () => `revise hotel-001 ${planned("hotel-001", "revised")} ${moved}: So.`,
    ],
    [
      "revise as shown, split",
      "holiday-001",
      () => `revise holiday-001 ${planned("holiday-001", "revised")} ${split}: So.`,
    ],
    ["revise without a code", "hotel-001", () => `revise hotel-001 ${moved}: So.`],
    [
      "revise without a code to a chunk that nobody showed",
      "hotel-001",
      () => "revise hotel-001 travel:hotels -> leave:rest: So.",
    ],
    [
      "abstain, by the code of the question",
      "hotel-001",
      () => `abstain hotel-001 ${asked("hotel-001")} not-in-corpus "Nothing is said.": So.`,
    ],
    [
      "confirm with a quote, by the code of the question",
      "refund-001",
      () => `confirm refund-001 ${asked("refund-001")} quote refunds:window "within 14 days": So.`,
    ],
  ])("%s", ([, id, line]) => {
    const verb = line().split(" ")[0];
    expect(saying(refreshed(id), line())).toEqual([
      `${id} decided by jordan (${verb} in 1)`,
      "done",
    ]);
  });

  test.for<Row>([
    [
      "confirm by the code of another outcome",
      "holiday-001",
      () => `confirm holiday-001 ${planned("holiday-001", "revised")}: So.`,
      noFit("confirm"),
    ],
    [
      "revise by the code of another revision",
      "hotel-001",
      () => `revise hotel-001 ${planned("hotel-001", "revised")} travel:hotels -> leave:rest: So.`,
      noFit("revise"),
    ],
    [
      "retire by the code of another case",
      "hotel-001",
      () => `retire hotel-001 ${planned("holiday-001", "retired")}: So.`,
      noFit("retire"),
    ],
    [
      "abstain by the code of another question",
      "hotel-001",
      () => `abstain hotel-001 ${asked("holiday-001")} not-in-corpus "Nothing.": So.`,
      noFit("abstain"),
    ],
    [
      "approve",
      "holiday-001",
      () => `approve holiday-001 ${resultCode(digestNow("holiday-001"))}: So.`,
      '"approve" of jordan: refused: The case is asked about again: write confirm, revise, abstain or retire.',
    ],
    [
      "reject",
      "holiday-001",
      () => "reject holiday-001: So.",
      '"reject" of jordan: refused: The case was approved and is asked about again: write retire if nobody needs it.',
    ],
    [
      "approve together",
      "holiday-001",
      () =>
        `approve ${togetherCode([{ id: "holiday-001", digest: digestNow("holiday-001") }])}: So.`,
      noFit("approve"),
    ],
    [
      "accept",
      "holiday-001",
      () =>
        `accept ${togetherCode([{ id: "holiday-001", digest: digestNow("holiday-001") }])}: So.`,
      noFit("accept"),
    ],
  ])("not by %s", ([, id, line, why = ""]) => {
    expect(saying(refreshed(id), line())).toEqual(waits(id, why));
  });

  test("says why an outcome is impossible", () => {
    const line = `confirm hotel-001 ${asked("hotel-001")}: So.`;
    expect(saying(refreshed("hotel-001"), line).join("\n")).toMatchInlineSnapshot(`
      "hotel-001 waits
      "confirm" of jordan: refused: Chunk "travel:hotels" is not in corpus revision "two".
      not done"
    `);
    const unknown = "revise hotel-001 travel:hotels -> nowhere: So.";
    expect(saying(refreshed("hotel-001"), unknown).join("\n")).toMatchInlineSnapshot(`
      "hotel-001 waits
      "revise" of jordan: refused: Chunk "nowhere" is not in corpus revision "two".
      not done"
    `);
  });

  test("takes no line without a code once the case was edited", () => {
    const { file } = itemOf("hotel-001");
    const { file: after } = readCase(file.path, JSON.stringify({ ...file.whole, query: "Else?" }));
    const edited = refreshed("hotel-001", { after: after ?? file, digest: after?.digest });
    expect(saying(edited, `revise hotel-001 ${moved}: So.`)).toEqual(
      waits(
        "hotel-001",
        '"revise" of jordan: refused: The case was edited in this pull request, so a line about it needs its code.',
      ),
    );
  });

  test("is disputed by two people who decide otherwise", () => {
    const all = [
      approving(`confirm holiday-001 ${planned("holiday-001", "confirmed")}: So.`),
      approving(`revise holiday-001 ${planned("holiday-001", "revised")} ${split}: So.`, {
        by: "noor",
        id: 2,
      }),
    ];
    expect(verdict(refreshed("holiday-001"), all, refreshing)).toEqual([
      "holiday-001 is disputed by jordan (confirm) and noor (revise)",
      "not done",
    ]);
  });

  test("counts nothing of a person who asks for changes", () => {
    const line = `confirm holiday-001 ${planned("holiday-001", "confirmed")}: So.`;
    expect(verdict(refreshed("holiday-001"), [askingForChanges(line)], refreshing)).toEqual([
      "holiday-001 waits",
      '"confirm" of jordan: opinion: asks-for-changes',
      "jordan objects",
      "not done",
    ]);
  });
});

describe("all that only moved", () => {
  const both = [
    "hotel-001 decided by jordan (confirm moved in 1)",
    "hotel-002 decided by jordan (confirm moved in 1)",
  ];

  test("is taken by one line, and nothing else is", () => {
    const subject = change(refreshed("holiday-001"), hotel(), other());
    const said = [approving(`confirm moved ${code("hotel-001", "hotel-002")}: So.`)];
    expect(verdict(subject, said, refreshing)).toEqual(["holiday-001 waits", ...both, "not done"]);
  });

  test("is taken as shown, without what is held out", () => {
    const subject = change(hotel(), other(), { ...other(), id: "secret", isHeldOut: true });
    const said = [approving(`confirm moved ${code("hotel-001", "hotel-002")}: So.`)];
    expect(verdict(subject, said, refreshing)).toEqual([...both, "secret waits", "not done"]);
  });

  test("is not taken by the code of fewer cases that nobody was shown", () => {
    const said = [approving(`confirm moved ${code("hotel-002")}: So.`)];
    expect(verdict(change(hotel(), other()), said, refreshing)).toEqual([
      "hotel-001 waits",
      "hotel-002 waits",
      '"confirm" of jordan: code-does-not-fit',
      "not done",
    ]);
  });

  test("is taken as shown beside a case that is decided otherwise already", () => {
    const done = { ...written("holiday-001", { outcome: "revised", replace: [splitMove()] }) };
    const secret = { ...other(), id: "secret", isHeldOut: true };
    const all = [approving(`confirm moved ${code("hotel-001", "hotel-002")}: So.`)];
    expect(verdict(change(done, hotel(), other(), secret), all, refreshing).slice(1, 4)).toEqual([
      ...both,
      "secret waits",
    ]);
  });

  test("is nothing of a case whose evidence stands", () => {
    const item = itemOf("hotel-001");
    const result = { digest: digestNow("hotel-001") };
    const outcomes = [{ outcome: "revised", replace: [], result } as const];
    const still = refreshed("hotel-001", { item: { ...item, evidence: [], outcomes } });
    const members = [{ id: "hotel-001", digest: result.digest }];
    const all = [approving(`confirm moved ${togetherCode(members)}: So.`)];
    expect(verdict(still, all, refreshing)).toEqual(
      waits("hotel-001", '"confirm" of jordan: code-does-not-fit'),
    );
  });

  test("is taken by a line of more cases than are asked about now", () => {
    const ids = ["hotel-001", "hotel-009"];
    const members = ids.map((id) => ({
      id,
      digest: digestOf(written("hotel-001", { outcome: "revised", replace: [hotelMove()] })),
    }));
    const memory = new Map([[togetherCode(members), members]]);
    const said = [approving(`confirm moved ${togetherCode(members)}: So.`)];
    expect(verdict(hotel(), said, { ...refreshing, memory })).toEqual([both[0], "done"]);
  });

  test("is borne out by the same line once it is written", () => {
    const done = written("hotel-001", { outcome: "revised", replace: [hotelMove()] });
    const said = [approving(`confirm moved ${code("hotel-001", "hotel-002")}: It is so.`)];
    expect(verdict(change(done, other()), said, refreshing)).toEqual([
      "hotel-001 recorded by jordan (confirm moved in 1)",
      both[1],
      "done",
    ]);
  });

  test("is no line about candidates", () => {
    const one = askedCase("one");
    const together = togetherCode([{ id: "one", digest: digestOf(one) }]);
    expect(verdict(one, [approving(`confirm moved ${together}: So.`)])).toEqual(
      waits(
        "one",
        '"confirm" of jordan: refused: These cases are not asked about again, so there are no moves to take.',
      ),
    );
  });
});

function splitMove(): { readonly from: ChunkId; readonly to: readonly ChunkId[] } {
  const from = "leave:notice" as ChunkId;
  return { from, to: [from, "leave:rest" as ChunkId] };
}

function hotelMove(): { readonly from: ChunkId; readonly to: readonly ChunkId[] } {
  return { from: "travel:hotels" as ChunkId, to: ["trips:hotels" as ChunkId] };
}

describe("a decision that is written already", () => {
  const abstained: EvidenceChoice = {
    outcome: "abstained",
    because: "not-in-corpus",
    answer: "Nothing is said.",
  };

  test.for<readonly [string, () => EvidenceChoice, () => string]>([
    [
      "by the code of the result",
      revised,
      () => `revise hotel-001 ${planned("hotel-001", "revised")} ${moved}`,
    ],
    ["without a code", revised, () => `revise hotel-001 ${moved}`],
    [
      "by the code of the question",
      () => abstained,
      () => `abstain hotel-001 ${asked("hotel-001")} not-in-corpus "Nothing is said."`,
    ],
  ])("is borne out %s", ([, choice, line]) => {
    const done = written("hotel-001", choice());
    const verb = line().split(" ")[0];
    expect(saying(done, `${line()}: It is so.`)).toEqual([
      `hotel-001 recorded by jordan (${verb} in 1)`,
      "done",
    ]);
  });

  test("on a checkout, is approved as it stands", () => {
    const done = written("hotel-001", revised(), { review: { via: "local", proof: undefined } });
    expect(saying(done, `approve hotel-001 ${codeOf(done)}: It is so.`)).toEqual([
      "hotel-001 decided by jordan (approve in 1)",
      "done",
    ]);
    expect(verdict(done, [], refreshing)).toEqual(["hotel-001 waits", "not done"]);
  });

  test("on a checkout, of a case that takes it out of use, is borne out by retire", () => {
    const gone = { retired: { by: "avery", at: "2026-10-01T00:00:00Z", reason: "So." } };
    const { review } = itemOf("hotel-001").file.case;
    const done = written("hotel-001", { outcome: "retired" }, { content: { review, ...gone } });
    expect(saying(done, `retire hotel-001 ${codeOf(done)}: So.`)).toEqual([
      "hotel-001 decided by jordan (retire in 1)",
      "done",
    ]);
    expect(saying(done, `confirm hotel-001 ${codeOf(done)}: So.`)[0]).toBe("hotel-001 waits");
  });

  test.for<readonly [string, () => AskedCase, string]>([
    [
      "what else the file says",
      () => written("hotel-001", abstained, { content: { expectedAnswer: "Much is said." } }),
      "waits",
    ],
    [
      "another refusal",
      () => written("hotel-001", { ...abstained, answer: "Much is said." }),
      "claims falsely",
    ],
  ])("is not borne out for %s", ([, done, becomes]) => {
    const line = `abstain hotel-001 ${asked("hotel-001")} not-in-corpus "Nothing is said.": It is so.`;
    const [standing, heard] = saying(done(), line);
    expect(standing).toContain(becomes);
    expect(heard).toBe('"abstain" of jordan: code-does-not-fit');
  });

  test.for<readonly [string, () => string]>([
    ["another outcome", () => `confirm hotel-001 ${planned("hotel-001", "revised")}: So.`],
    ["another code", () => `revise hotel-001 ${"0".repeat(32)} ${moved}: So.`],
  ])("is not borne out by the same result under %s", ([, line]) => {
    const [standing] = saying(written("hotel-001", revised()), line());
    expect(standing).toContain("claims falsely");
  });

  test("is not borne out where the case is taken out of use as well", () => {
    const { review } = itemOf("hotel-001").file.case;
    const gone = { retired: { by: "avery", at: "2026-10-01T00:00:00Z", reason: "So." } };
    const done = written("hotel-001", revised(), { content: { review, ...gone } });
    expect(saying(done, `revise hotel-001 ${codeOf(done)} ${moved}: So.`)[0]).toBe(
      "hotel-001 waits",
    );
  });

  test("is not borne out by a line that decides otherwise", () => {
    const line = `retire hotel-001 ${planned("hotel-001", "retired")}: So.`;
    expect(saying(written("hotel-001", revised()), line)).toEqual([
      "hotel-001 claims falsely: The review that the proof in the file names holds no line that counts and decides this.",
      '"retire" of jordan: refused: The change does not take the case out of use.',
      "not done",
    ]);
  });
});
