import { leadsOf } from "../families/near-duplicates/find-leads.ts";
import { traceOf } from "../families/near-duplicates/compared-case.ts";
import type { Lead } from "../families/near-duplicates/lead.ts";
import { toldElsewhere } from "../families/near-duplicates/told-elsewhere.ts";
import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { counted, listed, quoted } from "../model/sentence.ts";

/** How many leads a rule tells of: nobody walks through hundreds of findings, and a command lists them all. */
const most = 25;

const settle =
  'if for two, record an exception with both cases, "decision: distinct" and the reason.';
const fixes = {
  across: `Look at both. If they ask for one thing, keep only one of them: on two sides, whoever tunes on one has seen the other; ${settle}`,
  within: `Look at both. If they ask for one thing, keep one of them, or say "variantOf" in the one that rephrases the other; ${settle}`,
};

/** The leads of one kind as findings, the strongest of them, and how many more there are. */
export function* leadProblems(
  dataset: Dataset,
  why: Lead["why"],
  messageOf: (lead: Lead, threshold: number) => string,
): Generator<Problem> {
  const { leads, threshold } = leadsOf(dataset);
  const own = leads.filter(
    ({ why: kind, pair: [one, other] }) =>
      kind === why && toldElsewhere(one.file, other.file) === undefined,
  );
  for (const [index, lead] of own.slice(0, most + 1).entries()) {
    const [one, other] = lead.pair.map(({ file }) => file);
    if (one === undefined || other === undefined) continue;
    const place = { at: other.locate(["query"]), related: [one.locate(["query"])] };
    if (index < most) {
      const traces = `This one: ${traceText(dataset, other)}. The other: ${traceText(dataset, one)}.`;
      const fix = lead.isAcross ? fixes.across : fixes.within;
      yield { message: `${messageOf(lead, threshold)} ${traces}`, ...place, fix };
    } else {
      const more = counted(own.length - most, "more pair");
      const message = `There are ${more} of this kind; the ${most} told of are the strongest.`;
      yield { message, ...place, fix: "List them all: touchstone families alike" };
    }
  }
}

/** The name of the case that came first, by which a message at the other one calls it. */
export function otherName({ pair: [{ file }] }: Lead): string {
  return quoted(file.case.id ?? file.path);
}

function traceText(dataset: Dataset, file: CaseFile): string {
  const { families, documents, splits } = traceOf(dataset, file);
  const parts = [
    namesText(families, ["family", "families"]),
    namesText(documents, ["document", "documents"]),
    namesText(splits, ["split", "splits"]),
  ];
  return parts.join(", ");
}

function namesText(names: readonly string[], [one, several]: readonly [string, string]): string {
  if (names.length === 0) return `no ${one}`;
  const shown = names.slice(0, 3).map(quoted);
  const more = names.length > 3 ? [`${names.length - 3} more`] : [];
  return `${names.length === 1 ? one : several} ${listed([...shown, ...more])}`;
}
