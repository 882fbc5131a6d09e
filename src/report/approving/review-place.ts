import type { Closing } from "../../approving/merged/closing.ts";
import type { Recording } from "../../approving/recording/recording.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import type { FileLink } from "../refresh/packet/case-block.ts";
import type { Tool } from "../refresh/packet/tool-command.ts";
import { idCode } from "../refresh/packet/texts.ts";
import { markdownLinkBelow } from "../untrusted/markdown.ts";

/** Where pull requests are reviewed. All addresses are ours. */
export interface ReviewPlace {
  /** Where GitHub shows the repository, without "/" at the end. */
  readonly page: string;
  /** The set's folder in the repository; empty where it is all of it. */
  readonly place: string;
  /** The address of a page that tells how lines are written; undefined where there is none. */
  readonly docs: string | undefined;
  /** When decisions are written into the cases: on branches of the repository before the merge, all after it, or never. */
  readonly records: "before-merge" | "after-merge" | "none";
  /** How commands are written; by default as the documentation does. */
  readonly tool?: Tool | undefined;
}

/** A judged pull request, and how a comment tells of it. */
export interface Telling {
  readonly judged: JudgedChange;
  readonly recording: Recording;
  /** What became of it after its merge; undefined of one that is open. */
  readonly closing?: Closing | undefined;
  readonly where: ReviewPlace;
  /** The numbers of others with the same last commit that go to the default branch as well. */
  readonly rivals?: readonly number[] | undefined;
  /** How many characters of one text are told at most. */
  readonly longest: number;
}

/** A longer path is told without a link, which would be three times as long. */
const longestPath = 400;

/** Links to files of the set as the pull request has them. */
export function setLink({ judged: { pull }, where: { page, place } }: Telling): FileLink {
  const folder = place === "" ? "" : `${place.split("/").map(encodeURIComponent).join("/")}/`;
  return linkBelow(`${page}/blob/${pull.head}/${folder}`);
}

/** The same by paths in the repository. */
export function repositoryLink({ judged: { pull }, where: { page } }: Telling): FileLink {
  return linkBelow(`${page}/blob/${pull.head}/`);
}

function linkBelow(folder: string): FileLink {
  return (text, path, line) =>
    path.length > longestPath
      ? idCode(text)
      : markdownLinkBelow(folder, text, line === undefined ? { path } : { path, line });
}
