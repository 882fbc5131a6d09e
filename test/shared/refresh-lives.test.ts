import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ChunkId } from "../../src/model/ids.ts";
import type { EvidenceChoice } from "../../src/refresh/deciding/evidence-choice.ts";
import { writeLine } from "../../src/refresh/deciding/lines/write-line.ts";
import {
  casesWith,
  expectEvidence,
  families,
  isEditedAt,
  isMoved,
  last,
  onNewHost,
  second,
} from "../support/anthropic-history.ts";
import { repo } from "../github/setting.ts";
import { casesOfEditedPages, quotesOf, tables, textsOf } from "../support/azure-history.ts";
import { filesIn, runIn } from "../support/command.ts";
import { completed, decideByLines, shownLines } from "../support/decided-by-lines.ts";
import { decide } from "../support/decisions.ts";
import type { Files } from "../support/good-set.ts";
import {
  anthropic,
  azure,
  judgedUnder,
  recordState,
  type HandedSet,
} from "../support/handed-sets.ts";
import { exportedIds, onlyMoved, planOf, type PlannedCase } from "../support/life.ts";
import { LifeOnGitHub, type RefreshTold, type SeenPull } from "../support/life-on-github.ts";
import { pageText } from "../support/page-text.ts";
import { roundsUntilDone, type Deciding, type Round } from "../support/rounds-of-refresh.ts";
import { expectGuideToTell, tableText, type ToldInGuide } from "../support/told-in-guide.ts";

/** A handed set on GitHub, all of its cases judged under its first state. */
async function livingSet(
  set: HandedSet,
  commit: "api" | "git",
  more: Files = {},
): Promise<LifeOnGitHub> {
  const files = Object.entries(await filesIn(await judgedUnder(set, 1, more)));
  const own = Object.fromEntries(files.filter(([path]) => !path.startsWith(".git/")));
  return await LifeOnGitHub.of(own, { commit, token: "app", isProtected: false });
}

/** Somebody records a state of the corpus, and it is merged: what the run behind it does. */
async function moved(life: LifeOnGitHub, set: HandedSet, state: number): Promise<RefreshTold> {
  const desk = await life.desk("avery");
  await desk.start(`state-${state}`);
  await recordState(desk.folder, set, state);
  const title = `Record state ${state}`;
  await life.merge("jordan", await life.proposed("avery", `state-${state}`, title));
  return await life.refreshed();
}

/** What a state of the corpus asks, round by round, until a run asks nobody. */
async function livedThrough(
  life: LifeOnGitHub,
  { step }: RefreshTold,
  { state, decide: deciding }: { readonly state: number; readonly decide: Deciding },
): Promise<readonly Round[]> {
  const waiting = Number(step.outputs["waiting"]);
  const rounds = await roundsUntilDone(life, `rev-${state}`, { waiting, decide: deciding });
  expect((await life.asked()).writes).toEqual([]);
  const desk = await life.desk("avery");
  await desk.take("main");
  expect((await planOf(desk.folder)).items).toEqual([]);
  return rounds;
}

/** Every pull request holds ten cases at most, five are open at once, and no case is asked twice. */
function expectWithinLimits(rounds: readonly Round[], asked: readonly string[]): void {
  const all = rounds.flatMap(({ pulls }) => pulls.flatMap(({ cases }) => cases));
  expect(all.toSorted()).toEqual(asked);
  for (const { pulls } of rounds) {
    expect(pulls.length).toBeLessThanOrEqual(5);
    for (const { cases } of pulls) expect(cases.length).toBeLessThanOrEqual(10);
  }
}

/** What the plan of the main branch says of cases, before anybody has decided. */
async function planned(life: LifeOnGitHub): Promise<readonly PlannedCase[]> {
  const desk = await life.desk("sam");
  await desk.take("main");
  return (await planOf(desk.folder)).items;
}

/** The items of a pull request. */
function itemsOf(items: readonly PlannedCase[], { cases }: SeenPull): readonly PlannedCase[] {
  return items.filter(({ id }) => cases.includes(id));
}

const isHeldOut = ({ name }: SeenPull): boolean => name === "embeddings";

/** Moves are taken by the line that the page shows for all of them; of the others the chunks are named on the new host. */
function decidingAboutNewHost(all: readonly PlannedCase[]): Deciding {
  const sent = { by: "jordan", at: "2025-09-17T10:00:00Z" };
  const why = "The same words at the new address.";
  return async (folder, pull) => {
    if (isHeldOut(pull)) {
      await decide(folder, pull.cases, { words: ["--moved"], reason: why, at: sent.at });
      return;
    }
    const items = itemsOf(all, pull);
    const [same, others] = [items.filter(onlyMoved), items.filter((one) => !onlyMoved(one))];
    const [only] = same;
    const start = same.length > 1 ? "confirm moved" : `revise ${only?.id ?? ""}`;
    const moves = only ? [completed(shownLines(pull.body), start, { why })] : [];
    const reason = "The section names the product otherwise, and says the same.";
    const named = others.map((item) => {
      const choice = atNewAddresses(item);
      return writeLine({ verb: "revise", id: item.id, code: undefined, choice, reason });
    });
    await decideByLines(folder, [...moves, ...named], sent);
  };
}

function asChunk(id: string): ChunkId {
  return id as ChunkId;
}

/** All chunks of a case at their new addresses; quotes that no longer stand are taken away. */
function atNewAddresses({ evidence }: PlannedCase): EvidenceChoice {
  return {
    outcome: "revised",
    replace: evidence.map(({ chunkId }) => ({
      from: asChunk(chunkId),
      to: [asChunk(onNewHost(chunkId))],
    })),
    quotes: new Map(
      evidence.flatMap(({ chunkId, quoteStanding }) =>
        quoteStanding === "changed" ? [[asChunk(onNewHost(chunkId)), undefined]] : [],
      ),
    ),
  };
}

/** Each case is confirmed by the line that the page shows for it, with words for the quotes that no longer stand, or none. */
function confirming(
  all: readonly PlannedCase[],
  quotes: (item: PlannedCase) => ReadonlyMap<string, string | undefined>,
): Deciding {
  const why = "The edit is of other words; the answer stands.";
  return async (folder, pull) => {
    const at = "2025-12-03T09:00:00Z";
    const items = itemsOf(all, pull);
    if (isHeldOut(pull)) {
      await decide(folder, pull.cases, { words: ["--confirmed"], reason: why, at });
      return;
    }
    const shown = shownLines(pull.body);
    const lines = items.map((item) => {
      const words = [...quotes(item).values()];
      return completed(shown, `confirm ${item.id}`, { words, why });
    });
    await decideByLines(folder, lines, { by: "jordan", at });
  };
}

const taken = ({ evidence }: PlannedCase): ReadonlyMap<string, undefined> =>
  new Map(
    evidence.flatMap(({ chunkId, quoteStanding }) =>
      quoteStanding === "changed" ? [[chunkId, undefined]] : [],
    ),
  );

/** Texts of a life on GitHub as the guide tells them: without what is another one at each run. */
function plain(text: string): string {
  return text
    .replaceAll("\u200b", "")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://github.com")
    .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{10}\b/g, "<commit>")
    .replaceAll(/\b[0-9a-f]{40}\b/g, "<id>");
}

/** A page up to its first case, one case of it that was edited in a few words, and what stands behind the last case. */
function excerptOf(body: string): string {
  const [head = "", ...parts] = pageText(body).split(/^(?=── )/m);
  const end = parts.pop() ?? "";
  const [edited = ""] = parts
    .filter((part) => part.includes("{+"))
    .toSorted((x, y) => x.length - y.length);
  return plain([head, edited, "[…]\n\n", end].join(""));
}

/** The newest comment of the action on a pull request. */
async function saidOn(life: LifeOnGitHub, number: number): Promise<string> {
  const own = (await life.comments(number)).filter(({ by }) => by.endsWith("[bot]"));
  expect(own).toHaveLength(1);
  return plain(pageText(own[0]?.body ?? ""));
}

function pullsTable(pulls: readonly SeenPull[]): string {
  const rows = pulls.map(({ number, title, cases }) => [
    `#${number} ${title}`,
    String(cases.length),
  ]);
  return tableText(["pull request", "cases"], rows);
}

function roundsTable(rounds: readonly Round[]): string {
  const rows = rounds.map(({ to, pulls, waiting }, at) => {
    const cases = pulls.reduce((sum, one) => sum + one.cases.length, 0);
    const round = rounds.slice(0, at + 1).filter((one) => one.to === to).length;
    return [`${to}, round ${round}`, ...[pulls.length, cases, waiting].map(String)];
  });
  return tableText(["", "open", "asked", "waiting"], rows);
}

/** Moves the pointer of the set to a revision that is recorded. */
async function pointTo(life: LifeOnGitHub, revision: string): Promise<RefreshTold> {
  const pointer = { "corpus-revisions/current.yaml": `revision: ${revision}\n` };
  await life.at.push("sam", "main", pointer);
  return await life.refreshed();
}

test("the set on Anthropic's documentation lives on GitHub through a new host and an edit", async () => {
  const life = await livingSet(anthropic, "api", { "families.yaml": families });
  const all = casesWith("every", () => true);
  const told: ToldInGuide = new Map();
  const desk = await life.desk("avery");

  const first = await moved(life, anthropic, 2);
  const pulls = await life.open();
  const one = pulls.find((pull) => !isHeldOut(pull));
  const heldOut = pulls.find(isHeldOut);
  if (one === undefined || heldOut === undefined) throw new Error("Both are asked.");
  const { data: commit } = await life
    .as("sam")
    .rest.git.getCommit({ ...repo, commit_sha: one.head });
  expect(commit.verification.verified).toBe(true);
  told.set("run", { text: plain(first.step.log) });
  told.set("opened", { table: pullsTable(pulls) });
  told.set("pull", { text: `${one.title}\n\n${excerptOf(one.body)}` });
  told.set("commit", { text: plain(commit.message) });
  told.set("held-out", { text: `${heldOut.title}\n\n${plain(pageText(heldOut.body))}` });
  await desk.take(one.branch);
  const { code, out } = await runIn(desk.folder, "check", "--base", "origin/main");
  expect([code, out.match(/refresh\/undecided/g)?.length]).toEqual([1, one.cases.length * 2]);
  told.set("red", { text: plain(out.split("\n\n")[0] ?? "") });

  const rounds = await livedThrough(life, first, {
    state: 2,
    decide: decidingAboutNewHost(await planned(life)),
  });
  expectWithinLimits(rounds, all);
  expect(casesWith("every", isMoved)).toHaveLength(76);
  expectEvidence(await filesIn(desk.folder, "cases"), second);
  expect(await exportedIds(desk.folder)).toEqual(all);
  const path = `cases/${one.cases.find((id) => casesWith("every", isMoved).includes(id)) ?? ""}.yaml`;
  const diff = await desk.git("diff", "--unified=1", one.head, "HEAD", "--", path);
  told.set("decision", { text: plain(diff.slice(diff.indexOf("--- "))) });

  const edit = await moved(life, anthropic, 3);
  const touched = casesWith("some", (chunk) => isEditedAt(onNewHost(chunk)));
  expect(touched).toHaveLength(20);
  const [worked, closed] = await life.open();
  if (worked === undefined || closed === undefined) throw new Error("Two are open.");
  await life.onBranch({ who: "sam", name: worked.name, message: "Note" }, (folder) => {
    writeFileSync(join(folder, "notes.md"), "Ask the authors of the page.\n");
  });
  expect((await life.asked()).step.outputs).toMatchObject({ edited: "1", created: "0" });
  told.set("foreign", { text: await saidOn(life, worked.number) });
  const back = await pointTo(life, "rev-2");
  expect(back.step.outputs).toMatchObject({ edited: "1", unchanged: "0" });
  told.set("closed", { text: await saidOn(life, closed.number) });
  told.set("foreign-later", { text: await saidOn(life, worked.number) });
  expect((await life.open()).map(({ number }) => number)).toEqual([worked.number]);
  await pointTo(life, "rev-3");

  const items = await planned(life);
  const edited = await livedThrough(life, edit, { state: 3, decide: confirming(items, taken) });
  expectWithinLimits(edited, touched);
  expectEvidence(await filesIn(desk.folder, "cases"), last);
  expect(await exportedIds(desk.folder)).toEqual(all);
  told.set("rounds", { table: roundsTable([...rounds, ...edited]) });
  expectGuideToTell("docs/guides/refresh.md", told);
}, 600_000);

test("of all questions about benefits, those on edited pages are asked about on GitHub, by commits that Git pushes", async () => {
  const { table, cases, touched } = tables[1];
  const life = await livingSet(azure(table), "git");
  const desk = await life.desk("avery");
  const edited = casesOfEditedPages(table, await filesIn(desk.folder, "cases"));
  expect(edited).toHaveLength(touched);
  const run = await moved(life, azure(table), 2);
  const after = textsOf(2);
  const decided = confirming(await planned(life), (item) => quotesOf(item, after));
  const rounds = await livedThrough(life, run, { state: 2, decide: decided });
  expectWithinLimits(rounds, edited);
  const { counts } = await planOf(desk.folder);
  expect(counts).toMatchObject({ refresh: 0, current: touched, carried: cases - touched });
  expect(roundsTable(rounds)).toMatchInlineSnapshot(`
    "|  | open | asked | waiting |
    | --- | ---: | ---: | ---: |
    | rev-2, round 1 | 5 | 50 | 3 |
    | rev-2, round 2 | 3 | 26 | 0 |"
  `);
}, 600_000);
