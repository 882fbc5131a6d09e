import { createHash } from "node:crypto";
import { canonicalJson } from "../../../model/digest.ts";
import { isMap } from "../../../model/fields.ts";
import { sha256 } from "../../../model/hash.ts";
import { hiddenLine } from "../../../model/hidden-line.ts";
import type { ObjectId } from "../../../refresh/requests/host.ts";
import { textHash } from "../../../refresh/requests/request-marks.ts";
import type { RecordedFile } from "../../recording/recording.ts";

/** What a commit of the pull request that records says to later runs. Who reads it trusts nothing by it. */
export interface RollingMark {
  readonly tree: ObjectId;
  /** `sha256:` and 64 hex digits over the files that it writes: other decisions have another one. */
  readonly plan: string;
  /** The pull requests in which people decided, in their order. */
  readonly pulls: readonly number[];
}

export function planOf(files: readonly RecordedFile[]): string {
  return sha256(
    canonicalJson(
      files.map(({ path, bytes, isHeldOut }) => [
        path,
        createHash("sha256").update(bytes).digest("hex"),
        isHeldOut,
      ]),
    ),
  );
}

/** The pull requests in which the decisions were made that are written, in their order. */
export function pullsIn(files: readonly RecordedFile[]): readonly number[] {
  return [...new Set(files.map(({ pull }) => pull))].toSorted((a, b) => a - b);
}

/** The message of the commit with the line by which it is known again. */
export function rollingMessage(message: string, { tree, plan, pulls }: RollingMark): string {
  return `${message.trimEnd()}\n\nTouchstone-Records: tree=${tree} plan=${plan} pulls=${pulls.join(",")}\n`;
}

const trailer =
  /^Touchstone-Records: tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64}) pulls=(\d{1,9}(?:,\d{1,9})*)$/gm;

/** Undefined where no run that records wrote the message. */
export function rollingMark(message: string): RollingMark | undefined {
  const [, tree, plan, pulls] = [...message.matchAll(trailer)].at(-1) ?? [];
  if (tree === undefined || plan === undefined || pulls === undefined) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The pattern takes hex digits only.
  return { tree: tree as ObjectId, plan, pulls: pulls.split(",").map(Number) };
}

/** What the hidden last line of the body says. */
interface BodyMark {
  readonly plan: string;
  /** The hash of the text above it, when it was written: a text with another one was edited by somebody. */
  readonly text: string;
  /** Whether a run closed the pull request itself. */
  readonly isDone: boolean;
}

export function rollingBody(
  text: string,
  plan: string,
  { isDone }: { readonly isDone: boolean },
): string {
  const said = { v: 1, plan, text: textHash(text), ...(isDone ? { done: true } : {}) };
  return `${text.trimEnd()}\n\n${hiddenLine("record", said)}\n`;
}

const bodyMark = /<!-- touchstone:record (\{[^\n]*\}) -->\s*$/;

/** What a body says to later runs, and whether its text is as a run wrote it; undefined where it has no such line. */
export function readRollingBody(
  body: string,
): (BodyMark & { readonly isUntouched: boolean }) | undefined {
  const found = bodyMark.exec(body);
  const said = found === null ? undefined : parsed(found[1] ?? "");
  if (found === null || !isMap(said)) return undefined;
  const { plan, text, done } = said;
  if (typeof plan !== "string" || typeof text !== "string") return undefined;
  const isUntouched = textHash(body.slice(0, found.index)) === text;
  return { plan, text, isDone: done === true, isUntouched };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
