import type { WaitingPull } from "../../approving/queue/open-pulls.ts";
import type { Queue } from "../../approving/queue/queue.ts";
import type { Since } from "../../approving/queue/since.ts";
import { waitKinds, type Wait, type WaitsForWhom } from "../../approving/queue/waiting-case.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";
import { unverifiableWords } from "../../rules/due/what-is-missing.ts";
import { reasonWords } from "../refresh/reason-words.ts";

/** What a case waits for, as a phrase. */
export function waitWords(wait: Wait): string {
  switch (wait.is) {
    case "first-judgment":
      return "a candidate that nobody has judged";
    case "sentinel-judgment":
      return sentinelWords(wait.judgedBy);
    case "settling":
      return "a sentinel whose judgments differ";
    case "decision": {
      const told = wait.reasons.filter((reason) => reason !== "corpus-revision-changed");
      const why = (told.length === 0 ? wait.reasons : told).map((reason) => reasonWords[reason]);
      const asks = wait.isRequested ? "its file asks for a decision" : "its evidence moved";
      return [asks, ...(why.length === 0 ? [] : [why.join("; ")])].join(": ");
    }
    case "approval":
      return "edited after its approval";
    case "binding":
      return "approved, without a record of what was read";
    case "needless":
      return "its file asks for a decision, and its judgment stands";
    case "repair":
      return `nobody can say whether its judgment stands: ${unverifiableWords[wait.why]}`;
    case "evidence":
      return "a candidate whose evidence is not looked up yet";
  }
}

function sentinelWords(judgedBy: readonly string[]): string {
  return judgedBy.length === 0
    ? "a sentinel that two people have to judge"
    : `a sentinel that one more person has to judge; ${listed(judgedBy.map(quoted))} did`;
}

/** Since when, and by which commit. */
export function sinceWords(since: Since): string {
  switch (since.is) {
    case "at":
      return `since ${since.at}, commit ${since.commit.slice(0, 12)}`;
    case "uncommitted":
      return "not committed yet";
    case "unknown":
      return `since when is unknown: ${unknownWords[since.why]}`;
  }
}

const unknownWords: Readonly<Record<Extract<Since, { readonly is: "unknown" }>["why"], string>> = {
  "no-history": "the set lies in no repository with a commit",
  "clone-ends": "this clone does not hold the commits before",
  "came-back": "an earlier text came back",
};

/** How many likely people are named before the rest is counted. */
const named = 5;

/** Who may do it, the likely ones first. */
export function whomWords(whom: WaitsForWhom): string {
  if (whom.is === "anybody") {
    const but = whom.but.length === 0 ? "" : `, but not ${listed(whom.but.map(quoted), "or")}`;
    return `for whoever may write to the repository${but}`;
  }
  const { people } = whom;
  if (people.length === 0) return "for nobody whom the policy names: name another reviewer there";
  const names = people.slice(0, named).map(({ login, decided, isExpert }) => {
    const why = [
      ...(isExpert ? ["expert"] : []),
      ...(decided === 0 ? [] : [`decided ${counted(decided, "case")} about this`]),
    ];
    const knows = why.length === 0 ? "" : ` (${why.join(", ")})`;
    return `${quoted(login)}${knows}`;
  });
  const more = people.length - named;
  return `for ${listed(more > 0 ? [...names, `${more} more`] : names, "or")}`;
}

/** What a pull request waits for, as a phrase. */
export function pullWords({ pull, cases, verdict }: WaitingPull): string {
  const changes =
    cases.length === 0 ? "changes no case" : `changes ${counted(cases.length, "case")}`;
  const draft = pull.isDraft ? "a draft, " : "";
  return `${draft}${changes}; ${verdict === undefined ? "not judged yet" : verdict.state}`;
}

const nouns: Readonly<Record<Wait["is"], readonly [one: string, many: string]>> = {
  "first-judgment": ["candidate to judge", "candidates to judge"],
  "sentinel-judgment": ["sentinel to judge", "sentinels to judge"],
  settling: ["sentinel to settle", "sentinels to settle"],
  decision: ["decision after a change of the corpus", "decisions after a change of the corpus"],
  approval: ["edited after its approval", "edited after their approval"],
  binding: ["approved without a record", "approved without a record"],
  repair: ["that nothing tells about", "that nothing tells about"],
  needless: ["needless request", "needless requests"],
  evidence: ["candidate to look up", "candidates to look up"],
};

/** How many cases wait for each. */
export function waitCounts({ cases }: Queue): Readonly<Partial<Record<Wait["is"], number>>> {
  const counts: Partial<Record<Wait["is"], number>> = {};
  for (const kind of waitKinds) {
    const count = cases.filter(({ wait }) => wait.is === kind).length;
    if (count > 0) counts[kind] = count;
  }
  return counts;
}

/** One line of counts; `person` is whose part it is. */
export function queueCounts(queue: Queue, person: string | undefined): string {
  const { cases, pulls } = queue;
  const of = person === undefined ? "" : ` for ${quoted(person)}`;
  const counts = waitCounts(queue);
  const kinds = waitKinds.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : `${count} ${nouns[kind][count === 1 ? 0 : 1]}`;
  });
  const told =
    cases.length === 0
      ? `No case waits${of}`
      : `${counted(cases.length, "case")} ${cases.length === 1 ? "waits" : "wait"}${of}: ${kinds.join(", ")}`;
  if (pulls === undefined) return `${told}.`;
  return `${told}; ${counted(pulls.length, "pull request")} ${pulls.length === 1 ? "waits" : "wait"}.`;
}
