import { resultCode } from "../../refresh/deciding/lines/codes.ts";
import type { Digest } from "../../model/ids.ts";
import type { DecisionLine } from "../../refresh/deciding/lines/decision-line.ts";
import type { AskedCase } from "../asked-change.ts";
import type { Uncounted } from "../judgement.ts";
import { isRetirement } from "./claims.ts";
import {
  acceptable,
  approvable,
  codedBy,
  movable,
  type CodedCase,
  type CodedChange,
} from "./coded-cases.ts";
import { isOwner, type People } from "./people.ts";
import { notAskedAgain, refreshResult, writtenResult, type RefreshLine } from "./refresh-lines.ts";
import type { SpokenLine } from "./spoken-lines.ts";
import type { Cover, Decided, Verdict } from "./verdicts.ts";

/** What a line covers of a change as it is now, or why it covers nothing. */
export function coverOf(
  { line, by, voice }: Pick<SpokenLine, "line" | "by" | "voice">,
  change: CodedChange,
  people: People,
): Cover | Uncounted {
  if (line.verb === "accept" && isOfFiles(change, line.code)) return ofFiles(change, by, people);
  if (voice === "files") return { why: "not-in-policy" };
  switch (line.verb) {
    case "approve together":
    case "approve all":
    case "confirm moved":
    case "accept":
      return coverTogether(line, change, people);
    default:
      return coverOfOne(line, change, people);
  }
}

function isOfFiles({ filesCode }: CodedChange, code: string): boolean {
  return code.toLowerCase() === filesCode;
}

/** Whoever counts takes what needs no owner. */
function ofFiles({ files }: CodedChange, by: SpokenLine["by"], people: People): Cover | Uncounted {
  const takesSome = isOwner(by, people) || files.some(({ needsOwner }) => !needsOwner);
  return takesSome ? { decided: [], takesFiles: true } : ofOwners;
}

const ofOwners: Uncounted = {
  why: "refused",
  wrong: "These files need somebody who owns the policy.",
};

type TogetherLine = Exclude<DecisionLine, { readonly id: string }>;

function coverTogether(line: TogetherLine, change: CodedChange, people: People): Cover | Uncounted {
  const cases = codedBy(line.code.toLowerCase(), change, people);
  if (cases === undefined) return noFit;
  const most = people.casesPerApproval;
  if (!isNumberRight(line, cases.length, most)) {
    const covers = cases.length;
    return line.verb === "approve all"
      ? { why: "number", covers }
      : { why: "number", covers, most };
  }
  const digests = digestsOf(cases);
  const decided = change.cases.flatMap((one) => fitting(line, one, digests) ?? []);
  if (decided.length > 0) return { decided, takesFiles: false };
  return reasonOf(line, change, digests);
}

/** Whoever takes candidates as they are judges none of them, so their number is no matter. */
function isNumberRight(line: TogetherLine, covers: number, most: number): boolean {
  switch (line.verb) {
    case "approve all":
      return line.count === covers;
    case "accept":
      return true;
    case "approve together":
    case "confirm moved":
      return covers <= most;
  }
}

/** Of each case the digests that a code was made of: one, unless two files have one id. */
type Digests = ReadonlyMap<string, ReadonlySet<Digest>>;

function digestsOf(cases: readonly CodedCase[]): Digests {
  const digests = new Map<string, Set<Digest>>();
  for (const { id, digest } of cases) {
    digests.set(id, (digests.get(id) ?? new Set<Digest>()).add(digest));
  }
  return digests;
}

/** What a line decides about a case, where the case is among those of its code as it is now. */
function fitting({ verb }: TogetherLine, asked: AskedCase, coded: Digests): Decided | undefined {
  const now = codedAs(verb, asked);
  if (now === undefined || coded.get(now.id)?.has(now.digest) !== true) return undefined;
  const { digest } = now;
  if (verb === "accept") return { asked, verdict: "accepted", digest };
  return isRetirement(asked)
    ? { asked, verdict: "retired", digest: asked.digest }
    : { asked, verdict: "approved", digest };
}

function codedAs(verb: TogetherLine["verb"], asked: AskedCase): CodedCase | undefined {
  switch (verb) {
    case "accept":
      return acceptable(asked);
    case "confirm moved":
      return movable(asked);
    case "approve together":
    case "approve all":
      return approvable(asked);
  }
}

/** Why a code that was shown once covers nothing: the cases say something else now, or such a line decides nothing about them. */
function reasonOf({ verb }: TogetherLine, { cases }: CodedChange, coded: Digests): Uncounted {
  const isUnchanged = cases.some(
    ({ id, digest }) => digest !== undefined && coded.get(id)?.has(digest) === true,
  );
  return isUnchanged ? { why: "refused", wrong: unsuited[verb] } : noFit;
}

const unsuited = {
  accept:
    "Only candidates can be taken as they are: these are decided in their files, retired, or asked about again.",
  "approve together":
    "These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.",
  "approve all":
    "These cases are asked about again, taken out of use or rejected by their files since; each needs a line of its own.",
  "confirm moved": "These cases are not asked about again, so there are no moves to take.",
} as const;

type LineOfOne = Extract<DecisionLine, { readonly id: string }>;

function coverOfOne(line: LineOfOne, { cases }: CodedChange, people: People): Cover | Uncounted {
  const named = cases.filter(({ id }) => id === line.id);
  const results = named.map((asked) => decidedBy(inSmallLetters(line), asked, people));
  const decided = results.flatMap((one) => ("why" in one ? [] : [one]));
  if (decided.length > 0) return { decided, takesFiles: false };
  const [uncounted] = results.flatMap((one) => ("why" in one ? [one] : []));
  return uncounted ?? { why: "unknown-case", id: line.id };
}

function inSmallLetters<Line extends LineOfOne>(line: Line): Line {
  return "code" in line && line.code !== undefined
    ? { ...line, code: line.code.toLowerCase() }
    : line;
}

function decidedBy(line: LineOfOne, asked: AskedCase, people: People): Decided | Uncounted {
  switch (line.verb) {
    case "approve":
      return approved(asked, line.code);
    case "reject":
      return rejected(asked, line.code);
    case "retire":
    case "confirm":
    case "revise":
    case "abstain":
      return ofEvidence(line, asked, people);
  }
}

function approved(asked: AskedCase, code: string): Decided | Uncounted {
  const { digest, because } = asked;
  if (digest === undefined) return refused("The case has no digest, so nothing can approve it.");
  if (because === "refresh") {
    return refused("The case is asked about again: write confirm, revise, abstain or retire.");
  }
  if (isRetirement(asked)) return refused("The change takes the case out of use: write retire.");
  return code === resultCode(digest) ? { asked, verdict: "approved", digest } : noFit;
}

/** Without a code a line rejects what stands there, whatever that is. */
function rejected(asked: AskedCase, code: string | undefined): Decided | Uncounted {
  if (asked.because === "refresh") {
    return refused(
      "The case was approved and is asked about again: write retire if nobody needs it.",
    );
  }
  if (isRetirement(asked)) {
    return refused("The change takes the case out of use: ask for changes if it is to stay.");
  }
  const { digest } = asked;
  const isFit = code === undefined || (digest !== undefined && code === resultCode(digest));
  return isFit ? { asked, verdict: "rejected", digest } : noFit;
}

function ofEvidence(line: RefreshLine, asked: AskedCase, people: People): Decided | Uncounted {
  const { digest, because } = asked;
  const verdict: Verdict = line.verb === "retire" ? "retired" : "approved";
  if (because === "refresh") return withVerdict(asked, verdict, refreshResult(asked, line, people));
  if (isRetirement(asked) && line.verb === "retire") {
    const isFit = digest !== undefined && line.code === resultCode(digest);
    return isFit ? { asked, verdict, digest } : noFit;
  }
  if (line.verb === "retire") return refused("The change does not take the case out of use.");
  if (because !== "decided" || isRetirement(asked)) return notAskedAgain;
  return withVerdict(asked, verdict, writtenResult(asked, line, people));
}

function withVerdict(
  asked: AskedCase,
  verdict: Verdict,
  result: ReturnType<typeof refreshResult>,
): Decided | Uncounted {
  return "why" in result ? result : { asked, verdict, digest: result.digest };
}

function refused(wrong: string): Uncounted {
  return { why: "refused", wrong };
}

const noFit: Uncounted = { why: "code-does-not-fit" };
