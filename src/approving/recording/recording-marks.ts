import type { ObjectId } from "../../refresh/requests/host.ts";

/** What a commit records, as its message tells it to later runs. */
export interface RecordedInCommit {
  /** The number of the pull request in which people decided. */
  readonly pull: number;
  /** The head of the pull request that was judged. */
  readonly head: ObjectId;
  /** The ids of the cases whose files it writes, in order. */
  readonly cases: readonly string[];
}

/** The message of a commit that records decisions, with the lines by which it is known again. Who reads them trusts nothing by them. */
export function markedMessage(message: string, { pull, head, cases }: RecordedInCommit): string {
  const trailers = [
    `Touchstone-Record: pull=${pull} head=${head}`,
    ...cases.map((id) => `Touchstone-Case: ${id}`),
  ];
  return `${message.trimEnd()}\n\n${trailers.join("\n")}\n`;
}

const trailer = /^Touchstone-Record: pull=([1-9]\d{0,15}) head=([0-9a-f]{40}|[0-9a-f]{64})$/gm;

/** Undefined where no run that records wrote the message. */
export function recordedInCommit(message: string): RecordedInCommit | undefined {
  const found = [...message.matchAll(trailer)].at(-1);
  const [, pull, head] = found ?? [];
  if (found === undefined || head === undefined) return undefined;
  const behind = message.slice(found.index);
  const cases = [...behind.matchAll(/^Touchstone-Case: (\S+)$/gm)].map(([, id = ""]) => id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The pattern takes hex digits only.
  return { pull: Number(pull), head: head as ObjectId, cases };
}
