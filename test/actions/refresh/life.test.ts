import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLine } from "../../../src/refresh/deciding/lines/read-line.ts";
import { repo } from "../../github/setting.ts";
import { nodes } from "../../support/action-run.ts";
import { filesIn } from "../../support/command.ts";
import { completed, decideByLines, shownLines } from "../../support/decided-by-lines.ts";
import type { Files } from "../../support/good-set.ts";
import {
  decidable,
  fileOf,
  inNovember,
  inSeptember,
  judgeAgain,
  sickPay,
  take,
  takeSentinel,
  zeitkonto,
} from "../../support/handbook-decisions.ts";
import { casesFirstJudgedUnder, recordHandbook, setOfJune } from "../../support/handbook-life.ts";
import { done, expectOnlyChanged, exportedIds, idsInUse, planOf } from "../../support/life.ts";
import { LifeOnGitHub, type Person, type RefreshTold } from "../../support/life-on-github.ts";
import { pageText } from "../../support/page-text.ts";
import { roundsUntilDone } from "../../support/rounds-of-refresh.ts";
import { writeInto } from "../../support/temp-folder.ts";

/** The files of the set as it was in June. */
async function filesOfJune(): Promise<Files> {
  const all = Object.entries(await filesIn(await setOfJune()));
  return Object.fromEntries(all.filter(([path]) => !path.startsWith(".git/")));
}

function isCase(path: string): boolean {
  return path.startsWith("cases/");
}

/** Avery proposes a state of the handbook, which is judged, and jordan merges it. */
async function record(life: LifeOnGitHub, month: string): Promise<RefreshTold> {
  const desk = await life.desk("avery");
  await desk.start(`handbook-${month}`);
  await recordHandbook(desk.folder, month);
  const title = `Record the handbook of ${month}`;
  const number = await life.proposed("avery", `handbook-${month}`, title);
  expect((await life.validated(number)).conclusion).toBe("success");
  await life.merge("jordan", number);
  return await life.refreshed();
}

/** What a run says of its pull requests, a line each: branch, what was done, number, whether its commit is verified. */
function told({ step }: RefreshTold): readonly string[] {
  const all = JSON.parse(step.outputs["pull-requests"] ?? "[]") as readonly {
    readonly branch: string;
    readonly operation: string;
    readonly number: number | null;
    readonly verified: boolean | null;
  }[];
  return all.map(({ branch, operation, number, verified }) => {
    const signed = verified === null ? "" : verified ? ", verified" : ", not verified";
    return `${branch.replace("touchstone/refresh/", "")} ${operation} #${number ?? "-"}${signed}`;
  });
}

/** What the check of a pull request finds, a line each. */
async function found(life: LifeOnGitHub, name: string): Promise<readonly string[]> {
  const { conclusion, annotations } = await life.validated((await life.pullOf(name)).number);
  return [
    conclusion,
    ...annotations.map(({ level, title, file }) => `${level} ${title ?? ""} ${file ?? ""}`),
  ];
}

/** The comments on a pull request as people read them, each behind the name of its author. */
async function shownComments(life: LifeOnGitHub, number: number): Promise<string> {
  const all = await life.comments(number);
  const texts = all.map(({ by, body }) => `${by}:\n${pageText(body)}`);
  return texts.join("\n\n").replaceAll(/\b(?:[0-9a-f]{40}|[0-9a-f]{10})\b/g, "<commit>");
}

const undecided = (...ids: readonly string[]): readonly string[] => [
  "failure",
  ...ids.map((id) => `error refresh/undecided ${fileOf(id)}`),
];

/** Somebody writes lines into a review of a pull request; the functions that an action calls for them decide on its branch. */
async function sendLines(
  life: LifeOnGitHub,
  { who, name }: { readonly who: Person; readonly name: string },
  write: (shown: readonly string[]) => readonly string[],
): Promise<void> {
  const { number, body } = await life.pullOf(name);
  const text = `I read all of it.\n\n${write(shownLines(body)).join("\n")}\n`;
  const review = { ...repo, pull_number: number, body: text, event: "COMMENT" } as const;
  const { data } = await life.as(who).rest.pulls.createReview(review);
  await life.onBranch({ who, name, message: `Record what ${who} decided` }, async (folder) => {
    const lines = data.body.split("\n").filter((one) => readLine(one) !== undefined);
    await decideByLines(folder, lines, { by: who, at: data.submitted_at ?? "" });
  });
}

/** Sam writes a confirmation into a case in an editor; the plan of the branch tells the digests and the hash. */
async function confirmByHand(folder: string, id: string): Promise<void> {
  const { items, to } = await planOf(folder, id);
  const [item] = items;
  if (item === undefined) throw new Error(`Nothing is asked about ${id}.`);
  const [hash] = item.evidence.flatMap(({ candidates }) => candidates.map((one) => one.hash));
  const confirmed = item.outcomes.find(({ outcome }) => outcome === "confirmed");
  const file = join(folder, fileOf(id));
  const before = readFileSync(file, "utf8");
  const [, previous] = /^ {2}digest: (.*)$/m.exec(before) ?? [];
  const why = "The sums changed, and what to do in a trade fair week did not.";
  const decision = `outcome: confirmed\n  by: sam\n  at: ${handAt}\n  reason: ${why}\n  previous: ${previous}`;
  const edits = [
    [/^( {4}sourceRevision:) .*$/m, "$1 v3"],
    [/^( {4}contentHash:) .*$/m, `$1 ${hash}`],
    [/^(corpusRevision:) .*$/m, `$1 ${to.id}`],
    [/^( {2}reviewedBy:) .*$/m, "$1 sam"],
    [/^( {2}reviewedAt:) .*$/m, `$1 ${handAt}`],
    [/^( {2}reason:) .*$/m, `$1 ${why}`],
    [/^( {2}digest:) .*$/m, `$1 ${confirmed?.digest}`],
    [/^( {2}corpus:) .*$/m, `$1 ${to.digest}`],
    [/^( {4}- corpus-revision-changed)$/m, `$1\n  ${decision}`],
  ] as const;
  writeFileSync(
    file,
    edits.reduce((text, [old, now]) => text.replace(old, now), before),
  );
}

const handAt = "2026-09-03T10:00:00Z";

/** The four pull requests of September that are decided: by lines, by command and by hand, each merged in another way. */
async function decideSeptember(life: LifeOnGitHub): Promise<void> {
  await sendLines(life, { who: "noor", name: "commuting" }, (shown) => [
    completed(shown, "retire bike-lease-001", { why: "Nobody can order a bicycle any more." }),
    completed(shown, "abstain bike-lease-002", {
      words: ["The handbook does not describe bicycle leasing; people operations can say more."],
      why: "The page is gone while people still ask.",
    }),
    completed(shown, "abstain bike-theft-001", {
      words: ["The handbook does not describe what a theft costs; the insurance does."],
      why: "Contracts still run, and the page that told about theft is gone.",
    }),
  ]);
  expect(await found(life, "commuting")).toEqual(["success"]);
  await life.merge("jordan", (await life.pullOf("commuting")).number, "squash");

  const { cases } = await life.pullOf("contractors");
  const travel = { who: "jordan", name: "contractors", message: "Decide about travel" } as const;
  await life.onBranch(travel, async (folder) => {
    await confirmByHand(folder, "hotel-fair-001");
    const others = new Set(cases.filter((id) => id !== "hotel-fair-001"));
    await take(
      folder,
      inSeptember.filter(({ id }) => others.has(id)),
      "2026-09-03",
    );
  });
  expect(await found(life, "contractors")).toEqual(["success"]);
  await life.merge("noor", (await life.pullOf("contractors")).number, "merge");

  await sendLines(life, { who: "sam", name: "leave" }, (shown) => [
    completed(shown, "confirm moved", { why: "The words are the same on the new page." }),
  ]);
  // The third is a sentinel, which two people judge anew after the decision.
  const again = { who: "jordan", name: "leave", message: "Judge the sentinel again" } as const;
  await life.onBranch(again, async (folder) => {
    await judgeAgain(folder, sickPay, "2026-09-04");
  });
  expect(await found(life, "leave")).toEqual(["success"]);
  await life.merge("jordan", (await life.pullOf("leave")).number, "rebase");
}

/** What is asked in November, pull request by pull request, until nobody is asked. */
async function decideNovember(life: LifeOnGitHub, run: RefreshTold): Promise<readonly string[]> {
  const steps = new Map([...inNovember, ...inSeptember].map((step) => [step.id, step]));
  const waiting = Number(run.step.outputs["waiting"]);
  const rounds = await roundsUntilDone(life, "corpus-2026-11-01", {
    waiting,
    decide: async (folder, { cases }) => {
      const own = cases.flatMap((id) => steps.get(id) ?? []);
      await take(folder, own, "2026-11-03");
      if (cases.includes(zeitkonto.id)) await takeSentinel(folder, zeitkonto, "2026-11-04");
    },
  });
  return rounds.flatMap((round, at) => [
    `round ${at + 1}, ${round.waiting} wait`,
    ...round.pulls.map(({ name, cases }) => `${name}: ${cases.join(" ")}`),
  ]);
}

const [oldest] = nodes;
const newest = nodes.at(-1);

test("the set of this repository lives on GitHub from June through September to November", async () => {
  const inJune = await filesOfJune();
  const life = await LifeOnGitHub.of(inJune, {
    commit: "api",
    token: "job",
    isProtected: true,
    ...(newest === undefined ? {} : { node: newest }),
  });
  const sam = await life.desk("sam");

  const september = await record(life, "2026-09");
  expect(told(september)).toMatchInlineSnapshot(`
      [
        "commuting created #2, verified",
        "contractors created #3, verified",
        "equipment created #4, verified",
        "leave created #5, verified",
        "pensions created #6, verified",
      ]
    `);
  expect((await life.open()).map(({ title }) => title)).toMatchInlineSnapshot(`
      [
        "Look again at 3 cases of commuting: bike-leasing.md is gone",
        "Look again at 6 cases of 3 families: 2 documents changed",
        "Look again at 1 case of equipment: equipment.md changed",
        "Look again at 3 cases of leave: leave-policy.md changed",
        "Look again at 1 case of pensions: the corpus changed",
      ]
    `);
  expect(await found(life, "commuting")).toEqual(
    undecided("bike-lease-001", "bike-lease-002", "bike-theft-001"),
  );

  // A person closes what is asked about pensions.
  const pensions = await life.pullOf("pensions");
  const closed = { ...repo, pull_number: pensions.number, state: "closed" } as const;
  await life.as("jordan").rest.pulls.update(closed);
  await decideSeptember(life);
  expect(told(await life.refreshed())).toMatchInlineSnapshot(`
      [
        "equipment unchanged #4",
        "pensions snoozed #6",
        "refunds unchanged #7",
      ]
    `);
  expect((await life.asked()).writes).toEqual([]);
  await sam.take("main");
  const left = ["laptop-order-001", "pension-001", "refund-window-001"];
  expect((await planOf(sam.folder)).items.map(({ id }) => id).toSorted()).toEqual(left);

  // Somebody begins to work on the branch about equipment, and more cases are judged.
  const note = { who: "sam", name: "equipment", message: "Note what to ask" } as const;
  await life.onBranch(note, (folder) => {
    appendFileSync(join(folder, fileOf("laptop-order-001")), "notes: Ask the service desk.\n");
  });
  const avery = await life.desk("avery");
  await avery.start("more-cases");
  writeInto(avery.folder, casesFirstJudgedUnder("corpus-2026-09-01"));
  const more = await life.proposed("avery", "more-cases", "Judge more cases under September");
  expect((await life.validated(more)).conclusion).toBe("success");
  await life.merge("noor", more);
  const quiet = await life.refreshed();
  expect(told(quiet)).toMatchInlineSnapshot(`
      [
        "equipment edited #4",
        "pensions snoozed #6",
        "refunds unchanged #7",
      ]
    `);

  const november = await record(life, "2026-11");
  expect(told(november)).toMatchInlineSnapshot(`
      [
        "contractors created #10, verified",
        "data-protection created #11, verified",
        "equipment edited #4",
        "equipment--2 created #12, verified",
        "pensions closed #6",
        "refunds updated #7, verified",
      ]
    `);
  const refunds = await life.pullOf("refunds");
  expect(refunds.cases).toEqual([
    "refund-certificate-001",
    "refund-francs-001",
    "refund-window-001",
  ]);
  expect(await shownComments(life, refunds.number)).toMatchInlineSnapshot(`
    "github-actions[bot]:
    Now at corpus revision corpus-2026-11-01, before at corpus-2026-09-01. The description is new.

    • New here: refund-certificate-001 and refund-francs-001
    • Asked as before: 1 case"
  `);
  const equipment = await life.pullOf("equipment");
  expect(await shownComments(life, equipment.number)).toMatchInlineSnapshot(`
    "github-actions[bot]:
    This branch holds work that Touchstone did not write (<commit>), so it is left to you: no run
    rebuilds, moves or deletes it.

    Under corpus revision corpus-2026-11-01 it would ask about 1 case: laptop-order-001.

    What you can do:

    • Go on: decide here, merge the main branch into it where it is behind, and merge it. What is left is
      asked in a new pull request.
    • Start again here: keep what you need elsewhere, then put the branch back to the request alone: git
      push --force origin
      <commit>:refs/heads/touchstone/refresh/equipment. The next run goes
      on from there.
    • Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new
      one, under corpus revision corpus-2026-11-01."
  `);
  expect((await life.asked()).writes).toEqual([]);

  // Sam brings the branch up to date and decides; nothing of it was lost.
  await life.unprotect();
  await sam.take("touchstone/refresh/equipment");
  await sam.git("merge", "--quiet", "--no-edit", "origin/main");
  await take(
    sam.folder,
    inSeptember.filter(({ id }) => id === "laptop-order-001"),
    "2026-11-02",
  );
  await sam.push("Decide about the laptop");
  await life.merge("noor", equipment.number);
  expect(await decideNovember(life, await life.refreshed())).toMatchInlineSnapshot(`
    [
      "round 1, 3 wait",
      "contractors: expense-approval-001",
      "data-protection: recordings-001 usb-001",
      "equipment--2: second-monitor-001",
      "leave: holiday-carry-001 zeitkonto-urlaub-001",
      "refunds: refund-certificate-001 refund-francs-001 refund-window-001",
      "round 2, 0 wait",
      "--no-family: canteen-001",
      "onboarding: open-hour-001",
      "pensions: pension-001",
    ]
  `);

  // Nobody is asked, nothing is written, and all that was decided or carried goes out.
  expect((await life.asked()).writes).toEqual([]);
  await sam.take("main");
  const cases = await filesIn(sam.folder, "cases");
  expect((await planOf(sam.folder)).items).toEqual([]);
  expect(await exportedIds(sam.folder)).toEqual(idsInUse(cases));
  await done(sam.folder, "check");

  // Of the cases of June those that were decided about changed, each in what a decision says; the others to the byte.
  const old = Object.fromEntries(Object.entries(inJune).filter(([path]) => isCase(path)));
  const now = Object.fromEntries(Object.entries(cases).filter(([path]) => path in old));
  const decided = [...inSeptember, sickPay, ...inNovember, zeitkonto].map(({ id }) => fileOf(id));
  const named = [...decidable, "sentinel", "notes"];
  expectOnlyChanged(
    [old, now],
    new Map(decided.filter((path) => path in old).map((path) => [path, named])),
  );
  const shown = await done(sam.folder, "show", "meal-allowance-001@corpus-2026-06-01");
  expect(shown).toContain("42 euros a day.");
  expect(shown).not.toContain("46 euros");
}, 600_000);

test("the same set is asked about by commits that Git pushes, in the name of the team's app", async () => {
  const life = await LifeOnGitHub.of(await filesOfJune(), {
    commit: "git",
    token: "app",
    isProtected: false,
    ...(oldest === undefined ? {} : { node: oldest }),
  });
  const desk = await life.desk("avery");
  await desk.start("september");
  await recordHandbook(desk.folder, "2026-09");
  await life.merge("jordan", await life.proposed("avery", "september", "Record September"));
  expect(told(await life.refreshed())).toMatchInlineSnapshot(`
    [
      "commuting created #2, not verified",
      "contractors created #3, not verified",
      "equipment created #4, not verified",
      "leave created #5, not verified",
      "pensions created #6, not verified",
    ]
  `);
  const { number, branch } = await life.pullOf("equipment");
  expect(await desk.git("ls-remote", "origin", branch)).not.toBe("");
  const laptop = { who: "sam", name: "equipment", message: "Decide about the laptop" } as const;
  await life.onBranch(laptop, async (folder) => {
    await take(
      folder,
      inSeptember.filter(({ id }) => id === "laptop-order-001"),
      "2026-09-03",
    );
    await done(folder, "check");
  });
  await life.merge("noor", number, "squash");
  expect(told(await life.refreshed())).toMatchInlineSnapshot(`
    [
      "commuting unchanged #2",
      "contractors unchanged #3",
      "leave unchanged #5",
      "pensions unchanged #6",
      "refunds created #7, not verified",
    ]
  `);
  expect((await life.asked()).writes).toEqual([]);
}, 300_000);
