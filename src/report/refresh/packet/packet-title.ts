import { counted, listed } from "../../../model/sentence.ts";
import type { PlannedPullRequest, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { plainText } from "../../untrusted/unlinked.ts";
import { becauseOf } from "../because-words.ts";
import { isHeldOut } from "./case-block.ts";
import { changedDocuments } from "./changed-documents.ts";

/** How long a title and the first line of a commit message are at most. */
const longest = 72;

/** The title of a pull request: how many cases of what, and why, as far as there is room. */
export function packetTitle(
  { families }: PlannedPullRequest,
  items: readonly RefreshItem[],
): string {
  const [names, some] = [listed(families.map(plainText)), counted(families.length, "family")];
  const many = some.replace("familys", "families");
  const whose = [...(families.length > 2 ? [] : [names]), many].filter(() => families.length > 0);
  const causes = [...causesOf(items), "the corpus changed"];
  const asked = askedText(items);
  const titles = [
    ...whose.flatMap((of) => causes.map((cause) => `${asked} of ${of}: ${cause}`)),
    ...causes.map((cause) => `${asked}: ${cause}`),
  ];
  return titles.find((title) => title.length <= longest) ?? asked;
}

function askedText(items: readonly RefreshItem[]): string {
  const again = items.filter(({ asks }) => asks === "refresh").length;
  const first = items.length - again;
  if (again === 0) return `Judge ${counted(first, "new case")}`;
  const more = first === 0 ? "" : ` and judge ${first} new`;
  return `Look again at ${counted(again, "case")}${more}`;
}

/** What changed, by names, then by number; nothing of what only cases that are held out rest on. */
function causesOf(items: readonly RefreshItem[]): readonly string[] {
  const documents = changedDocuments(items.filter((item) => !isHeldOut(item)));
  const [first, second] = documents;
  if (first === undefined) return [];
  const gone = first.successor === undefined ? "is gone" : "moved";
  const became = { added: "is new", gone, changed: "changed" }[first.standing];
  if (second === undefined) return [`${plainText(first.id)} ${became}`];
  const all = `${documents.length} documents changed`;
  return documents.length > 2
    ? [all]
    : [`${plainText(first.id)} and ${plainText(second.id)} changed`, all];
}

/** The message of the commit that asks: what it does, and each case with its reasons. */
export function commitMessage({ to }: RefreshPlan, items: readonly RefreshItem[]): string {
  const what = `Ask for review of ${counted(items.length, "case")}`;
  const whole = `${what} after ${plainText(to.id)}`;
  const cases = items.map((item) => {
    const because =
      isHeldOut(item) || item.asks === "first-judgment" ? "" : `: ${becauseText(item)}`;
    return `- ${plainText(item.id)}${because}`;
  });
  return `${whole.length <= longest ? whole : what}\n\n${cases.join("\n")}\n`;
}

/** The words of the page, each with the reason that stands for it in the file. */
function becauseText(item: RefreshItem): string {
  return becauseOf(item)
    .map(({ reason, clause }) => (reason === undefined ? clause : `${clause} (${reason})`))
    .join(", ");
}
