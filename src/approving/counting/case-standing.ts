import type { AskedCase } from "../asked-change.ts";
import type { CaseStanding, CountingLine } from "../judgement.ts";
import { claimOf, contradiction, isProvedBy, unfounded, type Claimed } from "./claims.ts";
import { saysSame, type Decided } from "./verdicts.ts";

/** A line that counts, and what it decides about the case in question. */
export interface Vote {
  readonly line: CountingLine;
  readonly decided: Decided;
}

/**
 * What becomes of a case by what each person said of it last. Taking it as it is judges nothing, so it neither disputes what
 * others decide nor adds to it.
 */
export function standingOf(
  asked: AskedCase,
  votes: readonly Vote[],
  judged: Claimed,
): CaseStanding {
  const judging = votes.filter(({ decided }) => decided.verdict !== "accepted");
  const [first, ...others] = judging;
  const elsewhere = judged.elsewhere.get(asked.path);
  if (first === undefined && elsewhere !== undefined) {
    return "by" in elsewhere
      ? { is: "recorded", by: elsewhere.by }
      : { is: "false-claim", wrong: elsewhere.wrong };
  }
  const wrong = contradiction(asked);
  if (first === undefined) {
    const unborne = wrong ?? unfounded(asked, judged);
    return unborne === undefined ? unjudged(votes) : { is: "false-claim", wrong: unborne };
  }
  if (others.some(({ decided }) => !saysSame(decided, first.decided))) {
    return { is: "disputed", by: judging.map(({ line }) => line) };
  }
  if (wrong !== undefined) return { is: "false-claim", wrong };
  return agreed(asked, [first, ...others], judged);
}

function unjudged([accepted]: readonly Vote[]): CaseStanding {
  return accepted === undefined ? { is: "waiting" } : { is: "accepted", by: accepted.line };
}

function agreed(
  asked: AskedCase,
  votes: readonly [Vote, ...Vote[]],
  judged: Claimed,
): CaseStanding {
  const [{ line: by, decided }] = votes;
  const claim = claimOf(asked);
  if (claim !== undefined && claim !== decided.verdict) {
    const wrong = `The file says ${claim}, and a line of a review says ${decided.verdict}.`;
    return { is: "false-claim", wrong, by };
  }
  const elsewhere = judged.elsewhere.get(asked.path);
  if (elsewhere !== undefined && "by" in elsewhere) return { is: "recorded", by: elsewhere.by };
  const proved = votes.find(({ line }) => isProvedBy(asked, line, judged));
  if (proved !== undefined && claim !== undefined) return { is: "recorded", by: proved.line };
  const otherwise = claimsProof(asked) ? otherProof : undefined;
  return { is: "decided", by, ...(otherwise === undefined ? {} : { claim: otherwise }) };
}

/** Whether the change brings a proof that is not the line which decides. */
function claimsProof(asked: AskedCase): boolean {
  const claim = claimOf(asked);
  return claim !== undefined && claim !== "retired" && asked.after.case.review?.via === "github";
}

const otherProof = "The file names another proof, or another content, than this line.";
