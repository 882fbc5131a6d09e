import { withoutInvisible } from "../../../model/white-space.ts";

/** How a line begins. */
export interface LineStart {
  /** Its first word, in small letters; empty where it starts with no word. */
  readonly verb: string;
  /** From its first word on, without blanks around it. */
  readonly text: string;
  /** What stands before the first word, or around it, and is shown as something else than text. */
  readonly markup: "box" | "code" | "other" | undefined;
}

const listMark = /^(?:[-*+•·]|\d{1,9}[.)])\s+/u;
const box = /^\[[ x]\]\s+/iu;
const marks = /^[`*_~#\\"“”„«'‘’]+\s*/u;

/** Finds the first word of a line, behind the mark of a list, and what stands before it. */
export function lineStart(line: string): LineStart {
  const text = line.trim().replace(listMark, "");
  const verb = wordAt(text);
  if (verb !== "") return { verb, text, markup: undefined };
  const hasBox = box.test(text);
  const rest = hasBox ? text.replace(box, "") : text;
  const isCode = rest.startsWith("`");
  const bare = (isCode ? rest.replaceAll("`", "") : rest).replace(marks, "").trim();
  return { verb: wordAt(bare), text: bare, markup: hasBox ? "box" : isCode ? "code" : "other" };
}

/** The word at the start, also where characters that nobody sees stand in it. */
function wordAt(text: string): string {
  const start = withoutInvisible(text.slice(0, 100)).trimStart();
  return /^([a-z]+)(?![\w-])/iu.exec(start)?.[1]?.toLowerCase() ?? "";
}
