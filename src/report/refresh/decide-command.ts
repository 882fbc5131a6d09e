import type { CaseDraft } from "../../model/case.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { questionsFor } from "../../model/questions.ts";
import type { Replacement } from "../../refresh/deciding/evidence-choice.ts";
import type { PlannedEvidence, PossibleOutcome, RefreshItem } from "../../refresh/plan/plan.ts";
import { inShell } from "../in-shell.ts";
import { openQuotes } from "./open-quotes.ts";

/** What a person says with a decision: who and why are left blank, since a blank one is refused. */
export function blanks(kind: NonNullable<CaseDraft["kind"]>): string {
  const confirms = questionsFor(kind).map((one) => one.confirms);
  return `${whoAndWhy} --confirm ${confirms.join(",")}`;
}

const whoAndWhy = '--by "" --reason ""';

/** The blank for a chunk that only a person can name. */
const someChunk = "CHUNK";

/** The command that records one decision about a case, with blanks for what only a person can say. */
export function outcomeCommand(item: RefreshItem, outcome: PossibleOutcome, flags: string): string {
  const id = inShell(item.id);
  const { kind = "answerable" } = item.file.case;
  const decide = `touchstone refresh decide ${id}`;
  switch (outcome.outcome) {
    case "confirmed":
      return `${decide} --confirmed${quoteFlags(openQuotes(item, []))}${flags} ${said(item, kind)}`;
    case "revised":
      return `touchstone ${revisionWords(item, outcome)}${flags} ${said(item, "answerable")}`;
    case "abstained":
      return `${decide} --abstained --because not-in-corpus --answer ""${flags} ${said(item, "abstention")}`;
    case "retired":
      return `${decide} --retired${flags} ${whoAndWhy}`;
    case "approved":
      return `touchstone review record ${id} --approve ${blanks(kind).replace("--by", "--reviewer")}`;
    case "rejected":
      return `touchstone review record ${id} --reject ${whoAndWhy.replace("--by", "--reviewer")}`;
  }
}

/** The command that records another answer, with blanks for it and for the words that carry it where the quote does not stand. */
export function answerCommand(item: RefreshItem, flags: string): string {
  return `touchstone ${answerWords(item)}${flags} ${said(item, "answerable")}`;
}

/** Two people judge a sentinel afterwards, so nothing is confirmed with its decision. */
function said(item: RefreshItem, kind: NonNullable<CaseDraft["kind"]>): string {
  return item.needsTwoJudgments ? whoAndWhy : blanks(kind);
}

/** A revision as the words behind the program's name, without who decides and why, which a terminal asks for. */
export function revisionWords(item: RefreshItem, { replace, result }: PossibleOutcome): string {
  const revise = `refresh decide ${inShell(item.id)} --revised`;
  if (replace.length > 0) {
    return `${revise}${replaceFlags(replace)}${quoteFlags(openQuotes(item, replace))}`;
  }
  if ("digest" in result) return revise;
  if (item.file.case.kind === "abstention") return `${revise} --add ${someChunk}`;
  const left = leftPieces(item);
  // Where all that left is known, what a person takes instead stands in the place of anything that changed.
  const isKnown = left.every((one) => heirsOf(one).length > 0);
  const other = item.evidence.filter(({ verdict }) => verdict !== "same");
  return `${revise}${isKnown ? other.map(blankFlags).join("") + missFlags(item) : followFlags(item, left)}`;
}

/** The same of another answer: what moved to chunks that are known is taken along, and for the rest of what is gone stands a blank. */
export function answerWords(item: RefreshItem): string {
  const revise = `refresh decide ${inShell(item.id)} --revised --answer ""`;
  return `${revise}${followFlags(item, leftPieces(item))}`;
}

/** The evidence that cannot stay under its id. */
function leftPieces({ evidence, goneChunks }: RefreshItem): readonly PlannedEvidence[] {
  const gone = new Set(goneChunks);
  return evidence.filter(
    (one) => one.verdict === "moved" || gone.has(one.piece.chunkId) || isQuotedElsewhere(one),
  );
}

/** Each piece that left with the chunks that take its place, or with a blank, and the quotes that have to be said then. */
function followFlags(item: RefreshItem, left: readonly PlannedEvidence[]): string {
  const replace = left.flatMap((one) => {
    const to = heirsOf(one);
    return to.length === 0 ? [] : [{ from: one.piece.chunkId, to }];
  });
  const unknown = left.filter((one) => heirsOf(one).length === 0);
  const evidence = item.evidence.filter((one) => !unknown.includes(one));
  return [
    replaceFlags(replace),
    ...unknown.map(blankFlags),
    missFlags(item),
    quoteFlags(openQuotes({ evidence }, replace)),
  ].join("");
}

/** Whether a text was cut so that its quote stands in another part than the one with its id. */
function isQuotedElsewhere(one: PlannedEvidence): boolean {
  if (one.verdict !== "split") return false;
  const parts = { from: one.piece.chunkId, to: heirsOf(one) };
  const [asIs, cut] = [[], [parts]].map((replace) => openQuotes({ evidence: [one] }, replace));
  return asIs?.length === 1 && cut?.length === 0;
}

/** The chunks in which all of a piece goes on; none where that is for a person to say. */
function heirsOf({ verdict, candidates }: PlannedEvidence): Replacement["to"] {
  const ids = candidates.map(({ id }) => id);
  if (verdict === "split") return ids.toSorted(byUtf8);
  return goesOn.has(verdict) && ids.length === 1 ? ids : [];
}

const goesOn: ReadonlySet<PlannedEvidence["verdict"]> = new Set(["moved", "edited", "merged"]);

function replaceFlags(replace: readonly Replacement[]): string {
  return replace
    .map(({ from, to }) =>
      [from, ...to].some((id) => /,|->|→/.test(id))
        ? ` --replace ${inShell(from)}${to.map((id) => ` --with ${inShell(id)}`).join("")}`
        : ` --replace ${inShell(`${from} -> ${to.join(", ")}`)}`,
    )
    .join("");
}

/** Another chunk in the place of one, which a person names, with its words where the old one had a quote. */
function blankFlags({ piece: { chunkId, quote } }: PlannedEvidence): string {
  const other = ` --replace ${inShell(`${chunkId} -> ${someChunk}`)}`;
  return quote === undefined ? other : `${other} --quote ""`;
}

/** Near misses that are gone, of which nothing tells where they went. */
function missFlags({ goneChunks, evidence }: RefreshItem): string {
  const relied = new Set(evidence.map(({ piece }) => piece.chunkId));
  return goneChunks
    .filter((id) => !relied.has(id))
    .map((id) => ` --drop ${inShell(id)}`)
    .join("");
}

function quoteFlags(chunks: ReturnType<typeof openQuotes>): string {
  return chunks.map((chunk) => ` --chunk ${inShell(chunk)} --quote ""`).join("");
}
