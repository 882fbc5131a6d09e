import type { HostComment, Refusal } from "../../refresh/requests/host.ts";
import type { ReviewHost } from "../review-host.ts";

/** What is to stand on a pull request, and which of its comments are kept for it. */
export interface KeptComment {
  /** Undefined where none is due: then an earlier one stays as it is. */
  readonly due: string | undefined;
  readonly own: readonly HostComment[];
  /** What others of ours say, which runs at once left. */
  readonly elsewhere: string;
}

export type CommentOperation = "created" | "updated" | "unchanged" | "none";

/** Lets one comment stand on a pull request, edited in its place; the oldest of several stays. A second run writes nothing. */
export async function keepComment(
  host: Pick<ReviewHost, "comment" | "editComment">,
  number: number,
  { due, own: [kept, ...others], elsewhere }: KeptComment,
): Promise<CommentOperation | Refusal> {
  if (due === undefined) return "none";
  if (kept === undefined) return (await host.comment(number, due)) ?? "created";
  const wanted = [
    { comment: kept, body: due },
    ...others.map((comment) => ({ comment, body: elsewhere })),
  ].filter(({ comment, body }) => shown(comment.body) !== shown(body));
  for (const { comment, body } of wanted) {
    const refusal = await host.editComment(comment.id, body);
    if (refusal !== undefined) return refusal;
  }
  return wanted.length === 0 ? "unchanged" : "updated";
}

/** The host may give line ends back otherwise than it got them. */
function shown(body: string): string {
  return body.replaceAll("\r\n", "\n").trimEnd();
}
