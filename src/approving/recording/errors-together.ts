import { readCase } from "../../load/read-case.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Finding } from "../../model/finding.ts";
import { lineBefore } from "../../model/line-map.ts";
import { check } from "../../rules/check.ts";

/** A case file with another text. */
export interface EditedText {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The errors that a set would have with all of these texts and has not without them, by the path of each text that takes
 * part in one, at their places in the text as it is. What is fit alone may not be fit beside another: a rejected case has
 * no variants. Texts that bring errors are left out, and the others are looked at once more.
 */
export function errorsTogether(
  dataset: Dataset,
  edits: readonly EditedText[],
): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, readonly Finding[]>();
  if (edits.length === 0) return found;
  const known = new Set(errorsOf(dataset).map(keyOf));
  for (let left = edits; left.length > 0; left = left.filter(({ path }) => !found.has(path))) {
    const news = errorsOf(withTexts(dataset, left)).filter((one) => !known.has(keyOf(one)));
    const count = found.size;
    for (const edit of left) {
      const own = news.filter((one) => isAbout(one, edit.path));
      if (own.length > 0) found.set(edit.path, own.map(placedIn(edit)));
    }
    if (found.size === count) break;
  }
  return found;
}

function errorsOf(dataset: Dataset): readonly Finding[] {
  return [...check(dataset)].filter(({ level }) => level === "error");
}

/** A finding is the same one on another line. */
function keyOf({ rule, at, message }: Finding): string {
  return JSON.stringify([rule, at.file, message]);
}

function isAbout({ at, related = [] }: Finding, path: string): boolean {
  return [at, ...related].some(({ file }) => file === path);
}

function placedIn({ path, before, after }: EditedText): (finding: Finding) => Finding {
  const placeBefore = lineBefore(before, after);
  return (finding) => {
    const { at } = finding;
    return at.file === path ? { ...finding, at: { ...at, line: placeBefore(at.line) } } : finding;
  };
}

function withTexts(dataset: Dataset, edits: readonly EditedText[]): Dataset {
  const read = new Map(
    edits.map(({ path, after }) => [path, readCase(path, after.replace(/^\ufeff/, ""))] as const),
  );
  const cases = dataset.cases.flatMap((file): readonly CaseFile[] => {
    const reading = read.get(file.path);
    if (reading === undefined) return [file];
    return reading.file === undefined ? [] : [reading.file];
  });
  const others = dataset.defects.filter(({ at }) => !read.has(at.file));
  const defects = [...read.values()].flatMap((one) => one.defects);
  return { ...dataset, cases, defects: [...others, ...defects] };
}
