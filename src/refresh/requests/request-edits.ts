import { editFields } from "../../load/yaml-edits.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { Refresh } from "../../model/generated/case.ts";
import { quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { RefreshItem } from "../plan/plan.ts";

/** A file that asks about its case: what it said, with the undecided `refresh` block. */
export interface RequestedFile {
  readonly id: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface RequestEdits {
  /** In the order of their paths. */
  readonly files: readonly RequestedFile[];
  /** The ids of cases whose files ask already, word for word; nothing is to be written. */
  readonly asked: readonly string[];
  /** Files that cannot be edited so that nothing but the block changes; the others go on. */
  readonly refused: readonly Problem[];
}

/**
 * Asks about planned cases in their files: each gets the undecided `refresh` block, in the place of an earlier one, and no
 * other byte changes. Candidates have no block, so their files stay as they are. `bytesOf` gives what a file holds.
 */
export function requestEdits(
  items: readonly RefreshItem[],
  bytesOf: (path: string) => Uint8Array,
): RequestEdits {
  const files: RequestedFile[] = [];
  const asked: string[] = [];
  const refused: Problem[] = [];
  const judged = items.filter(({ asks }) => asks === "refresh");
  for (const item of judged.toSorted((a, b) => byUtf8(a.file.path, b.file.path))) {
    const edited = withRequest(item, bytesOf(item.file.path));
    if ("refused" in edited) refused.push(edited.refused);
    else if (edited.bytes === undefined) asked.push(item.id);
    else files.push({ id: item.id, path: item.file.path, bytes: edited.bytes });
  }
  return { files, asked, refused };
}

/** The bytes are undefined where the file asks already. */
function withRequest(
  item: RefreshItem,
  bytes: Uint8Array,
): { readonly bytes: Uint8Array | undefined } | { readonly refused: Problem } {
  const { path } = item.file;
  const block = requestBlock(item);
  if (block === undefined) return { refused: unjudged(item.file) };
  const text = textOf(bytes);
  if (text === undefined) return { refused: notText(item.file) };
  const edited = editFields(path, text, [{ set: "refresh", to: block, after: "review" }]);
  if ("refused" in edited) return edited;
  return { bytes: edited.text === text ? undefined : new TextEncoder().encode(edited.text) };
}

/** What a request says; undefined where the case names no revision of its judgment. */
function requestBlock({ file, from, to, reasons, observations }: RefreshItem): Refresh | undefined {
  if (from === undefined) return undefined;
  const earlier = file.whole?.refresh;
  const block: Refresh = { from, to, reasons: [...reasons] };
  const all = [...new Set([...(earlier?.observations ?? []), ...observations])].toSorted(byUtf8);
  if (all.length > 0) block.observations = all;
  return block;
}

/** With its byte order mark; undefined where the bytes are no UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unjudged(file: CaseFile): Problem {
  return {
    message: "The case names no corpus revision of its judgment, so nobody can be asked about it.",
    at: file.locate([]),
    fix: 'Add "corpusRevision", the revision under which it was judged.',
  };
}

function notText({ path, locate }: CaseFile): Problem {
  return {
    message: `${quoted(path)} is not UTF-8.`,
    at: locate([]),
    fix: "Save the file as UTF-8.",
  };
}
