import type { Tree } from "../model/tree.ts";

/** Of files with their new texts, those that the tree holds otherwise; a path without text counts while it is there. */
export async function changedFiles(
  tree: Tree,
  files: Iterable<readonly [path: string, text: string | undefined]>,
): Promise<readonly (readonly [path: string, text: string | undefined])[]> {
  const changed: (readonly [string, string | undefined])[] = [];
  for (const [path, text] of files) {
    const entry = await tree.entry(path);
    if (text === undefined ? entry !== undefined : !(await holds(tree, path, entry && text))) {
      changed.push([path, text]);
    }
  }
  return changed;
}

/** Whether a file that is there has exactly this text. */
async function holds(tree: Tree, path: string, text: string | undefined): Promise<boolean> {
  if (text === undefined) return false;
  const due = Buffer.from(text);
  const { bytes, more } = await tree.read(path, { max: due.length });
  return !more && due.equals(bytes);
}
