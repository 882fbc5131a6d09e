import type { CorpusComparison } from "../../corpus/comparing/compare-revisions.ts";
import { scopesOf, type Scope, type Trigger } from "../../corpus/refresh-scopes.ts";
import type { PolicyFile } from "../../model/dataset.ts";
import { policyFile } from "../../model/layout.ts";
import { listed, quoted } from "../../model/sentence.ts";

/** A comparison with the policy of the set; without one, changes concern whom they usually do. */
export interface ComparedUnderPolicy {
  readonly comparison: Pick<
    CorpusComparison,
    "before" | "after" | "documents" | "chunks" | "triggers"
  >;
  /** Undefined where the set has no policy file. */
  readonly policy: PolicyFile | undefined;
}

/** A change that happened, and which cases it concerns. */
interface AskingChange {
  readonly reason: Trigger;
  readonly scope: Scope;
  /** Whether the policy says it, and not the default. */
  readonly isSaid: boolean;
}

/** The changes that happened, each with whom it concerns; undefined where the policy cannot be read. */
export function askingChanges({
  comparison: { triggers },
  policy: file,
}: ComparedUnderPolicy): readonly AskingChange[] | undefined {
  if (file !== undefined && file.policy === undefined) return undefined;
  const scopes = scopesOf(file?.policy);
  return triggers.map((reason) => {
    const isSaid = file?.policy?.refresh?.[reason] !== undefined;
    return { reason, scope: scopes[reason], isSaid };
  });
}

/** The command that tells case by case what these sentences tell in general. */
export function planCommand({ comparison: { after } }: ComparedUnderPolicy): string {
  return `touchstone refresh plan --to ${after.id}`;
}

/** What it means for judgments that were made under the earlier revision, in sentences; ids in them are as the data has them. */
export function meaningText(diff: ComparedUnderPolicy): string {
  const { before } = diff.comparison;
  const changes = askingChanges(diff);
  if (changes === undefined) {
    return `Which judgments wait is for the policy to say, and ${policyFile} cannot be read: touchstone check`;
  }
  const wide = changes.filter(({ scope }) => scope === "whole-set");
  if (wide.length > 0) {
    return `Every judgment made under ${quoted(before.id)} waits for a person, whatever it cites: ${listed(wide.map(changeText))}.`;
  }
  return [evidenceText(diff, changes), abstentionText(diff)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Which judgments stand and wait by what they cite. */
function evidenceText(
  { comparison: { chunks } }: ComparedUnderPolicy,
  changes: readonly AskingChange[],
): string {
  const isSame = chunks.changes.length === 0;
  const wider = changes.filter(
    ({ reason, scope }) => scope === "cases-of-document" && reason !== "document-added",
  );
  if (wider.length > 0) {
    const which = `that cite a document in which this happened: ${listed(wider.map(changeText))}`;
    return isSame
      ? `Every chunk is the same. Judgments wait for a person ${which}.`
      : `Judgments that cite a chunk that is not the same wait for a person. So do those ${which}.`;
  }
  const narrow = changes.filter(({ reason }) => settingChanges.has(reason));
  const besides =
    narrow.length === 0
      ? ""
      : ` By the policy, ${listed(narrow.map(changeText))} asks about no others.`;
  if (isSame) return `Every chunk is the same: judgments that cite chunks stand.${besides}`;
  if (chunks.same === 0) {
    return `No chunk is the same: every judgment that cites one waits for a person.${besides}`;
  }
  const same =
    chunks.same === 1
      ? "the chunk that is the same"
      : `the ${chunks.same} chunks that are the same`;
  return `Judgments that cite only ${same} stand. Those that cite ${chunks.changes.length === 1 ? "the other one" : `one of the ${chunks.changes.length} others`} wait for a person.${besides}`;
}

const settingChanges: ReadonlySet<Trigger> = new Set([
  "chunking-changed",
  "embedding-changed",
  "retrieval-filter-changed",
] as const);

/** A document that came, or has another text, may answer what was not in the corpus. */
function abstentionText({
  comparison: { documents, triggers },
  policy,
}: ComparedUnderPolicy): string {
  const isAsked = scopesOf(policy?.policy)["document-added"] !== "cases-of-evidence";
  const isNew = triggers.includes("document-added") || documents.changed.length > 0;
  return isAsked && isNew
    ? 'Abstentions "not-in-corpus" may wait as well: documents came, or have another text.'
    : "";
}

function changeText({ reason, scope, isSaid }: AskingChange): string {
  return `${reason} (${scope}${isSaid ? "" : " by default"})`;
}
