import { isDeepStrictEqual } from "node:util";
import { caseTexts, type CaseTextOptions } from "../../load/case-texts.ts";
import { readCase, type CaseReading } from "../../load/read-case.ts";
import { editValue, withValue } from "../../load/value-edits.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import { isOfTheSet, type Defect } from "../../model/dataset.ts";
import { caseDigest } from "../../model/digest.ts";
import type { Problem } from "../../model/finding.ts";
import type { Tree } from "../../model/tree.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { editsFor, type Change } from "./case-changes.ts";
import type { Condition, JudgmentOf } from "../list/case-conditions.ts";
import { selectionBy, type Unmet } from "../list/case-selection.ts";

/** A case whose file changes; both texts have their byte order mark. */
export interface EditedCase {
  readonly path: string;
  readonly file: CaseFile;
  readonly before: string;
  readonly after: string;
  /** Whether somebody judged what changes: an approval, a rejection or a sentinel's judgment no longer fits. */
  readonly judged: boolean;
}

/** What editing many cases does. Where anything stands against it, nothing is to be written. */
export interface EditPlan {
  readonly changed: readonly EditedCase[];
  /** The paths of the cases that fit and are so already. */
  readonly same: readonly string[];
  /** Cases that cannot be edited so, and files of which nobody knows whether they fit. */
  readonly refused: readonly Problem[];
  /** How many cases do not fit. */
  readonly others: number;
  /** The conditions that no case meets. */
  readonly unmet: readonly Unmet[];
}

/** What to edit: the cases of some places that meet every condition. */
export interface EditRequest extends CaseTextOptions {
  readonly conditions: readonly Condition[];
  readonly changes: readonly Change[];
  /** Given where a condition needs judgments. */
  readonly judgmentOf?: JudgmentOf | undefined;
}

/** Decides what an edit of many cases would write; writes nothing. */
export async function planEdit(
  tree: Tree,
  { conditions, changes, judgmentOf, ...options }: EditRequest,
): Promise<EditPlan> {
  const defects: Defect[] = [];
  const refused: Problem[] = [];
  const changed: EditedCase[] = [];
  const same: string[] = [];
  const { fits, unmet } = selectionBy(conditions);
  let others = 0;
  for await (const { path, mark, text } of caseTexts(tree, defects, options)) {
    const { file, ...reading } = readCase(path, text);
    if (file === undefined) {
      refused.push(...reading.defects);
      continue;
    }
    const one = { ...reading, file };
    if (!fits({ ...one, judgment: judgmentOf?.(path) })) {
      others++;
      continue;
    }
    const edited = editCase(one, text, changes);
    if ("refused" in edited) refused.push(...edited.refused);
    else if (edited.text === text) same.push(path);
    else {
      const { judged } = edited;
      changed.push({ path, file, before: mark + text, after: mark + edited.text, judged });
    }
  }
  const unread = defects.filter(isOfTheSet);
  const all = [...unread, ...refused].toSorted((a, b) => byUtf8(a.at.file, b.at.file));
  return { changed, same, refused: all, others, unmet: unmet() };
}

type ReadCase = Omit<CaseReading, "file"> & { readonly file: CaseFile };

function editCase(
  reading: ReadCase,
  text: string,
  changes: readonly Change[],
): { readonly text: string; readonly judged: boolean } | { readonly refused: readonly Problem[] } {
  const { file } = reading;
  let current = text;
  let value = reading.value;
  for (const change of inOrder(changes)) {
    const edits = editsFor(value, change);
    if (edits === undefined) return { refused: [noList(file, change)] };
    for (const edit of edits) {
      const edited = editValue(file.path, current, edit);
      if ("refused" in edited) return { refused: [edited.refused] };
      current = edited.text;
      value = withValue(value, edit);
    }
  }
  if (current === text) return { text, judged: false };
  const after = readCase(file.path, current);
  const broken = newDefects(reading, after);
  if (broken.length > 0) return { refused: broken.map((defect) => unfit(file, defect, changes)) };
  if (!isDeepStrictEqual(after.value, value)) return { refused: [notSo(file)] };
  const judgedText = caseDigest(reading.value);
  const isCovered = judgedText === undefined || judgedText !== caseDigest(value);
  if (isCovered && stageOf(file) === "retired") return { refused: [retired(file)] };
  return { text: current, judged: isCovered && isJudged(file) };
}

/** Entries are added before others go, so that a list whose entries are all replaced stays where it is. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  const [gone, others] = [true, false].map((goes) =>
    changes.filter(({ kind }) => (kind === "remove") === goes),
  );
  return [...(others ?? []), ...(gone ?? [])];
}

/** Whether somebody has decided about a case, or judged it as a sentinel. */
function isJudged(file: CaseFile): boolean {
  return stageOf(file) !== "pending" || (file.case.sentinel?.reviews ?? []).length > 0;
}

/** What is wrong with the form of a file now and was not before. */
function newDefects(
  before: Pick<CaseReading, "defects">,
  after: Pick<CaseReading, "defects">,
): readonly Defect[] {
  const known = new Set(before.defects.map(({ message }) => message));
  return after.defects.filter(
    ({ rule, message }) => rule.startsWith("file/") && !known.has(message),
  );
}

function unfit(file: CaseFile, { message }: Defect, changes: readonly Change[]): Problem {
  const place = changes.map(({ field }) => field.path).find((path) => file.has(path));
  return {
    message: `After this edit it would be no case: ${message}`,
    at: place === undefined ? file.locate([]) : file.locateKey(place),
    fix: "Give another value, change more at once, or leave the case out by another --where.",
  };
}

function noList(file: CaseFile, { field, words }: Change): Problem {
  return {
    message: `"${field.name}" is no list of texts here, so ${words} has nothing to change.`,
    at: file.locate(field.path),
    fix: "Write it as a list, or --set it anew.",
  };
}

function notSo(file: CaseFile): Problem {
  return {
    message: "This edit cannot be written here without changing other fields.",
    at: file.locate([]),
    fix: "Write this change by hand.",
  };
}

function retired(file: CaseFile): Problem {
  return {
    message: "The case is retired, and stays as it was judged.",
    at: file.locateKey(["retired"]),
    fix: "Leave retired cases out: --where status!=retired",
  };
}
