import { mostTold, type Closing, type ToldClosing } from "../../approving/merged/closing.ts";
import type { CodedCase } from "../../approving/counting/coded-cases.ts";
import type { JudgedChange, Memory } from "../../approving/running/judged-change.ts";
import { isMap } from "../../model/fields.ts";
import type { Digest } from "../../model/ids.ts";
import { togetherCode } from "../../refresh/deciding/lines/codes.ts";
import type { HostComment } from "../../refresh/requests/host.ts";
import { mostCharacters } from "../refresh/packet/pull-request-packet.ts";
import { readMarker, withMarker } from "../untrusted/marker.ts";
import { sharedLines } from "./lines/shared-lines.ts";

/** The topic of the marker. */
const topic = "review";

/** How many codes are remembered at most. */
const mostCodes = 20;

/** How many characters they have at least; they take more where the text leaves more. */
export const leastMemory = 16_000;

/** What a seal takes, and what frames the line. */
const spare = 200;

/** Whose comment it is, and what it says of the merge. */
interface Kept {
  readonly set: string;
  readonly closing?: Closing | undefined;
}

/** Places in a list that follow each other, by the first and the last of them. */
type Run = readonly [first: number, last: number];

/**
 * What a marker says: each case that was shown once, and for each code the places of its cases in that list, one by one or as
 * runs.
 */
interface Written {
  readonly set: string;
  readonly cases: readonly (readonly [id: string, digest: string])[];
  readonly codes: readonly (readonly (number | Run)[])[];
}

/**
 * A comment with what the next run remembers by it: the codes that were ever shown, the latest last. No code is written down,
 * since it is the hash of its cases, so what a marker says can be wrong but not forged. The oldest go where they are too many,
 * and one that is too long for what the text leaves.
 */
export function withMemory(text: string, kept: Kept, memory: Memory): string {
  const codes = fitting(text, kept, memory);
  return withMarker(text, topic, { ...writtenAs(kept.set, codes), ...mergeOf(kept) });
}

/** How many cases the largest code has that stands on a page now and that its comment has no room to remember; 0 for none. */
export function forgottenCases(text: string, kept: Kept, judged: JudgedChange): number {
  const remembered = new Set(fitting(text, kept, grownMemory(judged)).map(togetherCode));
  const lost = shownCodes(judged).filter((cases) => !remembered.has(togetherCode(cases)));
  return Math.max(0, ...lost.map(({ length }) => length));
}

/** How many characters it takes to remember what stands on a page now. */
export function memoryNeeded(kept: Kept, judged: JudgedChange): number {
  return lengthOf(kept, shownCodes(judged));
}

function mergeOf({ closing }: Kept): { readonly merged?: object } {
  if (closing === undefined) return {};
  const unapproved = closing.unapproved.slice(0, mostTold);
  const withheld = closing.withheld.slice(0, mostTold);
  return { merged: { unapproved, withheld, by: closing.by ?? 0 } };
}

/** What comments of ours say of the merge of their pull request; undefined where they speak of one that is open. */
export function closingIn(comments: readonly HostComment[], set: string): ToldClosing | undefined {
  const said = comments.map((comment) => readMarker(comment, topic));
  const merged = said.find((one) => one?.["set"] === set)?.["merged"];
  if (!isMap(merged)) return undefined;
  const { unapproved, withheld, by } = merged;
  return {
    unapproved: textsIn(unapproved),
    withheld: textsIn(withheld),
    by: typeof by === "number" && by > 0 ? by : undefined,
  };
}

function textsIn(value: unknown): readonly string[] {
  return listIn(value).filter((one) => typeof one === "string");
}

/** What was remembered, with the codes that a comment shows now behind it. */
export function grownMemory(judged: JudgedChange): Memory {
  const grown = new Map(judged.memory);
  for (const cases of shownCodes(judged)) {
    const code = togetherCode(cases);
    grown.delete(code);
    grown.set(code, cases);
  }
  return grown;
}

function shownCodes(judged: JudgedChange): readonly (readonly CodedCase[])[] {
  const { approve, accept, moved } = sharedLines(judged);
  return [approve, accept, moved].flatMap((one) => (one === undefined ? [] : [one.cases]));
}

/** Whether a comment is one of ours about this set. */
export function isReviewComment(comment: HostComment, set: string): boolean {
  return readMarker(comment, topic)?.["set"] === set;
}

/** What comments of ours say, the oldest first; what is not as we write it is passed over. */
export function memoryIn(comments: readonly HostComment[], set: string): Memory {
  const memory = new Map<string, readonly CodedCase[]>();
  for (const comment of comments) {
    const said = readMarker(comment, topic);
    if (said?.["set"] !== set) continue;
    const cases = listIn(said["cases"]).map(codedCase);
    for (const places of listIn(said["codes"])) {
      const members = listIn(places).flatMap((at) => membersAt(at, cases));
      const known = members.filter((one) => one !== undefined);
      if (known.length === 0 || known.length < members.length) continue;
      memory.set(togetherCode(known), known);
    }
  }
  return memory;
}

/** The codes that there is room for behind a text, the latest before others. */
function fitting(text: string, kept: Kept, memory: Memory): readonly (readonly CodedCase[])[] {
  const room = mostCharacters - spare - text.length;
  let codes: readonly (readonly CodedCase[])[] = [];
  for (const cases of [...memory.values()].slice(-mostCodes).toReversed()) {
    const more = [cases, ...codes];
    if (lengthOf(kept, more) <= room) codes = more;
  }
  return codes;
}

function lengthOf(kept: Kept, codes: readonly (readonly CodedCase[])[]): number {
  return withMarker("", topic, { ...writtenAs(kept.set, codes), ...mergeOf(kept) }).length;
}

function writtenAs(set: string, codes: readonly (readonly CodedCase[])[]): Written {
  const places = new Map<string, number>();
  const cases: (readonly [string, string])[] = [];
  const placeOf = ({ id, digest }: CodedCase): number => {
    const key = JSON.stringify([id, digest]);
    const known = places.get(key) ?? cases.push([id, digest.slice(prefix.length)]) - 1;
    places.set(key, known);
    return known;
  };
  return { set, codes: codes.map((members) => runsOf(members.map(placeOf))), cases };
}

/** A shorter run takes no more room place by place. */
const leastRun = 4;

function runsOf(places: readonly number[]): readonly (number | Run)[] {
  const runs: number[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs.flatMap((run): readonly (number | Run)[] => {
    const [first, last] = [run[0], run.at(-1)];
    const isLong = run.length >= leastRun && first !== undefined && last !== undefined;
    return isLong ? [[first, last]] : run;
  });
}

/** The members at a place or a run of places; undefined stands for what is none. */
function membersAt(
  at: unknown,
  cases: readonly (CodedCase | undefined)[],
): readonly (CodedCase | undefined)[] {
  if (typeof at === "number") return [cases[at]];
  const [first, last] = listIn(at);
  if (typeof first !== "number" || typeof last !== "number") return [undefined];
  const run = cases.slice(Math.max(0, first), last + 1);
  return run.length === last - first + 1 ? run : [undefined];
}

const prefix = "sha256:";

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function codedCase(value: unknown): CodedCase | undefined {
  const [id, hex] = listIn(value);
  if (typeof id !== "string" || typeof hex !== "string" || !/^[\da-f]{64}$/.test(hex)) {
    return undefined;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The pattern takes hex digits only.
  return { id, digest: `${prefix}${hex}` as Digest };
}
