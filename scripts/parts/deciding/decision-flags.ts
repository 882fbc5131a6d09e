import { Option, type Command } from "commander";
import { confirmations, type Confirmation } from "../../../src/model/confirmation.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import type { KnownDecision } from "./ask-decision.ts";
import { assertFit, assertName } from "../fit-text.ts";
import { UsageError } from "../../io.ts";

export interface DecisionFlags {
  readonly reviewer?: string;
  readonly reason?: string;
  readonly approve?: true;
  readonly reject?: true;
  readonly confirm?: string;
  readonly at?: string;
}

export function decisionFlags(command: Command): Command {
  return command
    .option("--reviewer <name>", "who decides")
    .option("--reason <text>", "why, in one sentence")
    .addOption(new Option("--approve", "approve the cases").conflicts("reject"))
    .addOption(new Option("--reject", "reject the cases").conflicts(["approve", "confirm"]))
    .option("--confirm <list>", "what was answered with yes: query,answer,source,chunks")
    .option("--at <instant>", "when it was decided (default: now)");
}

/**
 * The decision as far as flags give it; `whole` where nothing is left to ask. Throws UsageError where something is
 * missing and there is no terminal to ask at.
 */
export function wholeDecision(
  flags: DecisionFlags,
  terminal: boolean,
): KnownDecision & { readonly whole: boolean } {
  const status = statusOf(flags);
  const given = { status, reviewer: textOf(flags, "reviewer"), reason: textOf(flags, "reason") };
  const missing = [
    ...(given.reviewer === undefined ? ["--reviewer"] : []),
    ...(given.reason === undefined ? ["--reason"] : []),
    ...(status === undefined ? ["--approve or --reject"] : []),
    ...(status === "approved" && flags.confirm === undefined ? ["--confirm"] : []),
  ];
  if (missing.length > 0 && !terminal) {
    throw new UsageError(`Without a terminal to ask at, these are missing: ${missing.join(", ")}.`);
  }
  const confirmed = confirmedIn(flags.confirm ?? "");
  return { ...given, confirmed, whole: missing.length === 0 };
}

function statusOf({ approve, reject }: DecisionFlags): KnownDecision["status"] {
  if (approve === true) return "approved";
  return reject === true ? "rejected" : undefined;
}

function textOf(flags: DecisionFlags, flag: "reviewer" | "reason"): string | undefined {
  const assert = flag === "reviewer" ? assertName : assertFit;
  assert({ [flag]: flags[flag] });
  return flags[flag]?.trim();
}

/** What a list of words confirms, in the order of the questions. Throws UsageError for a word that is none. */
export function confirmedIn(list: string): readonly Confirmation[] {
  const words = list.split(",").map((word) => word.trim());
  const unknown = words.find((word) => word !== "" && !confirmations.some((one) => one === word));
  if (unknown !== undefined) {
    throw new UsageError(
      `--confirm knows ${confirmations.join(", ")}, not "${terminalText(unknown)}".`,
    );
  }
  return confirmations.filter((one) => words.includes(one));
}

/** How far the clocks of two machines may differ before a moment of one is in the future of the other, in milliseconds. */
const skew = 5 * 60 * 1000;

/** A moment as it is recorded, with seconds and Z; now where none is given. Throws UsageError, also for one to come. */
export function instantOf(given: string | undefined, now: Date, flag = "--at"): string {
  const date = given === undefined ? now : new Date(given);
  const written = given === undefined || isWrittenMoment(given);
  if (!written || Number.isNaN(date.getTime())) {
    throw new UsageError(
      `${flag} is "${terminalText(given ?? "")}"; a moment is written 2026-09-01T09:00:00Z.`,
    );
  }
  if (date.getTime() > now.getTime() + skew) {
    throw new UsageError(
      `${flag} is "${terminalText(given ?? "")}", which is still to come by the clock of this machine. Give the moment at which it was decided.`,
    );
  }
  return date.toISOString().replace(/\.\d+Z$/, "Z");
}

/** Date takes the 30th of February for the 2nd of March, and 24:00 for the next day. */
function isWrittenMoment(text: string): boolean {
  const form = /^(\d{4}-\d\d-\d\d)T(?!24)\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
  const day = form.exec(text)?.[1];
  if (day === undefined) return false;
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
