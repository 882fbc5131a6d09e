import type { RefreshHost } from "./host.ts";
import { hiddenMark, textHash } from "./request-marks.ts";
import type { Notice, RequestTexts } from "./texts.ts";

/** A comment that stands once on a pull request, and the hidden line by which it is found. */
interface StickyComment {
  readonly mark: string;
  readonly body: string;
}

export function noticeIn(texts: RequestTexts, notice: Notice): StickyComment {
  const { about } = notice;
  const said = about === "edited" ? { v: 1, about } : { v: 1, about, to: notice.to };
  const mark = hiddenMark("refresh-notice", said);
  return { mark, body: `${texts.notice(notice).trimEnd()}\n\n${mark}\n` };
}

/** Writes a comment, or edits the one that is there; nothing where it says so already. What was refused, if anything. */
export async function writeNotice(
  host: RefreshHost,
  number: number,
  { mark, body }: StickyComment,
): Promise<string | undefined> {
  const own = (await host.comments(number)).filter((one) => one.isOwn);
  const earlier = own.find((one) => one.body.trimEnd().endsWith(mark));
  if (earlier === undefined) return (await host.comment(number, body))?.refused;
  if (textHash(earlier.body) === textHash(body)) return undefined;
  return (await host.editComment(earlier.id, body))?.refused;
}
