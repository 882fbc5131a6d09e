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
import { casesOfEditedPages, quotesOf, tables, textsOf } from "../support/azure-history.ts";
import { filesIn } from "../support/command.ts";
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
import { LifeOnGitHub, type SeenPull } from "../support/life-on-github.ts";
import { roundsUntilDone, type Deciding, type Round } from "../support/rounds-of-refresh.ts";

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

/** What a state of the corpus asks, round by round, from its merge on until a run asks nobody. */
async function livedThrough(
  life: LifeOnGitHub,
  {
    set,
    state,
    decide: deciding,
  }: { readonly set: HandedSet; readonly state: number; readonly decide: Deciding },
): Promise<readonly Round[]> {
  const desk = await life.desk("avery");
  await desk.start(`state-${state}`);
  await recordState(desk.folder, set, state);
  const title = `Record state ${state}`;
  await life.merge("jordan", await life.proposed("avery", `state-${state}`, title));
  const { step } = await life.refreshed();
  const waiting = Number(step.outputs["waiting"]);
  const rounds = await roundsUntilDone(life, `rev-${state}`, { waiting, decide: deciding });
  expect((await life.asked()).writes).toEqual([]);
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

/** The items of a pull request as the plan of its branch tells them. */
async function itemsOf(folder: string, { cases }: SeenPull): Promise<readonly PlannedCase[]> {
  return (await planOf(folder)).items.filter(({ id }) => cases.includes(id));
}

const isHeldOut = ({ branch }: SeenPull): boolean => branch.endsWith("/embeddings");

const onTheNewHost = "The section names the product otherwise, and says the same.";

/** Moves are taken by the line that the page shows for all of them; of the others the chunks are named on the new host. */
const decideAboutNewHost: Deciding = async (folder, pull) => {
  const sent = { by: "jordan", at: "2025-09-17T10:00:00Z" };
  const items = await itemsOf(folder, pull);
  if (isHeldOut(pull)) {
    const said = { words: ["--moved"], reason: "The same words.", at: sent.at };
    await decide(folder, pull.cases, said);
    return;
  }
  const shown = shownLines(pull.body);
  const [moved, others] = [items.filter(onlyMoved), items.filter((one) => !onlyMoved(one))];
  const [only] = moved;
  const start = moved.length > 1 ? "confirm moved" : `revise ${only?.id ?? ""}`;
  const taken = only
    ? [completed(shown, start, { why: "The same words at the new address." })]
    : [];
  const named = others.map((item) =>
    writeLine({
      verb: "revise",
      id: item.id,
      code: undefined,
      choice: atNewAddresses(item),
      reason: onTheNewHost,
    }),
  );
  await decideByLines(folder, [...taken, ...named], sent);
};

/** All chunks of a case at their new addresses; quotes that no longer stand are taken away. */
function atNewAddresses({ evidence }: PlannedCase): EvidenceChoice {
  const chunk = (id: string): ChunkId => id as ChunkId;
  return {
    outcome: "revised",
    replace: evidence.map(({ chunkId }) => ({
      from: chunk(chunkId),
      to: [chunk(onNewHost(chunkId))],
    })),
    quotes: new Map(
      evidence.flatMap(({ chunkId, quoteStanding }) =>
        quoteStanding === "changed" ? [[chunk(onNewHost(chunkId)), undefined]] : [],
      ),
    ),
  };
}

/** Each case is confirmed by the line that the page shows for it, with words for the quotes that no longer stand, or none. */
function confirming(
  quotes: (item: PlannedCase) => ReadonlyMap<string, string | undefined>,
  why: string,
): Deciding {
  return async (folder, pull) => {
    const at = "2025-12-03T09:00:00Z";
    const items = await itemsOf(folder, pull);
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

test("the set on Anthropic's documentation lives on GitHub through a new host and an edit", async () => {
  const life = await livingSet(anthropic, "api", { "families.yaml": families });
  const all = casesWith("every", () => true);

  const host = { set: anthropic, state: 2, decide: decideAboutNewHost };
  const moved = await livedThrough(life, host);
  expectWithinLimits(moved, all);
  expect(casesWith("every", isMoved)).toHaveLength(76);
  const desk = await life.desk("avery");
  expectEvidence(await filesIn(desk.folder, "cases"), second);
  expect(await exportedIds(desk.folder)).toEqual(all);

  const why = "The edit is of other sentences; the answer stands.";
  const edit = { set: anthropic, state: 3, decide: confirming(taken, why) };
  const edited = await livedThrough(life, edit);
  const touched = casesWith("some", (chunk) => isEditedAt(onNewHost(chunk)));
  expect(touched).toHaveLength(20);
  expectWithinLimits(edited, touched);
  expectEvidence(await filesIn(desk.folder, "cases"), last);
  expect(await exportedIds(desk.folder)).toEqual(all);
  expect(tableOf([...moved, ...edited])).toMatchInlineSnapshot();
});

test.each(tables)(
  "of $cases questions about benefits, $touched are asked about on GitHub",
  async ({ table, touched }) => {
    const life = await livingSet(azure(table), "git");
    const desk = await life.desk("avery");
    const edited = casesOfEditedPages(table, await filesIn(desk.folder, "cases"));
    expect(edited).toHaveLength(touched);
    const after = textsOf(2);
    const why = "The company has another name on the page; the answer stands.";
    const decided = confirming((item) => quotesOf(item, after), why);
    const rounds = await livedThrough(life, { set: azure(table), state: 2, decide: decided });
    expectWithinLimits(rounds, edited);
    const { counts } = await planOf(desk.folder);
    expect(counts).toMatchObject({ refresh: 0, current: touched });
  },
);

/** The rounds as a table: which revision asked, how many pull requests and cases at once, and what waited for its turn. */
function tableOf(rounds: readonly Round[]): string {
  return rounds
    .map(({ to, pulls, waiting }) => {
      const cases = pulls.reduce((sum, one) => sum + one.cases.length, 0);
      return `${to}: ${pulls.length} pull requests, ${cases} cases, ${waiting} wait`;
    })
    .join("\n");
}
