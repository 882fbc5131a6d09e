import { markedMessage } from "../../approving/recording/recording-marks.ts";
import type { DecidedIn } from "../../approving/recording/proof-of.ts";
import type { RecordedFile } from "../../approving/recording/recording.ts";
import { clipped } from "../../model/sentence.ts";
import { plainText } from "../untrusted/unlinked.ts";
import { recordedWords } from "./recorded-words.ts";

/**
 * The message of the commit that records decisions of a pull request: a line for each case, with who decided and why, and the
 * lines by which later runs know it. What people wrote stays on its line, mentions nobody and closes nothing.
 */
export function recordingMessage(
  files: readonly RecordedFile[],
  { pull, head }: DecidedIn,
): string {
  const count = files.length === 1 ? "a decision" : `${files.length} decisions`;
  const title = `Record ${count} made in pull request ${pull.number}`;
  const lines = files.map((file) => `- ${plainText(file.id)}: ${decisionText(file)}`);
  const message = `${title}\n\n${lines.join("\n")}`;
  return markedMessage(message, { pull: pull.number, head, cases: files.map(({ id }) => id) });
}

/** How much of a reason a message repeats; the file has all of it. */
const longest = 200;

function decisionText({ as, by: { by, line }, isHeldOut }: RecordedFile): string {
  const said = `${recordedWords[as]} by ${plainText(by.login)}`;
  // A reason may tell the question, and messages are mailed.
  return isHeldOut ? said : `${said}: ${plainText(clipped(line.reason, longest))}`;
}
