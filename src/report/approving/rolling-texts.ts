import type { RollingPacket, RollingTexts } from "../../approving/merged/rolling/rolling-texts.ts";
import { pullsIn } from "../../approving/merged/rolling/rolling-marks.ts";
import type { RecordedFile } from "../../approving/recording/recording.ts";
import { verdictsOn } from "../../authoring/set/required-statuses.ts";
import { listed } from "../../model/sentence.ts";
import { idCode } from "../refresh/packet/texts.ts";
import { markdownCode } from "../untrusted/markdown.ts";
import { readMarker, withMarker } from "../untrusted/marker.ts";
import { plainText } from "../untrusted/unlinked.ts";
import { recordedWords } from "./recorded-words.ts";

/** The topic of the marker of its only comment. */
const topic = "record-notice";

/** How many cases have a row. */
const mostRows = 200;

/** How many pull requests a title names. */
const mostPulls = 5;

/** The words of the pull request that records decisions of merged ones, for a set in a folder of its repository. */
export function rollingTexts(place: string): RollingTexts {
  return {
    packet: (files) => packetOf(files, place),
    done: "**Nothing is left to record here:** what was decided stands in the cases, or they have changed since. So this pull request is closed, and its branch is gone.",
    edited: withMarker(edited, topic, { set: place }),
    isEdited: (comment) => readMarker(comment, topic)?.["set"] === place,
  };
}

const edited =
  "**This pull request is not brought up to date any more**, since it holds commits that no run of Touchstone wrote, or goes to another branch than the main one. Nothing of that is touched. Merge or close it, and delete its branch: what is left to record then comes by a new one.";

function packetOf(files: readonly RecordedFile[], place: string): RollingPacket {
  const title = titleOf(files, place);
  const rows = files.slice(0, mostRows).map(rowOf);
  const more = files.length - rows.length;
  const lines = files.map(
    ({ id, as, by, pull }) =>
      `- ${plainText(id)}: ${recordedWords[as]} by ${plainText(by.by.login)} in pull request ${pull}`,
  );
  const body = [
    "People decided about these cases in reviews of pull requests that are merged. This writes down what they decided, and where it can be looked up, into the files of the cases.",
    ["| Case | Decision | By | In |", "| --- | --- | --- | --- |", ...rows].join("\n"),
    ...(more > 0 ? [`${more} more are in its files.`] : []),
    `Nobody has to decide anything again: ${markdownCode(verdictsOn(place).review)} looks each of them up in those pull requests, and is green while nothing else is in here. It is kept up to date until it is merged or closed.`,
  ].join("\n\n");
  return { title, body, message: `${title}\n\n${lines.join("\n")}` };
}

function titleOf(files: readonly RecordedFile[], place: string): string {
  const pulls = pullsIn(files);
  const named = pulls.slice(0, mostPulls).map((number) => `#${number}`);
  const more = pulls.length - named.length;
  const where = listed([...named, ...(more > 0 ? [`${more} more`] : [])]);
  const count = files.length === 1 ? "a decision" : `${files.length} decisions`;
  const set = place === "" ? "" : ` (${plainText(place)})`;
  return `Record ${count} made in ${where}${set}`;
}

function rowOf({ id, as, by: { by }, pull }: RecordedFile): string {
  return `| ${idCode(id)} | ${recordedWords[as]} | ${idCode(by.login)} | #${pull} |`;
}
