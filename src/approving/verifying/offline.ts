import type { CommitPeople, Signature } from "../../git/commit-people.ts";
import { isBot } from "../../model/account.ts";
import { contentState } from "../../model/content-state.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { Proof } from "../../model/generated/case.ts";
import { samePerson } from "../../model/person.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { machineNamed } from "../../rules/machine-named.ts";
import { standingOf } from "../../review/standing.ts";
import { isAuthor } from "../recording/unfit-person.ts";
import type { ProofDraft, RecordedDecision } from "./recorded-decision.ts";

/** The commits by which a decision and the text that it is of came into a repository. */
export interface CommittedBy {
  /** Undefined where no commit brought it yet, or none that is known. */
  readonly block: CommitPeople | undefined;
  readonly content: CommitPeople | undefined;
  readonly isCertain: boolean;
}

/** A proof that names all that it has to. */
export function wholeProof(proof: ProofDraft | undefined): Proof | undefined {
  const { pullRequest, review, reviewerId, commit } = proof ?? {};
  const isWhole =
    pullRequest !== undefined &&
    review !== undefined &&
    reviewerId !== undefined &&
    commit !== undefined;
  return isWhole ? { pullRequest, review, reviewerId, commit } : undefined;
}

/** What stands in the set itself against a decision that is said to be one of a pull request. */
export function contradictions(dataset: Dataset, decision: RecordedDecision): readonly Problem[] {
  return [
    ...unproved(decision),
    ...otherContent(decision),
    ...otherCorpus(dataset, decision),
    ...unfitDecider(decision),
  ];
}

function unproved({ file, block, proof, via }: RecordedDecision): readonly Problem[] {
  if (wholeProof(proof) !== undefined) return [];
  const fields = ["pullRequest", "review", "reviewerId", "commit"] as const;
  const missing = fields.filter((field) => proof?.[field] === undefined).map(quoted);
  return [
    {
      message:
        proof === undefined
          ? `The decision is said to be recorded via ${quoted(via ?? "")}, and carries no proof that can be read.`
          : `The proof of the decision does not say its ${listed(missing)}.`,
      at: file.locate(file.has([block, "proof"]) ? [block, "proof"] : [block]),
      fix: "Bring the block back from Git as it was recorded, or have the case decided anew.",
    },
  ];
}

/** What is decided is bound to what the case said; a request that is open again says nothing of that. */
function otherContent({ file, block }: RecordedDecision): readonly Problem[] {
  const content = contentState(file);
  if (content === "edited") {
    return [
      {
        message: "The case says something else than what was decided: its digest is another one.",
        at: file.locate(["review", "digest"]),
        fix: "Have it judged as it is now, or restore the text that was decided from Git.",
      },
    ];
  }
  if (content !== "unbound" || block !== "review") return [];
  return [
    {
      message: "The decision does not record which text it is of.",
      at: file.locate(["review"]),
      fix: "Bring the block back from Git as it was recorded, or have the case decided anew.",
    },
  ];
}

function otherCorpus(dataset: Dataset, { file, block }: RecordedDecision): readonly Problem[] {
  if (block !== "review") return [];
  const { corpus } = standingOf(dataset, file);
  if (corpus !== "rewritten" && corpus !== "altered" && corpus !== "unbound") return [];
  const revision = quoted(file.case.corpusRevision ?? "");
  const message = {
    rewritten: `Corpus revision ${revision} is not the one that was read: it was written anew under its name.`,
    altered: `The documents or chunks of corpus revision ${revision} are not what was read.`,
    unbound: "The decision does not record which corpus it was made under.",
  }[corpus];
  const at = file.locate(file.has(["review", "corpus"]) ? ["review", "corpus"] : ["review"]);
  return [
    { message, at, fix: "Restore the corpus revision from Git, or have the case judged anew." },
  ];
}

function unfitDecider({ file, block, by, decided }: RecordedDecision): readonly Problem[] {
  if (by === undefined) return [];
  const at = file.locate([block, block === "review" ? "reviewedBy" : "by"]);
  const fix = "Have somebody else read the case and decide in a pull request.";
  const machine = machineNamed(file, by);
  if (machine !== undefined) {
    const is = machine === "generator" ? "the generator that wrote the case" : "no person";
    return [{ message: `${quoted(by)} is named as having decided, but is ${is}.`, at, fix }];
  }
  const isApproval = block === "review" && decided !== "rejected";
  if (!isApproval || !isAuthor(file, by)) return [];
  return [
    { message: `${quoted(by)} is named as having approved the case, but wrote it.`, at, fix },
  ];
}

/**
 * What the history of the repository tells against a decision, where nobody asks the host: a person committed the block who
 * had committed what the case says. A run that records commits by itself; what a host made of several commits, and a first
 * commit, tells nothing. Names in commits prove nothing for a decision, so what the host says goes before this.
 */
export function handWritten(
  { file, block }: RecordedDecision,
  { block: brought, content, isCertain }: CommittedBy,
): readonly Problem[] {
  if (brought === undefined || content === undefined || !isCertain || brought.isRoot) return [];
  if (isBot(brought.author.name) || isMadeByHost(brought.committer)) return [];
  if (!isSame(brought.author, content.author)) return [];
  return [
    {
      message: `Commit ${brought.commit.slice(0, 12)} brought this decision, by ${quoted(brought.author.name)}, who also committed what the case says; a run that records writes a commit of its own.`,
      at: file.locateKey([block]),
      fix: "Look the proof up on the host. Where no review says so, have the case decided anew.",
    },
  ];
}

/** What buttons and calls of the host commit, such as a squashed pull request. */
function isMadeByHost({ name, email }: Signature): boolean {
  return name === "GitHub" && email.toLowerCase().startsWith("noreply@");
}

function isSame(one: Signature, other: Signature): boolean {
  const isSameAddress = one.email !== "" && one.email.toLowerCase() === other.email.toLowerCase();
  return isSameAddress || samePerson(one.name, other.name);
}
