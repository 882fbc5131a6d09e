import { counted } from "../../../../model/sentence.ts";
import type { CorpusChange } from "../../../../refresh/preview/corpus-change.ts";
import { markdownCode } from "../../../untrusted/markdown.ts";
import { idCode } from "../texts.ts";
import { namedIn, type ChangePlace } from "./change-place.ts";

/** The first lines: how many judgments fall, which revision becomes current, and in how many places people are asked. */
export function changeVerdict(change: CorpusChange, { other }: ChangePlace): string {
  const asked = askedText(change);
  return [
    `**${stalenessText(change)}**`,
    alreadyText(change),
    revisionText(change),
    ...change.recorded.map(recordedText),
    asked,
    other === undefined || asked === ""
      ? ""
      : `It goes to ${markdownCode(other.branch)}: people are asked once it is on ${markdownCode(other.asking)}.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function stalenessText({ plan, becoming, changing, waiting }: CorpusChange): string {
  const { current, carried } = plan.standing;
  const stands = current + carried;
  const already = changing.length + waiting.length;
  const all = becoming.length + already + stands;
  if (becoming.length > 0) {
    const which =
      becoming.length === all && all > 1
        ? `all ${all} cases`
        : `${counted(becoming.length, "case")} of ${all}`;
    const others = stands === 0 ? "none stands" : `${stands} ${stands === 1 ? "stands" : "stand"}`;
    return `Merging this makes ${which} stale${becoming.length === all ? "" : `; ${others}`}.`;
  }
  if (already > 0) return "Merging this makes no case stale that stands now.";
  if (all === 0) return "Merging this asks nobody anything: no case is approved.";
  return `Merging this asks nobody anything: ${all === 1 ? "the only judgment stands" : `all ${all} judgments stand`}.`;
}

function alreadyText({ becoming, changing, waiting }: CorpusChange): string {
  const already = changing.length + waiting.length;
  if (already === 0) return "";
  const noun = becoming.length === 0 ? "case" : "other case";
  const are = already === 1 ? "is" : "are";
  const again =
    changing.length === 0
      ? ""
      : changing.length === already
        ? `; the evidence of ${already === 1 ? "it" : "all of them"} changes again`
        : `; the evidence of ${changing.length === 1 ? "one" : changing.length} of them changes again`;
  return `${counted(already, noun)} ${are} stale without it already${again}.`;
}

function revisionText({ plan: { to }, before }: CorpusChange): string {
  const becomes = `Corpus revision ${idCode(to.id)} becomes current`;
  switch (before.state) {
    case "other":
      return `${becomes}${before.isAgain ? " again" : ""}, in the place of ${idCode(before.id)}.`;
    case "rewritten":
      return `Corpus revision ${idCode(to.id)} is recorded anew under its name, and a recorded revision never changes: ${markdownCode("touchstone check")} refuses that.`;
    case "none":
      return `${becomes}, the first one.`;
    case "unreadable":
      return `${becomes}. What is current without it cannot be read, so nothing is compared with that.`;
    case "same":
      return `Corpus revision ${idCode(to.id)} stays current.`;
  }
}

function recordedText(id: string): string {
  return `${idCode(id)} is recorded and not current, so it asks nobody; ${markdownCode(`touchstone refresh plan --to ${id}`)} tells what it would ask.`;
}

function askedText({ plan: { items, pullRequests } }: CorpusChange): string {
  if (items.length === 0) return "";
  const waiting = pullRequests.filter(({ waits }) => waits).length;
  const all = counted(pullRequests.length, "pull request");
  const atOnce = pullRequests.length - waiting;
  const limit =
    waiting === 0
      ? ""
      : `; ${atOnce} ${atOnce === 1 ? "is" : "are"} opened at once, the others wait for these`;
  return `People will be asked about ${items.length === 1 ? "one case" : `${items.length} cases`} in ${all}${limit}.`;
}

/** What has to be done before somebody can decide, if anything. */
export function toDoFirst({ plan, ungrouped }: CorpusChange): readonly string[] {
  const known = new Map<string, readonly string[]>(ungrouped.map((id) => [id, []]));
  const blocking = new Set<string>();
  for (const one of plan.items.flatMap((item) => item.ungrouped)) {
    known.set(one.id, one.families);
    blocking.add(one.id);
  }
  const several = [...known].filter(([, families]) => families.length > 0).map(([id]) => id);
  const none = [...known].filter(([, families]) => families.length === 0).map(([id]) => id);
  const unverifiable = plan.unasked
    .filter(({ why }) => why === "unverifiable")
    .map(({ id, path }) => id ?? path);
  const lines = [
    ...(none.length === 0 ? [] : [ungroupedText(none, blocking)]),
    ...(several.length === 0
      ? []
      : [
          `${namedIn(several)} ${several.length === 1 ? "is" : "are"} in several families: let one of them claim ${several.length === 1 ? "it" : "each"} in ${markdownCode("families.yaml")}.`,
        ]),
    ...unverifiableText(unverifiable),
  ];
  if (lines.length === 0) return [];
  return [`### To do before the merge\n\n${lines.map((line) => `- ${line}`).join("\n")}`];
}

function ungroupedText(ids: readonly string[], blocking: ReadonlySet<string>): string {
  const isOne = ids.length === 1;
  const stops = ids.filter((id) => blocking.has(id)).length;
  const why =
    stops === 0
      ? `A case that rests on ${isOne ? "it" : "one of them"} would be an error (${markdownCode("family/ungrouped-document")}), and abstentions of every family are asked because of ${isOne ? "it" : "them"}.`
      : `Without that nobody can decide that a case rests on ${isOne ? "it" : "one of them"} (${markdownCode("family/ungrouped-document")}).`;
  return `${namedIn(ids)} ${isOne ? "is" : "are"} in no family: add ${isOne ? "it" : "each"} to one in ${markdownCode("families.yaml")}. ${why}`;
}

function unverifiableText(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return [];
  const isOne = ids.length === 1;
  return [
    `${namedIn(ids)} cannot be verified: nothing tells what changed since the approval, so nobody can be asked about ${isOne ? "it" : "them"}. ${markdownCode("touchstone refresh plan")} says what is missing.`,
  ];
}
