/** What a step wrote into one of its files that GitHub's runner does not take: it fails the step with these words. */
export class BadFileCommand extends Error {}

/**
 * Reads `name=value` lines and `name<<delimiter` blocks, as a step writes them into the files of `GITHUB_OUTPUT`,
 * `GITHUB_ENV` and `GITHUB_STATE`: a port of EnvFileKeyValuePairs in src/Runner.Worker/FileCommandManager.cs of
 * github.com/actions/runner.
 */
export function pairsIn(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (line === "") continue;
    const equals = line.indexOf("=");
    const heredoc = line.indexOf("<<");
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs.set(nameIn(line, equals), line.slice(equals + 1));
    } else if (heredoc >= 0) {
      const delimiter = line.slice(heredoc + 2);
      const end = delimiter === "" ? -1 : lines.indexOf(delimiter, at + 1);
      if (end < 0) {
        throw new BadFileCommand(`Invalid value. Matching delimiter not found '${delimiter}'`);
      }
      pairs.set(nameIn(line, heredoc), lines.slice(at + 1, end).join("\n"));
      at = end;
    } else {
      throw new BadFileCommand(`Invalid format '${line}'`);
    }
  }
  return pairs;
}

function nameIn(line: string, end: number): string {
  if (end === 0) throw new BadFileCommand(`Invalid format '${line}'. Name must not be empty`);
  return line.slice(0, end);
}
