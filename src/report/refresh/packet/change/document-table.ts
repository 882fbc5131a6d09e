import {
  changesByDocument,
  type DocumentChange,
} from "../../../../corpus/comparing/by-document.ts";
import { groupsOf } from "../../../../model/groups.ts";
import { counted } from "../../../../model/sentence.ts";
import type { CorpusChange } from "../../../../refresh/preview/corpus-change.ts";
import { countsText, standingText } from "../../../corpus/corpus-diff-words.ts";
import { folded, idCode } from "../texts.ts";
import type { ChangeSize } from "./change-place.ts";

/** Every document of which something is not the same, folded away: most of them are cited by no case. */
export function documentTable(
  { comparison }: CorpusChange,
  { documents }: ChangeSize,
): readonly string[] {
  if (comparison === undefined) return [];
  const all = changesByDocument(comparison);
  if (all.length === 0) return ["No document is another one."];
  const shown = all.slice(0, documents);
  const rest = all.length - shown.length;
  const rows = shown.map(
    (one) => `| ${documentName(one)} | ${standingText(one)} | ${chunkText(one)} |`,
  );
  const table = ["| Document | What becomes of it | Chunks |", "| --- | --- | --- |", ...rows];
  const more = rest > 0 ? `\n\nAnd ${counted(rest, "more document")}.` : "";
  return [folded(`${counted(all.length, "document")} that change`, `${table.join("\n")}${more}`)];
}

function documentName({ id, renamed }: DocumentChange): string {
  return renamed === undefined ? idCode(id) : `${idCode(id)} → ${idCode(renamed.id)}`;
}

function chunkText({ changes, added, movedAlong }: DocumentChange): string {
  const counts = [...groupsOf(changes, ({ verdict }) => verdict)];
  return countsText([
    [movedAlong, "moved along"],
    ...counts.map(([verdict, own]) => [own.length, verdict] as const),
    [added.length, "added"],
  ]);
}
