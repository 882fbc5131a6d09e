import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * A page with its blocks played one after the other in a folder: a block whose fence names a file writes it, or changes
 * its lines where it is a `diff`, and each command of a `console` block is followed by what it prints. The lines of an `sh` block are commands too, but the page does
 * not show what they print.
 */
export async function playedPage(
  markdown: string,
  folder: string,
  printed: (command: string) => Promise<string>,
): Promise<string> {
  let played = "";
  let end = 0;
  for (const match of markdown.matchAll(/^```(\w+) ?(\S*)\n(.*?)^```$/gms)) {
    const [block, language = "", path = "", text = ""] = match;
    played += markdown.slice(end, match.index);
    end = match.index + block.length;
    if (language === "diff") await editAsShown(join(folder, path), text);
    else if (path !== "") {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    if (language === "sh") for (const line of text.trim().split("\n")) await printed(`$ ${line}`);
    played += language === "console" ? await playedBlock(text, printed) : block;
  }
  return played + markdown.slice(end);
}

/** Replaces the lines after `-` by those after `+`, as a person in an editor does. */
export async function editAsShown(file: string, diff: string): Promise<void> {
  const linesAfter = (mark: string): string =>
    [...diff.matchAll(/^([-+])(.*\n)/gm)]
      .map(([, sign, line = ""]) => (sign === mark ? line : ""))
      .join("");
  const [before, ...others] = (await readFile(file, "utf8")).split(linesAfter("-"));
  if (others.length !== 1) throw new Error(`${file} does not have these lines once:\n${diff}`);
  await writeFile(file, [before, ...others].join(linesAfter("+")));
}

async function playedBlock(
  text: string,
  printed: (command: string) => Promise<string>,
): Promise<string> {
  const commands = text.split("\n").filter((line) => line.startsWith("$ "));
  const runs: string[] = [];
  for (const command of commands) runs.push(`${command}\n${await printed(command)}`);
  return `\`\`\`console\n${runs.join("\n")}\`\`\``;
}

/** The words of a command line that uses no quotes but double ones. */
export function wordsOf(command: string): readonly string[] {
  return [...command.slice(2).matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? "",
  );
}
