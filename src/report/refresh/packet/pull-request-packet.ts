import { counted, listed } from "../../../model/sentence.ts";
import type { Digest } from "../../../model/ids.ts";
import { togetherCode } from "../../../refresh/deciding/lines/codes.ts";
import { lineToCopy } from "../../../refresh/deciding/lines/write-line.ts";
import { mostCases } from "../../../refresh/plan/pull-requests.ts";
import type { PlannedPullRequest, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownFence, markdownLinkBelow } from "../../untrusted/markdown.ts";
import { caseBlock, isHeldOut, shownAbove } from "./case-block.ts";
import { commitMessage, packetTitle } from "./packet-title.ts";
import { changedText, readersText, verdictText, type PacketPeople } from "./packet-words.ts";
import { folded, idCode } from "./texts.ts";
import { checkCommand, toolCommand, type Tool } from "./tool-command.ts";

/** Where a pull request is, and for whom. */
export interface PacketPlace extends PacketPeople {
  /** Where GitHub shows the set's files on the branch, ending in "/". */
  readonly files: string;
  /** The address of a page that has the plan whole; undefined where there is none. */
  readonly whole: string | undefined;
  /** Whether somebody reads the lines of a review, so that they decide. */
  readonly readsLines: boolean;
  /** How commands are written; by default as the documentation does. */
  readonly tool?: Tool;
}

/** A pull request in words. */
export interface PullRequestPacket {
  /** At most 72 characters. */
  readonly title: string;
  /** At most `mostCharacters`. */
  readonly body: string;
  /** Without the lines by which a later run knows the commit again. */
  readonly commitMessage: string;
}

/**
 * GitHub takes 65,536 characters, a line for later runs among them. Counted here are UTF-16 units, of which a character has at least one, so it is right whether
 * GitHub counts these or characters; in bytes it comes to at most 180,000, which is less than four for each character.
 */
export const mostCharacters = 60_000;

/** How long one text may be, tried in this order until all cases have room. */
const lengths = [6000, 2000, 700, 240] as const;

/** How many cases that have no room are named. */
const mostNamed = 50;

/**
 * The review packet of a pull request, to be read on a telephone: the verdict, why these readers, then case by case what was
 * judged, what it is now, and the lines by which somebody decides. Where there is no room, texts are shortened and the last
 * cases only named; nothing is cut within markup.
 */
export function pullRequestPacket(
  plan: RefreshPlan,
  pullRequest: PlannedPullRequest,
  place: PacketPlace,
): PullRequestPacket {
  const items = plan.items.filter((item) => item.pullRequest === pullRequest.branch);
  const asked = { plan, pullRequest, items, place };
  return {
    title: packetTitle(pullRequest, items),
    body: bodyOf(asked),
    commitMessage: commitMessage(plan, items),
  };
}

interface Asked {
  readonly plan: RefreshPlan;
  readonly pullRequest: PlannedPullRequest;
  readonly items: readonly RefreshItem[];
  readonly place: PacketPlace;
}

function bodyOf(asked: Asked): string {
  const { items } = asked;
  const shown = Math.min(items.length, mostCases);
  for (const longest of lengths) {
    const body = withCases(asked, { shown, longest });
    if (body.length <= mostCharacters) return body;
  }
  for (let fewer = shown - 1; fewer > 0; fewer--) {
    const body = withCases(asked, { shown: fewer, longest: lengths[3] });
    if (body.length <= mostCharacters) return body;
  }
  return withCases(asked, { shown: 0, longest: lengths[3] });
}

function withCases(
  { plan, pullRequest, items, place }: Asked,
  { shown, longest }: { readonly shown: number; readonly longest: number },
): string {
  const link = (text: string, path: string): string =>
    markdownLinkBelow(place.files, text, { path });
  const told = items.slice(0, shown);
  const above = shownAbove(told);
  return [
    verdictText(plan, pullRequest, items),
    ...changedText(plan, items),
    ...readersText(items, place),
    whatFollows(told, place),
    ...told.map((item, at) => {
      const detail = { ...place, link, longest, to: plan.to };
      const seen = above[at];
      return caseBlock(item, seen === undefined ? detail : { ...detail, above: seen });
    }),
    ...leftOut(items.slice(shown), link),
    ...movedTogether(told, place),
    "---",
    howTo(told, place),
  ].join("\n\n");
}

/** What a reader finds on the page, and what has to happen for it to end. */
function whatFollows(told: readonly RefreshItem[], { readsLines }: PacketPlace): string {
  const ends = told.every(isHeldOut)
    ? "The end of this page says how to decide."
    : `Each case ends with ${readsLines ? "lines to copy" : "what can be decided"}; the end of this page says how.`;
  const until = told.length === 1 ? "Until it is decided" : "Until each of them is decided";
  return `${ends} ${until}, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.`;
}

function leftOut(
  left: readonly RefreshItem[],
  link: (text: string, path: string) => string,
): readonly string[] {
  if (left.length === 0) return [];
  const named = left.slice(0, mostNamed).map(({ id, file }) => link(id, file.path));
  const more = left.length - named.length;
  const rest = more > 0 ? [`${more} more`] : [];
  return [
    `**${counted(left.length, "more case")}**, for which there is no room here: ${listed([...named, ...rest])}.`,
  ];
}

/** One decision for all cases whose evidence only moved, where there are several. */
function movedTogether(
  items: readonly RefreshItem[],
  { readsLines, tool }: PacketPlace,
): readonly string[] {
  const moved = items.flatMap((item) => {
    const digest = isHeldOut(item) ? undefined : movedDigest(item);
    return digest === undefined ? [] : [{ id: item.id, digest }];
  });
  if (moved.length < 2) return [];
  const line = lineToCopy({ verb: "confirm moved", code: togetherCode(moved) });
  const ids = moved.map(({ id }) => inShell(id)).join(" ");
  const command = toolCommand(`refresh decide ${ids} --moved`, tool);
  const names = listed(moved.map(({ id }) => idCode(id)));
  return [
    `### All that only moved`,
    `${names} have the same words as before under other ids. One decision takes the moves of ${moved.length === 2 ? "both" : `all ${moved.length}`}${readsLines ? "" : ", by a command on a checkout"}:`,
    ...(readsLines
      ? []
      : [markdownFence(command), "Its line, which cannot be sent in a review yet:"]),
    markdownFence(line),
  ];
}

/** The digest of a case that takes all its moves, where its evidence moved word for word and nothing else became of it. */
function movedDigest({ evidence, outcomes }: RefreshItem): Digest | undefined {
  const moved = evidence.filter(({ verdict }) => verdict === "moved").length;
  const isAll = evidence.every(({ verdict }) => verdict === "moved" || verdict === "same");
  if (moved === 0 || !isAll) return undefined;
  const taken = outcomes.find(
    ({ outcome, replace }) => outcome === "revised" && replace.length === moved,
  );
  return taken !== undefined && "digest" in taken.result ? taken.result.digest : undefined;
}

function howTo(told: readonly RefreshItem[], place: PacketPlace): string {
  const { tool } = place;
  const shown = told.filter((item) => !isHeldOut(item));
  const id = idToDecide(shown[0] ?? told[0]);
  const ways = [
    ...(shown.length > 0 && place.readsLines ? [byLine] : []),
    `**On a checkout of this branch:** ${markdownCode(toolCommand(`refresh decide ${id}`, tool))} shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.`,
    `**By hand:** edit the case as far as you like, then run ${markdownCode(toolCommand("refresh decide <case> --revised", tool))}. Or fill in its blocks ${markdownCode("refresh")} and ${markdownCode("review")} yourself; ${markdownCode(checkCommand(tool))} says what is missing.`,
  ];
  const notes = [
    ...(shown.length > 0 && !place.readsLines ? [lineWithoutReader] : []),
    ...(shown.length > 0 ? readingNotes(id, place) : []),
    "No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.",
  ];
  const list = ways.map((way, at) => `${at + 1}. ${way}`).join("\n");
  return folded("How to read this, and how to decide", `${list}\n\n${notes.join("\n\n")}`);
}

const byLine =
  "**Here:** copy one line of a case, write your reason behind the colon, and send it in a review of this pull request. The 32 digits stand for what was shown: where the case or the corpus changes, they do not fit any more.";

const lineWithoutReader =
  "**The grey lines** name each decision, and in 32 digits what was shown and would come of it. Until a program reads them, one in a comment, with a reason behind the colon, tells the others what you found, and somebody records it on a checkout.";

function idToDecide(item: RefreshItem | undefined): string {
  return item === undefined ? "<case>" : inShell(item.id);
}

function readingNotes(id: string, { whole, tool }: PacketPlace): readonly string[] {
  const all = whole === undefined ? "" : `, and the [whole plan](${whole}) has it, too`;
  return [
    "<del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.",
    `Where a text has “…”, ${markdownCode(toolCommand(`refresh plan ${id}`, tool))} shows all of it${all}.`,
  ];
}
