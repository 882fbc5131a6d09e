import type { AskedCase } from "../../approving/asked-change.ts";
import type { JudgedCase } from "../../approving/judgement.ts";
import type { Recording } from "../../approving/recording/recording.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";

/** What keeps a pull request from being decided: names as others wrote them, each list empty where nothing of the kind does. */
export interface OpenMatters {
  /** Ids of cases. */
  readonly waiting: readonly string[];
  /** Cases that wait and that nothing can approve as they are. */
  readonly broken: readonly string[];
  readonly disputed: readonly string[];
  readonly claimed: readonly string[];
  /** Cases whose decision counts and cannot be written into their files. */
  readonly withheld: readonly string[];
  /** Paths in the repository. */
  readonly owned: readonly string[];
  /** None where cases wait, since whoever decides one of them takes these files with it. */
  readonly free: readonly string[];
  /** Logins of who asks for changes. */
  readonly objectors: readonly string[];
}

export function openMatters(
  { judgement }: Pick<JudgedChange, "judgement">,
  { withheld }: Pick<Recording, "withheld">,
): OpenMatters {
  const { cases, files, objections } = judgement;
  const standingAs = (is: JudgedCase["standing"]["is"]): readonly string[] =>
    cases.filter(({ standing }) => standing.is === is).map(({ asked }) => asked.id);
  const waits = cases.filter(({ standing }) => standing.is === "waiting").map(({ asked }) => asked);
  const isFreeOpen = files.freeBy === undefined && waits.length === 0;
  return {
    waiting: waits.filter((asked) => !isBroken(asked)).map(({ id }) => id),
    broken: waits.filter(isBroken).map(({ id }) => id),
    disputed: standingAs("disputed"),
    claimed: standingAs("false-claim"),
    withheld: withheld.map(({ asked }) => asked.id),
    owned: files.ownedBy === undefined ? files.owned.map(({ path }) => path) : [],
    free: isFreeOpen ? files.free.map(({ path }) => path) : [],
    objectors: objections.map(({ by }) => by?.login ?? "somebody"),
  };
}

/** Whether nothing can approve a case before its file is mended. */
export function isBroken({ digest, because }: AskedCase): boolean {
  return digest === undefined && because !== "refresh";
}
