import { createHash } from "node:crypto";
import { canonicalJson } from "../../model/digest.ts";
import { isMap } from "../../model/fields.ts";
import { hiddenLine } from "../../model/hidden-line.ts";
import { sha256 } from "../../model/hash.ts";
import type { ObjectId } from "./host.ts";
import type { RequestedFile } from "./request-edits.ts";

/** What a pull request asks, as its commit and its body tell it to later runs. */
export interface Request {
  /** The corpus revision that it asks under. */
  readonly to: string;
  /** `sha256:` and 64 hex digits over the revision, the files that it writes and which cases are held out: another plan has another one. */
  readonly plan: string;
  /** The ids of the cases whose files it writes, in order. */
  readonly cases: readonly string[];
}

/** A request with the tree that its commit was made with. */
export interface CommittedRequest extends Request {
  readonly tree: ObjectId;
}

/** Which of its cases are held out counts as well: what was told of one must not stand once it is. */
export function requestOf(
  to: string,
  files: readonly RequestedFile[],
  heldOut: readonly string[] = [],
): Request {
  const written = files.map(({ path, bytes }) => [
    path,
    createHash("sha256").update(bytes).digest("hex"),
  ]);
  const asked = heldOut.length === 0 ? [to, written] : [to, written, heldOut];
  return { to, plan: sha256(canonicalJson(asked)), cases: files.map(({ id }) => id) };
}

/** The message of a commit that makes a request, with the lines by which it is known again. */
export function requestMessage(
  message: string,
  { to, plan, cases, tree }: CommittedRequest,
): string {
  const trailers = [
    `Touchstone-Refresh: to=${to} tree=${tree} plan=${plan}`,
    ...cases.map((id) => `Touchstone-Case: ${id}`),
  ];
  return `${message.trimEnd()}\n\n${trailers.join("\n")}\n`;
}

const trailer =
  /^Touchstone-Refresh: to=(\S+) tree=([0-9a-f]{40,64}) plan=(sha256:[0-9a-f]{64})$/gm;

/** Undefined where no run of refresh wrote the message. */
export function committedRequest(message: string): CommittedRequest | undefined {
  const [, to, tree, plan] = [...message.matchAll(trailer)].at(-1) ?? [];
  if (to === undefined || tree === undefined || plan === undefined) return undefined;
  const cases = [...message.matchAll(/^Touchstone-Case: (\S+)$/gm)].map(([, id = ""]) => id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The pattern takes hex digits only.
  return { to, plan, cases, tree: tree as ObjectId };
}

/** What the hidden last line of a pull request's body says. */
interface BodyMark extends Request {
  /** The hash of the text above it, when it was written: a text with another one was edited by somebody. */
  readonly text: string;
  /** Whether refresh itself closed the pull request. */
  readonly isDone: boolean;
}

/** A body as a reader sees it, and what its mark says. */
export interface MarkedBody {
  readonly text: string;
  readonly mark: BodyMark | undefined;
}

export function markedBody(
  text: string,
  { to, plan, cases }: Request,
  {
    isDone = false,
    hash = textHash(text),
  }: { readonly isDone?: boolean; readonly hash?: string } = {},
): string {
  const said = { cases, ...(isDone ? { done: true } : {}), plan, text: hash, to, v: 1 };
  return `${text.trimEnd()}\n\n${hiddenLine("refresh", said)}\n`;
}

const lastMark = /<!-- touchstone:refresh (\{[^\n]*\}) -->\s*$/;

export function readBody(body: string): MarkedBody {
  const found = lastMark.exec(body);
  const text = found === null ? body : body.slice(0, found.index);
  return { text: plainText(text), mark: readMark(found?.[1]) };
}

function readMark(json: string | undefined): BodyMark | undefined {
  const said = parsed(json);
  if (!isMap(said)) return undefined;
  const { to, plan, cases, text, done } = said;
  if (typeof to !== "string" || typeof plan !== "string" || typeof text !== "string") {
    return undefined;
  }
  if (!Array.isArray(cases)) return undefined;
  const ids = cases.filter((id): id is string => typeof id === "string");
  return { to, plan, cases: ids, text, isDone: done === true };
}

function parsed(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The hash of a text, whatever its line ends and the white space at its end: a host may change those. */
export function textHash(text: string): string {
  return sha256(plainText(text));
}

function plainText(text: string): string {
  return text.replaceAll("\r\n", "\n").trimEnd();
}
