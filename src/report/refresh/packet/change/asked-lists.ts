import { groupsOf } from "../../../../model/groups.ts";
import { counted, listed } from "../../../../model/sentence.ts";
import type { RefreshItem, RefreshPlan } from "../../../../refresh/plan/plan.ts";
import { markdownLinkBelow, markdownText } from "../../../untrusted/markdown.ts";
import { documentBlock, isHeldOut } from "../case-block.ts";
import { some } from "../packet-words.ts";
import { idCode, lineText } from "../texts.ts";
import { caseLinks, namedIn, type ChangePlace, type ChangeSize } from "./change-place.ts";

/** How many documents of one question are told. */
const mostDocuments = 3;

/** Abstentions that a document may answer now, each with that document. Of those that are held out nothing is told. */
export function openQuestions(
  items: readonly RefreshItem[],
  { files }: ChangePlace,
  { questions, longest }: ChangeSize,
): readonly string[] {
  const all = items.filter((item) => item.documents.length > 0 && !isHeldOut(item));
  if (all.length === 0) return [];
  const told = all.slice(0, questions).map((item) => questionBlock(item, files, longest));
  const rest = all.slice(told.length);
  const more =
    rest.length === 0
      ? []
      : [`${told.length === 0 ? "" : `And ${rest.length} more: `}${caseLinks(rest, files)}.`];
  return ["### Questions that may have an answer now", ...told, ...more];
}

function questionBlock(item: RefreshItem, files: string, longest: number): string {
  const { id, file, documents } = item;
  const near = documents.filter(({ nearest }) => nearest.length > 0).slice(0, mostDocuments);
  const others = documents.filter((one) => !near.includes(one)).map(({ document }) => document.id);
  const alone =
    near.length === 0 ? "Documents that came or changed" : "Others that came or changed";
  return [
    `**${markdownLinkBelow(files, id, { path: file.path })}** ${lineText(file.case.query ?? "", longest)}`,
    ...near.map((one) => documentBlock(one, longest)),
    ...(others.length === 0
      ? []
      : [`${alone}, without a chunk that is near to the question: ${namedIn(others)}.`]),
  ].join("\n\n");
}

/** The cases by the pull request in which they will be asked about; of those that are held out this is all that is told. */
export function askedLists(
  { items, pullRequests }: RefreshPlan,
  { files }: ChangePlace,
  size: ChangeSize,
): readonly string[] {
  if (pullRequests.length === 0) return [];
  const byBranch = groupsOf(items, ({ pullRequest }) => pullRequest);
  const lines = pullRequests.slice(0, size.pullRequests).map(({ branch, families, waits }) => {
    const own = byBranch.get(branch) ?? [];
    const of =
      families.length === 0 ? "" : ` of ${listed(some(families.map(markdownText), "family"))}`;
    return `- ${idCode(branch)}${waits ? " (waits)" : ""}, ${counted(own.length, "case")}${of}: ${caseLinks(own, files)}`;
  });
  const rest = pullRequests.length - lines.length;
  const more = rest > 0 ? [`- and ${counted(rest, "more pull request")}`] : [];
  return [`### Where people will be asked\n\n${[...lines, ...more].join("\n")}`];
}
