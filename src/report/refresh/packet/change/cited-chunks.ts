import { groupsOf } from "../../../../model/groups.ts";
import { counted, listed } from "../../../../model/sentence.ts";
import { byUtf8 } from "../../../../model/utf8-order.ts";
import type { PlannedEvidence, RefreshItem } from "../../../../refresh/plan/plan.ts";
import { markdownText } from "../../../untrusted/markdown.ts";
import { verdictText } from "../../evidence-words.ts";
import { isHeldOut } from "../case-block.ts";
import { evidenceBlock } from "../evidence-block.ts";
import { gravestFirst } from "../packet-words.ts";
import { folded, idCode, lineText } from "../texts.ts";
import { caseLinks, type ChangePlace, type ChangeSize } from "./change-place.ts";

/** A case and a piece of its evidence that is not the same. */
interface Citing {
  readonly item: RefreshItem;
  readonly one: PlannedEvidence;
}

type Cited = readonly [Citing, ...Citing[]];

/** So many chunks are in sight; the others are opened by whoever wants them. */
const inSight = 5;

/** How many chunks that have no room are named. */
const mostNamed = 20;

/**
 * The chunks that cases rest on and that are not the same: the gravest first, then those of most cases. Held-out cases are not
 * in it: which of a page's words answers their questions is theirs.
 */
export function citedChunks(
  items: readonly RefreshItem[],
  place: ChangePlace,
  size: ChangeSize,
): readonly string[] {
  const all = citedIn(items);
  const moved = all.filter(([{ one }]) => one.verdict === "moved");
  const others = all.filter(([{ one }]) => one.verdict !== "moved");
  const parts = [...changedChunks(others, place, size), ...movedChunks(moved, place, size)];
  const same = onlySame(items, place);
  if (parts.length + same.length === 0) return [];
  return ["### Cited chunks that change", ...parts, ...same];
}

/** One group for each text under one id: the same id may have been judged with different texts. */
function citedIn(items: readonly RefreshItem[]): readonly Cited[] {
  const pieces = items
    .filter((item) => !isHeldOut(item))
    .flatMap((item) =>
      item.evidence.filter(({ verdict }) => verdict !== "same").map((one) => ({ item, one })),
    );
  const groups = groupsOf(pieces, ({ one: { piece } }) =>
    JSON.stringify([piece.chunkId, piece.contentHash]),
  );
  return [...groups.values()]
    .map(gravestQuoteFirst)
    .toSorted(
      (a, b) =>
        gravity(a[0].one) - gravity(b[0].one) ||
        b.length - a.length ||
        byUtf8(a[0].one.piece.chunkId, b[0].one.piece.chunkId),
    );
}

/** Of the quotes that cases have in one chunk, one that does not stand comes first, then the one that most have. */
function gravestQuoteFirst(own: Cited): Cited {
  const counts = groupsOf(own, quoteOf);
  const [first = own[0], ...rest] = own.toSorted(
    (a, b) =>
      gravity(a.one) - gravity(b.one) ||
      Number(a.one.quote !== "changed") - Number(b.one.quote !== "changed") ||
      Number(quoteOf(a) === "") - Number(quoteOf(b) === "") ||
      (counts.get(quoteOf(b))?.length ?? 0) - (counts.get(quoteOf(a))?.length ?? 0) ||
      byUtf8(quoteOf(a), quoteOf(b)) ||
      byUtf8(a.item.id, b.item.id),
  );
  return [first, ...rest];
}

function quoteOf({ one: { piece } }: Citing): string {
  return piece.quote ?? "";
}

function gravity({ verdict }: PlannedEvidence): number {
  return gravestFirst.findIndex((one) => one === verdict);
}

function changedChunks(
  all: readonly Cited[],
  place: ChangePlace,
  { chunks, longest }: ChangeSize,
): readonly string[] {
  const told = all.slice(0, chunks).map((own) => citedBlock(own, place, longest));
  const rest = all.slice(told.length).map(([{ one }]) => one.piece.chunkId);
  const below = told.slice(inSight);
  return [
    ...told.slice(0, inSight),
    ...(below.length === 0
      ? []
      : [folded(counted(below.length, "more cited chunk"), below.join("\n\n"))]),
    ...namedAlone(rest, told.length === 0),
  ];
}

function namedAlone(ids: readonly string[], isAll: boolean): readonly string[] {
  if (ids.length === 0) return [];
  const named = ids.slice(0, mostNamed).map(idCode);
  const rest = ids.length - named.length;
  const all = listed([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
  return [isAll ? `${all}.` : `And ${counted(ids.length, "more chunk")}: ${all}.`];
}

/** One chunk with the quote of its first case marked; the quotes of the others are told below it. */
function citedBlock(own: Cited, { files }: ChangePlace, longest: number): string {
  const [first] = own;
  const [same, ...others] = [...groupsOf(own, quoteOf).values()];
  const cited = `Cited by ${caseLinks(
    (same ?? own).map(({ item }) => item),
    files,
  )}.`;
  const more = others.map((citing) => {
    const [{ one }] = citing;
    const links = caseLinks(
      citing.map(({ item }) => item),
      files,
    );
    if (one.isHeldOut) return `${links} cite${s(citing)} it as well.`;
    if (one.piece.quote === undefined) return `${links} cite${s(citing)} it without a quote.`;
    return `${links} cite${s(citing)} other words of it: “${lineText(one.piece.quote, longest)}” ${markdownText(`(${verdictText(one)})`)}.`;
  });
  return [evidenceBlock(first.one, longest), [cited, ...more].join("\\\n")].join("\n\n");
}

function s(citing: readonly Citing[]): string {
  return citing.length === 1 ? "s" : "";
}

/** Of what moved there is nothing to read: where to, and whose it is. */
function movedChunks(
  all: readonly Cited[],
  { files }: ChangePlace,
  { moved }: ChangeSize,
): readonly string[] {
  if (all.length === 0) return [];
  const cases = new Set(all.flatMap((own) => own.map(({ item }) => item.id))).size;
  const lines = all.slice(0, moved).map((own) => {
    const [{ one }] = own;
    const to = one.candidates[0]?.id ?? "";
    const links = caseLinks(
      own.map(({ item }) => item),
      files,
    );
    return `- ${idCode(one.piece.chunkId)} → ${idCode(to)}: ${links}`;
  });
  const rest = all.length - lines.length;
  const more = rest > 0 ? [`- and ${counted(rest, "more chunk")}`] : [];
  const intro = `**${counted(all.length, "cited chunk")} only moved**, word for word, to ${all.length === 1 ? "another id" : "other ids"}; ${counted(cases, "case")} cite${cases === 1 ? "s" : ""} ${all.length === 1 ? "it" : "them"}. A person takes the new ids; there are no new words to read.`;
  if (lines.length === 0) return [intro];
  return [intro, folded("From which id to which", [...lines, ...more].join("\n"))];
}

/** Cases whose evidence is all the same, by why somebody is asked all the same. */
function onlySame(items: readonly RefreshItem[], { files }: ChangePlace): readonly string[] {
  const untouched = items.filter(
    (item) =>
      !isHeldOut(item) &&
      item.evidence.length > 0 &&
      item.evidence.every(({ verdict }) => verdict === "same"),
  );
  const byReasons = groupsOf(untouched, ({ reasons }) =>
    JSON.stringify(reasons.filter((reason) => reason !== "corpus-revision-changed")),
  );
  return [...byReasons.values()].map((own) => {
    const reasons = own[0].reasons.filter((reason) => reason !== "corpus-revision-changed");
    const [cite, them] = own.length === 1 ? ["cites", "it"] : ["cite", "them"];
    const why =
      reasons.length === 0
        ? ""
        : ` By the policy, ${listed(reasons.map(idCode))} asks about ${them} all the same.`;
    return `**${counted(own.length, "case")} ${cite} only chunks that are the same**: ${caseLinks(own, files)}.${why}`;
  });
}
