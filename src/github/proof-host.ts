import type { CodeMember, ProofHost } from "../approving/verifying/proof-host.ts";
import type { HostComment } from "../refresh/requests/host.ts";
import { systemClock, type Clock } from "./clock.ts";
import { Comments } from "./comments.ts";
import { Connection, type Place } from "./connection.ts";
import { GitHubError } from "./github-error.ts";
import { readJudgedPull } from "./judged-pulls.ts";
import { readSaid } from "./said.ts";

/** How the proofs of recorded decisions are looked up on GitHub. */
export interface ProofAccess {
  readonly place: Place;
  readonly token: string;
  readonly clock?: Clock;
  /** What comments of runs remember of codes. It needs no trust, so whose the comments are does not matter. */
  readonly memoryOf: (
    comments: readonly HostComment[],
  ) => ReadonlyMap<string, readonly CodeMember[]>;
}

/** Where proofs are looked up. Its method throws GitHubError where GitHub gives no answer. */
export function proofHost({ place, token, clock = systemClock, memoryOf }: ProofAccess): ProofHost {
  const connection = new Connection(place, token, clock);
  const comments = new Comments(connection);
  return {
    pull: async (number) => {
      try {
        const { author } = await readJudgedPull(connection, number);
        const said = await readSaid(connection, number);
        return { author, said, remembered: memoryOf(await comments.of(number)) };
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
  };
}

function isAbsent(error: unknown): boolean {
  return error instanceof GitHubError && error.failure.status === 404;
}
