import { statusOf, type CaseDraft, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { listed, quoted } from "../../model/sentence.ts";
import type { Due } from "../../rules/due/due.ts";
import type { ContentState } from "../../model/content-state.ts";
import { standingOf, type CorpusState } from "../../review/standing.ts";
import { judgmentNow } from "../refresh/judgment-now.ts";
import { rows, type Row } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { whoDecided } from "./who-decided.ts";

/** Who decided about a case, when, why and how it was recorded, and what of that still holds, in words. */
export function judgment(
  dataset: Dataset,
  { file, due }: { readonly file: CaseFile; readonly due: Due | undefined },
  style: Style,
): string {
  const title = style.strong("Judgment");
  const status = statusOf(file);
  if (status === undefined) return `${title}\n  The review cannot be read, so nothing is decided.`;
  if (status === "pending") return `${title}\n  Nobody has decided yet: the case is a candidate.`;
  const { reviewedBy = "nobody named", reviewedAt, reason, confirmed } = file.case.review ?? {};
  const { content, corpus } = standingOf(dataset, file);
  const noun = status === "approved" ? "approval" : "rejection";
  const facts: readonly Row[] = [
    [
      "decision",
      `${status} by "${reviewedBy}"${reviewedAt === undefined ? "" : ` at ${reviewedAt}`}`,
    ],
    ["why", reason ?? "no reason is given"],
    ["confirmed", (confirmed ?? []).join(", ")],
    ["recorded", recordedHow(file.case.review)],
    ["case", contentWords(content, { by: reviewedBy, status, noun })],
    ["corpus", corpusWords(corpus, file.case.corpusRevision, noun)],
    ["today", due === undefined ? "" : judgmentNow(dataset, file, due)],
  ];
  return `${title}\n${rows(facts)}`;
}

function recordedHow({ via, proof }: NonNullable<CaseDraft["review"]> = {}): string {
  switch (via) {
    case "github": {
      const { pullRequest, review, reviewerId, commit } = proof ?? {};
      return proof === undefined
        ? "said to be on GitHub, but without a proof"
        : `on GitHub: pull request ${pullRequest ?? "?"}, review ${review ?? "?"} by account ${reviewerId ?? "?"}, at commit ${commit ?? "?"}`;
    }
    case "local":
      return "at a desk: nothing on GitHub proves it";
    case "import":
      return "imported with the case: it was decided elsewhere";
    case undefined:
      return "the file does not say how";
  }
}

/** What a decision's digest says of the case, as the end of the sentence "the case …". */
function contentWords(
  content: ContentState,
  { by, status, noun }: { readonly by: string; readonly status: string; readonly noun: string },
): string {
  switch (content) {
    case "as-judged":
      return `is exactly what ${quoted(by)} ${status}`;
    case "edited":
      return `was edited after the ${noun}, so nobody has judged it as it is`;
    case "unbound":
      return `may be another text than the one that was read: the ${noun} does not record it, so it binds nothing`;
    case "undecided":
      return "is not decided";
  }
}

function corpusWords(corpus: CorpusState, revision: string | undefined, noun: string): string {
  const name = revision === undefined ? "the corpus" : quoted(revision);
  switch (corpus) {
    case "as-judged":
      return `${name} is as it was judged`;
    case "altered":
      return `${name} has the record that was read, but its files are not what that records`;
    case "rewritten":
      return `${name} was rewritten under its name after the ${noun}`;
    case "unbound":
      return `the ${noun} does not record which corpus was read`;
    case "not-recorded":
      return `${name} is not recorded in this set, so it cannot be compared with what was read`;
    case "unclear":
      return `${name} is not the one that was read: it was rewritten, or the edited case names another`;
    case "undecided":
      return "not judged";
  }
}

/** Two people's judgments of a sentinel, and how they were settled; undefined for any other case. */
export function sentinelText(file: CaseFile, style: Style): string | undefined {
  const { sentinel } = file.case;
  if (sentinel === undefined) return undefined;
  const judged = (sentinel.reviews ?? []).map((one): Row => {
    const { reviewer = "nobody named", reviewedAt = "no time", independence, digest } = one ?? {};
    const how = independence === undefined ? "" : independences[independence];
    const chunks = one?.relevantChunkIds ?? [];
    const words = [
      `"${reviewer}" at ${reviewedAt}${how}`,
      supportWords(one?.expectedAnswerSupported),
      chunks.length === 0 ? "no relevant chunk" : `relevant: ${chunks.join(", ")}`,
      ...(digest === file.digest || digest === file.unresolvedDigest
        ? []
        : ["read another text of the case than this one"]),
    ];
    return ["judged", words.join("\n")];
  });
  const facts: readonly Row[] = [
    ["why", sentinel.why ?? "the file does not say"],
    ...(judged.length === 0 ? [["judged", "by nobody yet"] as const] : judged),
    ["settled", settled(sentinel.resolution)],
  ];
  return `${style.strong("Sentinel")}\n${rows(facts)}`;
}

const independences = { blind: ", blind", declared: ", declared independent" } as const;

function supportWords(supported: boolean | undefined): string {
  if (supported === undefined) return "what was judged of the answer cannot be read";
  return `the evidence ${supported ? "supports" : "does not support"} the answer`;
}

type Resolution = NonNullable<NonNullable<CaseDraft["sentinel"]>["resolution"]>;

function settled(resolution: Resolution | undefined): string {
  if (resolution === undefined) return "";
  const clarified = (resolution.clarified ?? []).map((field) => field ?? "");
  const what = clarified.length === 0 ? "" : `\nclarified: ${listed(clarified)}`;
  return `${whoDecided(resolution)}${what}`;
}

/** Who took a case out of use; undefined for one that is in use. */
export function retiredText(file: CaseFile, style: Style): string | undefined {
  const { retired } = file.case;
  if (retired === undefined) return undefined;
  return `${style.strong("Retired")}\n  ${terminalText(whoDecided(retired))}`;
}
