import { expect, test } from "vitest";
import { readLine } from "../../src/refresh/deciding/lines/read-line.ts";
import { filesIn } from "../support/command.ts";
import { shownLines } from "../support/decided-by-lines.ts";
import { edited } from "../support/edited.ts";
import type { Files } from "../support/good-set.ts";
import { anthropic, azure, importedUnder, type HandedSet } from "../support/handed-sets.ts";
import { opens, stands, why } from "../support/proposals.ts";
import { reviewing, type Reviewing } from "../support/reviewing.ts";

/** Candidates of sets that were handed, as the built action shows them on a pull request, and as people approve them. */

const sets: Readonly<Record<string, HandedSet>> = {
  anthropic,
  azure: azure("ground_truth_250.jsonl"),
};

const imported = new Map<string, Promise<Files>>();

async function filesOf(name: string, set: HandedSet): Promise<Files> {
  const known = imported.get(name) ?? importedUnder(set, 1).then(filesIn);
  imported.set(name, known);
  return await known;
}

const isCase = (path: string): boolean => path.startsWith("cases/");

/** The same case with a question in other scripts, and an answer in lines, with what Markdown takes for its own. */
function inOtherScripts(text: string): string {
  const [query = ""] = /^query: (?:.*\n)(?: .*\n)*/m.exec(text) ?? [];
  const [answer = ""] = /^expectedAnswer: (?:.*\n)(?: .*\n)*/m.exec(text) ?? [];
  const asked = edited(text, query, "query: 休暇は何日ですか？ كم يوم إجازة؟ <br> @sam\n");
  return edited(asked, answer, 'expectedAnswer: "| a | b |\\n| - | - |\\n\\n```\\n*c*\\n```\\n"\n');
}

/** A pull request with so many of the cases of a set, of which the second is in other scripts. */
async function proposes(name: string, count: number): Promise<Reviewing> {
  const set = sets[name];
  if (set === undefined) throw new Error(`There is no set ${name}.`);
  const files = Object.entries(await filesOf(name, set));
  const corpus = Object.fromEntries(files.filter(([path]) => !isCase(path)));
  const there = await reviewing({ ...corpus, ".github/touchstone.yaml": "reviewers: []\n" });
  const cases = files.filter(([path]) => isCase(path)).slice(20, 20 + count);
  const asked = cases.map(([path, text], at) => [path, at === 1 ? inOtherScripts(text) : text]);
  await opens(there, Object.fromEntries(asked) as Files);
  await there.judged();
  return there;
}

const rows = Object.keys(sets).flatMap((name) => [
  [name, 1, /^approve \S+ [0-9a-f]{32}:$/] as const,
  [name, 10, /^approve [0-9a-f]{32}:$/] as const,
  [name, 11, /^approve all 11 [0-9a-f]{32}:$/] as const,
  [name, 60, /^approve all 60 [0-9a-f]{32}:$/] as const,
]);

test.for(rows)("%s, %i cases: all lines are read, and one approves", async ([name, count, all]) => {
  const there = await proposes(name, count);
  const noun = count === 1 ? "case waits" : "cases wait";
  expect(there.verdicts(1).check).toMatch(new RegExp(`^success: No errors.*, in ${count} case`));
  expect(there.verdicts(1).review).toMatch(new RegExp(`^pending: ${count} ${noun} for a reviewer`));
  const comment = there.comment(1);
  expect(comment.startsWith(`**${count} ${noun} for a reviewer.**`)).toBe(true);
  expect(comment.length).toBeLessThan(60_000);
  if (count > 1)
    expect(comment).toContain("休暇は何日ですか？ كم يوم إجازة؟ &#60;br&#62; @&#8203;sam");
  const shown = shownLines(comment);
  for (const line of shown) {
    const read = readLine(`${line} ${why}`);
    expect([line, read]).toEqual([line, expect.objectContaining({ reason: why })]);
  }
  const wholes = shown.filter((line) => line.startsWith("reject "));
  expect(wholes).toHaveLength(Math.min(count, 10));
  const together = shown.find((line) => all.test(line));
  await there.review("jordan", 1, { body: `${together} ${why}` });
  await there.judged();
  expect(stands(there)[0]).toBe("success");
  expect(there.verdicts(1).review).toMatch(/^success: (?:The case is|All \d+ cases are) decided$/);
});
