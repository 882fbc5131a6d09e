import { mostTold, type Closing, type ToldClosing } from "../../approving/merged/closing.ts";
import type { CodedCase } from "../../approving/counting/coded-cases.ts";
import type { JudgedChange, Memory } from "../../approving/running/judged-change.ts";
import { isMap } from "../../model/fields.ts";
import type { Digest } from "../../model/ids.ts";
import { togetherCode } from "../../refresh/deciding/lines/codes.ts";
import type { HostComment } from "../../refresh/requests/host.ts";
import { readMarker, withMarker } from "../untrusted/marker.ts";
import { sharedLines } from "./lines/shared-lines.ts";

/** The topic of the marker. */
const topic = "review";

/** How many codes are remembered at most. */
const mostCodes = 20;

/** How many characters they take at most. */
export const longestMemory = 16_000;

/** Whose comment it is, and what it says of the merge. */
interface Kept {
  readonly set: string;
  readonly closing?: Closing | undefined;
}

/** What a marker says: each case that was shown once, and for each code the places of its cases in that list. */
interface Written {
  readonly set: string;
  readonly cases: readonly (readonly [id: string, digest: string])[];
  readonly codes: readonly (readonly number[])[];
}

/**
 * A comment with what the next run remembers by it: the codes that were ever shown, the latest last. No code is written down,
 * since it is the hash of its cases, so what a marker says can be wrong but not forged. The oldest go where they are too many.
 */
export function withMemory(text: string, { set, closing }: Kept, memory: Memory): string {
  const merged = closing && {
    unapproved: closing.unapproved.slice(0, mostTold),
    withheld: closing.withheld.slice(0, mostTold),
    by: closing.by ?? 0,
  };
  return withMarker(text, topic, {
    ...fitting(set, memory),
    ...(merged === undefined ? {} : { merged }),
  });
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
  const { approve, accept, moved } = sharedLines(judged);
  const grown = new Map(judged.memory);
  for (const { cases } of [approve, accept, moved].flatMap((one) => one ?? [])) {
    const code = togetherCode(cases);
    grown.delete(code);
    grown.set(code, cases);
  }
  return grown;
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
      const members = listIn(places).map((at) => (typeof at === "number" ? cases[at] : undefined));
      const known = members.filter((one) => one !== undefined);
      if (known.length === 0 || known.length < members.length) continue;
      memory.set(togetherCode(known), known);
    }
  }
  return memory;
}

function fitting(set: string, memory: Memory): Written {
  let codes = [...memory.values()].slice(-mostCodes);
  let written = writtenAs(set, codes);
  while (codes.length > 0 && JSON.stringify(written).length > longestMemory) {
    codes = codes.slice(1);
    written = writtenAs(set, codes);
  }
  return written;
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
  return { set, codes: codes.map((members) => members.map(placeOf)), cases };
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
