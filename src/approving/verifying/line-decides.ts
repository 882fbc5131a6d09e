import type { CorpusRevision } from "../../model/corpus.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Digest } from "../../model/ids.ts";
import { askedCode, resultCode, togetherCode } from "../../refresh/deciding/lines/codes.ts";
import type { DecisionLine } from "../../refresh/deciding/lines/decision-line.ts";
import type { CodeMember } from "./proof-host.ts";
import type { Decided, RecordedDecision } from "./recorded-decision.ts";

/** What the codes of lines are held against. */
export interface Codes {
  /** The digests to which an approval of the case may be bound. */
  readonly digests: readonly Digest[];
  /** The codes of the case alone. */
  readonly own: ReadonlySet<string>;
  /** The cases that a code for several covered; undefined where nothing tells. */
  readonly membersOf: (code: string) => readonly CodeMember[] | undefined;
}

/** The codes of a case as it was decided: of what it says, and of what was asked where the answer needed words. */
export function ownCodes(
  dataset: Pick<Dataset, "revisions">,
  { file, id }: RecordedDecision,
): Pick<Codes, "digests" | "own"> {
  const { digest, unresolvedDigest } = file;
  const digests = [...new Set([digest, unresolvedDigest])].filter((one) => one !== undefined);
  return {
    digests,
    own: new Set([...digests.map(resultCode), ...askedCodes(dataset, { file, id })]),
  };
}

function askedCodes(
  { revisions }: Pick<Dataset, "revisions">,
  { file, id }: Pick<RecordedDecision, "file" | "id">,
): readonly string[] {
  const { previous, to = "" } = file.case.refresh ?? {};
  const revision: CorpusRevision | undefined = revisions.get(to);
  if (previous === undefined || revision?.digest === undefined) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The file has it as the digest of the case before.
  const digest = previous as Digest;
  const asked = askedCode({ id, file: { digest } }, { id: to, digest: revision.digest });
  return asked === undefined ? [] : [asked];
}

/**
 * Whether a line decides what a case records. Nobody can tell where it covers `several` cases by one code and nothing says
 * which, or names `chunks` and no code, so that it is bound to no text.
 */
export function lineDecides(
  line: DecisionLine,
  decision: RecordedDecision,
  codes: Codes,
): boolean | "several" | "chunks" {
  switch (line.verb) {
    case "approve together":
    case "approve all":
      return isAmongMembers(line.code, decision, codes);
    case "confirm moved":
      return decision.decided === "revised" && isAmongMembers(line.code, decision, codes);
    case "approve":
      // It also bears out what was decided on a checkout, whatever that is.
      return line.id === decision.id && codes.own.has(line.code);
    case "reject":
      return (
        line.id === decision.id &&
        decision.decided === "rejected" &&
        (line.code === undefined || codes.own.has(line.code))
      );
    case "confirm":
    case "revise":
    case "abstain":
    case "retire": {
      const isOfThis = line.id === decision.id && decides[line.verb] === decision.decided;
      if (!isOfThis) return false;
      return line.code === undefined ? "chunks" : codes.own.has(line.code);
    }
    case "accept":
      return false;
  }
}

const decides: Readonly<Record<"confirm" | "revise" | "abstain" | "retire", Decided>> = {
  confirm: "confirmed",
  revise: "revised",
  abstain: "abstained",
  retire: "retired",
};

function isAmongMembers(
  code: string,
  { id }: RecordedDecision,
  { digests, membersOf }: Codes,
): boolean | "several" {
  const members = membersOf(code);
  if (members === undefined || togetherCode(members) !== code) return "several";
  return members.some((one) => one.id === id && digests.includes(one.digest));
}
