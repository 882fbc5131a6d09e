import type { Currency } from "../../corpus/currency.ts";
import type { CaseFile } from "../../model/case.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { unverifiableWords, whatToDo } from "../../refresh/plan/what-is-missing.ts";
import { reasonWords } from "./reason-words.ts";

type Stale = Extract<Currency, { readonly state: "stale" }>;

/** How many documents are named. */
const mostNamed = 5;

/** What a judgment is under the current corpus revision, why, and what to do about it: lines of untrusted text. */
export function judgmentNow(dataset: Dataset, file: CaseFile, currency: Currency): string {
  const { corpusRevision = "", kind } = file.case;
  const [then, now] = [quoted(corpusRevision), quoted(currentRevision(dataset)?.id ?? "")];
  switch (currency.state) {
    case "current":
      return `current: it was made under ${now}, the current corpus revision`;
    case "carried":
      return kind === "abstention"
        ? `carried since ${then}: nothing that changed up to ${now} concerns it, so nobody is asked`
        : `carried since ${then}: its evidence has the same ids and texts under ${now}, and nothing else that changed concerns it, so nobody is asked`;
    case "stale":
      return [
        `stale: it was made under ${then}, and under ${now} somebody has to look again`,
        ...currency.reasons.map((reason) => `${reason}: ${reasonWords[reason]}`),
        ...currency.unverifiable.map((why) => `${why}: ${unverifiableWords[why]}`),
        ...documentLines(currency.documents),
        whatNext(file, currency),
      ].join("\n");
  }
}

/** Where nothing tells what changed, nothing can be decided about it either. */
function whatNext(file: CaseFile, { reasons, unverifiable }: Stale): string {
  const [why] = unverifiable;
  return why !== undefined && reasons.length === 0
    ? whatToDo(file, why)
    : `what moved, and what to decide: touchstone refresh plan ${file.case.id ?? file.path}`;
}

function documentLines(documents: readonly string[]): readonly string[] {
  if (documents.length === 0) return [];
  const more = documents.length - mostNamed;
  const named = [...documents.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  return [`may answer it now: ${listed(named)}`];
}
