import { statusOf } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { Proof } from "../../model/generated/case.ts";
import { quoted } from "../../model/sentence.ts";
import { readLine } from "../../refresh/deciding/lines/read-line.ts";
import type { DecisionLine } from "../../refresh/deciding/lines/decision-line.ts";
import { isAuthor } from "../recording/unfit-person.ts";
import type { Said } from "../said.ts";
import { ownLines } from "../words/own-lines.ts";
import { lineDecides, type Codes } from "./line-decides.ts";
import type { ProofPull } from "./proof-host.ts";
import type { RecordedDecision } from "./recorded-decision.ts";
import type { DecisionStanding } from "./standing.ts";

/** A decision of a pull request, and what its proof has to be borne out by. */
export interface ToLookUp {
  readonly decision: RecordedDecision;
  readonly proof: Proof;
  readonly codes: Codes;
}

/**
 * Holds a recorded decision against what people said in its pull request, as it stands there now: the review has to be of the
 * person that the proof names, and a line of that person, in their own words, has to decide the case as it was recorded. What
 * the host cannot tell any more is unprovable: a deleted account, a dismissed review, words that were edited since.
 */
export function lookedUp(to: ToLookUp, pull: ProofPull | undefined): DecisionStanding {
  const { decision, proof } = to;
  const number = proof.pullRequest;
  if (pull === undefined) {
    return unprovable(`The repository that was asked has no pull request ${number}.`);
  }
  const review = pull.said.find((one) => one.kind === "review" && one.id === proof.review);
  if (review === undefined) {
    return contradicted(decision, `Pull request ${number} has no review ${proof.review}.`);
  }
  if (review.by === undefined) {
    return unprovable(`The account that wrote review ${proof.review} was deleted.`);
  }
  const wrong = wrongReview(to, { ...review, by: review.by }, pull);
  if (wrong !== undefined) return contradicted(decision, wrong);
  if (review.opinion === "dismissed") {
    return unprovable(`Review ${proof.review} of ${quoted(review.by.login)} was dismissed.`);
  }
  return heard(to, review, pull);
}

function wrongReview(
  { decision, proof }: ToLookUp,
  { by, opinion }: Said & { readonly by: NonNullable<Said["by"]> },
  { author }: ProofPull,
): string | undefined {
  const of = `Review ${proof.review} of pull request ${proof.pullRequest}`;
  if (by.id !== proof.reviewerId) {
    return `${of} is ${quoted(by.login)}'s (account ${by.id}), and the proof names account ${proof.reviewerId}.`;
  }
  if (by.isBot) return `${of} is of ${quoted(by.login)}, which is no person.`;
  if (author?.id === by.id) return `${of} is by ${quoted(by.login)}, whose pull request it is.`;
  const isApproval = decision.block === "review" && decision.decided !== "rejected";
  if (isApproval && isAuthor(decision.file, by.login)) {
    return `${of} is by ${quoted(by.login)}, who wrote the case.`;
  }
  const isFit =
    opinion === "approves" || opinion === "dismissed" || opinionOfRejection(decision, opinion);
  return isFit ? undefined : `${of} does not approve it.`;
}

function opinionOfRejection({ decided }: RecordedDecision, opinion: Said["opinion"]): boolean {
  return decided === "rejected" && opinion === "asks-for-changes";
}

/** What the lines of the person who wrote the review say of the decision. */
function heard(
  { decision, proof, codes }: ToLookUp,
  review: Said,
  { said }: ProofPull,
): DecisionStanding {
  const own = said.filter((one) => one.by?.id === proof.reviewerId && counts(one, decision));
  const lines = own.filter(isInOwnWords).flatMap(linesOf);
  const verdicts = new Set(lines.map((line) => lineDecides(line, decision, codes)));
  if (verdicts.has(true)) return { is: "proved", url: review.url };
  const who = quoted(review.by?.login ?? "");
  const where = `pull request ${proof.pullRequest}`;
  if (verdicts.has("several")) {
    return unprovable(
      `A line of ${who} in ${where} covers several cases by one code, and nothing tells any more which.`,
    );
  }
  if (verdicts.has("chunks")) {
    return unprovable(
      `A line of ${who} in ${where} names the chunks of this case and no code, so nothing binds it to what the case says.`,
    );
  }
  if (own.some(({ edited }) => edited !== undefined)) {
    return unprovable(
      `What ${who} wrote in ${where} was edited, and no line of it decides this case as it is recorded.`,
    );
  }
  if (isOverruled(decision)) {
    return unprovable(
      "The case was judged anew since, so the text that this decision left is in Git's history alone.",
    );
  }
  return contradicted(
    decision,
    `Nothing that ${who} wrote in ${where} decides this case as it is recorded.`,
  );
}

/** Whether the review in the file is of a later text than a decision after a change of the corpus left. */
function isOverruled({ file, block }: RecordedDecision): boolean {
  return block === "refresh" && statusOf(file) !== "pending";
}

function counts({ kind, opinion }: Said, decision: RecordedDecision): boolean {
  return kind === "comment" || opinion === "approves" || opinionOfRejection(decision, opinion);
}

function isInOwnWords({ by, edited }: Said): boolean {
  return edited === undefined || (edited.by !== undefined && edited.by.id === by?.id);
}

function linesOf({ body }: Said): readonly DecisionLine[] {
  return ownLines(body).lines.flatMap((text) => {
    const line = readLine(text);
    return line === undefined || "wrong" in line ? [] : [line];
  });
}

function unprovable(why: string): DecisionStanding {
  return { is: "unprovable", why };
}

function contradicted({ file, block }: RecordedDecision, message: string): DecisionStanding {
  const against: Problem = {
    message,
    at: file.locate(file.has([block, "proof"]) ? [block, "proof"] : [block]),
    fix: "Find in Git who brought the block, and have the case decided anew in a pull request.",
  };
  return { is: "contradicted", against: [against] };
}
