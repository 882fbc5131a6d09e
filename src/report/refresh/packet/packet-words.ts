import { counted, listed } from "../../../model/sentence.ts";
import { samePerson } from "../../../model/person.ts";
import { byUtf8 } from "../../../model/utf8-order.ts";
import type {
  PlannedEvidence,
  PlannedPullRequest,
  RefreshItem,
  RefreshPlan,
} from "../../../refresh/plan/plan.ts";
import { markdownText } from "../../untrusted/markdown.ts";
import { readsTheSame } from "../evidence-words.ts";
import { isHeldOut } from "./case-block.ts";
import { changedDocuments, changedSettings, documentWords } from "./changed-documents.ts";
import { idCode } from "./texts.ts";

/** How many names of one kind are told. */
const mostNamed = 8;

/** The verdict of a pull request as Markdown: how many cases of what, under which revision, and what became of their evidence. */
export function verdictText(
  { to }: RefreshPlan,
  { families }: PlannedPullRequest,
  items: readonly RefreshItem[],
): string {
  const again = items.filter(({ asks }) => asks === "refresh").length;
  const first = items.length - again;
  const parts = [
    ...(again === 0 ? [] : [`look again at ${counted(again, "case")}`]),
    ...(first === 0 ? [] : [`judge ${counted(first, "candidate")} for the first time`]),
  ];
  const of =
    families.length === 0 ? "" : ` of ${listed(some(families.map(markdownText), "family"))}`;
  const held = items.filter(isHeldOut).length;
  return [
    `**Please ${listed(parts)}${of}.**`,
    ...(again === 0 ? [] : [whatIsAsked(again)]),
    `Corpus revision ${idCode(to.id)} is current${becameText(items.filter((item) => !isHeldOut(item)))}.`,
    ...(held === 0 ? [] : [heldText(held, items.length)]),
  ].join(" ");
}

/** For somebody who never saw such a page. */
function whatIsAsked(cases: number): string {
  const each = cases === 1 ? "whether it still holds" : "of each whether it still holds";
  return `A case is a test question with an answer that somebody approved; say ${each}.`;
}

function heldText(held: number, all: number): string {
  if (held === all) return `${all === 1 ? "It is" : "All of them are"} held out.`;
  return `${held} of them ${held === 1 ? "is" : "are"} held out.`;
}

/** What became of the evidence of cases, each case by the gravest. */
function becameText(items: readonly RefreshItem[]): string {
  const counts = new Map<Became, number>();
  for (const { evidence } of items) {
    const found = new Set(evidence.map(becameOf));
    const verdict = becameFirst.find((one) => found.has(one));
    if (verdict !== undefined) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
  }
  const told = becameFirst.flatMap((one) => {
    const count = counts.get(one);
    if (count === undefined) return [];
    return [items.length === 1 ? becameWords[one] : `${becameWords[one]} in ${count}`];
  });
  return told.length === 0 ? "" : `; the evidence ${listed(told)}`;
}

type Became = keyof typeof becameWords;

function becameOf(evidence: PlannedEvidence): Became | "same" {
  return readsTheSame(evidence) === undefined ? evidence.verdict : "spaced";
}

const becameWords = {
  gone: "is gone",
  unverified: "cannot be verified",
  ambiguous: "may be in several places",
  edited: "has other words",
  merged: "was joined with other text",
  split: "was cut into pieces",
  spaced: "has the same words in other characters",
  moved: "only moved, word for word",
} as const;

/** What may have become of evidence, the gravest first; the same is none of it. */
export const gravestFirst = [
  "gone",
  "unverified",
  "ambiguous",
  "edited",
  "merged",
  "split",
  "moved",
] as const;

/** The same with evidence that was edited and has the same words to a reader. */
const becameFirst = [...gravestFirst.slice(0, -1), "spaced", "moved"] as const;

/** What changed that makes these cases be asked about, as a list. */
export function changedText(plan: RefreshPlan, items: readonly RefreshItem[]): readonly string[] {
  const told = items.filter((item) => !isHeldOut(item));
  const documents = changedDocuments(told).map(
    (one) =>
      `- ${idCode(one.id)} ${markdownText(documentWords(one))}${items.length === 1 ? "" : ` (${counted(one.cases, "case")})`}`,
  );
  const settings = changedSettings(plan, items).map((text) => `- ${markdownText(text)}`);
  const lines = [...some(documents, "document", "- "), ...settings];
  return lines.length === 0 ? [] : [`**What changed**\n\n${lines.join("\n")}`];
}

/** Who may be the right readers. */
export interface PacketPeople {
  /** Those whom the policy names as reviewers. */
  readonly reviewers: readonly string[];
  /** Accounts or teams, as `owner/team`, that are asked for a review: they alone are mentioned. */
  readonly asked: readonly string[];
}

/** Why its readers are asked: who approved these cases before, and whom the policy names. */
export function readersText(
  items: readonly RefreshItem[],
  { reviewers, asked }: PacketPeople,
): readonly string[] {
  const approvals = approvalsOf(items);
  const isOne = items.length === 1;
  const before = approvals.map(
    ([name, count]) => `${idCode(name)} approved ${isOne ? "this case" : count}`,
  );
  const mayReview = reviewers.map(idCode);
  const sentences = [
    ...(asked.length === 0 ? [] : [`${listed(some(asked.map(mention), "other"))}, you are asked.`]),
    ...(before.length === 0
      ? []
      : [`${isOne ? "" : "Of these cases "}${listed(some(before, "other"))}.`]),
    ...(mayReview.length === 0
      ? []
      : [
          `The policy names ${listed(some(mayReview, "other"))} as ${mayReview.length === 1 ? "reviewer" : "reviewers"}.`,
        ]),
  ];
  return sentences.length === 0 ? [] : [`**Why you:** ${sentences.join(" ")}`];
}

/** Who approved how many, most first. */
export function approvalsOf(items: readonly RefreshItem[]): readonly (readonly [string, number])[] {
  const counts: [string, number][] = [];
  for (const { file, asks } of items) {
    const name = file.case.review?.reviewedBy;
    if (asks !== "refresh" || name === undefined) continue;
    const known = counts.find(([other]) => samePerson(name, other));
    if (known === undefined) counts.push([name, 1]);
    else known[1]++;
  }
  return counts.toSorted((a, b) => b[1] - a[1] || byUtf8(a[0], b[0]));
}

const account = /^[a-z\d](?:-?[a-z\d]){0,38}$/i;
const team = /^[a-z\d](?:-?[a-z\d]){0,38}\/[\w.-]{1,100}$/i;

/** Only a name that can be an account or a team becomes a mention. */
function mention(name: string): string {
  const bare = name.replace(/^@/, "");
  return account.test(bare) || team.test(bare) ? `@${bare}` : idCode(name);
}

/** The first of a list, and how many more there are. */
export function some(names: readonly string[], noun: string, before = ""): readonly string[] {
  const rest = names.length - mostNamed;
  if (rest <= 0) return names;
  const more =
    noun === "family" && rest > 1 ? `${rest} more families` : counted(rest, `more ${noun}`);
  return [...names.slice(0, mostNamed), `${before}${noun === "other" ? `${rest} more` : more}`];
}
