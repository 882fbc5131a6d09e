import { changedCases, type CaseVersions } from "../change/case-versions.ts";
import type { DecidedElsewhere, LookedUpElsewhere } from "../counting/claims.ts";
import { claimedBlocks } from "../recording/claimed-blocks.ts";
import type { RecordedFile } from "../recording/recording.ts";
import type { JudgedChange } from "../running/judged-change.ts";
import { readSetAt } from "../running/pull-sets.ts";
import { judgeMerged, type Claiming, type JudgingMerged } from "./judge-merged.ts";
import { recordingOnto } from "./recording-onto.ts";

/** How many other pull requests are looked up for one at most. A run that records puts the decisions of no more into one. */
export const mostPulls = 20;

/**
 * Looks up what the files of a change say that was decided in other pull requests: each of those has to be merged, and is judged
 * anew, while what these say of others is not looked up. A file is borne out where it is, byte for byte, what recording the decisions of these writes over the base.
 */
export async function decidedElsewhere(
  run: JudgingMerged,
  { number, commits, sets }: Claiming,
): Promise<DecidedElsewhere> {
  const claims = new Map(
    changedCases({ ...sets, policy: undefined }).flatMap((versions) => {
      const of = namedIn(versions).find((one) => one !== number);
      return of === undefined ? [] : [[versions.after.path, of] as const];
    }),
  );
  const found = new Map<string, LookedUpElsewhere>();
  if (claims.size === 0) return found;
  const named = [...new Set(claims.values())].toSorted((a, b) => b - a);
  const judged = new Map<number, JudgedChange | string>();
  for (const one of named.slice(0, mostPulls)) {
    const merged = await judgeMerged(run, one);
    judged.set(one, "why" in merged ? merged.why : merged.change);
  }
  const changes = [...judged.values()].filter((one) => typeof one !== "string");
  const onto = await readSetAt(run.clone, run.place, commits.base);
  const { files } = await recordingOnto(changes, onto);
  const written = new Map(files.map((file) => [file.path, file]));
  for (const [path, of] of claims) {
    const standing = (await sets.bytesOf(path)).merged;
    found.set(path, lookedUp({ of, judged, standing, file: written.get(path) }));
  }
  return found;
}

/** The pull requests that the decisions which a change brings name as theirs. */
function namedIn(versions: CaseVersions): readonly number[] {
  const { review, refresh, retired } = versions.after.case;
  const blocks = { review, refresh, retired };
  return claimedBlocks(versions).flatMap((block) => {
    const { proof } = blocks[block] ?? {};
    return proof?.pullRequest === undefined ? [] : [proof.pullRequest];
  });
}

function lookedUp({
  of,
  judged,
  standing,
  file,
}: {
  readonly of: number;
  readonly judged: ReadonlyMap<number, JudgedChange | string>;
  readonly standing: Uint8Array | undefined;
  readonly file: RecordedFile | undefined;
}): LookedUpElsewhere {
  const found = judged.get(of);
  if (found === undefined) {
    return {
      wrong: `The proofs in this change name more than ${mostPulls} other pull requests, and pull request ${of} was not looked up.`,
    };
  }
  if (typeof found === "string") {
    return { wrong: `The proof in the file is of another pull request. ${found}` };
  }
  if (file === undefined || file.pull !== of) {
    return {
      wrong: `Nothing that was said in pull request ${of} decides this case as it is on the base.`,
    };
  }
  return standing !== undefined && Buffer.compare(standing, file.bytes) === 0
    ? { by: file.by }
    : {
        wrong: `The file is another one than recording what was decided in pull request ${of} writes.`,
      };
}
