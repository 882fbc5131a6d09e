import type { Refusal, RefreshHost } from "../../refresh/requests/host.ts";
import { recordFolder } from "../../refresh/plan/branch-folder.ts";
import type { Evaluated, Evaluating } from "../running/evaluating.ts";
import { keepComment } from "../../refresh/requests/keep-comment.ts";
import { readSetAt } from "../running/pull-sets.ts";
import { broughtBy, closingOf, isToldAs, withheldOf, type Closing } from "./closing.ts";
import { decidedElsewhere, mostPulls } from "./decided-elsewhere.ts";
import { pullsToRecord } from "./pulls-to-record.ts";
import { judgeMerged } from "./judge-merged.ts";
import { isOpenToRecording } from "./open-cases.ts";
import { recordingOnto, type RecordingOnto } from "./recording-onto.ts";
import { keepRolling } from "./rolling/keep-rolling.ts";
import { rollingBranch, type RollingBranch } from "./rolling/rolling-branch.ts";
import { wantedRolling, type RollingTexts } from "./rolling/rolling-texts.ts";
import type { Rolling } from "./rolling/rolling.ts";

/** What a run that records after the merge works with. */
export interface Collecting {
  readonly run: Evaluating;
  /** The same repository as far as pull requests are opened there, with the branch of the set that records. */
  readonly requests: RefreshHost;
  readonly texts: RollingTexts;
  /** Whether decisions are written at all; where not, merged pull requests are told what became of them. */
  readonly records: boolean;
  /** Why a pull request could not be read, as a sentence. Throws what breaks the run. */
  readonly reasonFor: (error: unknown) => string;
}

/** A pull request of which a run has something to say, as a sentence. */
interface SaidOf {
  readonly number: number;
  readonly why: string;
}

/** What became of the decisions of merged pull requests. */
export interface Collected {
  /** Those that were held against what people said, with what was found. */
  readonly merged: readonly Evaluated[];
  /** Those among them that are none of a merged pull request, and why. */
  readonly passed: readonly SaidOf[];
  /** Those that could not be read. */
  readonly failed: readonly SaidOf[];
  readonly recording: RecordingOnto;
  /** Undefined where nothing is written. */
  readonly rolling: Rolling | undefined;
  /** How many commits and pull requests were not looked at, since there are too many. */
  readonly left: number;
  /** What the host did not let this run write. */
  readonly refused: readonly SaidOf[];
}

/**
 * Records what people decided in pull requests that were merged without it: those that changed cases which are open to
 * recording, those whose decisions are underway already, and those that are asked for. Each is judged anew, and what still fits
 * the main branch is brought there by one pull request. Each is told in its comment what became of it, and as long as something
 * is missing, what became of what is said. It goes by what is there, so it may run at any time; a second run writes nothing.
 */
export async function collectDecisions(
  collecting: Collecting,
  asked: readonly number[],
): Promise<Collected> {
  const { run, requests, texts } = collecting;
  const { host, clone, place } = run;
  const main = await host.main();
  await host.fetch([{ ref: `refs/heads/${main.branch}`, oid: main.head }]);
  const here = await readSetAt(clone, place, main.head);
  const open = new Set(
    here.merged.cases.filter(isOpenToRecording).flatMap(({ case: { id } }) => id ?? []),
  );
  const standing = await rollingBranch(requests, `${recordFolder(place)}decisions`);
  const due = await pullsToRecord(host, { clone, place, head: main.head }, open);
  const kept = underwayIn(standing);
  const numbers = new Set([...asked, ...(open.size === 0 ? [] : kept), ...due.open]);
  const looked = await lookedAt(collecting, [...numbers].slice(0, mostPulls), always);
  const changes = looked.merged.map(({ change }) => change);
  const recording = await recordingOnto(changes, here);
  // What cannot be read now may still be decided: it stays where it is.
  const isWhole = looked.failed.every(({ number }) => !kept.includes(number));
  const isKept = collecting.records && !run.isDryRun && isWhole;
  const acting = { host: requests, texts, main, place, standing };
  const rolling = isKept
    ? await keepRolling(acting, wantedRolling(texts, recording.files))
    : undefined;
  const isFresh = async (number: number): Promise<boolean> => await isUntold(run, number);
  const fresh = await lookedAt(collecting, due.fresh, isFresh);
  const merged = [...looked.merged, ...fresh.merged];
  const isSettled = isWhole && rolling?.is !== "lost" && !run.isDryRun;
  const about = { recording, open, by: broughtBy(rolling) };
  return {
    merged,
    passed: looked.passed,
    failed: [...looked.failed, ...fresh.failed],
    recording,
    rolling,
    left: due.left + Math.max(0, numbers.size - mostPulls),
    refused: isSettled ? await tellAll(run, merged, about) : [],
  };
}

/** The pull requests whose decisions the branch holds already; one that is older than what is looked through is found by that. */
function underwayIn({ head }: RollingBranch): readonly number[] {
  return head?.standing === "ours" ? head.mark.pulls : [];
}

interface LookedAt {
  readonly merged: readonly Evaluated[];
  readonly passed: readonly SaidOf[];
  readonly failed: readonly SaidOf[];
}

async function lookedAt(
  { run, reasonFor }: Collecting,
  numbers: readonly number[],
  isDue: (number: number) => Promise<boolean>,
): Promise<LookedAt> {
  const merged: Evaluated[] = [];
  const [passed, failed]: readonly [SaidOf[], SaidOf[]] = [[], []];
  for (const number of numbers) {
    try {
      if (!(await isDue(number))) continue;
      const one = await judgeMerged(
        run,
        number,
        async (claiming) => await decidedElsewhere(run, claiming),
      );
      if ("why" in one) passed.push({ number, why: one.why });
      else merged.push(one);
    } catch (error) {
      failed.push({ number, why: reasonFor(error) });
    }
  }
  return { merged, passed, failed };
}

const always = async (): Promise<boolean> => await Promise.resolve(true);

/** Whether the comment on a pull request still speaks of what is missing. */
async function isUntold({ host, texts }: Evaluating, number: number): Promise<boolean> {
  const own = (await host.comments(number)).filter((one) => texts.isOurs(one));
  return own.length > 0 && texts.closingIn(own) === undefined;
}

async function tellAll(
  run: Evaluating,
  merged: readonly Evaluated[],
  about: {
    readonly recording: RecordingOnto;
    readonly open: ReadonlySet<string>;
    readonly by: number | undefined;
  },
): Promise<readonly SaidOf[]> {
  const refused: SaidOf[] = [];
  for (const one of merged) {
    const closing = closingOf(one.change, about.recording, about);
    const told = await tellClosing(run, one, { closing, recording: about.recording });
    if (told !== undefined) refused.push({ number: one.change.pull.number, why: told.refused });
  }
  return refused;
}

async function tellClosing(
  { host, texts }: Evaluating,
  { change, own }: Evaluated,
  { closing, recording }: { readonly closing: Closing; readonly recording: RecordingOnto },
): Promise<Refusal | undefined> {
  const isNews = closing.unapproved.length + closing.withheld.length + closing.underway.length > 0;
  if (!change.concernsSet || (own.length === 0 && !isNews)) return undefined;
  if (isToldAs(texts.closingIn(own), closing)) return undefined;
  const { number } = change.pull;
  const files = recording.files.filter(({ pull }) => pull === number);
  const due = texts.closing(change, { files, withheld: withheldOf(number, recording) }, closing);
  const kept = await keepComment(host, number, { due, own, elsewhere: texts.elsewhere });
  return typeof kept === "string" ? undefined : kept;
}
