/** A turn as a text marks it: `role` is undefined for what stands before the first mark. */
export interface MarkedTurn {
  readonly role?: string;
  readonly content: string;
}

/**
 * The turns of a conversation that is written as one text, each opened by a mark such as `|user|: ` at the start of a
 * line. A speaker that `roles` does not know keeps its name. The line end between two turns belongs to neither.
 */
export function turnsInText(
  text: string,
  roles: Readonly<Record<string, string>>,
): readonly MarkedTurn[] {
  const marks = [...text.matchAll(/^\|([^|\s]{1,40})\|:[ \t]?/gm)];
  const before = text.slice(0, marks[0]?.index ?? text.length);
  const turns = marks.map((mark, index) => {
    const [whole, speaker = ""] = mark;
    const next = marks[index + 1]?.index;
    const content = text.slice(mark.index + whole.length, next ?? text.length);
    return {
      role: Object.hasOwn(roles, speaker) ? (roles[speaker] ?? speaker) : speaker,
      content: next === undefined ? content : content.replace(/\r?\n$/, ""),
    };
  });
  return before.trim() === "" ? turns : [{ content: before }, ...turns];
}
