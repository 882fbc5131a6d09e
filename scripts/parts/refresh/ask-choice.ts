import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { quoted } from "../../../src/model/sentence.ts";
import type { EvidenceChoice, Replacement } from "../../../src/refresh/deciding/evidence-choice.ts";
import { movedEvidence } from "../../../src/refresh/deciding/moved-evidence.ts";
import { namedChunks } from "../../../src/refresh/deciding/named-chunks.ts";
import { lostQuotes } from "../../../src/refresh/deciding/carried-quotes.ts";
import type { TargetRevision } from "../../../src/refresh/deciding/target-revision.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { chunkIdsIn } from "../deciding/judgment-flags.ts";
import type { Dialogue } from "../dialogue.ts";
import type { Io } from "../../io.ts";
import { reasonsToAbstain, type KnownRefresh } from "./decide-flags.ts";
import { asId } from "./evidence-flags.ts";

interface Asking {
  readonly dialogue: Dialogue;
  readonly dataset: Dataset;
  readonly file: CaseFile;
  readonly target: TargetRevision;
  readonly readTextsOf: (chunks: readonly ChunkId[]) => Promise<void>;
  readonly known: Pick<KnownRefresh, "because" | "answer">;
}

/** Asks what is decided about a case, with all that the outcome needs; "leave" where nothing is. */
export async function askChoice(io: Io, asking: Asking): Promise<EvidenceChoice | "leave"> {
  const { dialogue } = asking;
  io.out(
    "Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?\n",
  );
  const letter = await dialogue.choose("What is decided?", "cratl");
  switch (letter) {
    case "c":
      return await askConfirmed(asking);
    case "r":
      return await askRevised(io, asking);
    case "a":
      return await askAbstained(io, asking);
    case "t":
      return { outcome: "retired" };
    case undefined:
    default:
      return "leave";
  }
}

async function askConfirmed(asking: Asking): Promise<EvidenceChoice | "leave"> {
  const quotes = await askQuotes(asking, []);
  return quotes === "leave" ? quotes : { outcome: "confirmed", quotes };
}

async function askRevised(io: Io, asking: Asking): Promise<EvidenceChoice | "leave"> {
  const { dialogue, file } = asking;
  const isRefusal = file.case.kind === "abstention";
  if (isRefusal) io.out(ofRefusal);
  const replace = await askReplacements(io, asking);
  if (replace === "leave") return replace;
  const question =
    replace.length > 0
      ? "Chunks that are evidence beside them"
      : "Chunks that are evidence as well";
  const add = isRefusal ? [] : await askChunks(io, asking, { question, usual: "none" });
  if (add === "leave") return add;
  const keep = "as it is";
  const answer = await dialogue.text(
    isRefusal ? "What a good refusal says" : "Expected answer",
    keep,
  );
  if (answer === undefined) return "leave";
  const quotes = await askQuotes(asking, replace);
  if (quotes === "leave") return quotes;
  return { outcome: "revised", replace, add, quotes, ...(answer === keep ? {} : { answer }) };
}

/** Said first: a refusal rests on no chunk, so an answer is written where the file can be seen whole. */
const ofRefusal =
  'A refusal is revised in its words. If the question has an answer now, leave this, write "kind: answerable" and the answer into the file, take "because" out, and decide --revised --add CHUNK.\n';

/** What stands in the place of each chunk of the case; its move, or itself where it is still there, is offered. */
async function askReplacements(io: Io, asking: Asking): Promise<readonly Replacement[] | "leave"> {
  const { dataset, file, target } = asking;
  const { moves } = movedEvidence(dataset, file, target);
  const moveOf = new Map(moves.map(({ from, to }) => [from, to[0]]));
  const replace: Replacement[] = [];
  for (const { id } of file.whole === undefined ? [] : namedChunks(file.whole)) {
    const usual = moveOf.get(id) ?? (target.chunks.has(id) ? id : undefined);
    const question = `What stands in the place of ${quoted(id)}, by id, or "none"`;
    const said = await askChunks(io, asking, { question, usual });
    if (said === "leave") return said;
    if (said.length !== 1 || said[0] !== id) replace.push({ from: id, to: said });
  }
  return replace;
}

/** Chunks of the new revision, asked for until all that are named are there. */
async function askChunks(
  io: Io,
  { dialogue, target, readTextsOf }: Asking,
  { question, usual }: { readonly question: string; readonly usual: string | undefined },
): Promise<readonly ChunkId[] | "leave"> {
  for (;;) {
    const said = await dialogue.text(terminalText(question), usual);
    if (said === undefined) return "leave";
    const ids = chunkIdsIn([said], target.chunks).map(asId);
    const unknown = ids.filter((id) => !target.chunks.has(id));
    if (unknown.length === 0) {
      await readTextsOf(ids);
      return ids;
    }
    for (const id of unknown)
      io.out(terminalText(`${quoted(id)} is not in corpus revision "${target.id}".`) + "\n");
  }
}

/** The words that carry the answer now, of each quote that stands nowhere any more. */
async function askQuotes(
  { dialogue, file, target }: Asking,
  replace: readonly Replacement[],
): Promise<ReadonlyMap<ChunkId, string | undefined> | "leave"> {
  const quotes = new Map<ChunkId, string | undefined>();
  for (const { quote, places } of lostQuotes(file, replace, target)) {
    const [place] = places;
    if (place === undefined || quotes.has(place)) continue;
    const question = `The quote ${quoted(quote)} is gone. The words of ${quoted(place)} that carry the answer`;
    const said = await dialogue.text(terminalText(question), "no quote");
    if (said === undefined) return "leave";
    quotes.set(place, said === "no quote" ? undefined : said);
  }
  return quotes;
}

async function askAbstained(
  io: Io,
  { dialogue, known }: Asking,
): Promise<EvidenceChoice | "leave"> {
  const numbers = reasonsToAbstain.map((_, index) => String(index + 1)).join("");
  if (known.because === undefined) {
    io.out(`${reasonsToAbstain.map((one, index) => `${index + 1} ${one}`).join(", ")}\n`);
  }
  const digit =
    known.because === undefined
      ? await dialogue.choose("Why is no answer right?", numbers, reasonsToAbstain)
      : undefined;
  const because =
    known.because ?? (digit === undefined ? undefined : reasonsToAbstain[Number(digit) - 1]);
  if (because === undefined) return "leave";
  const answer = known.answer ?? (await dialogue.text("What a good refusal says"));
  return answer === undefined ? "leave" : { outcome: "abstained", because, answer };
}
