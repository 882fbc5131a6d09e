import { groupsOf } from "../../model/groups.ts";
import type { AskedCase, AskedChange } from "../asked-change.ts";
import type {
  CaseStanding,
  CountingLine,
  FilesStanding,
  Heard,
  Judgement,
  Uncounted,
} from "../judgement.ts";
import type { Said } from "../said.ts";
import { standingOf, type Vote } from "./case-standing.ts";
import { filesStanding } from "./files-standing.ts";
import { codedChange, type CodedChange } from "./coded-cases.ts";
import { coverOf } from "./line-cover.ts";
import { latestOpinions } from "./opinions.ts";
import { strangeness, voiceOf, type People } from "./people.ts";
import { spokenLines, type SpokenLine, type UnheardLine } from "./spoken-lines.ts";
import { isUncounted, saysSame, type Cover } from "./verdicts.ts";

/**
 * What the reviews and comments of a pull request decide about it, as they are now. `said` may come in any order; what the host
 * says of the commit of a review is not looked at.
 */
export function judgeReviews(asked: AskedChange, said: readonly Said[], people: People): Judgement {
  const change = codedChange(asked);
  const heard = spokenLines(said, asked, people).map((one) => held(one, change, people));
  const covering = heard.flatMap(({ covers }) => covers ?? []);
  const votes = votesByCase(covering);
  const heeded = new Set([...votes.values()].flat().map(({ line }) => line));
  const counting = covering.filter(({ line, cover }) => cover.takesFiles || heeded.has(line));
  const { pullRequest, elsewhere } = people;
  const judged = { pullRequest, said, elsewhere };
  const cases = asked.cases.map((one) => ({
    asked: one,
    standing: standingOf(one, votes.get(one) ?? [], judged),
  }));
  const files = filesStanding(asked, counting, people);
  const objections = objectionsIn(asked, said, people);
  const areSettled = cases.every(({ standing }) => isSettled(standing));
  const isDone = areSettled && areTaken(files) && objections.length === 0;
  return { cases, files, heard: heardOf(heard, counting), objections, isDone };
}

/** A line that counts unless its person says something else later. */
interface Covering {
  readonly line: CountingLine;
  readonly cover: Cover;
}

/** What was said, held against the change: what it covers, or why it counts for nothing. */
interface Held extends Pick<Heard, "said" | "text"> {
  readonly covers: Covering | undefined;
  readonly uncounted: Uncounted | undefined;
}

function held(one: SpokenLine | UnheardLine, change: CodedChange, people: People): Held {
  if (!("line" in one)) return { ...one, covers: undefined };
  const { line, text, by, said, review } = one;
  const cover = coverOf(one, change, people);
  return isUncounted(cover)
    ? { said, text, covers: undefined, uncounted: cover }
    : {
        said,
        text,
        covers: { line: { line, text, by, said, review }, cover },
        uncounted: undefined,
      };
}

function votesByCase(covering: readonly Covering[]): ReadonlyMap<AskedCase, readonly Vote[]> {
  const all = covering.flatMap(({ line, cover }) =>
    cover.decided.map((decided) => ({ line, decided })),
  );
  const votes = groupsOf(all, ({ decided }) => decided.asked);
  return new Map([...votes].map(([asked, some]) => [asked, lastOfEach(some)]));
}

/**
 * What each person said of a case last, with what they said to the same effect before that, in the order in which it was said.
 * Taking a case as it is judges nothing, so it takes nothing back.
 */
function lastOfEach(all: readonly Vote[]): readonly Vote[] {
  const last = new Map<number, Vote[]>();
  for (const vote of generalFirst(all)) {
    if (vote.decided.verdict === "accepted") continue;
    const votes = last.get(vote.line.by.id) ?? [];
    const [before] = votes;
    if (before !== undefined && saysSame(before.decided, vote.decided)) votes.push(vote);
    else last.set(vote.line.by.id, [vote]);
  }
  const left = new Set([...last.values()].flat());
  return all.filter((vote) => left.has(vote) || vote.decided.verdict === "accepted");
}

/** Within one text a line that names a case goes beyond one that covers several, wherever it stands. */
function generalFirst(votes: readonly Vote[]): readonly Vote[] {
  const texts = groupsOf(votes, ({ line }) => line.said);
  return [...texts.values()].flatMap((here) => {
    const [general, special] = [here.filter((one) => !namesCase(one)), here.filter(namesCase)];
    return [...general, ...special];
  });
}

function namesCase({ line }: Vote): boolean {
  return "id" in line.line;
}

function isSettled({ is }: CaseStanding): boolean {
  return is === "decided" || is === "recorded" || is === "accepted";
}

function areTaken({ owned, ownedBy, free, freeBy }: FilesStanding): boolean {
  const isOwnedTaken = owned.length === 0 || ownedBy !== undefined;
  return isOwnedTaken && (free.length === 0 || freeBy !== undefined);
}

function objectionsIn(asked: AskedChange, said: readonly Said[], people: People): readonly Said[] {
  return latestOpinions(said).filter(({ opinion, by }) => {
    const isStrange = by === undefined || strangeness(by, people) !== undefined;
    if (opinion !== "asks-for-changes" || isStrange) return false;
    return typeof voiceOf(by, asked, people) === "string";
  });
}

function heardOf(all: readonly Held[], counting: readonly Covering[]): readonly Heard[] {
  // An answer may have supplied the line that a review lacks.
  const completed = new Set(counting.map(({ line }) => line.review));
  const heeded = new Set(counting);
  return all.flatMap(({ said, text, covers, uncounted }) => {
    if (uncounted?.why === "no-line" && completed.has(said)) return [];
    const counts = covers !== undefined && heeded.has(covers);
    const overruled = covers === undefined || counts ? undefined : ({ why: "overruled" } as const);
    return [{ said, text, counts, uncounted: uncounted ?? overruled }];
  });
}
