import type { ExportManifest } from "../../model/generated/export.ts";
import { counted, quoted } from "../../model/sentence.ts";
import { hasSameLabels } from "./compare-lines.ts";
import type { MemberComparison, ReasonKind, RemarkKind, Told } from "./comparison.ts";
import { firstNames } from "./damage.ts";
import { lossRemarks } from "./losses.ts";
import type { Side } from "./side.ts";

interface FileComparison {
  readonly reasons: readonly Told<ReasonKind>[];
  readonly remarks: readonly Told<RemarkKind>[];
}

/** What an evaluation reads: the shape, and the files as far as anybody can tell in what they differ. */
export function compareFiles(a: Side, b: Side, members: MemberComparison): FileComparison {
  const { shape } = a.manifest;
  const other = b.manifest.shape;
  const losses = lossRemarks(a.manifest, b.manifest);
  if (shape !== other) {
    const says = `A has the shape ${quoted(shape)} and B ${quoted(other)}: an evaluation reads other things from each.`;
    return { reasons: [{ what: "shape", says }, ...contentReason(members)], remarks: losses };
  }
  const { reasons, remarks } = compareBytes({ a, b }, members);
  return { reasons, remarks: [...remarks, ...losses, ...labelRemark(a, b)] };
}

function compareBytes({ a, b }: { a: Side; b: Side }, members: MemberComparison): FileComparison {
  const content = contentReason(members);
  if (hashesOf(a.manifest) === hashesOf(b.manifest)) {
    const remarks = namesOf(a.manifest) === namesOf(b.manifest) ? [] : [fileNames];
    return { reasons: content, remarks };
  }
  if (content.length > 0 || isOfOthers(members)) return { reasons: content, remarks: [] };
  if (hasEachLine(a) && hasEachLine(b))
    return { reasons: [], remarks: [{ what: "bytes", says: readWords }] };
  if (isAccounted(members)) return { reasons: [], remarks: [{ what: "bytes", says: accounted }] };
  return { reasons: [{ what: "files", says: unread }], remarks: [] };
}

function hasEachLine({ manifest, lines, wrongLines = [] }: Side): boolean {
  return (
    wrongLines.length === 0 &&
    lines !== undefined &&
    manifest.members.every(({ id }) => lines.has(id))
  );
}

const fileNames: Told<RemarkKind> = {
  what: "file-names",
  says: "The files have the same bytes under other names.",
};

const readWords =
  "The files differ in bytes. Each line was read, and says the same of what is asked, of the answer and of the evidence.";

const accounted =
  "The files differ in bytes, as they do where what is said of holdouts, families or currency differs. They were not read: to have them compared line by line, put them beside the manifests.";

const unread =
  "The files of A and B differ, and nothing at hand tells in what, so an evaluation may have read other things. Lines can be compared of the shape jsonl alone, with cases.jsonl beside each manifest.";

function contentReason({ content }: MemberComparison): readonly Told<ReasonKind>[] {
  if (content.length === 0) return [];
  const ids = firstNames(content.map(({ id }) => id));
  const have = content.length === 1 ? "1 case has" : `${content.length} cases have`;
  return [
    {
      what: "content",
      says: `${have} one judgment and other lines, so an evaluation reads other things of them: ${ids}.`,
    },
  ];
}

/** Whether other files are to be expected, since the cases or their sides are others. */
function isOfOthers({ onlyInA, onlyInB, changed, sides }: MemberComparison): boolean {
  return onlyInA.length + onlyInB.length + changed.length + sides.length > 0;
}

/** Whether something differs that stands on each line and is told. */
function isAccounted({ holdouts, families, currency }: MemberComparison): boolean {
  return holdouts.length + families.length + currency.length > 0;
}

function hashesOf({ files }: ExportManifest): string {
  return files
    .map(({ sha256 }) => sha256)
    .toSorted()
    .join(" ");
}

function namesOf({ files }: ExportManifest): string {
  const names = files.map(({ path, bytes, sha256 }) => JSON.stringify([sha256, path, bytes]));
  return names.toSorted().join(" ");
}

function labelRemark({ lines: a }: Side, { lines: b }: Side): readonly Told<RemarkKind>[] {
  if (a === undefined || b === undefined) return [];
  const ids = [...a.keys()].filter((id) => b.has(id) && !hasSameLabels(a.get(id), b.get(id)));
  if (ids.length === 0) return [];
  const says = `${counted(ids.length, "case")} with other tags in each: ${firstNames(ids)}. A score by tag is another one.`;
  return [{ what: "labels", says }];
}
