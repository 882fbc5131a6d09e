import {
  readCondition,
  type Condition,
  type Misread,
} from "../../src/authoring/list/case-conditions.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** What help says of conditions. */
export const conditionsHelp = `Conditions, all of which a case has to meet:
  FIELD=VALUE     the field, or an entry of its list, is VALUE; "*" stands for anything, FIELD= for no value
  FIELD!=VALUE    it is not
  FIELD~WORDS     it holds each of the words, in small letters or capitals
A field is one of a case, such as kind, split, tag, origin.kind or document; status is pending, approved, rejected or
retired; judgment is current, carried or stale; refresh is undecided, confirmed, revised, abstained or retired.`;

/** The conditions of a command line. Throws UsageError where one cannot be read. */
export function conditionsOf(where: readonly string[]): readonly Condition[] {
  return where.map((words) => understood(readCondition(words)));
}

/** What was read. Throws UsageError where it could not be. */
export function understood<Read extends object>(read: Read | Misread): Read {
  if ("misread" in read) throw new UsageError(terminalText(read.misread));
  return read;
}
