import { counted, listed } from "../../model/sentence.ts";
import { idCode } from "../refresh/packet/texts.ts";
import type { OpenMatters } from "./open-matters.ts";

/** How many names stand in one part. */
const mostNamed = 3;

/** What keeps a pull request with so many cases from being decided, each as part of a sentence in Markdown. */
export function missingParts(matters: OpenMatters, cases: number): readonly string[] {
  const { waiting, broken, disputed, claimed, withheld, owned, free, objectors } = matters;
  const parts: readonly (readonly [about: readonly string[], words: () => string])[] = [
    [waiting, () => waitingText(waiting.length, cases)],
    [
      broken,
      () =>
        `${counted(broken.length, "case")} ${broken.length === 1 ? "has" : "have"} to be mended first`,
    ],
    [disputed, () => `reviewers disagree about ${names(disputed)}`],
    [claimed, () => claimedText(claimed)],
    [owned, () => `${waitText(owned.length, "file")} for an owner`],
    [free, () => `${waitText(free.length, "file")} for a reviewer`],
    [objectors, () => `${names(objectors)} ${objectors.length === 1 ? "asks" : "ask"} for changes`],
    [withheld, () => `what was decided about ${names(withheld)} cannot be written down`],
  ];
  return parts.filter(([about]) => about.length > 0).map(([, words]) => words());
}

/** Every case of so many, as the start of a sentence. */
export function allCases(count: number): string {
  if (count < 3) return count === 1 ? "the case" : "both cases";
  return `all ${count} cases`;
}

function waitingText(waiting: number, all: number): string {
  return all === waiting
    ? `${waitText(all, "case")} for a reviewer`
    : `${waiting} of ${all} cases ${waiting === 1 ? "waits" : "wait"} for a reviewer`;
}

function claimedText(claimed: readonly string[]): string {
  return claimed.length === 1
    ? `the file of ${names(claimed)} claims a decision that nobody made here`
    : `the files of ${names(claimed)} claim decisions that nobody made here`;
}

function waitText(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? "waits" : "wait"}`;
}

function names(all: readonly string[]): string {
  const named = all.slice(0, mostNamed).map(idCode);
  const more = all.length - named.length;
  return listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
}
