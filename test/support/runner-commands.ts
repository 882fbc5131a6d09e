/** A command that the runner found in a line of a job's log. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** What the runner registers, in any case of letters. */
const registered = new Set(
  (
    "stop-commands internal-set-repo-path set-env set-output save-state add-mask add-path " +
    "add-matcher remove-matcher debug warning error notice group endgroup echo"
  ).split(" "),
);

/**
 * The commands that a runner finds in what a step prints: a port of TryParseV2 and TryParse in
 * src/Runner.Common/ActionCommand.cs of github.com/actions/runner, tried in this order on every line.
 */
export function runnerCommands(log: string): readonly RunnerCommand[] {
  return log.split(/\r\n|\n|\r/).flatMap((line) => {
    const found = commandIn(line);
    return found === undefined ? [] : [found];
  });
}

/** The command of one line; `token` is registered too while commands are stopped until it comes. */
export function commandIn(line: string, token?: string): RunnerCommand | undefined {
  return [commandAtStart(line), commandAnywhere(line)].find((found) => {
    const name = found?.name.toLowerCase();
    return name !== undefined && (registered.has(name) || name === token?.toLowerCase());
  });
}

/** `::name key=value,key=value::data` at the start of a line, after white space. */
function commandAtStart(line: string): RunnerCommand | undefined {
  const message = line.replace(/^(?:(?!\ufeff)[\s\u0085])+/, "");
  const end = message.indexOf("::", 2);
  if (!message.startsWith("::") || end < 0) return undefined;
  const info = message.slice(2, end);
  const data = unescaped(message.slice(end + 2), []);
  return command(info, data, (words) => properties(words.trim(), ",", [":", ","]));
}

/** `##[name key=value;key=value]data` anywhere in a line; only the first `##[` counts. */
function commandAnywhere(line: string): RunnerCommand | undefined {
  const start = line.indexOf("##[");
  const end = start < 0 ? -1 : line.indexOf("]", start);
  if (end < 0) return undefined;
  const info = line.slice(start + 3, end);
  const data = unescaped(line.slice(end + 1), [";", "]"]);
  return command(info, data, (words) => properties(words, ";", [";", "]"]));
}

function command(
  info: string,
  data: string,
  read: (words: string) => Record<string, string>,
): RunnerCommand {
  const space = info.indexOf(" ");
  const name = space < 0 ? info : info.slice(0, space);
  return { name, properties: space > 0 ? read(info.slice(space + 1)) : {}, data };
}

function properties(
  words: string,
  separator: string,
  escapes: readonly string[],
): Record<string, string> {
  const pairs = words.split(separator).flatMap((word) => {
    const [, key, value] = /^=*([^=]+)=+([^=].*)$/s.exec(word) ?? [];
    return key === undefined || value === undefined ? [] : [[key, unescaped(value, escapes)]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function unescaped(text: string, more: readonly string[]): string {
  return ["\r", "\n", ...more, "%"].reduce(
    (done, character) => done.replaceAll(escapeOf(character), character),
    text,
  );
}

function escapeOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
