import { lstat, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

/** What stands where a file is due. */
export type Standing =
  | { readonly kind: "nothing" }
  /** `text` is undefined where the file is longer than what was asked for. */
  | { readonly kind: "file"; readonly text: string | undefined }
  /** The file cannot be written: something else stands at its path, or where a folder above it is due. */
  | { readonly kind: "obstacle"; readonly path: string; readonly what: Obstacle };

export type Obstacle = "a link" | "a link to nowhere" | "a file" | "a folder" | "no plain file";

/** Looks at a path below a folder and reads nothing behind a link; of a file it reads at most `max` bytes. */
export async function standingAt(root: string, path: string, max: number): Promise<Standing> {
  const parts = path.split("/");
  for (let length = 1; length <= parts.length; length++) {
    const part = parts.slice(0, length).join("/");
    const what = await kindAt(join(root, part));
    if (what === "nothing") return { kind: "nothing" };
    const due = length === parts.length ? "a file" : "a folder";
    if (what !== due) return { kind: "obstacle", path: part, what };
  }
  const file = join(root, path);
  const { size } = await lstat(file);
  return { kind: "file", text: size > max ? undefined : await readFile(file, "utf8") };
}

async function kindAt(path: string): Promise<Obstacle | "nothing"> {
  try {
    const facts = await lstat(path);
    if (facts.isSymbolicLink())
      return (await leadsSomewhere(path)) ? "a link" : "a link to nowhere";
    if (facts.isDirectory()) return "a folder";
    return facts.isFile() ? "a file" : "no plain file";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "nothing";
    throw error;
  }
}

async function leadsSomewhere(link: string): Promise<boolean> {
  return await stat(link).then(
    () => true,
    () => false,
  );
}
