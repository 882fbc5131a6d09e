import type { CaseFile } from "../../model/case.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { planCommand } from "../../rules/asking.ts";
import { nextStep, type Due, type Stale } from "../../rules/due/due.ts";
import { judgedVersion } from "../../rules/due/judgments-under.ts";
import { unverifiableWords } from "../../rules/due/what-is-missing.ts";
import { reasonWords } from "./reason-words.ts";

/** How many documents are named. */
const mostNamed = 5;

/** What a judgment is under the current corpus revision, why, and what to do about it: lines of untrusted text. */
export function judgmentNow(dataset: Dataset, file: CaseFile, due: Due): string {
  const { currency } = due;
  const { corpusRevision = "", kind } = judgedVersion(dataset, file).case;
  const [from, now] = [quoted(corpusRevision), quoted(currentRevision(dataset)?.id ?? "")];
  if (currency.state === "stale") return staleText(file, due, { from, now, currency });
  const step = nextStep(file, due);
  if (step !== undefined) return step;
  if (currency.state === "current") {
    return `current: it was made under ${now}, the current corpus revision`;
  }
  return kind === "abstention"
    ? `carried since ${from}: nothing that changed up to ${now} concerns it, so nobody has to decide`
    : `carried since ${from}: its evidence has the same ids and texts under ${now}, and nothing else that changed concerns it, so nobody has to decide`;
}

function staleText(
  file: CaseFile,
  due: Due,
  {
    from,
    now,
    currency,
  }: { readonly from: string; readonly now: string; readonly currency: Stale },
): string {
  // The plan tells how to decide about a case that nobody edited.
  const isPlain = due.is === "decision" && !due.isEdited;
  const step = isPlain ? undefined : nextStep(file, due);
  return [
    `stale: it was made under ${from}, and under ${now} somebody has to look again`,
    ...currency.reasons.map((reason) => `${reason}: ${reasonWords[reason]}`),
    ...currency.unverifiable.map((why) => `${why}: ${unverifiableWords[why]}`),
    ...documentLines(currency.documents),
    // Where nothing tells what changed, there is no decision to see.
    ...(due.is === "decision" ? [`What moved, and what to decide: ${planCommand(file)}.`] : []),
    ...(step === undefined ? [] : [step]),
  ].join("\n");
}

function documentLines(documents: readonly string[]): readonly string[] {
  if (documents.length === 0) return [];
  const more = documents.length - mostNamed;
  const named = [...documents.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return [`may answer it now: ${listed(named)}`];
}
