import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";
import type {
  ObservedPattern,
  Representing,
} from "../../refresh/observations/observed-patterns.ts";
import { inShell } from "../in-shell.ts";

/** Observations with what they ask of a set, and the lines that could not be taken. */
export interface ObservedQuestions {
  readonly observed: readonly ObservedPattern[];
  readonly problems: readonly Problem[];
  /** The files of observations, as they were named. */
  readonly files: readonly string[];
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

type Outcome = ObservedPattern["outcome"];

/** What is counted of observations, in the order in which it is told. */
const counts: readonly (readonly [kinds: readonly Outcome["kind"][], words: string])[] = [
  [["new-case"], "to write a case for"],
  [["asks-about"], "about a case to look at"],
  [["represented"], "represented"],
  [["decided"], "decided"],
  [["repeats"], "asked in another one"],
  [["seen-once"], "seen once"],
  [["not-looked-at"], "not looked at"],
  [["names-no-approved-case"], "about no approved case"],
];

/** How many observations there are of each kind; empty where there is none. */
export function observedCounts(observed: readonly ObservedPattern[]): string {
  const told = counts.flatMap(([kinds, words]) => {
    const count = observed.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  return told.length === 0 ? "" : `${counted(observed.length, "pattern")}: ${told.join(", ")}`;
}

/** How often a pattern was seen, when, and who looked at it. */
export function seenText({ observation }: ObservedPattern): string {
  const { count, firstSeen, lastSeen, reviewedBy } = observation;
  const [from, to] = [firstSeen.slice(0, 10), lastSeen.slice(0, 10)];
  const when = from === to ? `on ${from}` : `${from} to ${to}`;
  const looked = reviewedBy === undefined ? "" : `, looked at by ${reviewedBy}`;
  return `seen ${count === 1 ? "once" : `${count} times`}, ${when}${looked}`;
}

/** Why an observation proposes no case, as the end of a sentence about it. */
export function outcomeText(outcome: Exclude<Outcome, { kind: "new-case" }>): string {
  switch (outcome.kind) {
    case "represented":
      return `represented by ${listed(outcome.by.map(representingText))}`;
    case "asks-about":
      return `asks about ${nameOf(outcome.file)}: somebody looks at that case again`;
    case "decided":
      return `about ${nameOf(outcome.file)}, which was decided with it in view`;
    case "repeats":
      return `asks the same as ${quoted(outcome.observation)}`;
    case "seen-once":
      return "seen once, so there is no pattern yet";
    case "not-looked-at":
      return 'nobody has looked at the recorded queries: "reviewedBy" and "reviewedAt" are missing';
    case "names-no-approved-case":
      return outcome.file === undefined
        ? `names case ${quoted(outcome.id)}, which the set does not have`
        : `names ${nameOf(outcome.file)}, which is ${stageOf(outcome.file) ?? "not readable"}`;
  }
}

function representingText({ file, how }: Representing): string {
  const stage = stageOf(file);
  const state = stage === "approved" ? "" : `, ${stage ?? "not readable"}`;
  return `${nameOf(file)} (${how === "origin" ? "it led to that case" : "asks the same"}${state})`;
}

/** The id of a case, or its path. */
export function nameOf(file: CaseFile): string {
  return file.case.id ?? file.path;
}

/** The command that writes the case of an observation, for a shell: ids and paths with other signs stand in quotes. */
export function commandFor({ observation }: ObservedPattern, files: readonly string[]): string {
  const from = files.map((file) => `--observations ${inShell(file)}`);
  return ["touchstone new --observation", inShell(observation.id), ...from].join(" ");
}

/** The command that decides about the approved case that an observation names. */
export function decideCommandFor(
  file: CaseFile,
  { files, flags = "" }: Pick<ObservedQuestions, "files" | "flags">,
): string {
  const from = files.map((one) => `--observations ${inShell(one)}`);
  return ["touchstone refresh decide", inShell(nameOf(file)), ...from].join(" ") + flags;
}
