import { yamlText } from "../../load/yaml-text.ts";
import { statusOf, type CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { SentinelReview } from "../../model/generated/case.ts";
import { isLater } from "../../model/instant.ts";
import type { Judged } from "../../review/judge.ts";
import { calibrationOf, isVoid, type Calibration } from "../../rules/sentinels/calibration.ts";
import {
  differencesInWords,
  namedChunks,
  reviewers,
} from "../../rules/sentinels/difference-words.ts";
import { liveSentinels } from "../../rules/sentinels/live-sentinels.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What stands against a judgment, each at its place. */
export function judgingObstacles(refused: readonly Problem[], options: TextOptions): string {
  const mark = options.style.red("not judged");
  return refused.map((one) => `${problemText(one, options, { mark })}\n`).join("\n");
}

/** That a judgment takes the place of earlier ones by the same person, for who is about to write it. */
export function replacementText(earlier: readonly SentinelReview[]): string {
  return earlier
    .map((one) => `${terminalText(`${foundBefore(one)} This judgment replaces that one.`)}\n`)
    .join("");
}

function foundBefore(review: SentinelReview): string {
  const { reviewer, reviewedAt, expectedAnswerSupported, relevantChunkIds } = review;
  const does = expectedAnswerSupported ? "supports" : "does not support";
  return `${quoted(reviewer)} judged this case before, at ${reviewedAt}: the evidence ${does} the answer, ${namedChunks(relevantChunkIds)} relevant.`;
}

/** Why a judgment is recorded as blind or only as declared. */
export type Independence = "nothing-told" | "told-here" | "told-in-head" | "said";

export interface JudgedOptions extends TextOptions {
  readonly independence: Independence;
  /** Whether the policy of the set asks for blind judgments. */
  readonly asksForBlind: boolean;
}

/** What a run that writes nothing would write; the judgments of others stay out of sight. */
export function unwrittenText(
  { file, review }: Judged,
  { style, place, independence, asksForBlind }: JudgedOptions,
): string {
  const lines = yamlText([review]).trimEnd().split("\n").map(terminalText);
  return [
    `${style.strong(terminalText(place(file.path)))} would be judged by "${terminalText(review.reviewer)}"`,
    ...lines.map((line) => `  ${style.green(line)}`),
    ...independenceLines(independence, asksForBlind),
    "",
  ].join("\n");
}

function supersededLines(people: readonly string[]): readonly string[] {
  if (people.length === 0) return [];
  const whose = terminalText(listed(people.map(quoted)));
  return [
    `  Two people have judged the case since its evidence was reviewed again, so what ${whose} found before went; Git has it.`,
  ];
}

/** What was written, how independent it counts as, and what comes next. */
export function judgedText(
  { file, review, superseded }: Judged,
  { style, place, independence, asksForBlind }: JudgedOptions,
): string {
  return [
    `${style.strong(terminalText(place(file.path)))} ${style.green("judged")} by "${terminalText(review.reviewer)}"`,
    ...independenceLines(independence, asksForBlind),
    ...supersededLines(superseded),
    ...nextLines(file).map((line) => `  ${terminalText(line)}`),
    "",
  ].join("\n");
}

const reasons: Readonly<Record<Independence, string>> = {
  "nothing-told":
    "Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.",
  "told-here":
    "Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.",
  "told-in-head":
    "Recorded as declared, not as blind: the commit that is checked out tells of another's judgment, and may have been read.",
  said: "Recorded as declared, as --declared says.",
};

function independenceLines(independence: Independence, asksForBlind: boolean): readonly string[] {
  const isBlind = independence === "nothing-told";
  return [
    `  ${reasons[independence]}`,
    ...(isBlind || !asksForBlind
      ? []
      : [
          "  The policy of this set asks for blind ones: judge on a branch that starts before the other judgment.",
        ]),
  ];
}

function nextLines(file: CaseFile): readonly string[] {
  const id = file.case.id ?? "";
  const [live] = liveSentinels({ cases: [file] });
  const calibration = live === undefined ? undefined : calibrationOf(live);
  const isVoidNow = isVoid(file);
  if (calibration === undefined || calibration.judgments.every(isVoidNow)) {
    return [
      `Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge ${id}`,
    ];
  }
  const names = reviewers(calibration.judgments);
  switch (calibration.state) {
    case "outdated":
      return [
        `${names} judged another text than the case has now.`,
        `Next: ${names} judges it as it is (touchstone review judge ${id}), or that judgment is removed, since Git has it, and somebody else judges.`,
      ];
    case "different":
      return [
        `The judgments differ: ${differencesInWords(calibration.judgments)}. They stay as they are.`,
        resolutionLine(file, calibration),
      ];
    case "unsupported":
      return [
        `${names} agree that the evidence does not support the answer.`,
        "Next: correct the case and have two people judge it anew, or reject it.",
      ];
    case "agreed":
      return agreedLines(file, calibration);
  }
}

function resolutionLine({ case: { sentinel } }: CaseFile, { judgments }: Calibration): string {
  const read = "Next: somebody reads the source again, clarifies the question or the answer, and";
  const { resolution } = sentinel ?? {};
  if (resolution === undefined) {
    return `${read} writes how it was settled below the judgments, as "resolution" (by, at, reason, clarified).`;
  }
  const since = judgments.filter(
    ({ reviewedAt }) => resolution.at !== undefined && isLater(reviewedAt, resolution.at),
  );
  return since.length === 0
    ? "The resolution in the file is of a later time, and settles it."
    : `${read} settles it anew: the resolution in the file is older than what ${reviewers(since)} found.`;
}

function agreedLines(file: CaseFile, { judgments }: Calibration): readonly string[] {
  const names = reviewers(judgments);
  const judged = [...new Set(judgments.flatMap(({ relevantChunkIds }) => relevantChunkIds))];
  const expected: ReadonlySet<string> = new Set(file.whole?.relevantChunkIds ?? []);
  if (judged.length !== expected.size || !judged.every((chunk) => expected.has(chunk))) {
    return [
      `${names} agree on ${namedChunks(judged)}, but the case lists ${namedChunks([...expected])}.`,
      "Next: correct the list and have two people judge the case anew.",
    ];
  }
  const settled = file.has(["sentinel", "resolution"])
    ? ["Nothing is left to settle, so remove the resolution: Git has what it settled."]
    : [];
  const next =
    statusOf(file) === "approved"
      ? "The case is approved already, and its review stays as it is."
      : `Next: a reviewer can approve the case: touchstone review record ${file.case.id ?? ""}`;
  return [`${names} agree.`, ...settled, next];
}
