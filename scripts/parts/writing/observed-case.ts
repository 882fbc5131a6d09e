import type { ObservationReading } from "../../../src/load/read-observations.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { Problem } from "../../../src/model/finding.ts";
import type { Observation } from "../../../src/model/generated/observation.ts";
import { writeInstead } from "../../../src/model/nearest.ts";
import { lackOf } from "../../../src/model/observation.ts";
import { counted, listed, quoted } from "../../../src/model/sentence.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { observationsIn } from "../observation-files.ts";
import type { NewFlags } from "./new-flags.ts";

/**
 * The observation that a new case is to come from; undefined where no flag names one. Throws UsageError where it is not
 * recorded in the files that are named, or nobody has looked at it.
 */
export async function givenObservation(
  cwd: string,
  { observation: id, observations: files = [] }: NewFlags,
): Promise<Observation | undefined> {
  if (id === undefined) {
    if (files.length === 0) return undefined;
    throw new UsageError(
      "--observations names a file: say with --observation which of its observations the case comes from.",
    );
  }
  if (files.length === 0) {
    throw new UsageError(
      "--observation names a recorded observation: name the file that holds it with --observations. No case comes from an observation that nobody can look up.",
    );
  }
  const reading = await observationsIn(cwd, files);
  const found = reading.observations.find(({ observation }) => observation.id === id);
  if (found === undefined) throw new UsageError(notFound(id, files, reading));
  const lack = lackSentence(found.observation);
  if (lack !== undefined) throw new UsageError(terminalText(lack));
  return found.observation;
}

function notFound(
  id: string,
  files: readonly string[],
  { observations, problems, refused }: ObservationReading,
): string {
  const own = refused.get(id);
  if (own !== undefined) {
    const lines = own.map((problem) => `\n  ${terminalText(placed(problem))}`);
    return `${terminalText(`The line of observation ${quoted(id)} cannot be used.`)}${lines.join("")}`;
  }
  const known = observations.map(({ observation }) => observation.id);
  const names = listed(files.map(quoted), "or");
  const advice = writeInstead(id, known, "Write the id of an observation that stands there.");
  const more =
    problems.length === 0
      ? ""
      : ` ${counted(problems.length, "problem")} with other lines: "touchstone refresh plan --observations FILE" tells what is wrong.`;
  return terminalText(`No observation has the id ${quoted(id)} in ${names}. ${advice}${more}`);
}

function placed({ at, message, fix = "" }: Problem): string {
  return `${at.file}:${at.line}:${at.column} ${message} ${fix}`.trimEnd();
}

function lackSentence(observation: Observation): string | undefined {
  const { id, source } = observation;
  const own = "or write the case as your own, without --observation.";
  switch (lackOf(observation)) {
    case undefined:
      return undefined;
    case "recurrence":
      return `Observation ${quoted(id)} was seen once, so there is no pattern yet. Wait until it recurs, ${own}`;
    case "review":
      return `Nobody has looked at the recorded queries of observation ${quoted(id)}. Look at them (${source}) and write "reviewedBy" and "reviewedAt" into its line, ${own}`;
  }
}

/** The flags with the question and the turns of an observation, where no flag gives others. */
export function observedFlags(flags: NewFlags, observation: Observation | undefined): NewFlags {
  if (observation === undefined) return flags;
  const { query, conversation } = observation;
  const turn = flags.turn ?? conversation;
  return { ...flags, query: flags.query ?? query, ...(turn === undefined ? {} : { turn }) };
}

/** Throws UsageError where the observation led to a case already, unless the new one words that one differently. */
export function assertNotLedBefore(
  { cases }: Dataset,
  { observation: id, variantOf }: Pick<NewFlags, "observation" | "variantOf">,
): void {
  if (id === undefined || variantOf !== undefined) return;
  const led = cases.find((file) => file.case.origin?.observation === id);
  if (led === undefined) return;
  const name = led.case.id ?? led.path;
  throw new UsageError(
    terminalText(
      `Observation ${quoted(id)} led to case ${quoted(name)} already: ${led.path}. Another wording of its question needs --variant-of ${name}.`,
    ),
  );
}
