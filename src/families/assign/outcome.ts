import type { CaseFile } from "../../model/case.ts";
import type { Split } from "../../model/families.ts";
import { isLater } from "../../model/instant.ts";
import { isSplitApart } from "../conflicts.ts";
import { drawnSplit, type Draw } from "../draw.ts";
import type { Exposed } from "../exposed.ts";
import type { Grouping } from "../grouping.ts";
import { splits } from "../splits.ts";
import type { Holder } from "../split-graph.ts";

/** Why a component gets no split. */
export type Refusal =
  /** Two of its members are recorded on sides that are to be apart. */
  | { readonly why: "conflict"; readonly members: readonly [Holder, Holder] }
  /** Something of a case is not known that may join it with others. */
  | { readonly why: "unknown"; readonly file: CaseFile }
  /** Nothing says whether a case is about families or about none. */
  | { readonly why: "no-families"; readonly file: CaseFile }
  /** People have learned from it, so it can be held out no more. */
  | { readonly why: "exposed" }
  /** Under the claim `period`: a case does not say when it is asked. */
  | { readonly why: "undated"; readonly file: CaseFile }
  /** Under the claim `period`: cases of both periods. */
  | { readonly why: "two-periods"; readonly files: readonly [CaseFile, CaseFile] }
  /** No split that it may have has a share. */
  | { readonly why: "no-share" };

export type Outcome =
  /** All of it is recorded. */
  | { readonly how: "recorded" }
  /** What is open goes where a recorded member is. */
  | { readonly how: "follows"; readonly split: Split; readonly member: Holder }
  | { readonly how: "drawn"; readonly split: Split }
  /** Under the claim `period`: all of it is asked after the cutoff. */
  | { readonly how: "dated"; readonly split: Split }
  | ({ readonly how: "refused" } & Refusal);

/** What decides the outcome of one component. */
export interface Facts {
  readonly name: string;
  readonly families: readonly string[];
  readonly cases: readonly CaseFile[];
  readonly recorded: readonly Holder[];
  readonly open: readonly Holder[];
}

interface Judging {
  readonly grouping: Grouping;
  readonly draw: Draw;
  readonly exposed: Exposed;
}

export function outcomeOf(facts: Facts, judging: Judging): Outcome {
  const { recorded, open, cases } = facts;
  if (open.length === 0) return { how: "recorded" };
  const conflict = conflictAmong(recorded);
  if (conflict !== undefined) return { how: "refused", why: "conflict", members: conflict };
  const refusal = unknownIn(facts, judging.grouping);
  if (refusal !== undefined) return { how: "refused", ...refusal };
  const member = firstRecorded(recorded);
  if (member?.split !== undefined) return { how: "follows", split: member.split, member };
  const { exposed } = judging;
  if (facts.families.some(exposed.family) || cases.some(exposed.case)) {
    return { how: "refused", why: "exposed" };
  }
  const { kind, cutoff } = judging.grouping.file.families?.claim ?? {};
  if (kind === "period" && cutoff !== undefined) return byPeriod(facts, judging.draw, cutoff);
  return drawnAmong(facts.name, judging.draw);
}

function conflictAmong(recorded: readonly Holder[]): readonly [Holder, Holder] | undefined {
  const [one] = recorded;
  const other = recorded.find(
    ({ split }) =>
      one?.split !== undefined && split !== undefined && isSplitApart([one.split, split]),
  );
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Dev and regression may share: what joins both is for development. */
function firstRecorded(recorded: readonly Holder[]): Holder | undefined {
  const bySplit = splits.map((split) => recorded.find((one) => one.split === split));
  return bySplit.find((one) => one !== undefined);
}

/** A split is never taken back, so nothing is recorded while something may still join what it is for. */
function unknownIn({ cases, open }: Facts, grouping: Grouping): Refusal | undefined {
  const unread = open.find((one) => one.kind === "case" && one.file.has(["split"]));
  if (unread?.kind === "case") return { why: "unknown", file: unread.file };
  const unknown = cases.find((file) => !isKnown(file, grouping));
  if (unknown !== undefined) return { why: "unknown", file: unknown };
  if (grouping.isByCase) return undefined;
  const silent = open.find(
    (one) => one.kind === "case" && !one.file.has(["families"]) && !one.file.has(["variantOf"]),
  );
  return silent?.kind === "case" ? { why: "no-families", file: silent.file } : undefined;
}

/** Whether all is known that may join a case with others; where each case has its own split, only what it rephrases may. */
function isKnown(file: CaseFile, { isByCase, exceptions, familiesOf }: Grouping): boolean {
  const { parent, whole } = familiesOf(file);
  if (!isByCase) return whole;
  const rephrases = file.has(["variantOf"]) && exceptions.keepsVariantApart(file) === undefined;
  return !rephrases || parent !== undefined;
}

function byPeriod({ name, cases }: Facts, draw: Draw, cutoff: string): Outcome {
  const undated = cases.find((file) => file.case.askedAt === undefined);
  if (undated !== undefined) return { how: "refused", why: "undated", file: undated };
  const isHeldOut = ({ case: { askedAt } }: CaseFile): boolean =>
    askedAt !== undefined && !isLater(cutoff, askedAt);
  const after = cases.find(isHeldOut);
  const before = cases.find((file) => !isHeldOut(file));
  if (after !== undefined && before !== undefined) {
    return { how: "refused", why: "two-periods", files: [before, after] };
  }
  if (after !== undefined) return { how: "dated", split: "test" };
  const { test: _, ...weights } = draw.weights;
  return drawnAmong(name, { ...draw, weights });
}

function drawnAmong(name: string, draw: Draw): Outcome {
  const drawn = drawnSplit(name, draw);
  const split = splits.find((one) => one === drawn);
  return split === undefined ? { how: "refused", why: "no-share" } : { how: "drawn", split };
}
