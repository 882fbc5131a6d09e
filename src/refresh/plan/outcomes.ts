import type { CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { evidenceOfCandidate } from "../../rules/moved-on.ts";
import { whatToDo } from "../../rules/due/what-is-missing.ts";
import { unfitToRetire } from "../../rules/unfit-to-retire.ts";
import { decidedCase } from "../deciding/decided-case.ts";
import type { EvidenceChoice, Replacement } from "../deciding/evidence-choice.ts";
import { movedEvidence } from "../deciding/moved-evidence.ts";
import type { TargetRevision } from "../deciding/target-revision.ts";
import type { PlannedEvidence, PossibleOutcome } from "./plan.ts";
import { ungroupedProblems } from "./ungrouped-evidence.ts";

/** How many replacements of one piece of evidence are worked out, the nearest first. */
const mostWaysOfPiece = 5;

/** What an outcome is worked out for. */
interface Decidable {
  readonly file: CaseFile;
  readonly evidence: readonly PlannedEvidence[];
  /** Whether the revision of the judgment is not recorded any more, from which a decision would go on. */
  readonly isFromMissing?: boolean;
}

/**
 * What each decision about a case would come to: the digest of the result, why it is impossible, or what a person has to say
 * first. Nothing is proposed: a revision is worked out for each chunk that somebody may take.
 */
export function outcomesOf(
  dataset: Dataset,
  { file, evidence, isFromMissing }: Decidable,
  target: TargetRevision,
): readonly PossibleOutcome[] {
  if (isFromMissing === true) return noneOf(file);
  return [
    confirmation(dataset, { file, evidence }, target),
    ...revisions(dataset, { file, evidence }, target),
    abstention(file, target),
    retirement(dataset, file, target),
  ];
}

/** What a decision goes on from has to be recorded. */
function noneOf(file: CaseFile): readonly PossibleOutcome[] {
  const refused = [
    {
      message:
        "The corpus revision of the judgment is not recorded, so no decision can go on from it.",
      at: file.locate(["corpusRevision"]),
      fix: whatToDo(file, "revision-missing"),
    },
  ];
  return (["confirmed", "revised", "abstained", "retired"] as const).map((outcome) => ({
    outcome,
    replace: [],
    result: { refused },
  }));
}

/** A case that is retired stays as it was approved, so an edit keeps it from that. */
function retirement(dataset: Dataset, file: CaseFile, target: TargetRevision): PossibleOutcome {
  const retired = resultOf({ dataset, file }, { outcome: "retired" }, target);
  if (contentState(file) !== "edited") return retired;
  return { ...retired, result: { refused: unfitToRetire(dataset, [file]) } };
}

/** What a first judgment of a candidate is bound to, whichever it is; it is approved only where its evidence stands. */
export function firstOutcomes(
  dataset: Dataset,
  file: CaseFile,
  target: CorpusRevision,
): readonly PossibleOutcome[] {
  const { digest } = file;
  if (digest === undefined) return [];
  const named = revisionOf(dataset, file);
  const moved = named && evidenceOfCandidate(file, { named, current: target });
  return [
    {
      outcome: "approved",
      replace: [],
      result: moved === undefined ? { digest } : { refused: [moved] },
    },
    { outcome: "rejected", replace: [], result: { digest } },
  ];
}

function resultOf(
  { dataset, file }: { readonly dataset: Dataset; readonly file: CaseFile },
  choice: EvidenceChoice,
  target: TargetRevision,
): PossibleOutcome {
  const decided = decidedCase(file, choice, target);
  const { outcome } = choice;
  const replace = outcome === "revised" ? choice.replace : [];
  if ("refused" in decided) return { outcome, replace, result: decided };
  const isInUse = outcome !== "retired";
  const refused = isInUse ? ungroupedProblems(dataset, file, decided.value) : [];
  const { digest } = decided;
  return { outcome, replace, result: refused.length > 0 ? { refused } : { digest } };
}

/** A case whose chunks are all there can be confirmed; where its quote does not stand, once a person has said which does. */
function confirmation(
  dataset: Dataset,
  { file, evidence }: Decidable,
  target: TargetRevision,
): PossibleOutcome {
  const asItStands = resultOf({ dataset, file }, { outcome: "confirmed" }, target);
  if ("digest" in asItStands.result) return asItStands;
  const quotes = new Map(
    evidence.flatMap(({ piece: { chunkId, quote } }) =>
      quote === undefined ? [] : [[chunkId, undefined] as const],
    ),
  );
  const without = resultOf({ dataset, file }, { outcome: "confirmed", quotes }, target);
  return "digest" in without.result ? { ...asItStands, result: { needs: ["quote"] } } : asItStands;
}

/** Everything else than chunks that were replaced, and what the file was edited to say, needs a person's words. */
function revisions(
  dataset: Dataset,
  { file, evidence }: Decidable,
  target: TargetRevision,
): readonly PossibleOutcome[] {
  const { moves } = movedEvidence(dataset, file, target);
  const together = clearReplacements(evidence, target);
  const parts = evidence.filter(isSplit).map(partsOf);
  // What a person wrote into the file may be all that there is to decide.
  const isEdited = contentState(file) === "edited";
  const ways = [
    ...(isEdited ? [[]] : []),
    ...(together.length > Math.max(moves.length, 1) ? [together] : []),
    ...(moves.length === 0 ? [] : [moves]),
    ...(parts.length > 1 ? [[...moves, ...parts]] : []),
    ...evidence.flatMap(waysOf(moves)),
  ];
  const results = eachOnce(ways).map((replace) =>
    revision(dataset, { file, evidence }, { replace, target }),
  );
  const possible = results.filter(({ result }) => "digest" in result);
  if (possible.length > 0) return possible;
  if (isEdited) return results.slice(0, 1);
  const unquoted = results.filter(({ result }) => "needs" in result);
  if (unquoted.length > 0) return unquoted;
  // Where one choice alone is left, what stands against it says what to mend.
  const clear = moves.length > 0 || ways.includes(together) ? results.slice(0, 1) : [];
  return [...clear, { outcome: "revised", replace: [], result: { needs: ["edit"] } }];
}

/** Chunks in the place of others; where only quotes stand against it, a person has to say them first. */
function revision(
  dataset: Dataset,
  { file, evidence }: Decidable,
  {
    replace,
    target,
  }: { readonly replace: readonly Replacement[]; readonly target: TargetRevision },
): PossibleOutcome {
  const asItStands = resultOf({ dataset, file }, { outcome: "revised", replace }, target);
  if ("digest" in asItStands.result || replace.length === 0) return asItStands;
  const replaced = new Map(replace.map(({ from, to }) => [from, to]));
  const chunks = evidence.flatMap(({ piece: { chunkId } }) => replaced.get(chunkId) ?? [chunkId]);
  const quotes = new Map(chunks.map((id) => [id, undefined]));
  const without = resultOf({ dataset, file }, { outcome: "revised", replace, quotes }, target);
  return "digest" in without.result ? { ...asItStands, result: { needs: ["quote"] } } : asItStands;
}

/** Two ways may come to the same. */
function eachOnce(ways: readonly (readonly Replacement[])[]): readonly (readonly Replacement[])[] {
  const known = new Map(ways.toReversed().map((way) => [keyOf(way), way]));
  return [...known.values()].toReversed();
}

function keyOf(way: readonly Replacement[]): string {
  const inOrder = way.toSorted((a, b) => byUtf8(a.from, b.from));
  return JSON.stringify(inOrder.map(({ from, to }) => [from, to]));
}

/** The chunks that are not there any more, each replaced by its only candidate; none where one has none or several. */
function clearReplacements(
  evidence: readonly PlannedEvidence[],
  { chunks }: TargetRevision,
): readonly Replacement[] {
  const gone = evidence.filter(({ piece }) => !chunks.has(piece.chunkId));
  const replace = gone.flatMap(({ piece: { chunkId: from }, verdict, candidates }) => {
    const [only, another] = candidates;
    const isClear = only !== undefined && another === undefined && verdict !== "gone";
    return isClear ? [{ from, to: [only.id] }] : [];
  });
  return replace.length === gone.length ? replace : [];
}

/** Each candidate in the place of a piece of evidence, and all parts of one that was split, beside what moved for certain. */
function waysOf(
  moves: readonly Replacement[],
): (evidence: PlannedEvidence) => readonly (readonly Replacement[])[] {
  const moved = new Set(moves.map(({ from }) => from));
  return (evidence) => {
    const { piece, verdict, candidates } = evidence;
    const { chunkId: from } = piece;
    if (verdict === "same" || moved.has(from)) return [];
    const ids = candidates.map(({ id }) => id);
    const single = ids
      .filter((id) => id !== from)
      .slice(0, mostWaysOfPiece)
      .map((id) => [id]);
    const ways = [
      ...(isSplit(evidence) ? [partsOf(evidence)] : []),
      ...single.map((to) => ({ from, to })),
    ];
    return ways.map((way) => [...moves, way]);
  };
}

function isSplit({ verdict, candidates }: PlannedEvidence): boolean {
  return verdict === "split" && candidates.length > 1;
}

/** All parts in the place of what was split. */
function partsOf({ piece, candidates }: PlannedEvidence): Replacement {
  return { from: piece.chunkId, to: candidates.map(({ id }) => id).toSorted(byUtf8) };
}

/** A machine has no words for a refusal, so only what stands against one can be told. */
function abstention(file: CaseFile, target: TargetRevision): PossibleOutcome {
  const outcome = "abstained";
  const blank = { outcome, because: "not-in-corpus", answer: "" } as const;
  const decided = decidedCase(file, blank, target);
  const refused: readonly Problem[] = "refused" in decided ? decided.refused : [];
  return {
    outcome,
    replace: [],
    result: refused.length > 0 ? { refused } : { needs: ["because", "answer"] },
  };
}
