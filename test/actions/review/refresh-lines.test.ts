import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { repo } from "../../github/setting.ts";
import { edited } from "../../support/edited.ts";
import { decideByLines } from "../../support/decided-by-lines.ts";
import { runGit } from "../../support/github/git/run-git.ts";
import { pullsOf } from "../../support/github/world/pulls.ts";
import { caseFiles } from "../../support/good-set.ts";
import { fileOf, line, stands, waits } from "../../support/proposals.ts";
import { reviewing, type Reviewing } from "../../support/reviewing.ts";
import { familiesText } from "../../support/split-set.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

/** Refresh pull requests, as the built action opens them, decided by lines that the built action of reviews counts. */

/** Two actions write at the pace that GitHub asks for. */
const life = { timeout: 180_000 };

const branch = "touchstone/refresh/leave";

const one: PlainCorpus = {
  chunks: {
    "leave:days": "Leave is taken in whole days, after a word with the team lead.",
    "leave:carry": "What is left in December is carried over to the end of March.",
    "leave:sick": "Who falls ill on leave gets these days back, with a note from a doctor.",
    "leave:unpaid": "Unpaid leave of up to a month is agreed with the team lead in writing.",
    "leave:sabbatical": "A sabbatical of half a year is possible after five years.",
    "leave:move": "For a move to another flat there is one day of special leave a year.",
  },
};

const two: PlainCorpus = {
  chunks: {
    "leave:days": "Leave is taken in whole or half days, after a word with the team lead.",
    "leave:3-carry": "What is left in December is carried over to the end of March.",
    "leave:4-sick": "Who falls ill on leave gets these days back, with a note from a doctor.",
    "leave:6-special": "There is one day of special leave a year, for a move to another flat.",
  },
};

const three: PlainCorpus = {
  chunks: { ...two.chunks, "leave:days": "Leave is taken in hours, after a word with the lead." },
};

const ids = ["days", "carry", "sick", "unpaid", "sabbatical", "move"] as const;

const pointer = (to: string): Record<string, string> => ({
  "corpus-revisions/current.yaml": `revision: ${to}\n`,
});

/** A set whose six cases rest on one chunk each, with both actions and their workflows; then the corpus becomes another. */
async function asked(): Promise<Reviewing> {
  const cases = ids.map((id) => {
    const text = judgedCase(`${id}-001`, { under: "one", corpus: one, chunks: [`leave:${id}`] });
    // The clock of this GitHub begins at eight.
    return edited(text, "2026-09-01T09", "2026-09-01T07");
  });
  const actions = ["actions/refresh/action.yml", ".github/workflows/refresh.yaml"];
  const there = await reviewing({
    ...recordedCorpora({ one, two, three }, "one"),
    ".github/touchstone.yaml": "reviewers: []\n",
    "families.yaml": familiesText({
      families: ['leave: {title: Leave, documents: ["leave*"], split: dev}'],
    }),
    ...caseFiles(...cases),
    ...Object.fromEntries(actions.map((path) => [path, readFileSync(path, "utf8")])),
  });
  there.repository.settings.actionsMayCreatePulls = true;
  await moved(there, "two");
  return there;
}

/** The main branch takes another revision of the corpus; people are asked, and what they are asked is judged. */
async function moved(there: Reviewing, to: string): Promise<void> {
  await there.push("sam", "main", pointer(to));
  // The runs of a pull request that GitHub Actions opened wait until somebody lets them go: that of refresh starts the judge.
  await there.drain();
}

/** Somebody starts the refresh, and all that waits is run. */
async function asksAgain(there: Reviewing): Promise<void> {
  const byHand = { ...repo, workflow_id: "refresh.yaml", ref: "main" };
  await there.as("sam").rest.actions.createWorkflowDispatch(byHand);
  await there.drain();
}

async function says(there: Reviewing, login: string, ...lines: readonly string[]): Promise<void> {
  await there.review(login, 1, { body: lines.join("\n") });
  await there.judged();
}

/** The line of the comment that begins so, with its blanks filled and a reason. */
function filled(there: Reviewing, starts: string, words = ""): string {
  return `${line(there, `${starts} `).replace('""', JSON.stringify(words))} I read the page of it.`;
}

/** What became of each case in the branch: who decided what; none of those that are still asked about. */
async function decided(there: Reviewing): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const id of ids) {
    const text = await there.file(branch, fileOf(`${id}-001`));
    const [, outcome] = /^ {2}outcome: (.*)$/m.exec(text) ?? [];
    const [, by] = /^ {2}by: (.*)$/m.exec(text) ?? [];
    if (outcome !== undefined) all[id] = `${outcome} by ${by}`;
  }
  return all;
}

const headOf = async (there: Reviewing): Promise<string | undefined> =>
  await there.repository.git.branch(branch);

const pulls = (there: Reviewing): readonly string[] =>
  pullsOf(there.repository).map(({ state, pull }) => `${state} ${pull.head.branch}`);

test(
  "lines of two people decide a refresh pull request, first some cases, then all",
  life,
  async () => {
    const there = await asked();
    expect(stands(there)).toEqual([
      "pending",
      expect.stringContaining("**6 cases wait for a reviewer"),
    ]);
    await says(
      there,
      "jordan",
      filled(there, "confirm days-001"),
      filled(there, "confirm moved"),
      "revise move-001 leave:move -> leave:6-special: Only the order of the words is another.",
    );
    const first = {
      days: "confirmed by jordan",
      carry: "revised by jordan",
      sick: "revised by jordan",
      move: "revised by jordan",
    };
    expect(await decided(there)).toEqual(first);
    expect(there.verdicts(1).review).toBe(
      "pending: 2 of 6 cases wait for a reviewer: sabbatical-001, unpaid-001",
    );
    // The other action leaves the branch as people decided it, and asks nothing twice.
    const head = await headOf(there);
    await asksAgain(there);
    expect(await headOf(there)).toBe(head);
    await says(
      there,
      "noor",
      filled(there, "abstain unpaid-001", "The handbook does not say."),
      filled(there, "retire sabbatical-001"),
    );
    expect(await decided(there)).toEqual({
      ...first,
      unpaid: "abstained by noor",
      sabbatical: "retired by noor",
    });
    expect(stands(there)[0]).toBe("success");
    expect(there.verdicts(1).check).toMatch(/^success: /);
    const last = await headOf(there);
    await asksAgain(there);
    expect(await headOf(there)).toBe(last);
    expect(stands(there)[0]).toBe("success");
    await there.as("sam").rest.pulls.merge({ ...repo, pull_number: 1 });
    await there.drain();
    expect(pulls(there)).toEqual([`closed ${branch}`]);
  },
);

describe("a line of a refresh pull request", () => {
  test("that names a chunk which is not there is refused in the first line", life, async () => {
    const there = await asked();
    await says(there, "jordan", "revise days-001 leave:days -> leave:hours: It says so there.");
    const [state, first] = stands(there);
    expect([state, first]).toEqual(["pending", expect.stringContaining("`jordan`, your approval")]);
    expect(first).toContain("leave:hours");
    expect(await decided(there)).toEqual({});
  });

  test("decides nothing once main has another revision; the new one does", life, async () => {
    const there = await asked();
    const old = filled(there, "confirm days-001");
    const moves = filled(there, "confirm moved");
    await moved(there, "three");
    await says(there, "jordan", old);
    expect(stands(there)[1]).toContain("the code in the line does not fit");
    expect(await decided(there)).toEqual({});
    // What moved is the same under both revisions, but each is asked about under the new one.
    await says(there, "jordan", moves);
    expect(await decided(there)).toEqual({});
    await says(there, "jordan", filled(there, "confirm days-001"), filled(there, "confirm moved"));
    expect(await decided(there)).toEqual({
      days: "confirmed by jordan",
      carry: "revised by jordan",
      sick: "revised by jordan",
    });
    expect(await there.file(branch, fileOf("days-001"))).toContain('corpusRevision: "three"');
  });

  test("that was recorded stays on the branch where main moves on behind it", life, async () => {
    const there = await asked();
    await says(there, "jordan", filled(there, "confirm days-001"));
    const head = await headOf(there);
    await moved(there, "three");
    expect(await headOf(there)).toBe(head);
    expect(await decided(there)).toEqual({ days: "confirmed by jordan" });
    expect(stands(there)[0]).toBe("pending");
    // What is left is decided by what main has now.
    await says(
      there,
      "noor",
      filled(there, "confirm moved"),
      filled(there, "retire sabbatical-001"),
    );
    expect(await decided(there)).toEqual({
      days: "confirmed by jordan",
      carry: "revised by noor",
      sick: "revised by noor",
      sabbatical: "retired by noor",
    });
    const under = async (id: string): Promise<string | undefined> =>
      /^corpusRevision: "(.*)"$/m.exec(await there.file(branch, fileOf(id)))?.[1];
    expect([await under("days-001"), await under("carry-001")]).toEqual(["two", "three"]);
  });
});

test(
  "a decision that somebody made on a checkout needs the line of somebody else",
  life,
  async () => {
    const there = await asked();
    const shown = filled(there, "confirm days-001");
    const folder = tempFolder();
    await runGit(folder, [
      "clone",
      "--quiet",
      "--branch",
      branch,
      there.repository.git.folder,
      ".",
    ]);
    await decideByLines(folder, [shown], { by: "noor", at: "2026-10-06T09:00:00Z" });
    const path = fileOf("days-001");
    await there.push("noor", branch, { [path]: readFileSync(`${folder}/${path}`, "utf8") });
    await there.judged();
    expect(stands(there)).toEqual(waits);
    const copied = line(there, "approve days-001 ");
    await says(there, "jordan", `${copied} I read it as well.`);
    expect(there.verdicts(1).review).toMatch(/^pending: 5 of 6 cases wait/);
    expect(await there.file(branch, path)).toContain("via: github");
  },
);
