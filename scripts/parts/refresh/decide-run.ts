import { currentRevision } from "../../../src/model/dataset.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Problem } from "../../../src/model/finding.ts";
import type { RecordedObservation } from "../../../src/model/observation.ts";
import { decidedText, endText } from "../../../src/report/refresh/decided-text.ts";
import { obstaclesText } from "../../../src/report/review/record-report.ts";
import type { TextOptions } from "../../../src/report/verdict/problem-text.ts";
import {
  decideRefresh,
  type DecidedText,
  type RefreshDecision,
} from "../../../src/refresh/deciding/decide-refresh.ts";
import { leftRelatives } from "../../../src/refresh/deciding/left-relatives.ts";
import { triggerOf, type TriggerOfCase } from "../../../src/refresh/deciding/trigger.ts";
import { unfitCase } from "../../../src/refresh/deciding/unfit-to-decide.ts";
import { judgedVersion } from "../../../src/rules/due/judgments-under.ts";
import type { Obstacles } from "../../../src/rules/errors-after.ts";
import type { ExitCode, Io } from "../../io.ts";
import type { ChosenCases } from "../chosen-cases.ts";
import { replaceTexts } from "../raw-text.ts";
import type { KnownRefresh } from "./decide-flags.ts";
import { givenChoice } from "./given-choice.ts";
import type { CaseToDecide, SetToDecide } from "./set-to-decide.ts";

/** One run of the command. */
export interface Session extends SetToDecide {
  readonly io: Io;
  readonly chosen: ChosenCases;
  readonly known: KnownRefresh;
  readonly at: string;
  /** Recorded observations of real use. */
  readonly observations: readonly RecordedObservation[];
  /** The ids of those that ask about a case, by its id. */
  readonly observed: ReadonlyMap<string, readonly string[]>;
  readonly options: TextOptions;
  readonly isDryRun: boolean;
}

/** What stands against a decision. */
export type Refusal =
  | { readonly refused: Problem }
  | { readonly refused: readonly Problem[] }
  | Obstacles;

export function refuse(io: Io, against: readonly Refusal[], options: TextOptions): ExitCode {
  const texts = against.map(({ refused, ...rest }) => {
    const findings = "findings" in rest ? rest.findings : [];
    return obstaclesText({ refused: [refused].flat(), findings }, options, "not decided");
  });
  io.out(`${texts.join("\n")}\nNothing was written.\n`);
  return 1;
}

/** A case with what is decided about it. */
export interface Planned extends CaseToDecide {
  readonly decided: DecidedText;
}

/** What flags decide about one of several cases. */
export function byFlags(
  session: Session,
  one: CaseToDecide,
  all: readonly CaseToDecide[],
): DecidedText | Refusal {
  const { known, dataset, target } = session;
  const asked = askedFor(session, one.file);
  if ("refused" in asked) return asked;
  const choice = givenChoice(dataset, one.file, { known, target });
  if ("refused" in choice) return choice;
  const { by = "", reason = "", confirmed } = known;
  return decideOne(session, one, {
    choice,
    by,
    reason,
    confirmed,
    together: all.map(({ file }) => file),
  });
}

/** What asks for a decision about a case, before anything is decided. */
export function askedFor(
  { dataset, target, observed }: Pick<Session, "dataset" | "target" | "observed">,
  file: CaseFile,
): Exclude<TriggerOfCase, { readonly refused: Problem }> | Refusal {
  const unfit = unfitCase(file);
  if (unfit.length > 0) return { refused: unfit };
  return triggerOf(dataset, { file, observed: observed.get(file.case.id ?? "") }, target);
}

type Said = Pick<RefreshDecision, "choice" | "by" | "reason" | "confirmed" | "together">;

export function decideOne(
  { dataset, target, at, observed: asking }: Session,
  { file, text, judged }: CaseToDecide,
  said: Said,
): DecidedText | Refusal {
  const trigger = askedFor({ dataset, target, observed: asking }, file);
  if ("refused" in trigger) return trigger;
  const { reasons, observations } = trigger;
  const from = judgedVersion(dataset, file).case.corpusRevision;
  const decision = { ...said, at, reasons, observations, target, from, judged, text };
  return decideRefresh(dataset, file, decision);
}

/** Writes decisions, all or none, and tells them. */
export async function write(session: Session, planned: readonly Planned[]): Promise<ExitCode> {
  const { io, chosen, dataset, target, options, isDryRun } = session;
  const files = planned.map(({ file, text, decided }) => ({
    path: file.path,
    before: text,
    after: decided.text,
  }));
  const late = isDryRun ? [] : await replaceTexts(chosen.folder, files);
  if (late.length > 0) return refuse(io, [{ refused: late }], options);
  const reviewers = dataset.policy?.policy?.reviewers ?? [];
  const isElsewhere = target.revision !== currentRevision(dataset);
  for (const { file, judged, text, decided } of planned) {
    const told = {
      before: judged ?? file,
      textBefore: text,
      decided,
      reviewers,
      isDryRun,
      isElsewhere,
      left: leftRelatives(
        dataset,
        decided.file,
        planned.map((one) => one.decided.file),
      ),
    };
    io.out(decidedText(told, options));
  }
  io.out(endText(planned.length, { isDryRun, style: io.style }));
  return 0;
}
