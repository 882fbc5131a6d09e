import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { quoted } from "../../model/sentence.ts";
import { contradictions, handWritten, wholeProof, type CommittedBy } from "./offline.ts";
import { lookedUp } from "./look-up.ts";
import { ownCodes, type Codes } from "./line-decides.ts";
import type { CodeMember, ProofHost, ProofPull } from "./proof-host.ts";
import { recordedDecisions, type RecordedDecision } from "./recorded-decision.ts";
import type { DecisionStanding } from "./standing.ts";

/** A recorded decision, who brought it, and what can be said of it. */
export interface VerifiedDecision {
  readonly decision: RecordedDecision;
  /** Undefined where the set lies in no history. */
  readonly committed: CommittedBy | undefined;
  readonly standing: DecisionStanding;
}

/** What recorded decisions are held against beside the set itself. */
export interface Evidence {
  /** By decision; none where the set lies in no history. */
  readonly committed: ReadonlyMap<RecordedDecision, CommittedBy>;
  /** Undefined: no host is asked, and nothing that needs one is proved. */
  readonly host: ProofHost | undefined;
}

/**
 * Says of recorded decisions whether they hold: those of pull requests are held against the set and its history, and looked up
 * where there is a host to ask. Each pull request is asked for once. Throws where the host does not answer.
 */
export async function verifyDecisions(
  dataset: Dataset,
  decisions: readonly RecordedDecision[],
  { committed, host }: Evidence,
): Promise<readonly VerifiedDecision[]> {
  const pulls = new Map<number, ProofPull | undefined>();
  const verified: VerifiedDecision[] = [];
  for (const decision of decisions) {
    const by = committed.get(decision);
    const standing =
      offlineStanding(dataset, decision) ??
      (host === undefined
        ? unasked(decision, by)
        : await askedFor({ dataset, host, pulls }, decision));
    verified.push({ decision, committed: by, standing });
  }
  return verified;
}

/** Undefined for a decision of a pull request against which the set says nothing. */
function offlineStanding(
  dataset: Dataset,
  decision: RecordedDecision,
): DecisionStanding | undefined {
  if (decision.via === "import") return { is: "import" };
  if (decision.via !== "github")
    return { is: "local", isSaid: decision.via !== undefined || decision.block !== "review" };
  return contradictedBy(contradictions(dataset, decision));
}

function unasked(decision: RecordedDecision, by: CommittedBy | undefined): DecisionStanding {
  const found = by === undefined ? undefined : contradictedBy(handWritten(decision, by));
  const proof = wholeProof(decision.proof);
  return (
    found ?? {
      is: "unprovable",
      why: `The host was not asked: whether review ${proof?.review ?? "?"} of pull request ${proof?.pullRequest ?? "?"} decides this, and is of account ${proof?.reviewerId ?? "?"} (${quoted(decision.by ?? "")}).`,
    }
  );
}

function contradictedBy([first, ...others]: readonly Problem[]): DecisionStanding | undefined {
  return first === undefined ? undefined : { is: "contradicted", against: [first, ...others] };
}

interface Asking {
  readonly dataset: Dataset;
  readonly host: ProofHost;
  /** Those that were asked for already. */
  readonly pulls: Map<number, ProofPull | undefined>;
}

async function askedFor(
  { dataset, host, pulls }: Asking,
  decision: RecordedDecision,
): Promise<DecisionStanding> {
  const proof = wholeProof(decision.proof);
  if (proof === undefined) throw new Error("A proof that is not whole contradicts.");
  const number = proof.pullRequest;
  if (!pulls.has(number)) pulls.set(number, await host.pull(number));
  const pull = pulls.get(number);
  const together = decidedTogether(dataset, proof.pullRequest);
  const membersOf: Codes["membersOf"] = (code) => pull?.remembered.get(code) ?? together;
  return lookedUp({ decision, proof, codes: { ...ownCodes(dataset, decision), membersOf } }, pull);
}

/** The cases of the set that one pull request decided: where nobody remembers what a code covered, it may be these. */
function decidedTogether({ cases }: Dataset, pullRequest: number): readonly CodeMember[] {
  const members = new Map<string, CodeMember>();
  for (const { file, id, proof } of cases.flatMap(recordedDecisions)) {
    if (proof?.pullRequest !== pullRequest || file.digest === undefined) continue;
    members.set(id, { id, digest: file.digest });
  }
  return [...members.values()];
}
