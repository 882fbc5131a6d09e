import { lstat, readdir, readFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { casesFolder, familiesFile, revisionsFolder } from "../../../src/model/layout.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";

/** The text of one file, by the name that a reader can open; `-` for the standard input. */
export interface PromptText {
  readonly name: string;
  readonly text: string;
}

/** A file that was not looked at, and why. */
export interface PassedFile {
  readonly name: string;
  readonly why: "binary" | "too-large" | "link" | "of-the-set" | "no-file" | "closed";
}

/** The largest file that is read, in bytes. */
const largest = 100 * 1024 * 1024;

/** Folders that hold what others wrote, or what is no file of anybody. */
const passedFolders: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * The texts of files, of the files below folders in the order of their paths, and of the standard input for `-`; each
 * once. What belongs to the set itself is passed over. Throws UsageError where a name cannot be opened.
 */
export async function* promptTexts(
  { cwd, input }: Pick<Io, "cwd" | "input">,
  names: readonly string[],
  { set, passed }: { readonly set: string; readonly passed: PassedFile[] },
): AsyncGenerator<PromptText> {
  const told = new Set<string>();
  const isOfSet = ofSet(set);
  for (const name of names) {
    if (name === "-") {
      yield { name: "-", text: textOf(await bytesOf(input)) ?? "" };
      continue;
    }
    for await (const file of filesAt(cwd, name)) {
      const full = resolve(cwd, file.name);
      if (told.has(full)) continue;
      told.add(full);
      const reading = isOfSet(full)
        ? ({ why: "of-the-set" } as const)
        : await readingOf(full, file);
      if ("why" in reading) passed.push({ name: file.name, why: reading.why });
      else yield { name: file.name, text: reading.text };
    }
  }
}

interface FoundFile {
  readonly name: string;
  readonly kind: "file" | "link" | "no-file" | "closed";
}

/** Throws UsageError where nothing is there, or it is neither a file nor a folder. */
async function* filesAt(cwd: string, name: string): AsyncGenerator<FoundFile> {
  const facts = await lstat(resolve(cwd, name)).catch(() => undefined);
  if (facts?.isDirectory() === true) yield* filesBelow(cwd, name);
  else if (facts?.isFile() === true) yield { name, kind: "file" };
  else {
    throw new UsageError(
      `"${terminalText(name)}" is not a file or folder that can be opened.${facts?.isSymbolicLink() === true ? " It is a link: name what it leads to." : ""}`,
    );
  }
}

async function* filesBelow(cwd: string, folder: string): AsyncGenerator<FoundFile> {
  const entries = await readdir(resolve(cwd, folder), { withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) {
    yield { name: folder, kind: "closed" };
    return;
  }
  for (const entry of entries.toSorted((a, b) => byUtf8(a.name, b.name))) {
    const name = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!passedFolders.has(entry.name)) yield* filesBelow(cwd, name);
    } else if (entry.isSymbolicLink()) yield { name, kind: "link" };
    else yield { name, kind: entry.isFile() ? "file" : "no-file" };
  }
}

/** Cases, corpus revisions and families hold the held-out texts by right: they are no prompts. */
function ofSet(set: string): (full: string) => boolean {
  return (full) => {
    const path = relative(set, full).split(sep).join("/");
    return (
      path.startsWith(`${casesFolder}/`) ||
      path.startsWith(`${revisionsFolder}/`) ||
      path === familiesFile
    );
  };
}

async function readingOf(
  full: string,
  { kind }: FoundFile,
): Promise<{ readonly text: string } | Pick<PassedFile, "why">> {
  if (kind !== "file") return { why: kind };
  const facts = await lstat(full).catch(() => undefined);
  if (facts === undefined) return { why: "closed" };
  if (facts.size > largest) return { why: "too-large" };
  const bytes = await readFile(full).catch(() => undefined);
  if (bytes === undefined) return { why: "closed" };
  const text = textOf(bytes);
  return text === undefined ? { why: "binary" } : { text };
}

/** Text of UTF-8, of UTF-16 with its mark, or of the old encoding of Windows; undefined for bytes of something else. */
function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function bytesOf(input: NodeJS.ReadStream): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of input) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
