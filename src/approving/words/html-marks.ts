/** Why a line is not its writer's own words as a page shows them: quoted, code, or seen by nobody (or struck out). */
export type Aside = "quote" | "code" | "comment";

const address = /<[a-z][\da-z.+-]{1,31}:[^\s<>]*>/iy;
const mailAddress = /<[\w.!#$%&'*+/=?^`{|}~-]+@[\da-z.-]+>/iy;

/** Whether `<` stands before a tag, a declaration or a comment, as far as the next character tells. */
export const startsTag: RegExp = /<[a-z/!?]/iu;

/** How long the address in angle brackets at a place is; 0 where there is none. */
export function addressAt(text: string, at: number): number {
  for (const pattern of [address, mailAddress]) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found.length;
  }
  return 0;
}

/** What HTML that starts at a place makes of the words in it. */
export function meaningOfTag(text: string, at: number): Aside {
  const name = /^<\/?([a-z]+)/i.exec(text.slice(at, at + 20))?.[1]?.toLowerCase() ?? "";
  if (name === "blockquote" || name === "q") return "quote";
  return /^(?:pre|code|samp|kbd|tt|xmp|listing|plaintext)$/.test(name) ? "code" : "comment";
}

/** Whether a line starts with HTML: with a tag, a declaration or a comment, and no address. */
export function startsHtml(line: string): boolean {
  return startsTag.test(line.slice(0, 2)) && addressAt(line, 0) === 0;
}

/** Tags, whole within a line, that end with the quote in which they stand, and leave what follows as it is. */
const blockTags = "details|summary|p|div|hr|h[1-6]|ul|ol|li";
const quietTag = new RegExp(
  `</?(?:${blockTags}|br|sub|sup|del|ins|kbd|img)(?: [a-z-]+(?:="[^"<>\\n]*")?){0,9} ?/?>`,
  "iy",
);
const quietTags = new RegExp(quietTag.source, "gi");
const quietBlock = new RegExp(`^</?(?:${blockTags})[ >]`, "i");

/** How long such a tag at a place is; 0 where there is none. */
export function quietTagAt(text: string, at: number): number {
  quietTag.lastIndex = at;
  return quietTag.exec(text)?.[0].length ?? 0;
}

/** Whether a line starts a block of HTML with such a tag. */
export function startsQuietBlock(line: string): boolean {
  return quietBlock.test(line) && quietTagAt(line, 0) > 0;
}

export function withoutQuietTags(text: string): string {
  return text.replace(quietTags, "");
}
