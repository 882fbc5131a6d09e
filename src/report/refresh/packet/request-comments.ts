import { counted, listed } from "../../../model/sentence.ts";
import { markdownCode } from "../../untrusted/markdown.ts";
import { idCode } from "./texts.ts";

/** A pull request that asks about cases under a corpus revision. */
interface AskingBranch {
  readonly branch: string;
  /** The corpus revision under which is asked. */
  readonly to: string;
  /** The ids of the cases. */
  readonly cases: readonly string[];
}

/** How many cases are named. */
const mostNamed = 20;

/** A branch that somebody else works on. */
export interface ForeignBranch extends AskingBranch {
  /** Whether something else is to be asked now than it asks. */
  readonly isBehind: boolean;
  /** The revision that it asks under, where that is known. */
  readonly asked: string | undefined;
}

interface ForeignWork {
  /** The last commit of the branch. */
  readonly commit: string;
  /** The commit of refresh below it. */
  readonly made: string | undefined;
  /** Where the host shows the repository. */
  readonly page: string;
}

/**
 * The comment of which a branch has one, and which is edited in place, while it holds a commit that somebody else wrote: why it
 * is left alone, what a plan would ask now, and what its people can do.
 */
export function foreignComment(
  foreign: ForeignBranch,
  { commit, made, page }: ForeignWork,
): string {
  const { branch, to, cases, isBehind } = foreign;
  const isAsked = cases.length > 0;
  const asks =
    isBehind || !isAsked
      ? nowText({ to, cases })
      : `It asks what is to be asked under corpus revision ${idCode(to)}: ${counted(cases.length, "case")}, ${named(cases)}.`;
  return [
    `**This branch holds work that Touchstone did not write** ([${markdownCode(commit.slice(0, 10))}](${page}/commit/${encodeURIComponent(commit)})), so it is left to you: no run rebuilds, moves or deletes it.`,
    asks,
    ["What you can do:", ...(isAsked ? goingOn(foreign, made) : leaving(branch))].join("\n"),
  ].join("\n\n");
}

function goingOn(
  { branch, isBehind, asked, to }: ForeignBranch,
  made: string | undefined,
): readonly string[] {
  const goOn = isBehind
    ? "decide here, merge the main branch into it where it is behind, and merge it. What is left is asked in a new pull request."
    : "decide here what is not decided yet, and merge it.";
  return [
    `- Go on: ${goOn}`,
    ...(made === undefined ? [] : [goingBack(branch, made)]),
    asked !== undefined && asked !== to
      ? `- Start again: keep what you need elsewhere, then close this pull request. The next run asks in a new one, under corpus revision ${idCode(to)}.`
      : "- Put it off: close this pull request. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it. To delete the branch closes it, too.",
  ];
}

/** How the branch is ours again, so that the next run goes on. */
function goingBack(branch: string, made: string): string {
  const command = markdownCode(`git push --force origin ${made}:refs/heads/${branch}`);
  return `- Start again here: keep what you need elsewhere, then put the branch back to the request alone: ${command}. The next run goes on from there.`;
}

function leaving(branch: string): readonly string[] {
  return [
    `- End it: keep what you need elsewhere, then close this pull request and delete the branch ${idCode(branch)}.`,
    "- Leave it open: where the corpus moves on, this comment says what is to be asked then.",
  ];
}

/** The same while it goes to another branch than the main one. */
export function retargetedComment(
  { to, cases, asked }: Omit<ForeignBranch, "isBehind">,
  { base, main }: { readonly base: string; readonly main: string },
): string {
  return [
    `**This pull request stays as it is, since it goes to ${idCode(base)} and not to ${idCode(main)}.** It is never rebuilt, moved or closed.`,
    nowText({ to, cases }),
    [
      "What you can do:",
      `- Go on: let it go to ${idCode(main)} again. The next run goes on there.`,
      asked !== undefined && asked !== to
        ? `- Start again: close it. The next run asks in a new pull request, under corpus revision ${idCode(to)}.`
        : "- Put it off: close it. Its cases are asked about again under a newer corpus revision; to go on sooner, reopen it.",
    ].join("\n"),
  ].join("\n\n");
}

/** What the same comment says once it is over. */
export function oursAgainComment(): string {
  return "**This pull request is as Touchstone made it again**, so runs rebuild and close it as the set asks. What stood here was about an earlier state.";
}

function nowText({ to, cases }: Pick<AskingBranch, "to" | "cases">): string {
  return cases.length === 0
    ? `Under corpus revision ${idCode(to)} nobody has to look at its cases any more.`
    : `Under corpus revision ${idCode(to)} it would ask about ${counted(cases.length, "case")}: ${named(cases)}.`;
}

/** Another state of an open pull request than before. */
export interface MovedRequest {
  readonly before: AskingBranch;
  readonly now: AskingBranch;
}

/** The comment that tells people who have read a pull request what is another now. */
export function revisionComment({ before, now }: MovedRequest, readsLines: boolean): string {
  const came = now.cases.filter((id) => !before.cases.includes(id));
  const went = before.cases.filter((id) => !now.cases.includes(id));
  const stay = now.cases.length - came.length;
  const isOther = before.to !== now.to;
  const text = [
    isOther
      ? `**Now at corpus revision ${idCode(now.to)}**, before at ${idCode(before.to)}. The description is new.`
      : `**Asked anew under corpus revision ${idCode(now.to)}.** The description is new.`,
    [
      ...(came.length === 0 ? [] : [`- New here: ${named(came)}`]),
      ...(went.length === 0 ? [] : [`- Not asked here any more: ${named(went)}`]),
      ...(stay === 0 ? [] : [`- Asked as before: ${counted(stay, "case")}`]),
    ].join("\n"),
    ...(readsLines
      ? [
          "A line that somebody wrote before holds where its code is still the one that is shown; copy the others again.",
        ]
      : []),
  ].filter((part) => part !== "");
  return text.join("\n\n");
}

/** What an open pull request asked that has an end. */
interface EndedRequest extends Omit<AskingBranch, "branch"> {
  /** Those of its cases that the set has no more. */
  readonly gone: readonly string[];
}

/** The comment with which a pull request is closed whose cases nobody is asked about any more. */
export function closingComment({ to, cases, gone }: EndedRequest): string {
  const one = cases.length === 1;
  const left = cases.filter((id) => !gone.includes(id));
  const sentences = [
    ...(left.length === 0 ? [] : [standsText(to, left)]),
    ...(gone.length === 0
      ? []
      : [
          `The set does not have ${gone.length === 1 ? "this case" : "these"} any more: ${named(gone)}.`,
        ]),
  ];
  return [
    `**Closed: nobody has to look at ${one ? "this case" : `these ${cases.length} cases`} again.** ${sentences.join(" ")}`,
    "Nothing was changed. Its branch held nothing but the request, so it is deleted.",
  ].join("\n\n");
}

function standsText(to: string, cases: readonly string[]): string {
  const one = cases.length === 1;
  return `Under corpus revision ${idCode(to)} ${one ? "its judgment stands" : "their judgments stand"}, or somebody has decided about ${one ? "it" : "them"} elsewhere: ${named(cases)}.`;
}

function named(ids: readonly string[]): string {
  const shown = ids.slice(0, mostNamed).map(idCode);
  const rest = ids.length - shown.length;
  return listed([...shown, ...(rest > 0 ? [`${rest} more`] : [])]);
}
