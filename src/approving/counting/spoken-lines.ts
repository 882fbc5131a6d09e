import type { DecisionLine } from "../../refresh/deciding/lines/decision-line.ts";
import { readLine, type UnreadLine } from "../../refresh/deciding/lines/read-line.ts";
import type { AskedChange } from "../asked-change.ts";
import type { Uncounted } from "../judgement.ts";
import type { Account, Said } from "../said.ts";
import { ownLines } from "../words/own-lines.ts";
import { backings, inOrder, type Backing } from "./opinions.ts";
import { isMachine, strangeness, voiceOf, type People, type Voice } from "./people.ts";

/** A line that somebody who may decide wrote as one's own words; what it says is still to be held against the cases. */
export interface SpokenLine {
  readonly said: Said;
  readonly text: string;
  readonly line: DecisionLine;
  readonly by: Account;
  readonly review: Said;
  readonly voice: Voice;
}

/** A line that decides nothing whatever it says, or a review that approves and says nothing. */
export interface UnheardLine {
  readonly said: Said;
  /** Undefined for a review as a whole. */
  readonly text: string | undefined;
  readonly uncounted: Uncounted;
}

/** Everything that was said to decide, in the order in which it was said. */
export function spokenLines(
  said: readonly Said[],
  change: AskedChange,
  people: People,
): readonly (SpokenLine | UnheardLine)[] {
  const backed = backings(said);
  return inOrder(said).flatMap((one) => {
    const backing = backed.get(one) ?? { is: "none" };
    const speaker = speakerOf({ said: one, backing }, change, people);
    const lines = [...written(one, speaker), ...setAside(one, speaker)];
    const isSilent = lines.length === 0 && one.opinion === "approves";
    return isSilent ? [{ said: one, text: undefined, uncounted: silence(speaker) }] : lines;
  });
}

/** Who said something, and with what right; or why it does not count. */
type Speaker =
  | { readonly by: Account; readonly voice: Voice; readonly review: Said }
  | { readonly uncounted: Uncounted };

function speakerOf(
  { said: { by, edited }, backing }: { readonly said: Said; readonly backing: Backing },
  change: AskedChange,
  people: People,
): Speaker {
  const strange = strangeness(by, people);
  if (strange !== undefined || by === undefined) {
    return { uncounted: strange ?? { why: "deleted-account" } };
  }
  if ("is" in backing) return { uncounted: { why: "opinion", is: backing.is } };
  const voice = voiceOf(by, change, people);
  if (typeof voice === "object") return { uncounted: voice };
  if (edited !== undefined && edited.by?.id !== by.id) {
    return { uncounted: { why: "edited-by-another" } };
  }
  return { by, voice, review: backing.review };
}

function silence(speaker: Speaker): Uncounted {
  return "uncounted" in speaker ? speaker.uncounted : { why: "no-line" };
}

function written(said: Said, speaker: Speaker): readonly (SpokenLine | UnheardLine)[] {
  return ownLines(said.body).lines.flatMap((line) => {
    const read = readLine(line);
    return read === undefined ? [] : [asSpoken({ said, text: line.trim() }, read, speaker)];
  });
}

function asSpoken(
  place: { readonly said: Said; readonly text: string },
  read: DecisionLine | UnreadLine,
  speaker: Speaker,
): SpokenLine | UnheardLine {
  if ("uncounted" in speaker) return { ...place, ...speaker };
  if ("wrong" in read) return { ...place, uncounted: { why: "unread", wrong: read.wrong } };
  const isBacked = read.verb === "reject" || speaker.review.opinion === "approves";
  return isBacked
    ? { ...place, line: read, ...speaker }
    : { ...place, uncounted: { why: "opinion", is: "asks-for-changes" } };
}

/** A page that shows lines to copy shows them as code, so what machines write so is none of what people said. */
function setAside(said: Said, speaker: Speaker): readonly UnheardLine[] {
  if (said.by !== undefined && isMachine(said.by)) return [];
  return ownLines(said.body).setAside.flatMap(({ text, as }) => {
    const read = readLine(text);
    if (read === undefined || "wrong" in read) return [];
    const uncounted: Uncounted =
      "uncounted" in speaker ? speaker.uncounted : { why: "set-aside", as };
    return [{ said, text: text.trim(), uncounted }];
  });
}
