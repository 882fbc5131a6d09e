import { triggers } from "../../corpus/refresh-scopes.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Refresh, RefreshReason } from "../../model/generated/case.ts";
import { proofField, type RecordedVia } from "../../model/recorded-via.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { TargetRevision } from "./target-revision.ts";

/** Who decided about a case, when, why and what, and what had asked for it. */
interface Deciding {
  readonly outcome: NonNullable<Refresh["outcome"]>;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  /** The corpus revision of the judgment before. */
  readonly from: string;
  readonly reasons: readonly RefreshReason[];
  /** The ids of the observations that asked for it. */
  readonly observations?: readonly string[] | undefined;
  readonly target: TargetRevision;
  readonly via: RecordedVia;
}

/** The block that records a decision, and what it says otherwise than the request that stood in the file. */
export interface RefreshBlock {
  readonly block: Refresh;
  readonly told: readonly string[];
}

const order: readonly RefreshReason[] = [
  ...triggers,
  "query-pattern-observed",
  "corpus-revision-changed",
];

/**
 * A request for the target is completed: its reasons stay, and what happened beside them is added. Of one for another way what
 * people asked stays, since that is of no revision.
 */
export function refreshBlock(file: CaseFile, deciding: Deciding): RefreshBlock {
  const { outcome, by, at, reason, from, reasons, target, via } = deciding;
  const { refresh } = file.whole ?? {};
  const request = refresh?.outcome === undefined ? refresh : undefined;
  const isFit = request?.from === from && request.to === target.id;
  const asked = request === undefined ? [] : stillAsked(request, isFit);
  const all = order.filter((one) => asked.includes(one) || reasons.includes(one));
  const digest = file.whole?.review?.digest;
  const {
    reasons: _,
    from: __,
    to: ___,
    outcome: ____,
    proof: _____,
    ...others
  } = isFit ? request : noRequest;
  return {
    block: {
      from,
      to: target.id,
      reasons: [...all],
      ...others,
      ...observedIn(refresh, deciding.observations),
      outcome,
      by,
      at,
      reason,
      ...(digest === undefined ? {} : { previous: digest }),
      ...proofField(via),
    },
    told: request === undefined ? [] : differences(request, { ...deciding, isFit, all }),
  };
}

/** The reasons of a request that hold for the decision. */
function stillAsked(
  { reasons, observations = [] }: Refresh,
  isFit: boolean,
): readonly RefreshReason[] {
  return [
    ...(isFit ? reasons : []),
    ...(observations.length > 0 ? (["query-pattern-observed"] as const) : []),
  ];
}

/** What was observed and decided about once is not asked again, so it stays beside what asks now. */
function observedIn(
  refresh: Refresh | undefined,
  now: readonly string[] = [],
): Pick<Refresh, "observations"> {
  const observations = [...new Set([...(refresh?.observations ?? []), ...now])];
  return observations.length === 0 ? {} : { observations };
}

const noRequest: Refresh = { from: "", to: "", reasons: [] };

function differences(
  request: Refresh,
  {
    from,
    target,
    isFit,
    all,
  }: Pick<Deciding, "from" | "target"> & {
    readonly isFit: boolean;
    readonly all: readonly RefreshReason[];
  },
): readonly string[] {
  if (!isFit) {
    return [
      `The file asked about the way from ${quoted(request.from)} to ${quoted(request.to)}; decided and recorded is the way from ${quoted(from)} to ${quoted(target.id)}.`,
    ];
  }
  const added = all.filter((one) => !request.reasons.includes(one));
  return added.length === 0
    ? []
    : [`Beside the reasons that the file asked for, this happened: ${listed(added)}.`];
}
