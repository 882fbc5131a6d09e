/** Where a line of a text that was edited stood before; for a line that is new, the line that stands in its place. */
export function lineBefore(before: string, after: string): (line: number) => number {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const shorter = Math.min(old.length, now.length);
  let same = 0;
  while (same < shorter && old[same] === now[same]) same++;
  let behind = 0;
  while (behind < shorter - same && old.at(-1 - behind) === now.at(-1 - behind)) behind++;
  return (line) => {
    if (line <= same) return line;
    if (line > now.length - behind) return line - now.length + old.length;
    return Math.min(same + 1, old.length);
  };
}
