import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { likelyReviewers } from "../../../src/approving/change/likely-reviewers.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { readCase } from "../../../src/load/read-case.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { edited } from "../../support/edited.ts";
import { approved, goodSet, pendingAbstention } from "../../support/good-set.ts";
import { memoryTree, type Contents } from "../../support/memory-tree.ts";
import { candidateOn, refunds, splitSet, travel } from "../../support/split-set.ts";

type Documents = Parameters<typeof candidateOn>[1];

const judgedBy = (id: string, reviewedBy: string, documents: Documents): string =>
  approved(candidateOn(id, documents), { reviewedBy });

function newCase(text: string): { before: undefined; after: CaseFile } {
  const { file } = readCase("cases/asked-001.yaml", text);
  if (file === undefined) throw new Error("The text holds no case.");
  return { before: undefined, after: file };
}

const onRefunds = newCase(candidateOn("asked-001", ["refund-policy"]));

async function reviewers(
  files: Contents,
  {
    cases = [onRefunds],
    names = ["jordan", "noor", "sam"],
    author = "avery",
  }: { cases?: Parameters<typeof likelyReviewers>[0]; names?: string[]; author?: string } = {},
): Promise<readonly string[]> {
  const base = await loadDataset(memoryTree(files));
  const found = likelyReviewers(cases, { base, policy: { reviewers: names }, author });
  return found.map(({ login, decided }) => `${login} ${decided}`);
}

describe("who is likely to review a change", () => {
  test("is who decided most cases of the same documents, then whoever the policy names, by name", async () => {
    const files = goodSet(
      judgedBy("a-001", "Sam", ["refund-policy"]),
      judgedBy("b-001", "sam", ["refund-policy", "travel-policy"]),
      judgedBy("c-001", "noor", ["refund-policy"]),
      judgedBy("d-001", "jordan", ["travel-policy"]),
      judgedBy("e-001", "jordan", ["travel-policy"]),
      judgedBy("f-001", "mallory", ["refund-policy"]),
    );
    const names = ["jordan", "noor", "SAM"];
    expect(await reviewers(files, { names })).toEqual(["SAM 2", "noor 1", "jordan 0"]);
  });

  test("counts a case once that shares several documents and families", async () => {
    const both: Documents = ["refund-policy", "travel-policy"];
    const files = splitSet({ families: [refunds, travel] }, judgedBy("a-001", "sam", both));
    const cases = [newCase(candidateOn("asked-001", both))];
    expect(await reviewers(files, { cases, names: ["sam"] })).toEqual(["sam 1"]);
  });

  test("is nobody who wrote all of the cases, since nobody approves what is their own", async () => {
    const writtenBy = (author: string): ReturnType<typeof newCase> =>
      newCase(
        edited(candidateOn("asked-001", ["refund-policy"]), "author: avery", `author: ${author}`),
      );
    const own = writtenBy("Jordan");
    expect(await reviewers(goodSet(), { cases: [own] })).toEqual(["noor 0", "sam 0"]);
    const both = await reviewers(goodSet(), { cases: [own, writtenBy("noor")] });
    expect(both).toEqual(["jordan 0", "noor 0", "sam 0"]);
    const text = candidateOn("asked-001", ["refund-policy"]);
    const gone = "retired: {by: avery, at: 2026-09-03T09:00:00Z, reason: Nobody asks.}\n";
    const retired = newCase(`${edited(text, "author: avery", "author: jordan")}${gone}`);
    expect(await reviewers(goodSet(), { cases: [retired] })).toContain("jordan 0");
  });

  test("is first whoever families.yaml names as an expert", async () => {
    const expert =
      "refunds: {title: Refunds, documents: [refund-policy], experts: [Sam, acme/money]}";
    const files = splitSet(
      { families: [expert, travel] },
      judgedBy("a-001", "noor", ["refund-policy"]),
    );
    expect(await reviewers(files)).toEqual(["sam 0", "noor 1", "jordan 0"]);
    const cases = [newCase(candidateOn("asked-001", ["travel-policy"]))];
    expect(await reviewers(files, { cases })).toEqual(["jordan 0", "noor 0", "sam 0"]);
  });

  test("is who decided cases of the same families, where no document is the same", async () => {
    const refusal = edited(pendingAbstention, "parking-001", "asked-001");
    const cases = [newCase(`${refusal}families: [travel]\n`)];
    const files = splitSet(
      { families: [refunds, travel] },
      judgedBy("a-001", "sam", ["refund-policy"]),
      judgedBy("b-001", "noor", ["travel-policy"]),
    );
    expect(await reviewers(files, { cases })).toEqual(["noor 1", "jordan 0", "sam 0"]);
  });

  test("is also who knew the case as it was", async () => {
    const before = newCase(candidateOn("asked-001", ["travel-policy"])).after;
    const files = goodSet(judgedBy("a-001", "noor", ["travel-policy"]));
    expect(await reviewers(files, { cases: [{ ...onRefunds, before }] })).toEqual([
      "noor 1",
      "jordan 0",
      "sam 0",
    ]);
  });

  test("counts each case once a person, for a judgment, a retirement or a decision about moved evidence", async () => {
    const at = '"2026-09-03T09:00:00Z"';
    const files = goodSet(
      `${candidateOn("a-001", ["refund-policy"])}retired: {by: noor, at: ${at}, reason: Gone.}\n`,
      `${judgedBy("b-001", "noor", ["refund-policy"])}refresh: {from: a, to: b, reasons: [chunk-edited], outcome: confirmed, by: noor, at: ${at}, reason: So.}\n`,
      `${candidateOn("c-001", ["refund-policy"])}review: {status: pending, reviewedBy: sam}\n`,
      `${candidateOn("d-001", ["refund-policy"])}refresh: {from: a, to: b, reasons: [chunk-edited], by: sam}\n`,
      `${candidateOn("e-001", ["refund-policy"])}sentinel: {why: common, reviews: [{reviewer: jordan}]}\n`,
    );
    expect(await reviewers(files)).toEqual(["noor 2", "jordan 1", "sam 0"]);
  });

  test("is neither the author in whatever spelling, nor a machine, nor anybody twice", async () => {
    const names = ["Jordan", "avery", "jordan", "dependabot[bot]", "noor"];
    expect(await reviewers(goodSet(), { names, author: "@Avery" })).toEqual(["Jordan 0", "noor 0"]);
  });

  test("is nobody where the policy names nobody", async () => {
    const files = goodSet(judgedBy("a-001", "sam", ["refund-policy"]));
    expect(await reviewers(files, { names: [] })).toEqual([]);
    const base = await loadDataset(memoryTree(files));
    expect(likelyReviewers([onRefunds], { base, policy: undefined, author: undefined })).toEqual(
      [],
    );
  });

  test("is the same in whatever order the policy and the cases stand", async () => {
    const base = await loadDataset(
      memoryTree(goodSet(judgedBy("a-001", "sam", ["refund-policy"]))),
    );
    const names = ["ana", "Bo", "jordan", "noor", "sam", "\u{1f600}", "\uff5e"];
    const order = (one: readonly string[], cases = base.cases): readonly string[] =>
      likelyReviewers([onRefunds], {
        base: { ...base, cases },
        policy: { reviewers: [...one] },
        author: undefined,
      }).map(({ login }) => login);
    expect(order(names)).toEqual(["sam", "ana", "Bo", "jordan", "noor", "\uff5e", "\u{1f600}"]);
    fc.assert(
      fc.property(fc.shuffledSubarray(names, { minLength: names.length }), (other) => {
        expect(order(other, base.cases.toReversed())).toEqual(order(names));
      }),
      { numRuns: 50 },
    );
  });
});
