import type { HostComment, Refusal } from "./host.ts";

/** What is to stand on a pull request, and which of its comments are kept for it. */
export interface KeptComment {
  /** Undefined where none is due. */
  readonly due: string | undefined;
  /** What an earlier one says where none is due any more; undefined: it stays as it is, and so do the others. */
  readonly instead?: string | undefined;
  /** Those that runs keep for this, of the account that runs alone, the oldest first. */
  readonly own: readonly HostComment[];
  /** What others of ours say, which runs at once left. */
  readonly elsewhere: string;
  /** What of a body is compared; by default all of it. */
  readonly compared?: (body: string) => string;
}

export type CommentOperation = "created" | "updated" | "unchanged" | "none";

/** What a host lets somebody do with comments. */
export interface CommentWriter {
  comment(number: number, body: string): Promise<Refusal | undefined>;
  editComment(id: number, body: string): Promise<Refusal | undefined>;
}

/**
 * Lets one comment stand on a pull request, edited in its place. Of several that runs at once left the oldest stays, and the
 * others point to it. One that somebody deleted is written again, since people work by it. A second run writes nothing.
 */
export async function keepComment(
  host: CommentWriter,
  number: number,
  { due, instead, own: [kept, ...others], elsewhere, compared = (body) => body }: KeptComment,
): Promise<CommentOperation | Refusal> {
  const text = due ?? instead;
  if (text === undefined) return "none";
  if (kept === undefined) {
    return due === undefined ? "none" : ((await host.comment(number, due)) ?? "created");
  }
  const wanted = [
    { comment: kept, body: text },
    ...others.map((comment) => ({ comment, body: elsewhere })),
  ].filter(({ comment, body }) => compared(shown(comment.body)) !== compared(shown(body)));
  for (const { comment, body } of wanted) {
    const refusal = await host.editComment(comment.id, body);
    if (refusal !== undefined) return refusal;
  }
  return wanted.length === 0 ? "unchanged" : "updated";
}

/** A body as it is compared: the host may give line ends back otherwise than it got them. */
export function shown(body: string): string {
  return body.replaceAll("\r\n", "\n").trimEnd();
}
