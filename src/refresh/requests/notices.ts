import { hiddenLine } from "../../model/hidden-line.ts";
import type { HostComment, Refusal, RefreshHost } from "./host.ts";
import { textHash } from "./request-marks.ts";
import type { Notice, RequestTexts } from "./texts.ts";

/** A comment that stands once on a pull request, and the hidden line by which it is found. */
interface StickyComment {
  readonly mark: string;
  readonly body: string;
}

export function noticeIn(texts: RequestTexts, notice: Notice): StickyComment {
  const { about } = notice;
  const isOfPeople = about === "edited" || about === "ours-again";
  const said = isOfPeople ? { about: "edited", v: 1 } : { about, to: notice.to, v: 1 };
  const mark = hiddenLine("refresh-notice", said);
  return { mark, body: `${texts.notice(notice).trimEnd()}\n\n${mark}\n` };
}

/**
 * Writes a comment, or edits the one that is there; nothing where it says so already. Of those that runs wrote at the same time
 * the first one stays. What was refused, if anything.
 */
export async function writeNotice(
  host: RefreshHost,
  number: number,
  { mark, body }: StickyComment,
): Promise<string | undefined> {
  const [earlier, ...others] = await standing(host, number, mark);
  if (earlier === undefined) {
    const refused = await host.comment(number, body);
    if (refused !== undefined) return refused.refused;
    const [, ...doubles] = await standing(host, number, mark);
    return await withoutDoubles(host, doubles);
  }
  const refused =
    textHash(earlier.body) === textHash(body)
      ? undefined
      : await host.editComment(earlier.id, body);
  return refused?.refused ?? (await withoutDoubles(host, others));
}

/** Edits a comment that is there, if it is; whether it did. */
export async function reviseNotice(
  host: RefreshHost,
  number: number,
  { mark, body }: StickyComment,
): Promise<boolean | Refusal> {
  const [earlier] = await standing(host, number, mark);
  if (earlier === undefined || textHash(earlier.body) === textHash(body)) return false;
  return (await host.editComment(earlier.id, body)) ?? true;
}

async function standing(
  host: RefreshHost,
  number: number,
  mark: string,
): Promise<readonly HostComment[]> {
  const all = await host.comments(number);
  return all.filter(({ isOwn, body }) => isOwn && body.trimEnd().endsWith(mark));
}

async function withoutDoubles(
  host: RefreshHost,
  doubles: readonly HostComment[],
): Promise<string | undefined> {
  for (const { id } of doubles) {
    const refused = await host.deleteComment(id);
    if (refused !== undefined) return refused.refused;
  }
  return undefined;
}
