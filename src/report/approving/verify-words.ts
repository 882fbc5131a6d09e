import type { CommitPeople, Signature } from "../../git/commit-people.ts";
import type { VerifiedDecision } from "../../approving/verifying/verify.ts";
import type { DecisionStanding } from "../../approving/verifying/standing.ts";
import { counted, quoted } from "../../model/sentence.ts";

/** What verified decisions come to: one word for each standing, from the worst to the best. */
const standingWords = [
  "contradicted",
  "unprovable",
  "proved",
  "local",
  "import",
] as const satisfies readonly DecisionStanding["is"][];

export type StandingCounts = Readonly<Record<DecisionStanding["is"], number>>;

export function standingCounts(verified: readonly VerifiedDecision[]): StandingCounts {
  const counts = { contradicted: 0, unprovable: 0, proved: 0, local: 0, import: 0 };
  for (const { standing } of verified) counts[standing.is] += 1;
  return counts;
}

/** Who decided what and when, as the case says it. */
export function decidedWords({ decision: { decided, by, at } }: VerifiedDecision): string {
  return `${decided} by ${quoted(by ?? "nobody named")}${at === undefined ? "" : ` at ${at}`}`;
}

/** Why a decision stands as it does, in one sentence; what contradicts it is told at its places. */
export function whyWords(standing: DecisionStanding): string | undefined {
  switch (standing.is) {
    case "contradicted":
      return undefined;
    case "unprovable":
      return standing.why;
    case "proved":
      return `A review says so: ${standing.url}`;
    case "import":
      return "It came with an import, which names no review.";
    case "local":
      return standing.isSaid
        ? "It was recorded at a desk, where nothing but its commit tells whose it is."
        : "The case does not say how it was recorded, so it counts as recorded at a desk.";
  }
}

/** The commit that brought a decision, with whom it names. */
export function committedWords({ committed }: VerifiedDecision): string {
  if (committed === undefined) return "no commit: the set lies in no repository with a commit";
  const { block, isCertain } = committed;
  if (block === undefined) {
    return isCertain
      ? "no commit yet: it is in this folder alone"
      : "a commit that this clone does not hold";
  }
  const since = isCertain ? "" : " or an earlier one, which this clone does not hold,";
  return `commit ${block.commit.slice(0, 12)}${since} of ${block.committedAt}, ${peopleWords(block)}`;
}

function peopleWords({ author, committer }: CommitPeople): string {
  const isOne = author.name === committer.name && author.email === committer.email;
  const by = `by ${signed(author)}`;
  return isOne ? by : `${by}, committed by ${signed(committer)}`;
}

function signed({ name, email }: Signature): string {
  return `${quoted(name)} <${email}>`;
}

/** How many decisions there are of each standing. */
export function countWords(verified: readonly VerifiedDecision[]): string {
  const cases = new Set(verified.map(({ decision }) => decision.file)).size;
  if (cases === 0) return "No case records a decision.";
  const counts = standingCounts(verified);
  const kinds = standingWords.filter((word) => counts[word] > 0);
  const of = kinds.map((word) => `${counts[word]} ${nouns[word]}`);
  return `${counted(verified.length, "decision")} about ${counted(cases, "case")}: ${of.join(", ")}.`;
}

const nouns: Readonly<Record<DecisionStanding["is"], string>> = {
  contradicted: "contradicted",
  unprovable: "unprovable",
  proved: "proved",
  local: "local",
  import: "imported",
};

/** What the counts mean, a sentence for each standing that there is. */
export function meaningWords(
  verified: readonly VerifiedDecision[],
  { isHostAsked }: { readonly isHostAsked: boolean },
): readonly string[] {
  const counts = standingCounts(verified);
  const kinds = standingWords.filter((word) => counts[word] > 0);
  const [only, another] = kinds;
  return kinds.map((word) => {
    const all = only === word && another === undefined;
    const subject = all
      ? verified.length === 1
        ? "It is"
        : "All are"
      : `${capital(nouns[word])}:`;
    return sentences[word](all ? `${subject} ${nouns[word]}: ` : `${subject} `, isHostAsked);
  });
}

const sentences: Readonly<
  Record<DecisionStanding["is"], (start: string, isHostAsked: boolean) => string>
> = {
  contradicted: (start) =>
    `${start}something says otherwise than the case. Such a decision counts for nothing until somebody decides anew.`,
  unprovable: (start, isHostAsked) =>
    isHostAsked
      ? `${start}nothing speaks against it, and the host cannot tell any more whether a review says so.`
      : `${start}digests and history do not speak against it, and the host was not asked. Ask it with: touchstone review verify --github <owner>/<name>`,
  proved: (start) =>
    `${start}a review of the person that the case names decides it, in that person's own words.`,
  local: (start) =>
    `${start}recorded at a desk ("via: local"), not by a review of a pull request, so there is no host to ask who decided. Git tells the commit that brought each, and the names in it; anybody can write any name there.`,
  import: (start) =>
    `${start}taken over from a file that the team held before, with no review to look up.`,
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
