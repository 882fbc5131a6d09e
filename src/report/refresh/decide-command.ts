import type { CaseDraft } from "../../model/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { questionsFor } from "../../model/questions.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import type { PossibleOutcome, RefreshItem } from "../../refresh/plan/plan.ts";
import { inShell } from "../in-shell.ts";

/** What a person says with a decision: who and why are left blank, since a blank one is refused. */
export function blanks(kind: NonNullable<CaseDraft["kind"]>): string {
  const confirms = questionsFor(kind).map((one) => one.confirms);
  return `${whoAndWhy} --confirm ${confirms.join(",")}`;
}

const whoAndWhy = '--by "" --reason ""';

/** The command that records one decision about a case, with blanks for what only a person can say. */
export function outcomeCommand(item: RefreshItem, outcome: PossibleOutcome, flags: string): string {
  const id = inShell(item.id);
  const { kind = "answerable" } = item.file.case;
  const decide = `touchstone refresh decide ${id}`;
  // Two people judge a sentinel afterwards, so nothing is confirmed with its decision.
  const said = (of: typeof kind): string => (item.needsTwoJudgments ? whoAndWhy : blanks(of));
  switch (outcome.outcome) {
    case "confirmed":
      return `${decide} --confirmed${quotesOf(item, outcome)}${flags} ${said(kind)}`;
    case "revised":
      return `${decide} --revised${changeOf(item, outcome)}${flags} ${said("answerable")}`;
    case "abstained":
      return `${decide} --abstained --because not-in-corpus --answer ""${flags} ${said("abstention")}`;
    case "retired":
      return `${decide} --retired${flags} ${whoAndWhy}`;
    case "approved":
      return `touchstone review record ${id} --approve ${blanks(kind).replace("--by", "--reviewer")}`;
    case "rejected":
      return `touchstone review record ${id} --reject ${whoAndWhy.replace("--by", "--reviewer")}`;
  }
}

function quotesOf(item: RefreshItem, { result }: PossibleOutcome): string {
  if (!("needs" in result)) return "";
  return lostQuotes(item)
    .map((chunk) => ` --chunk ${inShell(chunk)} --quote ""`)
    .join("");
}

/** The chunks whose quote does not stand in them any more, so that a person says which words do. */
export function lostQuotes({ evidence }: RefreshItem): readonly ChunkId[] {
  return evidence.flatMap(({ piece: { chunkId, quote }, verdict, candidates }) => {
    if (quote === undefined || verdict === "same") return [];
    const now = candidates.find(({ id }) => id === chunkId)?.text;
    return now === undefined || placeOfQuote(now, quote) === undefined ? [chunkId] : [];
  });
}

function changeOf({ file }: RefreshItem, { replace, result }: PossibleOutcome): string {
  const replaced = replace.map(
    ({ from, to }) => ` --replace ${inShell(`${from} -> ${to.join(", ")}`)}`,
  );
  if (replaced.length > 0 || "digest" in result) return replaced.join("");
  return file.case.kind === "abstention" ? " --add CHUNK" : ' --answer ""';
}
