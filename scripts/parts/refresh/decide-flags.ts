import { Option, type Command } from "commander";
import type { AbstentionCase, Refresh } from "../../../src/model/generated/case.ts";
import type { Confirmation } from "../../../src/model/confirmation.ts";
import { confirmedIn } from "../deciding/decision-flags.ts";
import { assertFit, assertName } from "../fit-text.ts";
import { repeated } from "../repeated.ts";
import { UsageError } from "../../io.ts";
import { changesEvidence, type SaidOfEvidence } from "./evidence-flags.ts";

type Because = AbstentionCase["because"];
type Outcome = NonNullable<Refresh["outcome"]>;

export const reasonsToAbstain: readonly Because[] = [
  "not-in-corpus",
  "out-of-scope",
  "not-permitted",
  "ambiguous",
];

const outcomes: readonly Outcome[] = ["confirmed", "revised", "abstained", "retired"];

export interface DecideFlags {
  readonly confirmed?: true;
  readonly revised?: true;
  readonly abstained?: true;
  readonly retired?: true;
  readonly moved?: true;
  readonly needless?: true;
  readonly because?: Because;
  readonly answer?: string;
  readonly by?: string;
  readonly reason?: string;
  readonly confirm?: string;
  readonly at?: string;
  readonly to?: string;
  readonly observations?: readonly string[];
  readonly set?: string;
  readonly dryRun?: true;
}

export function decideFlags(command: Command): Command {
  return command
    .option("--confirmed", "the case holds as it is")
    .option("--revised", "its evidence, or what was edited in the file, is what follows")
    .option("--moved", "take all texts that stand word for word under one other id: revised")
    .option("--abstained", "no answer is right any more")
    .option("--retired", "nobody needs the case any more")
    .option(
      "--needless",
      "nothing asks any more: take the undecided request out, and decide nothing",
    )
    .option(
      "--answer <text>",
      "the expected answer from now on; of an abstention, what a refusal says",
    )
    .addOption(new Option("--because <reason>", "why no answer is right").choices(reasonsToAbstain))
    .option("--by <name>", "who decides")
    .option("--reason <text>", "why, in one sentence")
    .option("--confirm <list>", "what was answered with yes: query,answer,source,chunks")
    .option("--at <instant>", "when it was decided (default: now)")
    .option("--to <revision>", "the corpus revision to decide under (default: the current one)")
    .option(
      "--observations <file>",
      "observed questions of real people, as refresh plan takes them; repeatable",
      repeated,
    );
}

/** Whether requests are only taken out. Throws UsageError where something is decided as well. */
export function takesOut(flags: DecideFlags): boolean {
  if (flags.needless !== true) return false;
  const fitting = new Set(["needless", "at", "set", "to", "dryRun"]);
  const other = Object.keys(flags).find((flag) => !fitting.has(flag));
  if (other === undefined) return true;
  throw new UsageError(
    `--needless decides nothing, so it goes without --${other}: who, why and what are said with a decision.`,
  );
}

/** A decision as far as flags give it. */
export interface KnownRefresh {
  readonly outcome: Outcome | undefined;
  readonly moved: boolean;
  /** Whether only moves are taken: nothing else of the case is decided. */
  readonly onlyMoves: boolean;
  readonly because: Because | undefined;
  readonly answer: string | undefined;
  readonly by: string | undefined;
  readonly reason: string | undefined;
  readonly confirmed: readonly Confirmation[];
  readonly evidence: SaidOfEvidence;
  /** Whether nothing is left to ask. */
  readonly whole: boolean;
}

/**
 * What flags say of a decision. `sentinels`: whether all cases are judged by two people afterwards, so that nothing has to
 * be confirmed. Throws UsageError where they contradict each other, or something is missing and nobody can be asked.
 */
export function knownRefresh(
  flags: DecideFlags,
  evidence: SaidOfEvidence,
  { terminal, sentinels }: { readonly terminal: boolean; readonly sentinels: boolean },
): KnownRefresh {
  const outcome = outcomeOf(flags);
  assertFits(outcome, flags, evidence);
  const { because, by, reason, confirm, moved = false } = flags;
  const { answer } = flags;
  assertName({ by });
  assertFit({ reason, answer, quote: quotesIn(evidence) });
  const missing = missingFlags(outcome, flags, outcome === "retired" || sentinels);
  if (missing.length > 0 && !terminal) {
    throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join("; ")}.`);
  }
  return {
    outcome,
    moved,
    onlyMoves: moved && flags.revised !== true && !changesEvidence(evidence),
    because,
    answer: answer?.trim(),
    by: by?.trim(),
    reason: reason?.trim(),
    confirmed: confirmedIn(confirm ?? ""),
    evidence,
    whole: missing.length === 0,
  };
}

/** What has to be said by flags where there is nobody to ask. */
function missingFlags(
  outcome: Outcome | undefined,
  { because, answer, by, reason, confirm }: DecideFlags,
  asksNothing: boolean,
): readonly string[] {
  const abstains = outcome === "abstained";
  const needed: readonly (readonly [flag: string, isMissing: boolean])[] = [
    ["--confirmed, --revised, --moved, --abstained or --retired", outcome === undefined],
    ["--because", abstains && because === undefined],
    ["--answer", abstains && answer === undefined],
    ["--by", by === undefined],
    ["--reason", reason === undefined],
    ["--confirm", confirm === undefined && !asksNothing],
  ];
  return needed.filter(([, isMissing]) => isMissing).map(([flag]) => flag);
}

function outcomeOf(flags: DecideFlags): Outcome | undefined {
  const said = outcomes.filter((one) => flags[one] === true);
  if (flags.moved === true && !said.includes("revised")) said.push("revised");
  if (said.length > 1) {
    const given = [...outcomes, "moved" as const].filter((one) => flags[one] === true);
    throw new UsageError(
      `One outcome a call: ${given.map((one) => `--${one}`).join(" and ")} do not go together.`,
    );
  }
  return said[0];
}

/** Throws UsageError where a flag belongs to another outcome. */
function assertFits(
  outcome: Outcome | undefined,
  { because, answer }: DecideFlags,
  evidence: SaidOfEvidence,
): void {
  if (because !== undefined && outcome !== "abstained") {
    throw new UsageError("--because says why no answer is right: it needs --abstained.");
  }
  if (answer !== undefined && outcome !== "abstained" && outcome !== "revised") {
    throw new UsageError(
      "--answer changes the expected answer: it needs --revised or --abstained.",
    );
  }
  if (changesEvidence(evidence) && outcome !== "revised") {
    throw new UsageError("--replace, --drop and --add change the evidence: they need --revised.");
  }
  const quotes = evidence.withoutQuote.length + quotesIn(evidence).length;
  if (quotes > 0 && outcome !== "revised" && outcome !== "confirmed") {
    throw new UsageError("A quote belongs to evidence: it needs --confirmed or --revised.");
  }
}

function quotesIn({ said, quote }: SaidOfEvidence): readonly string[] {
  return [...said.flatMap((one) => one.quote ?? []), ...(quote === undefined ? [] : [quote])];
}
