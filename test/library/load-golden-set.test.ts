import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import {
  GoldenSetRefused,
  loadGoldenSet,
  RepositoryError,
  UsageError,
  type GoldenSet,
  type LoadOptions,
} from "../../src/library/library.ts";
import { bothSides, evaluatedSet, handbook, rail, split } from "../support/evaluated-set.ts";
import { gitRepository } from "../support/git-repository.ts";
import { caseFiles, withoutFile, type Files } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const evaluation: LoadOptions = { corpusRevision: "two", purpose: "evaluation" };

async function loaded(files: Files, options: Partial<LoadOptions> = {}): Promise<GoldenSet> {
  return await loadGoldenSet(tempFolder(files), { ...evaluation, ...options });
}

/** The refusal of a set, with the folder of the test taken out of its message. */
async function refusalOf(
  files: Files,
  options: Partial<LoadOptions> = {},
): Promise<GoldenSetRefused> {
  const folder = tempFolder(files);
  const error: unknown = await loadGoldenSet(folder, { ...evaluation, ...options }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GoldenSetRefused)) throw error;
  error.message = error.message.replaceAll(folder, "eval");
  return error;
}

const edited = evaluatedSet(handbook, caseFiles(rail.replace("This of", "That of")));
const other = { ...handbook.chunks, "travel:1": "Rail comes before air below six hours." };
const moved = evaluatedSet({ ...handbook, chunks: other });

describe("a set that is sound", () => {
  test("is given whole, each case with its evidence, its side and what became of it", async () => {
    const { cases, corpusRevision, claim, leftOut, remarks, comparedWith } =
      await loaded(evaluatedSet());
    expect(
      cases.map(({ id, kind, split: side, families, component, holdout, currency }) => {
        return [id, kind, side, families, component, holdout, currency];
      }),
    ).toEqual([
      ["ferry-001", "abstention", "test", ["travel"], "travel", "untouched", "carried"],
      ["rail-001", "answerable", "test", ["travel"], "travel", "untouched", "carried"],
      ["refund-001", "answerable", "dev", ["refunds"], "refunds", undefined, "carried"],
    ]);
    expect([corpusRevision.id, claim?.heldOut, leftOut, remarks]).toEqual([
      "two",
      "family",
      [],
      [],
    ]);
    expect(comparedWith).toMatchObject({ nothing: "The set lies in no Git repository." });
  });

  test("has what each kind of outcome needs, and the store's ids", async () => {
    const [ferry, train, money] = (await loaded(evaluatedSet())).cases;
    expect(ferry).toMatchObject({
      kind: "abstention",
      because: "out-of-scope",
      distractors: [{ chunkId: "travel:1", storeId: "8f14e45f" }],
    });
    expect(train).toMatchObject({
      kind: "answerable",
      evidence: [
        {
          chunkId: "travel:1",
          storeId: "8f14e45f",
          text: "Rail comes before air below four hours.",
        },
      ],
    });
    expect(money).toMatchObject({
      acceptedAnswers: [{ statement: "For a month.", chunkIds: ["refunds:1"] }],
      evidence: [{ chunkId: "refunds:1", storeId: undefined }],
      contract: { review: { reviewedBy: "jordan" } },
    });
  });

  test("carries on every result what was measured and what a score supports", async () => {
    const { stamp, digest } = await loaded(evaluatedSet(), { splits: ["test"] });
    expect({
      ...stamp,
      setDigest: stamp.setDigest === digest,
      corpusRevision: stamp.corpusRevision.id,
    }).toMatchInlineSnapshot(`
      {
        "corpusRevision": "two",
        "counts": {
          "cases": 2,
          "components": 1,
          "families": 1,
          "withoutFamily": 0,
        },
        "heldOut": "family",
        "holdouts": {
          "spent": 0,
          "untouched": 2,
          "used": 0,
        },
        "leftOut": {
          "other-split": 1,
        },
        "notConfirmation": [],
        "purpose": "evaluation",
        "setDigest": true,
        "supports": [
          "Held out: 1 family in 1 component with 2 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.",
          "The test side is one component: one comparison, however many questions it has.",
        ],
      }
    `);
    expect(JSON.parse(JSON.stringify(stamp))).toStrictEqual(stamp);
  });

  test("says on the result where a score confirms nothing", async () => {
    const all = await loaded(evaluatedSet());
    expect(all.stamp.notConfirmation).toEqual([
      "Not confirmation: 1 of 3 cases is not on the side test.",
    ]);
    const regressed = { "families.yaml": split.replace("split: dev", "split: regression") };
    const { cases, stamp } = await loaded(evaluatedSet(handbook, regressed));
    expect(cases.map(({ id, holdout }) => [id, holdout])).toEqual([
      ["ferry-001", "untouched"],
      ["rail-001", "untouched"],
      ["refund-001", "spent"],
    ]);
    expect(stamp.notConfirmation).toEqual([
      "Not confirmation: 1 of 3 cases is not on the side test.",
      "Not confirmation: 1 of 3 cases is spent, since somebody has learned from results on it.",
    ]);
  });

  test("has for tuning nothing that is held out, and says so of what is left out", async () => {
    const { cases, leftOut, stamp } = await loaded(evaluatedSet(), { purpose: "tuning" });
    expect(cases.map(({ id }) => id)).toEqual(["refund-001"]);
    expect(leftOut.map(({ id, why }) => [id, why])).toEqual([
      ["ferry-001", "held-out"],
      ["rail-001", "held-out"],
    ]);
    expect([stamp.leftOut, stamp.notConfirmation]).toEqual([
      { "held-out": 2 },
      ["Not confirmation: the set was loaded for tuning, and nothing in it is held out."],
    ]);
  });

  test("names what is left out, such as candidates and sides that were not asked for", async () => {
    const candidate = caseFiles(rail.replaceAll("rail-001", "bus-001").replace(/^review:.*/ms, ""));
    const { leftOut } = await loaded(evaluatedSet(handbook, candidate), { splits: ["test"] });
    expect(leftOut).toEqual([
      { why: "pending", path: "cases/bus-001.yaml", id: "bus-001", reasons: [] },
      { why: "other-split", path: "cases/refund-001.yaml", id: "refund-001", reasons: [] },
    ]);
  });

  test("has what is worth a look beside its cases, and is not refused for it", async () => {
    const { remarks } = await loaded(evaluatedSet(handbook, caseFiles(`${rail}tags: [12:30]\n`)));
    expect(remarks.map(({ rule, level }) => [rule, level])).toEqual([
      ["file/ambiguous-scalar", "warning"],
    ]);
  });

  test("is frozen, all of it: a case that was changed would be one that nobody judged", async () => {
    const { cases, stamp } = await loaded(evaluatedSet());
    const [one] = cases;
    for (const part of [cases, one, one?.contract, one?.contract.review, stamp.counts]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test("may be named by its address, as a module names its neighbours", async () => {
    const folder = tempFolder(evaluatedSet());
    const { cases } = await loadGoldenSet(pathToFileURL(folder), evaluation);
    expect(cases).toHaveLength(3);
  });
});

describe("a set is refused whole", () => {
  test("where a case was edited after its approval", async () => {
    const refused = await refusalOf(edited);
    expect(refused.reasons).toEqual(["findings", "stale"]);
    expect(refused.message).toMatchInlineSnapshot(`
      "The set in "eval" was not loaded for evaluation.

      1 finding at level error:

      eval/cases/rail-001.yaml:19:11 error review/outdated
        The case was edited after "jordan" approved it: the digest of what was read no longer fits.
        fix: Restore the text that was approved, or fetch the history that has it; or have it judged as it is now with "touchstone review record rail-001".
        why: touchstone explain review/outdated

      The evidence of approved cases moved, and nobody has judged them again:
        1 waits for another look (the case was edited since its approval, and no earlier state that is at hand has what was approved): eval/cases/rail-001.yaml
      Have them judged under the current corpus revision ("touchstone refresh plan" tells what moved), or leave them out by name with stale: "leave-out"."
    `);
    expect(refused.findings.map(({ rule, at: { file, line } }) => [rule, file, line])).toEqual([
      ["review/outdated", "cases/rail-001.yaml", 19],
    ]);
  });

  test("where it is judged for another corpus revision than the one asked for", async () => {
    const refused = await refusalOf(evaluatedSet(), { corpusRevision: "one" });
    expect([refused.reasons, refused.corpusRevision]).toEqual([
      ["other-revision"],
      { asked: "one", current: "two" },
    ]);
    expect(refused.message).toMatchInlineSnapshot(`
      "The set in "eval" was not loaded for evaluation.

      Its judgments hold for corpus revision "two", and "one" was asked for: scores would compare the retriever with evidence that it cannot see. Build the index from "two", or load a commit of the set whose current revision is "one"."
    `);
  });

  test("for that reason alone: which cases are stale depends on the revision", async () => {
    const { reasons, stale } = await refusalOf(moved, { corpusRevision: "one" });
    expect([reasons, stale]).toEqual([["other-revision"], []]);
  });

  test("where the corpus revision of a judgment is missing", async () => {
    const files = Object.entries(evaluatedSet()).filter(
      ([path]) => !path.startsWith("corpus-revisions/one/"),
    );
    const refused = await refusalOf(Object.fromEntries(files));
    expect(new Set(refused.findings.map(({ rule }) => rule))).toEqual(
      new Set(["revision/unknown"]),
    );
  });

  test("where nothing says which corpus revision is current", async () => {
    const refused = await refusalOf(withoutFile(evaluatedSet(), "corpus-revisions/current.yaml"));
    expect(refused.reasons).toContain("no-current-revision");
    expect(refused.corpusRevision.current).toBeUndefined();
  });

  test("where the evidence of an approved case moved, unless such cases are to be left out", async () => {
    const refused = await refusalOf(moved);
    expect(refused.stale).toEqual([
      {
        why: "stale",
        path: "cases/rail-001.yaml",
        id: "rail-001",
        reasons: ["chunk-edited"],
      },
    ]);
    expect(refused.message).toMatchInlineSnapshot(`
      "The set in "eval" was not loaded for evaluation.

      The evidence of approved cases moved, and nobody has judged them again:
        1 waits for another look (chunk-edited): eval/cases/rail-001.yaml
      Have them judged under the current corpus revision ("touchstone refresh plan" tells what moved), or leave them out by name with stale: "leave-out"."
    `);
    const { cases, stamp } = await loaded(moved, { stale: "leave-out" });
    expect([cases.map(({ id }) => id), stamp.leftOut]).toEqual([
      ["ferry-001", "refund-001"],
      { stale: 1 },
    ]);
  });

  test("where a case joins the two sides of the split", async () => {
    const refused = await refusalOf(evaluatedSet(handbook, caseFiles(bothSides)));
    expect(refused.findings.map(({ rule }) => rule)).toEqual(["family/linked-across-split"]);
  });

  test("where it is not split, for an evaluation alone", async () => {
    const unsplit = withoutFile(evaluatedSet(), "families.yaml");
    const refused = await refusalOf(unsplit);
    expect(refused.reasons).toEqual(["findings", "not-split"]);
    expect(refused.message.match(/not split yet/g)).toHaveLength(1);
  });

  test("where no case is left to evaluate", async () => {
    const refused = await refusalOf(evaluatedSet(), { splits: ["validation"] });
    expect([refused.reasons, refused.message]).toEqual([
      ["no-case"],
      'The set in "eval" was not loaded for evaluation.\n\nNo case is left: none is approved, holds for this corpus revision and is on a side that was asked for.',
    ]);
  });

  test("with all that speaks against it, five findings in words and the number of the others", async () => {
    const blank = Array.from({ length: 7 }, (_, index) =>
      rail.replaceAll("rail-001", `rail-00${index + 1}`).replace("This of", "That of"),
    );
    const refused = await refusalOf(evaluatedSet(handbook, caseFiles(...blank)), {
      corpusRevision: "three",
    });
    expect(refused.reasons).toEqual(["findings", "other-revision"]);
    expect(refused.findings.length).toBeGreaterThan(6);
    const shown = refused.message.match(/^eval\/cases.*$/gm);
    expect([shown?.length, refused.message]).toEqual([
      5,
      expect.stringContaining(
        `${refused.findings.length - 5} more; all of them: touchstone check --for evaluation`,
      ),
    ]);
  });

  test("in words that no terminal follows a character in", async () => {
    const escape = String.fromCodePoint(27);
    const refused = await refusalOf(evaluatedSet(), { corpusRevision: `x${escape}[31m` });
    expect(refused.message).not.toContain(escape);
  });
});

describe("in a repository", () => {
  test("a commit is loaded without its files", async () => {
    const { folder, commits } = await gitRepository([evaluatedSet(), edited]);
    await expect(loadGoldenSet(folder, evaluation)).rejects.toThrow("review/outdated");
    const set = await loadGoldenSet(folder, { ...evaluation, commit: "HEAD~1" });
    expect([set.commit, set.cases.length]).toEqual([commits[0], 3]);
    await expect(loadGoldenSet(folder, { ...evaluation, commit: "nowhere" })).rejects.toThrow(
      RepositoryError,
    );
    await expect(
      loadGoldenSet(join(folder, "cases"), { ...evaluation, commit: "HEAD" }),
    ).rejects.toThrow(UsageError);
  });

  test("an approved case that went missing since the base refuses the set", async () => {
    const { folder } = await gitRepository([
      evaluatedSet(),
      withoutFile(evaluatedSet(), "cases/ferry-001.yaml"),
    ]);
    await expect(loadGoldenSet(folder, { ...evaluation, base: "HEAD~1" })).rejects.toThrow(
      "case/deleted",
    );
  });
});

describe("wrong use is told before anything is read", () => {
  const nowhere = "/nowhere/at/all";
  test.for<readonly [string, Record<string, unknown>, string]>([
    ["no revision", { corpusRevision: undefined }, "corpusRevision is not stated"],
    ["a blank revision", { corpusRevision: " " }, "corpusRevision is not stated"],
    ["no reason", { corpusRevision: { unstated: "" } }, "corpusRevision is not stated"],
    ["null", { corpusRevision: null }, "corpusRevision is not stated"],
    ["no purpose", { purpose: undefined }, "purpose is not given"],
    ["another purpose", { purpose: "fun" }, 'purpose is "fun", which is none of its words: write'],
    [
      "an unknown side",
      { splits: ["train"] },
      'splits is "train", which is none of its words: write',
    ],
    ["no side", { splits: [] }, "splits is empty"],
    ["a holdout to tune on", { purpose: "tuning", splits: ["test"] }, 'holds nothing of "test"'],
    ["another way with stale cases", { stale: "ignore" }, 'stale is "ignore"'],
  ])("%s", async ([, options, message]) => {
    const asked = { ...evaluation, ...options } as LoadOptions;
    const loading = loadGoldenSet(nowhere, asked);
    await expect(loading).rejects.toThrow(UsageError);
    await expect(loadGoldenSet(nowhere, asked)).rejects.toThrow(message);
  });

  test.for([undefined, null])("no options at all: %s", async (none) => {
    const loading = loadGoldenSet(nowhere, none as unknown as LoadOptions);
    await expect(loading).rejects.toThrow(UsageError);
    await expect(loading).rejects.toThrow("The options are not given: say at least");
  });

  test("a folder without a set", async () => {
    const folder = tempFolder();
    await expect(loadGoldenSet(folder, evaluation)).rejects.toThrow(
      `"${folder}" holds no evaluation set: there is neither cases/ nor corpus-revisions/ in it.`,
    );
  });

  test("but a caller who cannot say the revision may say why, and every result carries it", async () => {
    const { stamp } = await loaded(evaluatedSet(), {
      corpusRevision: { unstated: "The index keeps no revision yet." },
    });
    expect(stamp.corpusRevision).toMatchObject({
      id: "two",
      unstated: "The index keeps no revision yet.",
    });
  });
});
