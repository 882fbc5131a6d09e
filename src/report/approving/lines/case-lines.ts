import type { AskedCase } from "../../../approving/asked-change.ts";
import { claimOf, isRetirement } from "../../../approving/counting/claims.ts";
import { resultCode } from "../../../refresh/deciding/lines/codes.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";

/** A line to copy about one case, and what it says. */
export interface CaseLine {
  readonly means: string;
  readonly line: string;
}

/** The lines by which a case is decided that nobody asks about again; none where nothing can approve it. */
export function caseLines(asked: AskedCase): readonly CaseLine[] {
  const { id, digest, because } = asked;
  if (digest === undefined || because === "refresh") return [];
  const code = resultCode(digest);
  if (isRetirement(asked)) {
    return [{ means: "Nobody needs it any more:", line: lineToCopy({ verb: "retire", id, code }) }];
  }
  const rejects = lineToCopy({ verb: "reject", id, code });
  if (claimOf(asked) === "rejected") return [{ means: "It is not to be used:", line: rejects }];
  const approves = {
    means:
      because === "decided"
        ? "If you say so too, this line lets it count:"
        : "It is right as it is:",
    line: lineToCopy({ verb: "approve", id, code }),
  };
  if (because === "decided") return [approves];
  return [approves, { means: "It is not to be used:", line: rejects }];
}

/** What a reviewer does who does not agree, where no line says so. */
export function otherWay(asked: AskedCase): string | undefined {
  if (isRetirement(asked)) return "If it is to stay in use, ask for changes.";
  return asked.because === "decided" ? "If you do not agree, ask for changes." : undefined;
}
