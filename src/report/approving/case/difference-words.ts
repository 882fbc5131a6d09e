import { heldOutIn } from "../../../approving/change/held-out.ts";
import { differencesOf } from "../../../approving/change/differences/differences-of.ts";
import type {
  CaseDifference,
  FieldDifference,
  SentinelDifference,
} from "../../../approving/change/differences/difference.ts";
import type { AskedCase } from "../../../approving/asked-change.ts";
import { listed } from "../../../model/sentence.ts";
import { originText } from "../../cases/origin-text.ts";
import { idCode, lineText } from "../../refresh/packet/texts.ts";
import { markdownText } from "../../untrusted/markdown.ts";
import type { Telling } from "../review-place.ts";
import { chunkWords, type PieceSource } from "./chunk-words.ts";
import { fieldNames, fieldText, kindText } from "./field-text.ts";
import { comparedText } from "./compared-text.ts";

/** How many differences of one case are told. */
const most = 20;

/** What of a case is another one than on the base, as a list; nothing for a case that is as it was, or is not there. */
export function changedBlock(asked: AskedCase, { judged, longest }: Telling): readonly string[] {
  const { sets } = judged;
  const { cases } = judged.judgement;
  const isRecorded = cases.some((one) => one.asked === asked && one.standing.is === "recorded");
  const differences = differencesOf(asked, sets).filter((one) => isTold(one, asked, isRecorded));
  if (differences.length === 0) return [];
  const detail = { sets, side: heldOutIn(sets), longest, asked };
  const lines = differences.slice(0, most).map((one) => `- ${differenceWords(one, detail)}`);
  const more = differences.length - lines.length;
  const rest = more > 0 ? [`- And ${more} more; “Files changed” has them all.`] : [];
  const title = asked.before === undefined ? "Mind" : "What changed";
  return [`**${title}:**\n\n${[...lines, ...rest].join("\n")}`];
}

/** The page itself says that it is asked about, why it is out of use, and what was decided and is in its file by now. */
function isTold({ what }: CaseDifference, { because }: AskedCase, isRecorded: boolean): boolean {
  if (because === "refresh" || isRecorded) return what !== "refresh" && what !== "review";
  return because !== "retired" || what !== "retired";
}

interface Detail extends PieceSource {
  readonly asked: AskedCase;
}

function differenceWords(one: CaseDifference, detail: Detail): string {
  switch (one.what) {
    case "chunk":
      return chunkWords(one, detail);
    case "origin":
      return originWords(one.isHumanNow, detail.asked);
    case "grouping":
      return groupingWords(one);
    case "split":
      return `**The part of the set** that it counts to: ${sidesText(one.before)} → ${sidesText(one.after)}`;
    case "sentinel":
    case "judgments":
    case "resolution":
      return sentinelWords(one);
    case "unread":
      return "Something changed in a part of its file that cannot be read. “Files changed” shows it.";
    default:
      return fieldWords(one, detail);
  }
}

function fieldWords({ what, before, after }: FieldDifference, detail: Detail): string {
  const name = nameOf(what, detail.asked);
  if (what === "evidence") return `**${name}** changed. “Files changed” shows it.`;
  if (what === "kind") return `**${name}:** ${kindText(before)} → ${kindText(after)}`;
  const [old, now] = [fieldText(before), fieldText(after)];
  if (what === "review" && old === now) {
    return `⚠️ **${name}:** the same words by the same person, but **another time, another proof or another way of deciding**. “Files changed” shows it.`;
  }
  return `**${name}:** ${comparedText(old, now, detail.longest)}`;
}

function nameOf(what: FieldDifference["what"], { after }: AskedCase): string {
  return what === "expectedAnswer" && after.case.kind === "abstention"
    ? "Refusal"
    : fieldNames[what];
}

function originWords(isHumanNow: boolean, { before, after }: AskedCase): string {
  const [old, now] = [before, after].map((file) =>
    file === undefined ? "nothing" : lineText(originText(file), 300),
  );
  const change = `Before: ${old}. Now: ${now}.`;
  return isHumanNow
    ? `⚠️ **Its file says now that a person wrote it. Before, it did not.** Ask whether that is so. ${change}`
    : `**Who wrote it:** ${change}`;
}

function groupingWords({
  before,
  after,
  joins,
}: Extract<CaseDifference, { readonly what: "grouping" }>): string {
  if (joins.length > 0) {
    const names = listed(joins.map((group) => group.map(idCode).join(" with ")));
    return `**This case now joins families** ${names}, which nothing joined before. From then on they stay on one side of the split.`;
  }
  return `**Its families:** ${familiesText(before)} → ${familiesText(after)}`;
}

function familiesText(families: readonly string[]): string {
  return families.length === 0 ? "none" : listed(families.map(idCode));
}

function sidesText({
  own,
  of,
}: {
  readonly own?: string | undefined;
  readonly of: readonly string[];
}): string {
  const sides = [...new Set([...of, ...(own === undefined ? [] : [own])])];
  return sides.length === 0 ? "none" : listed(sides.map(markdownText));
}

function sentinelWords(one: SentinelDifference): string {
  if (one.what === "judgments") return "**The judgments** of two people in its file are others.";
  if (one.what === "resolution") {
    return "How a **difference of two judgments was settled** is told otherwise.";
  }
  switch (one.change) {
    case "set":
      return `It is a **sentinel** now (${markdownText(one.after ?? "no reason")}): two people judge it, each alone.`;
    case "dropped":
      return "⚠️ It is **no sentinel any more**: two people were to judge it, each alone; now one does.";
    case "other-reason":
      return `Why it is a sentinel: ${markdownText(one.before ?? "no reason")} → ${markdownText(one.after ?? "no reason")}`;
  }
}
