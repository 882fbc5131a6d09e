/** A seal as it stands at the end of a comment: the last field of the hidden line that a run keeps there. */
const atEnd = /,"seal":"([0-9a-f]{64})"\} -->\s*$/;

/** The end of that line without one. */
const end = "} -->";

/** A comment that ends with the line that runs keep, with a seal in it, in the place of an earlier one. */
export function sealed(comment: string, seal: string): string {
  const bare = unsealed(comment).comment.trimEnd();
  if (!bare.endsWith(end)) return comment;
  return `${bare.slice(0, -end.length)},"seal":"${seal}"${end}\n`;
}

/** A comment without its seal, and that one; undefined where it has none. */
export function unsealed(comment: string): {
  readonly comment: string;
  readonly seal: string | undefined;
} {
  const [, seal] = atEnd.exec(comment) ?? [];
  return { comment: comment.replace(atEnd, end), seal };
}
