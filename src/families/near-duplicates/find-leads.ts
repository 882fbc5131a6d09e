import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { alikeQuestions, sharedGrounds } from "./candidates.ts";
import { comparing, type ComparedCase } from "./compared-case.ts";
import { areOfOtherNumbers, leadOf, possibleLead, type Lead, type LeadTerms } from "./lead.ts";
import { leadTerms } from "./lead-terms.ts";
import { runNumbering } from "./runs.ts";
import { settledPairs } from "./settled.ts";
import { toldElsewhere } from "./told-elsewhere.ts";

/** After so many pairs the search ends: nobody looks at that many, and a text that is there a hundred thousand times has more. */
const mostPairs = 1_000_000;

/** What a search for leads gave. */
export interface Leads {
  /** The leads, those across the split first, then by how alike they are. */
  readonly leads: readonly Lead[];
  readonly threshold: number;
  /** How many cases were compared with each other. */
  readonly compared: number;
  /** What is left out of the leads since each question names a number that the other has not. */
  readonly ofOtherNumbers: readonly Lead[];
  /** Whether there were more of those than are looked at. */
  readonly isOthersCut: boolean;
  /** Pairs left out since a person has settled that they are two questions. */
  readonly settled: number;
  /** Whether there were more pairs than are looked at, so that some leads may be missing. */
  readonly isCut: boolean;
}

/** How a search differs from what the policy asks for. */
export interface LeadOptions {
  readonly threshold?: number | undefined;
  /** Whether questions that name different numbers are leads as well. */
  readonly withOtherNumbers?: boolean;
}

type ListedLeads = Pick<Leads, "leads" | "threshold">;

const known = new WeakMap<Dataset, ListedLeads>();

/** The leads of a set as its policy asks for them. Worked out once for each set; what is left out is not looked at. */
export function leadsOf(dataset: Dataset): ListedLeads {
  const leads = known.get(dataset) ?? search(dataset, {}, "passed over");
  known.set(dataset, leads);
  return leads;
}

/** All leads of a set, none missed: pairs of cases that somebody should look at. */
export function findLeads(dataset: Dataset, options: LeadOptions = {}): Leads {
  return search(dataset, options, options.withOtherNumbers === true ? "listed" : "left out");
}

/** What becomes of pairs whose questions name other numbers. */
type Others = "listed" | "left out" | "passed over";

function search(dataset: Dataset, { threshold: least }: LeadOptions, others: Others): Leads {
  const cases = comparedCases(dataset);
  const terms = leadTerms(dataset, cases, least);
  const { found, leftOut, isCut, isOthersCut } = leadsAmong(cases, terms, others);
  const { threshold } = terms;
  return {
    ...unsettled(dataset, found),
    ofOtherNumbers: unsettled(dataset, leftOut).leads,
    isOthersCut,
    threshold,
    compared: cases.length,
    isCut,
  };
}

/** The leads of a question that is not in the set: as of a case, and where it has no answer, as if the answer were the same. */
export function leadsTo(dataset: Dataset, asked: CaseFile, options: LeadOptions = {}): Leads {
  const numbering = runNumbering();
  const prepare = comparing(dataset, numbering);
  const cases = dataset.cases.flatMap((file) => prepare(file) ?? []);
  const terms = leadTerms(dataset, cases, options.threshold);
  const own = prepare(asked);
  const measure = own?.answer === undefined ? possibleLead : leadOf;
  const all = own === undefined ? [] : cases.flatMap((one) => measure(one, own, terms) ?? []);
  const isLeftOut = (lead: Lead): boolean =>
    options.withOtherNumbers !== true && lead.isOfOtherNumbers;
  return {
    ...unsettled(
      dataset,
      all.filter((lead) => !isLeftOut(lead)),
    ),
    ofOtherNumbers: unsettled(dataset, all.filter(isLeftOut)).leads,
    isOthersCut: false,
    threshold: terms.threshold,
    compared: cases.length,
    isCut: false,
  };
}

/** The leads of one case of a set, by rank, as the policy asks for them. What all of them share is worked out once for each set. */
export function leadsOfCase(dataset: Dataset, file: CaseFile): readonly Lead[] {
  const cases = comparedCases(dataset);
  const own = cases.find((one) => one.file === file);
  if (own === undefined) return [];
  const terms = usualTerms(dataset);
  const found = cases.flatMap((one) => leadOf(one, own, terms) ?? []);
  return unsettled(
    dataset,
    found.filter(({ isOfOtherNumbers }) => !isOfOtherNumbers),
  ).leads;
}

/** The leads by rank, without those that are settled, which are counted. */
function unsettled(dataset: Dataset, found: readonly Lead[]): Pick<Leads, "leads" | "settled"> {
  const settledBy = settledPairs(dataset.families?.families);
  const leads = found.filter(
    ({ pair: [one, other] }) => settledBy(one.file.case.id, other.file.case.id) === undefined,
  );
  return { leads: leads.toSorted(byRank), settled: found.length - leads.length };
}

interface FoundLeads {
  readonly found: readonly Lead[];
  readonly leftOut: readonly Lead[];
  readonly isCut: boolean;
  readonly isOthersCut: boolean;
}

function leadsAmong(cases: readonly ComparedCase[], terms: LeadTerms, others: Others): FoundLeads {
  const [listed, leftOut] = [
    pairsMeasured(cases.length, terms),
    pairsMeasured(cases.length, terms),
  ];
  for (const [one, other] of inTurn(cases, terms)) {
    const [first, second] = [cases[one], cases[other]];
    if (first === undefined || second === undefined) continue;
    const isListed = others === "listed" || !areOfOtherNumbers(first, second);
    if (isListed) listed.take([one, other], first, second);
    else if (others === "left out") leftOut.take([one, other], first, second);
    if (listed.isCut()) break;
  }
  return {
    found: listed.found(),
    leftOut: leftOut.found(),
    isCut: listed.isCut(),
    isOthersCut: leftOut.isCut(),
  };
}

/** Pairs as they come, each measured once, until there are more than are looked at. */
function pairsMeasured(
  cases: number,
  terms: LeadTerms,
): {
  readonly take: (
    places: readonly [number, number],
    one: ComparedCase,
    other: ComparedCase,
  ) => void;
  readonly found: () => readonly Lead[];
  readonly isCut: () => boolean;
} {
  const found = new Map<number, Lead>();
  let pairs = 0;
  return {
    take: ([here, there], one, other) => {
      const key = here * cases + there;
      if (pairs > mostPairs || ++pairs > mostPairs || found.has(key)) return;
      const lead = leadOf(one, other, terms);
      if (lead !== undefined) found.set(key, lead);
    },
    found: () => [...found.values()],
    isCut: () => pairs > mostPairs,
  };
}

/** The pairs that may be leads; a pair may come more than once. */
function* inTurn(
  cases: readonly ComparedCase[],
  terms: LeadTerms,
): Generator<readonly [one: number, other: number]> {
  yield* alikeQuestions(cases, terms);
  yield* sharedGrounds(cases, terms);
}

const prepared = new WeakMap<Dataset, readonly ComparedCase[]>();

/** The cases of a set that are compared with each other, in the order of their paths. */
function comparedCases(dataset: Dataset): readonly ComparedCase[] {
  const earlier = prepared.get(dataset);
  if (earlier !== undefined) return earlier;
  const prepare = comparing(dataset, runNumbering());
  const cases = dataset.cases.flatMap((file) => prepare(file) ?? []);
  prepared.set(dataset, cases);
  return cases;
}

/** Whether some of these cases would be leads to each other without a decision that they are distinct. */
export function areAlike(dataset: Dataset, ids: Iterable<string>): boolean {
  const cases = comparedCases(dataset);
  const terms = leadTerms(dataset, cases);
  const named = new Set<string | undefined>(ids);
  const own = cases.filter(({ file }) => named.has(file.case.id));
  return own.some((one, index) =>
    own.slice(index + 1).some((other) => {
      const lead = leadOf(one, other, terms);
      const isTold = toldElsewhere(one.file, other.file) !== undefined;
      return lead !== undefined && !lead.isOfOtherNumbers && !isTold;
    }),
  );
}

const knownTerms = new WeakMap<Dataset, LeadTerms>();

function usualTerms(dataset: Dataset): LeadTerms {
  const terms = knownTerms.get(dataset) ?? leadTerms(dataset, comparedCases(dataset));
  knownTerms.set(dataset, terms);
  return terms;
}

function byRank(one: Lead, other: Lead): number {
  return (
    Number(other.isAcross) - Number(one.isAcross) ||
    other.wording - one.wording ||
    (other.answer ?? 0) - (one.answer ?? 0) ||
    byPlace(one, other)
  );
}

function byPlace(one: Lead, other: Lead): number {
  const [here, there] = [one, other].map(({ pair }) => pair.map(({ file }) => file.path));
  return byUtf8(here?.[0] ?? "", there?.[0] ?? "") || byUtf8(here?.[1] ?? "", there?.[1] ?? "");
}
