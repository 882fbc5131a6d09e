import { quoted } from "../model/sentence.ts";
import type { Holder } from "./split-graph.ts";

/** What carries a split, as the start of a sentence names it. */
export function holderName(holder: Holder): string {
  return holder.kind === "family"
    ? `Family ${quoted(holder.id)}`
    : `Case ${quoted(holder.file.case.id ?? holder.file.path)}`;
}
