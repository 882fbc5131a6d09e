import type { JudgedCase } from "../../approving/judgement.ts";
import type { Recording } from "../../approving/recording/recording.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";

/** What keeps a pull request from being decided: names as others wrote them, each list empty where nothing of the kind does. */
export interface OpenMatters {
  /** Ids of cases. */
  readonly waiting: readonly string[];
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
  const waiting = standingAs("waiting");
  const isFreeOpen = files.freeBy === undefined && waiting.length === 0;
  return {
    waiting,
    disputed: standingAs("disputed"),
    claimed: standingAs("false-claim"),
    withheld: withheld.map(({ asked }) => asked.id),
    owned: files.ownedBy === undefined ? files.owned.map(({ path }) => path) : [],
    free: isFreeOpen ? files.free.map(({ path }) => path) : [],
    objectors: objections.map(({ by }) => by?.login ?? "somebody"),
  };
}
