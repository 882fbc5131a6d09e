import { changesByDocument, type DocumentChange } from "../../../corpus/comparing/by-document.ts";
import type { CorpusComparison } from "../../../corpus/comparing/compare-revisions.ts";
import { groupsOf } from "../../../model/groups.ts";
import type { ChunkId } from "../../../model/ids.ts";
import { counted, listed } from "../../../model/sentence.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import type { PlannedEvidence, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { countsText, settingRows, standingText } from "../../corpus/corpus-diff-words.ts";
import { markdownLinkBelow, markdownText } from "../../untrusted/markdown.ts";
import { withMarker } from "../../untrusted/marker.ts";
import { isHeldOut } from "./case-block.ts";
import { evidenceBlock } from "./evidence-block.ts";
import { mostCharacters } from "./pull-request-packet.ts";
import { folded, idCode } from "./texts.ts";

/** A pull request that changes the corpus, read before anyone merges it. */
export interface CorpusChange {
  /** The plan of the set as the pull request would leave it. */
  readonly plan: RefreshPlan;
  /** The revision that is current before it, compared with the one after; undefined where it is the first. */
  readonly comparison: CorpusComparison | undefined;
  /** Where GitHub shows the set's files at its head, ending in "/". */
  readonly files: string;
}

/** How much is told, tried in this order until there is room. */
const sizes = [
  { chunks: 20, documents: 40, longest: 1500 },
  { chunks: 12, documents: 20, longest: 500 },
  { chunks: 5, documents: 10, longest: 200 },
  { chunks: 0, documents: 10, longest: 200 },
] as const;

type Size = (typeof sizes)[number];

/**
 * What merging a corpus revision would ask of people, for a comment on its pull request or the summary of a job: the verdict,
 * the chunks that cases cite with what became of them, then the documents. Its topic is `corpus-change`.
 */
export function corpusChangePacket(change: CorpusChange): string {
  const bodies = sizes.map((size) => () => bodyOf(change, size));
  for (const body of bodies.slice(0, -1)) {
    const text = body();
    if (text.length <= mostCharacters) return text;
  }
  return bodyOf(change, sizes[3]);
}

function bodyOf(change: CorpusChange, size: Size): string {
  const { plan } = change;
  const text = [
    verdict(plan),
    ...settingLines(change),
    ...citedBlocks(plan.items, size),
    ...caseLists(change),
    ...documentTable(change, size),
  ];
  return withMarker(text.join("\n\n"), "corpus-change", { to: plan.to.id });
}

function verdict({ to, items: asked, pullRequests, standing, unasked }: RefreshPlan): string {
  const items = asked.filter(({ asks }) => asks === "refresh");
  const others = standing.carried + standing.current;
  const stand = `${others} ${others === 1 ? "stands" : "stand"}`;
  const all = items.length + others;
  if (items.length === 0) {
    return `**Merging this asks nobody anything.** Under corpus revision ${idCode(to.id)} all ${counted(all, "judgment")} stand.${left(unasked.length)}`;
  }
  const waiting = pullRequests.filter(({ waits }) => waits).length;
  const places = `${counted(pullRequests.length, "pull request")}${waiting === 0 ? "" : `, ${waiting} of which wait for others`}`;
  return `**Merging this makes ${counted(items.length, "case")} of ${all} stale; ${stand}.** Under corpus revision ${idCode(to.id)} somebody will be asked to look at ${items.length === 1 ? "it" : "them"} again, in ${places}.${left(unasked.length)}`;
}

function left(unasked: number): string {
  if (unasked === 0) return "";
  return ` ${counted(unasked, "case")} cannot be asked about as ${unasked === 1 ? "it is" : "they are"}.`;
}

function settingLines({ comparison }: CorpusChange): readonly string[] {
  if (comparison === undefined) return [];
  const rows = settingRows(comparison).filter(([, text]) => text.startsWith("changed"));
  return rows.length === 0
    ? []
    : [rows.map(([name, text]) => `- The ${name} ${markdownText(text)}`).join("\n")];
}

/** The chunks that cases rest on and that are not the same, those of most cases first. Held-out cases are not in it. */
function citedBlocks(items: readonly RefreshItem[], { chunks, longest }: Size): readonly string[] {
  const pieces = items
    .filter((item) => !isHeldOut(item))
    .flatMap((item) =>
      item.evidence.filter(({ verdict: found }) => found !== "same").map((one) => ({ item, one })),
    );
  const byChunk = [...groupsOf(pieces, ({ one: { piece } }) => piece.chunkId)].toSorted(
    ([a, some], [b, others]) => others.length - some.length || byUtf8(a, b),
  );
  if (byChunk.length === 0) return [];
  const told = byChunk.slice(0, chunks).map(([, own]) => citedBlock(own, longest));
  const rest = byChunk.slice(told.length).map(([id]) => id);
  return ["### Cited chunks that change", ...told, ...moreChunks(rest, told.length === 0)];
}

function citedBlock(
  own: readonly [
    { readonly item: RefreshItem; readonly one: PlannedEvidence },
    ...{ readonly item: RefreshItem; readonly one: PlannedEvidence }[],
  ],
  longest: number,
): string {
  const cases = own.map(({ item: { id } }) => idCode(id));
  const isOne = own.length === 1;
  // Each case has a quote of its own, so of a chunk that several cite the words are told without.
  const [{ one }] = own;
  const piece = isOne ? one.piece : { ...one.piece, quote: undefined };
  return `${evidenceBlock({ ...one, piece }, longest)}\n\nCited by ${listed(cases)}.`;
}

function moreChunks(ids: readonly ChunkId[], isAll: boolean): readonly string[] {
  if (ids.length === 0) return [];
  const named = ids.slice(0, 20).map(idCode);
  const rest = ids.length - named.length;
  const all = listed([...named, ...(rest > 0 ? [`${rest} more`] : [])]);
  return [isAll ? `${all}.` : `And ${counted(ids.length, "more chunk")}: ${all}.`];
}

/** How many cases of a pull request are named. */
const mostCases = 30;

/** The cases by the pull request in which they will be asked about; of those that are held out this is all that is told. */
function caseLists({ plan, files }: CorpusChange): readonly string[] {
  if (plan.items.length === 0) return [];
  const byBranch = groupsOf(plan.items, ({ pullRequest }) => pullRequest);
  const lines = plan.pullRequests.slice(0, mostCases).map(({ branch, waits }) => {
    const own = byBranch.get(branch) ?? [];
    const named = own
      .slice(0, mostCases)
      .map(({ id, file: { path } }) => markdownLinkBelow(files, id, { path }));
    const rest = own.length - named.length;
    return `- ${idCode(branch)}${waits ? " (waits)" : ""}: ${listed([...named, ...(rest > 0 ? [`${rest} more`] : [])])}`;
  });
  const rest = plan.pullRequests.length - lines.length;
  const more = rest > 0 ? [`- and ${counted(rest, "more pull request")}`] : [];
  return [`### Who would be asked about what\n\n${[...lines, ...more].join("\n")}`];
}

function documentTable({ comparison }: CorpusChange, { documents }: Size): readonly string[] {
  if (comparison === undefined) return [];
  const all = changesByDocument(comparison);
  if (all.length === 0) return ["No document changes."];
  const shown = all.slice(0, documents);
  const rest = all.length - shown.length;
  const rows = shown.map(
    (one) => `| ${documentName(one)} | ${standingText(one)} | ${chunkText(one)} |`,
  );
  const table = ["| Document | What becomes of it | Chunks |", "| --- | --- | --- |", ...rows];
  const more = rest > 0 ? `\n\nAnd ${counted(rest, "more document")}.` : "";
  return [
    folded(`${counted(all.length, "document")} with other chunks`, `${table.join("\n")}${more}`),
  ];
}

function documentName({ id, renamed }: DocumentChange): string {
  return renamed === undefined ? idCode(id) : `${idCode(id)} → ${idCode(renamed.id)}`;
}

function chunkText({ changes, added, movedAlong }: DocumentChange): string {
  const counts = [...groupsOf(changes, ({ verdict: found }) => found)];
  return countsText([
    [movedAlong, "moved along"],
    ...counts.map(([found, own]) => [own.length, found] as const),
    [added.length, "added"],
  ]);
}
