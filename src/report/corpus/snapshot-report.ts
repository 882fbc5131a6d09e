import type { PassedOver } from "../../corpus/documents/choose-files.ts";
import { placeText, type DumpProblem } from "../../corpus/dump.ts";
import type { Difference, RevisionChanges } from "../../corpus/revision-changes.ts";
import type { SnapshotPlan } from "../../corpus/snapshot-plan.ts";
import { currentFile, revisionsFolder, textsFolder } from "../../model/layout.ts";
import { counted } from "../../model/sentence.ts";
import { passedOverRows } from "../verdict/passed-over.ts";
import { figureRows, type Row } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What a run did, or would do. */
export interface SnapshotOutcome {
  readonly plan: SnapshotPlan;
  readonly id: string;
  readonly documents: number;
  readonly chunks: number;
  /** Where the corpus was read from. */
  readonly source: {
    readonly what: "dump" | "folder";
    readonly files: number;
    readonly passed: readonly PassedOver[];
    readonly remarks: readonly DumpProblem[];
  };
  /** Whether the set had texts of its chunks before, and how many are new. */
  readonly newTexts: number;
  readonly keptTexts: number;
  /** Paths that were written or removed, in order. */
  readonly changed: readonly string[];
  readonly dryRun: boolean;
  readonly hasCases: boolean;
}

/** What became of a dump or a folder, told to the person who gave it. */
export function snapshotReport(outcome: SnapshotOutcome, style: Style): string {
  const { plan, documents, chunks, source } = outcome;
  const from = source.what === "folder" ? "" : ` from ${counted(source.files, "file")}`;
  const held = `${counted(documents, "document")}, ${counted(chunks, "chunk")}${from}`;
  const subject =
    plan.kind === "new" ? `Corpus revision ${name(outcome.id)}` : `The ${source.what}`;
  const aside = asideLines(source, style);
  const lines = [
    `${style.strong(subject)}: ${held}`,
    "",
    ...aside,
    ...(aside.length === 0 || plan.kind === "new" ? [] : [""]),
    ...planLines(plan, outcome, style),
  ];
  return `${lines.join("\n")}\n`;
}

/** How many remarks are shown one by one. */
const shownRemarks = 5;

/** What of a folder is no document, and what of a document could not be read. */
function asideLines(
  { passed, remarks }: SnapshotOutcome["source"],
  style: Style,
): readonly string[] {
  const more = remarks.length - shownRemarks;
  const lines = [
    ...remarks
      .slice(0, shownRemarks)
      .map(({ at, message }) => `${terminalText(placeText(at))}  ${terminalText(message)}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  const told = lines.map((text, index): Row => [index === 0 ? "unread" : "", text]);
  return figureRows([...passedOverRows(passed), ...told], style);
}

function planLines(plan: SnapshotPlan, outcome: SnapshotOutcome, style: Style): readonly string[] {
  switch (plan.kind) {
    case "new":
      return newLines(plan, outcome, style);
    case "unfinished":
      return [
        `Corpus revision ${name(outcome.id)} is recorded already, with this content; only ${currentFile} was still to move.`,
        ...figureRows([["current", pointerText(plan.snapshot.record.parent, outcome)]], style),
        "",
        nextText(outcome),
      ];
    case "same":
      return [
        `Nothing changed: the current revision ${name(plan.current)} holds the same documents, chunks and settings.`,
        addedTexts(outcome),
      ];
    case "recorded":
      return [
        `Nothing was written: corpus revision ${name(outcome.id)} is recorded already, with this content, but ${plan.current === undefined ? "none" : name(plan.current)} is the current one.`,
        `To go back to it, write this line into ${currentFile}:  revision: ${outcome.id}`,
      ];
    case "taken":
      return [];
  }
}

function addedTexts({ changed, newTexts, dryRun }: SnapshotOutcome): string {
  if (changed.length === 0) return "No new revision was made, and no file was touched.";
  const added = `${counted(newTexts, "text")} of its chunks ${newTexts === 1 ? "is" : "are"} now kept`;
  return `No new revision was made; ${added} in ${textsFolder}/${dryRun ? " after a run that writes" : ""}.`;
}

function newLines(
  { snapshot, changes }: Extract<SnapshotPlan, { kind: "new" }>,
  outcome: SnapshotOutcome,
  style: Style,
): readonly string[] {
  const { parent } = snapshot.record;
  const compared =
    parent === undefined || changes === undefined
      ? figureRows([["parent", "none: this is the first revision"]], style)
      : [...figureRows([["parent", name(parent)]], style), ...changeRows(changes, style)];
  const rest = figureRows(
    [
      ["texts", textsText(snapshot.record.texts, outcome)],
      ["current", pointerText(parent, outcome)],
      ...fileRows(outcome),
    ],
    style,
  );
  return [...compared, ...rest, "", nextText(outcome)];
}

function changeRows(changes: RevisionChanges, style: Style): readonly string[] {
  const { documents, chunks, moved, restored, triggers } = changes;
  const also: readonly Row[] = [
    ...(moved === 0 ? [] : [`${moved} moved: the same text under one other id`]),
    ...(restored === 0 ? [] : [`${counted(restored, "same chunk")} with another id in the store`]),
  ].map((text): Row => ["", text]);
  const reasons =
    triggers.length === 0
      ? "none: nothing asks for another judgment by itself"
      : triggers.join(", ");
  return figureRows(
    [
      ["documents", differenceText(documents, documents.restated)],
      ["chunks", differenceText(chunks)],
      ...also,
      ["triggers", reasons],
    ],
    style,
  );
}

function differenceText({ added, removed, changed, same }: Difference, restated = 0): string {
  const parts: [number, string][] = [
    [added, "added"],
    [removed, "removed"],
    [changed, "changed"],
    [restated, "the same with another source revision or URI"],
    [same, "the same"],
  ];
  return parts.flatMap(([count, what]) => (count === 0 ? [] : [`${count} ${what}`])).join(", ");
}

function textsText(policy: string, { newTexts, keptTexts }: SnapshotOutcome): string {
  if (policy === "none")
    return "none kept: evidence of this revision cannot be verified by its text";
  const which = policy === "cited" ? "cited by a case" : "kept";
  return `${counted(keptTexts, "distinct text")} ${which}, ${newTexts} of them new in ${textsFolder}/`;
}

function pointerText(from: string | undefined, { id, dryRun }: SnapshotOutcome): string {
  const verb = dryRun ? "would move" : "moved";
  const way = from === undefined ? `to ${name(id)}` : `from ${name(from)} to ${name(id)}`;
  return `${currentFile} ${verb} ${way}`;
}

/** The files by folder; the texts as a number, since there are up to sixteen and more. */
function fileRows({ changed, id, dryRun }: SnapshotOutcome): readonly Row[] {
  const folder = `${revisionsFolder}/${id}/`;
  const own = changed
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length));
  const texts = changed.filter((path) => path.startsWith(`${textsFolder}/`)).length;
  const parts = [
    ...(own.length === 0 ? [] : [`${terminalText(folder)} (${own.join(", ")})`]),
    ...(texts === 0 ? [] : [`${counted(texts, "file")} in ${textsFolder}/`]),
  ];
  const label = dryRun ? "to write" : "written";
  return parts.map((text, index): Row => [index === 0 ? label : "", text]);
}

function nextText({ dryRun, hasCases }: SnapshotOutcome): string {
  if (dryRun)
    return "This was a dry run: nothing was written. Next: run it again without --dry-run.";
  return hasCases
    ? `Next: commit ${revisionsFolder}/ as one change, and see which judgments it leaves to read again: touchstone refresh plan`
    : `Next: commit ${revisionsFolder}/ as one change, and write cases: touchstone new`;
}

function name(id: string): string {
  return `"${terminalText(id)}"`;
}
