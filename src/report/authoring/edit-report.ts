import type { EditedCase, EditPlan } from "../../authoring/edit/edit-cases.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";
import { diffText } from "./diff-text.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { unmetSentence } from "../verdict/unmet-condition.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What editing many cases did; with `diff`, the lines that it would change, for a run that writes nothing. */
export function* editReport(
  plan: EditPlan,
  options: TextOptions & { readonly diff: boolean },
): Generator<string> {
  const { changed, same, unmet } = plan;
  const { style, place, diff } = options;
  for (const one of changed) {
    yield `${style.strong(terminalText(place(one.path)))} ${changedWords(one, options)}\n`;
    if (diff) yield `${diffText(one.before, one.after, style).join("\n")}\n\n`;
  }
  for (const path of same) yield `${terminalText(place(path))} is so already\n`;
  if (same.length > 0 || (changed.length > 0 && !diff)) yield "\n";
  yield `${verdict(plan, options)}\n`;
  const judged = changed.filter((one) => one.judged).length;
  if (judged > 0) yield judgedSentence(judged);
  if (changed.length + same.length === 0) yield* unmet.map(unmetSentence);
}

function judgedSentence(count: number): string {
  const were = count === 1 ? "was" : "were";
  return `${count} of these cases ${were} judged before. The judgments stay as they were given and no longer fit: touchstone check tells who is to judge what.\n`;
}

function changedWords(
  { judged }: EditedCase,
  { style, diff }: TextOptions & { readonly diff: boolean },
): string {
  const done = diff ? "would change" : style.green("changed");
  return judged ? `${done}, and ${style.yellow("needs to be judged again")}` : done;
}

function verdict(
  { changed, same, others }: EditPlan,
  { style, diff }: TextOptions & { readonly diff: boolean },
): string {
  const unfit = others === 0 ? [] : [`${others} ${others === 1 ? "does" : "do"} not fit`];
  if (changed.length + same.length === 0) {
    return others === 0 ? "There is no case to edit." : `None of ${counted(others, "case")} fits.`;
  }
  const done =
    changed.length === 0
      ? "Nothing to change"
      : `${counted(changed.length, "case")} ${diff ? "would change" : "changed"}`;
  return [
    changed.length > 0 && !diff ? style.green(done) : done,
    ...(same.length === 0 ? [] : [`${same.length} ${same.length === 1 ? "is" : "are"} so already`]),
    ...unfit,
  ].join(", ");
}

/** What stands against an edit is mostly the same in every file, so more of it tells no more. */
const mostTold = 10;

/** Why nothing was edited: what stands against it, each at its place. */
export function* editRefusal({ refused }: EditPlan, options: TextOptions): Generator<string> {
  const mark = options.style.red("not changed");
  for (const one of refused.slice(0, mostTold)) yield `${problemText(one, options, { mark })}\n\n`;
  const more = refused.length - mostTold;
  if (more > 0) yield `and ${more} more\n\n`;
  const files = new Set(refused.map(({ at }) => at.file)).size;
  const stand = files === 1 ? "stands" : "stand";
  yield `${options.style.red("Nothing was changed")}: ${counted(files, "file")} ${stand} against it.\n`;
}

/** Why nothing was edited: somebody judged what would change, and nobody said that it may be judged again. */
export function* judgedRefusal(
  { changed }: EditPlan,
  { style, place }: TextOptions,
): Generator<string> {
  const judged = changed.filter((one) => one.judged);
  for (const { path, file } of judged) {
    yield `${style.strong(terminalText(place(path)))} ${terminalText(judgmentOf(file))}\n`;
  }
  const of = `${judged.length} of the ${counted(changed.length, "case")} to change`;
  const were = judged.length === 1 ? "was" : "were";
  yield `\n${style.red("Nothing was changed")}: ${of} ${were} judged, and this edit changes what was judged.\n`;
  yield "  fix: Leave them out, such as by --where status=pending. Or add --also-judged: reviews stay as they were given and no longer fit, so somebody judges each case again.\n";
}

function judgmentOf(file: CaseFile): string {
  const { review, sentinel } = file.case;
  const stage = stageOf(file);
  if (stage === "approved" || stage === "rejected") {
    const { reviewedBy } = review ?? {};
    return `was ${stage}${reviewedBy === undefined ? "" : ` by ${quoted(reviewedBy)}`}`;
  }
  const people = (sentinel?.reviews ?? []).flatMap((one) => one?.reviewer ?? []);
  return people.length === 0
    ? "has a review that cannot be read"
    : `was judged by ${listed(people.map(quoted))}`;
}
