import type { CaseFile } from "../../model/case.ts";
import type { Digest } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { DecisionLine } from "../../refresh/deciding/lines/decision-line.ts";
import type { EvidenceChoice, Replacement } from "../../refresh/deciding/evidence-choice.ts";
import { askedCode, resultCode } from "../../refresh/deciding/lines/codes.ts";
import type { PossibleOutcome } from "../../refresh/plan/plan.ts";
import type { AskedCase } from "../asked-change.ts";
import type { Uncounted } from "../judgement.ts";
import type { People } from "./people.ts";

/** A decision about one case whose evidence moved. */
export type RefreshLine = Extract<DecisionLine, { readonly choice: EvidenceChoice }>;

/**
 * Works out what a line comes to: the digest of the case as it would be, or why it cannot be decided so, as a sentence. Of a case
 * whose decision is written already it starts from `before`, otherwise from `after`.
 */
export type ResolveLine = (
  asked: AskedCase,
  line: RefreshLine,
) => { readonly digest: Digest } | { readonly refused: string };

type Result = { readonly digest: Digest } | Uncounted;

/** What a line comes to about a case that is asked about again, where its code is of what there is to read. */
export function refreshResult(asked: AskedCase, line: RefreshLine, people: People): Result {
  const { code } = line;
  if (code === undefined) {
    return isAsOnBase(asked) ? resolved(asked, line, people) : unbound;
  }
  const codeAsAsked = codeOfQuestion(asked.after, asked.id, people);
  const planned = plannedResult(asked, line);
  if (planned !== undefined) {
    if ("why" in planned) return planned;
    return [resultCode(planned.digest), codeAsAsked].includes(code) ? planned : noFit;
  }
  const result = resolved(asked, line, people);
  if ("why" in result) return code === codeAsAsked ? result : noFit;
  return [resultCode(result.digest), codeAsAsked].includes(code) ? result : noFit;
}

/** Whether a line says what the file holds as decided already: by the code of the result, or because it comes to it. */
export function writtenResult(asked: AskedCase, line: RefreshLine, people: People): Result {
  const { digest, before, after, id } = asked;
  const { outcome } = after.case.refresh ?? {};
  if (digest === undefined || outcome === undefined) return notAskedAgain;
  if (outcome !== line.choice.outcome) {
    return { why: "refused", wrong: `The file holds another decision: ${outcome}.` };
  }
  const { code } = line;
  if (code === resultCode(digest)) return { digest };
  const isFit = code === undefined || code === codeOfQuestion(before, id, people);
  if (!isFit) return noFit;
  const result = resolved(asked, line, people);
  return "why" in result || result.digest === digest ? result : noFit;
}

function codeOfQuestion(
  file: CaseFile | undefined,
  id: string,
  { to }: People,
): string | undefined {
  return to === undefined || file === undefined ? undefined : askedCode({ id, file }, to);
}

/** Without a code nothing tells what somebody read, so it has to be what was approved on the base. */
function isAsOnBase({ before, after }: AskedCase): boolean {
  return after.digest !== undefined && after.digest === before?.digest;
}

/** Undefined where the plan does not know: the line says quotes, a refusal, or chunks that the plan did not think of. */
function plannedResult({ item }: AskedCase, { choice }: RefreshLine): Result | undefined {
  const planned = item?.outcomes.find((one) => isSame(one, choice))?.result;
  if (planned === undefined || "needs" in planned) return undefined;
  if ("digest" in planned) return planned;
  return { why: "refused", wrong: planned.refused.map(({ message }) => message).join(" ") };
}

function isSame(planned: PossibleOutcome, choice: EvidenceChoice): boolean {
  if (planned.outcome !== choice.outcome) return false;
  switch (choice.outcome) {
    case "confirmed":
      return choice.quotes === undefined;
    case "revised":
      return isPlain(choice) && keyOf(planned.replace) === keyOf(choice.replace);
    case "abstained":
      return false;
    case "retired":
      return true;
  }
}

function isPlain(choice: Extract<EvidenceChoice, { readonly outcome: "revised" }>): boolean {
  const { quotes, add, answer } = choice;
  return quotes === undefined && add === undefined && answer === undefined;
}

function keyOf(replace: readonly Replacement[]): string {
  const inOrder = replace.toSorted((a, b) => byUtf8(a.from, b.from));
  return JSON.stringify(inOrder.map(({ from, to }) => [from, to]));
}

function resolved(asked: AskedCase, line: RefreshLine, { resolve }: People): Result {
  const result = resolve(asked, line);
  return "digest" in result ? result : { why: "refused", wrong: result.refused };
}

const noFit: Uncounted = { why: "code-does-not-fit" };

const unbound: Uncounted = {
  why: "refused",
  wrong: "The case was edited in this pull request, so a line about it needs its code.",
};

/** What a decision about moved evidence says of a case that nobody asks about again. */
export const notAskedAgain: Uncounted = {
  why: "refused",
  wrong: "Nothing asks about this case again: write approve or reject.",
};
