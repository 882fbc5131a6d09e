import { currencyIn, type Currency } from "../../corpus/currency.ts";
import { lineageOf } from "../../families/lineage.ts";
import { stageOf, waitsForFill, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { unreadCases, type Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { RefreshPlan, UnaskedCase } from "./plan.ts";

/** A case that somebody is asked about, and why. */
export type AskedCase = { readonly file: CaseFile; readonly id: string } & (
  | { readonly asks: "refresh"; readonly currency: Extract<Currency, { state: "stale" }> }
  | { readonly asks: "first-judgment" }
);

/** The cases of a set, by whether somebody has to look at them. */
export interface SortedCases extends Pick<RefreshPlan, "standing" | "unasked" | "needless"> {
  readonly asked: readonly AskedCase[];
}

interface Asking {
  readonly target: CorpusRevision;
  /** Whether candidates are asked about as well. */
  readonly candidates?: boolean | undefined;
}

/** Sorts the cases of a set under a revision. Rejected and retired ones are nowhere. */
export function sortCases(dataset: Dataset, { target, candidates = false }: Asking): SortedCases {
  const currencyOf = currencyIn(dataset, lineageOf(dataset), target);
  const asked: AskedCase[] = [];
  const needless: CaseFile[] = [];
  const unasked: UnaskedCase[] = unreadCases(dataset).map((path) => ({
    path,
    id: undefined,
    why: "unreadable",
  }));
  const standing = { current: 0, carried: 0 };
  for (const file of dataset.cases) {
    const stage = stageOf(file);
    const isCandidate = stage === "pending";
    if (stage === "rejected" || stage === "retired" || (isCandidate && !candidates)) continue;
    const { path } = file;
    const { id } = file.case;
    const why = unfitness(file);
    if (why !== undefined || id === undefined) {
      unasked.push({ path, id, why: why ?? "unreadable" });
      continue;
    }
    if (isCandidate) {
      asked.push({ file, id, asks: "first-judgment" });
      continue;
    }
    const currency = currencyOf(file);
    if (currency.state === "stale") asked.push({ file, id, asks: "refresh", currency });
    else {
      standing[currency.state]++;
      if (asksAlready(file, target)) needless.push(file);
    }
  }
  return { asked, needless, standing, unasked: unasked.toSorted((a, b) => byUtf8(a.path, b.path)) };
}

/** Whether a case has an undecided request for the revision. */
export function asksAlready({ whole }: CaseFile, target: CorpusRevision): boolean {
  const { refresh } = whole ?? {};
  return refresh !== undefined && refresh.outcome === undefined && refresh.to === target.id;
}

/** Why nobody can be asked about a case as it is; undefined where somebody can. */
function unfitness(file: CaseFile): UnaskedCase["why"] | undefined {
  const stage = stageOf(file);
  if (stage === undefined || file.whole === undefined || file.digest === undefined) {
    return "unreadable";
  }
  if (stage === "pending") return waitsForFill(file) ? "unfilled" : undefined;
  const content = contentState(file);
  if (content === "as-judged") return undefined;
  return content === "unbound" ? "unbound" : "edited";
}
