import { stageOf, waitsForFill, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { unreadCases, type Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { dueUnder, isAskedNeedlessly, type Due, type Stale } from "../../rules/due/due.ts";
import type { RefreshPlan, UnaskedCase } from "./plan.ts";

/** Of a judgment that stands, while people ask something that it does not represent. */
const unmoved: Stale = { state: "stale", reasons: [], unverifiable: [], documents: [] };

/** A case that somebody is asked about, and why. */
export type AskedCase = { readonly file: CaseFile; readonly id: string } & (
  | {
      readonly asks: "refresh";
      readonly currency: Stale;
      /** The ids of the observations that ask about it. */
      readonly observations: readonly string[];
    }
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
  /** The ids of the observations that ask about an approved case, by its id. */
  readonly observed?: ReadonlyMap<string, readonly string[]>;
}

/** Sorts the cases of a set under a revision. Rejected and retired ones are nowhere. */
export function sortCases(
  dataset: Dataset,
  { target, candidates = false, observed }: Asking,
): SortedCases {
  const turnOf = turnIn(dataset, target, observed);
  const asked: AskedCase[] = [];
  const needless: CaseFile[] = [];
  const unasked: UnaskedCase[] = unreadCases(dataset).map((path) => ({
    path,
    id: undefined,
    file: undefined,
    why: "unreadable",
    unverifiable: [],
  }));
  const standing = { current: 0, carried: 0 };
  for (const file of dataset.cases) {
    const stage = stageOf(file);
    if (stage === "rejected" || stage === "retired") continue;
    if (stage === "pending" && !candidates) continue;
    const turn = turnOf(file);
    if (typeof turn === "string") {
      standing[turn]++;
      if (isAskedNeedlessly(file, { state: turn })) needless.push(file);
    } else if ("why" in turn) unasked.push(turn);
    else asked.push(turn);
  }
  return { asked, needless, standing, unasked: unasked.toSorted((a, b) => byUtf8(a.path, b.path)) };
}

function turnIn(
  dataset: Dataset,
  target: CorpusRevision,
  observed: Asking["observed"],
): (file: CaseFile) => AskedCase | UnaskedCase | "current" | "carried" {
  const dueOf = dueUnder(dataset, target);
  return (file) => {
    const { path } = file;
    const { id } = file.case;
    // What was approved is asked about, also where nobody can read what became of it.
    const why = dataset.approved.has(path) ? undefined : unfitness(file);
    if (id === undefined || why !== undefined) {
      return { path, id, file, why: why ?? "unreadable", unverifiable: [] };
    }
    if (stageOf(file) === "pending") return { file, id, asks: "first-judgment" };
    const due = dueOf(file);
    if (due === undefined) return { path, id, file, why: "unreadable", unverifiable: [] };
    // An edit of what stands is a new judgment like any other.
    if (due.is === "approval") return { path, id, file, why: "edited", unverifiable: [] };
    return turnOfApproved({ file, id }, due, observationsOn(file, observed?.get(id)));
  };
}

/** Whether somebody is asked about an approved case that can be read. */
function turnOfApproved(
  { file, id }: { readonly file: CaseFile; readonly id: string },
  { is, currency }: Exclude<Due, { readonly is: "approval" }>,
  observations: readonly string[],
): AskedCase | UnaskedCase | "current" | "carried" {
  const { path } = file;
  if (currency.state === "stale") {
    if (is === "repair" && observations.length === 0) {
      return { path, id, file, why: "unverifiable", unverifiable: currency.unverifiable };
    }
    return { file, id, asks: "refresh", currency, observations };
  }
  if (observations.length === 0) return currency.state;
  return { file, id, asks: "refresh", currency: unmoved, observations };
}

/** The observations that ask about a case now, and those of a request that nobody has decided, in their order. */
export function observationsOn(
  { whole }: CaseFile,
  now: readonly string[] = [],
): readonly string[] {
  const { refresh } = whole ?? {};
  const requested = refresh?.outcome === undefined ? refresh?.observations : undefined;
  return [...new Set([...now, ...(requested ?? [])])].toSorted(byUtf8);
}

/** Whether a case has an undecided request for the revision. */
export function asksAlready({ whole }: CaseFile, target: Pick<CorpusRevision, "id">): boolean {
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
  return contentState(file) === "unbound" ? "unbound" : undefined;
}
