import { readsWhole } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { FamiliesFile } from "../model/families.ts";
import type { Location } from "../model/location.ts";
import { listed, quoted } from "../model/sentence.ts";
import { earlierSplit } from "./earlier/earlier-split.ts";
import { exceptionLedger, type AlteredException } from "./earlier/ledger-of-exceptions.ts";
import type { ExceptionDraft } from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

/** How many names a finding tells. */
const most = 3;

export const exceptionRewritten: Rule = {
  id: "exception/rewritten",
  level: "error",
  reports: "a recorded decision that was edited, or a recorded move that is gone",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const file = readFile(dataset);
    if (earlier === undefined || file === undefined) return;
    for (const one of exceptionLedger(earlier.before, file).altered) {
      if (isUnread(one, file)) continue;
      yield { message: messageOf(one), at: placeOf(one, file), fix: fixOf(one) };
    }
  },
};

/** Where an entry could not be read, nobody can tell which one it was: that has its own finding. */
function readFile({ families: file }: Dataset): FamiliesFile | undefined {
  if (file?.families === undefined) return undefined;
  const isRead = !file.has(["exceptions"]) || readsWhole<object>(file.families.exceptions);
  return isRead ? file : undefined;
}

function isUnread({ is, fields }: AlteredException, file: FamiliesFile): boolean {
  if (is === undefined) return false;
  const { index, exception } = is;
  return fields.some(
    (field) => exception[field] === undefined && file.has(["exceptions", index, field]),
  );
}

function messageOf({ was, is, fields }: AlteredException): string {
  const what = `${was.decision === "move" ? "The move of" : "The exception for"} ${subject(was)}`;
  const decided = was.decidedAt === undefined ? "" : ` of ${was.decidedAt}`;
  if (is === undefined) return `${what}${decided} was recorded and is gone.`;
  const differing = `says something else under ${listed(fields.map((field) => `"${field}"`))}`;
  return was.decision === "move"
    ? `${what}${decided} was recorded and ${differing} now.`
    : `${what}${decided} was recorded and ${differing} now, but no later day of decision.`;
}

function subject({ families = [], cases = [] }: ExceptionDraft): string {
  const names = [
    ...families.flatMap((id) => (id === undefined ? [] : [`family ${quoted(id)}`])),
    ...cases.flatMap((id) => (id === undefined ? [] : [`case ${quoted(id)}`])),
  ];
  const more = names.length - most;
  if (names.length === 0) return "nothing";
  return listed(more > 0 ? [...names.slice(0, most), `${more} more`] : names);
}

function placeOf({ is }: AlteredException, file: FamiliesFile): Location {
  if (is !== undefined) return file.locate(["exceptions", is.index]);
  return file.locateKey(file.has(["exceptions"]) ? ["exceptions"] : ["families"]);
}

function fixOf({ was, is }: AlteredException): string {
  if (is === undefined)
    return "Put the entry back: it tells why results from before and after differ.";
  return was.decision === "move"
    ? "Put the entry back as it was; another move has an entry of its own."
    : 'Put it back as it was; or, if somebody decided anew, write that day into "decidedAt".';
}
