import { describe, expect, test } from "vitest";
import { splitQuestionMoved } from "../../src/rules/split-question-moved.ts";
import { edited } from "../support/edited.ts";
import { approved } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, refusal, splitSet, travel, type Files } from "../support/split-set.ts";

const old = approved(refusal("old", "families: [travel]"));
const retired = "retired: {by: noor, at: 2026-10-02T09:00:00Z, reason: Not asked.}\n";
const reworded = edited(old, "What is old?", "What is ancient?");
/** The question of the old case in another one, with another refusal. */
const again = (...more: readonly string[]): string =>
  edited(edited(refusal("new", ...more), "What is new?", "What is old"), "Nothing.", "No.");
const dev = again("families: [refunds]");
const move = (named: string): string =>
  `exceptions: [{cases: [${named}], decision: move, reason: Drawn wrongly., decidedBy: noor, decidedAt: 2026-10-02}]`;
const set = (rest: readonly string[], ...cases: readonly string[]): Files =>
  splitSet({ families: [refunds, travel], rest }, ...cases);
const found = async (now: Files, then?: Files): Promise<readonly string[]> =>
  (await findingsOf(now, then, [splitQuestionMoved])).map(({ at }) => at.file);

const byCase = (...cases: readonly string[]): Files =>
  splitSet({ claim: "fixed-corpus", families: [] }, ...cases);
const question = (id: string, split: string, answer: string): string =>
  edited(
    edited(refusal(id, `split: ${split}`), `What is ${id}?`, "What is it?"),
    "Nothing.",
    answer,
  );

describe("split/question-moved", () => {
  test("rejects a held-out question that is retired and written anew to work with", async () => {
    const now = set([], `${old}${retired}`, dev);
    expect(await report(now, set([], old))).toMatchInlineSnapshot(`
      "cases/new.yaml:4:8 error split/question-moved
        Case "old" asked this question in "test"; it stands in "dev" now, and nothing says why.
        see: cases/old.yaml:1:5
        fix: Put the case into "test", or ask something else: the question was held out. For any other reason, record the move under "exceptions": decision "move", "cases: [new]", a reason, who decided and when.
        why: touchstone explain split/question-moved
      "
    `);
  });

  test.for([
    ["was retired before", [`${old}${retired}`, dev], [`${old}${retired}`]],
    ["asks something else now", [reworded, dev], [old]],
    ["is gone", [dev], [old]],
  ] as const)("rejects it where the old case %s", async ([, now, then]) => {
    expect(await found(set([], ...now), set([], ...then))).toEqual(["cases/new.yaml"]);
  });

  test("sees through a turn before it", async () => {
    const turned = `${dev}conversation: [{role: user, content: Hello.}]\n`;
    expect(await found(set([], turned), set([], old))).toEqual(["cases/new.yaml"]);
  });

  test("rejects a question to work with that is held out in another case", async () => {
    const then = set([], approved(refusal("old", "families: [refunds]")));
    expect(await found(set([], again("families: [travel]")), then)).toEqual(["cases/new.yaml"]);
  });

  test("compares cases that carry their own split", async () => {
    const then = set([], approved(refusal("old", "families: []", "split: test")));
    const now = set([], again("families: []", "split: dev"));
    expect(await found(now, then)).toEqual(["cases/new.yaml"]);
  });

  test("compares the question alone where single questions are held out", async () => {
    const then = byCase(approved(question("old", "test", "Nothing.")));
    const answered = edited(
      question("new", "dev", "Much."),
      "kind: abstention\nbecause: out-of-scope",
      "kind: answerable",
    );
    expect(await found(byCase(answered), then)).toEqual(["cases/new.yaml"]);
  });

  test.for([["new"], ["old"], ["new, old"]])(
    "accepts a move that names %s",
    async ([named = ""]) => {
      expect(await found(set([move(named)], dev), set([], old))).toEqual([]);
    },
  );

  test("accepts no reason that stood there before", async () => {
    expect(await found(set([move("new")], dev), set([move("new")], old))).toEqual([
      "cases/new.yaml",
    ]);
  });

  test.for([
    ["a question of a draft", [dev], [refusal("old", "families: [travel]")]],
    ["a question that stays on its side", [again("families: [travel]")], [old]],
    ["one of two cases that asked it before", [`${old}${retired}`, dev], [old, dev]],
    ["a case that still asks it", [old, dev], [old]],
    ["another question", [edited(dev, "What is old", "What is dev?")], [old]],
  ] as const)("accepts %s", async ([, now, then]) => {
    expect(await found(set([], ...now), set([], ...then))).toEqual([]);
  });

  describe("without an earlier state", () => {
    const wasDev = `${approved(refusal("old", "families: [refunds]"))}${retired}`;
    const held = again("families: [travel]");

    test("rejects a retired question to work with that is held out now", async () => {
      expect(await found(set([], wasDev, held))).toEqual(["cases/new.yaml"]);
      expect(await found(set([], wasDev, held), set([], wasDev, held))).toEqual(["cases/new.yaml"]);
    });

    test("accepts it with a move, of whatever day", async () => {
      expect(await found(set([move("new")], wasDev, held))).toEqual([]);
      expect(
        await found(set([move("new")], wasDev, held), set([move("new")], wasDev, held)),
      ).toEqual([]);
    });

    test("accepts a retired held-out question to work with, which harms no score", async () => {
      expect(await found(set([], `${old}${retired}`, dev))).toEqual([]);
    });

    test("leaves a question from which people have learned to its own finding", async () => {
      const exposure =
        "exposures: [{families: [refunds], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
      const findings = await findingsOf(set([exposure], wasDev, held));
      expect(findings.map(({ rule }) => rule)).toEqual(["holdout/spent-question"]);
    });
  });
});
