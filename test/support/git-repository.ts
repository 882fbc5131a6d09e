import fs, { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import git, { type TreeObject } from "isomorphic-git";
import { tempFolder, writeInto } from "./temp-folder.ts";

/** What stands at a path: a file's text or bytes, or something else that a Git tree can hold. */
export type Content =
  | string
  | Uint8Array
  | { executable: string }
  | { link: string }
  | { submodule: string };

export type Contents = Readonly<Record<string, Content>>;

export interface TestRepository {
  /** The working directory; for a bare repository the same as `gitdir`. */
  readonly folder: string;
  readonly gitdir: string;
  readonly commits: readonly string[];
}

const author = {
  name: "Avery",
  email: "avery@example.test",
  timestamp: 1_788_000_000,
  timezoneOffset: 0,
};

/** A repository of the running test's own: one commit for each state, on the branch `main`. */
export async function gitRepository(
  states: readonly Contents[],
  { bare = false }: { readonly bare?: boolean } = {},
): Promise<TestRepository> {
  const folder = tempFolder();
  const gitdir = bare ? folder : join(folder, ".git");
  await git.init({ fs, dir: folder, gitdir, bare, defaultBranch: "main" });
  const commits: string[] = [];
  for (const state of states) {
    const tree = await writeTree(gitdir, state);
    commits.push(
      await git.commit({
        fs,
        gitdir,
        message: "A state",
        tree,
        author,
        ref: "refs/heads/main",
        parent: commits.slice(-1),
      }),
    );
  }
  const last = states.at(-1);
  if (!bare && last !== undefined) checkOut(folder, last);
  return { folder, gitdir, commits };
}

/** Writes a tree object for paths of any depth. */
export async function writeTree(gitdir: string, contents: Contents): Promise<string> {
  const tree: TreeObject = [];
  const below = new Map<string, Record<string, Content>>();
  for (const [path, content] of Object.entries(contents)) {
    const slash = path.indexOf("/");
    if (slash === -1) tree.push({ path, ...(await objectOf(gitdir, content)) });
    else {
      const name = path.slice(0, slash);
      below.set(name, { ...below.get(name), [path.slice(slash + 1)]: content });
    }
  }
  for (const [path, inner] of below) {
    tree.push({ path, mode: "040000", type: "tree", oid: await writeTree(gitdir, inner) });
  }
  return await writeTreeObject(gitdir, tree);
}

/** Writes the object byte by byte: the library refuses names that Git takes. */
async function writeTreeObject(gitdir: string, tree: TreeObject): Promise<string> {
  const sorted = tree
    .map((entry) => ({
      ...entry,
      key: Buffer.from(entry.path + (entry.type === "tree" ? "/" : "")),
    }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key));
  const object = Buffer.concat(
    sorted.flatMap(({ mode, path, oid }) => [
      Buffer.from(`${mode.replace(/^0/, "")} ${path}\0`),
      Buffer.from(oid, "hex"),
    ]),
  );
  // oxlint-disable-next-line typescript/no-deprecated -- The other ways to write a tree refuse such names.
  return await git.writeObject({ fs, gitdir, type: "tree", format: "content", object });
}

async function objectOf(
  gitdir: string,
  content: Content,
): Promise<{ mode: string; type: "blob" | "commit"; oid: string }> {
  const blob = async (text: string | Uint8Array): Promise<string> =>
    await git.writeBlob({ fs, gitdir, blob: Buffer.from(text) });
  if (typeof content === "string" || content instanceof Uint8Array) {
    return { mode: "100644", type: "blob", oid: await blob(content) };
  }
  if ("executable" in content)
    return { mode: "100755", type: "blob", oid: await blob(content.executable) };
  if ("link" in content) return { mode: "120000", type: "blob", oid: await blob(content.link) };
  return { mode: "160000", type: "commit", oid: content.submodule };
}

/** Puts a state on the disk as a checkout would; a submodule is a folder with a repository of its own. */
function checkOut(folder: string, contents: Contents): void {
  for (const [path, content] of Object.entries(contents)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (typeof content === "string" || content instanceof Uint8Array) {
      writeInto(folder, { [path]: content });
    } else if ("executable" in content) {
      writeInto(folder, { [path]: content.executable });
      chmodSync(file, 0o755);
    } else if ("link" in content) symlinkSync(content.link, file);
    else writeInto(file, { ".git": "gitdir: ../nowhere\n", "inner.yaml": "id: inner\n" });
  }
}

/** The ids of a repository's loose objects. */
export function looseObjects(gitdir: string): string[] {
  const objects = join(gitdir, "objects");
  return readdirSync(objects)
    .filter((name) => /^[0-9a-f]{2}$/.test(name))
    .flatMap((name) => readdirSync(join(objects, name)).map((rest) => name + rest));
}

/** Moves all loose objects into one pack. */
export async function pack({ folder, gitdir }: TestRepository): Promise<void> {
  const oids = looseObjects(gitdir);
  const { filename } = await git.packObjects({ fs, gitdir, oids, write: true });
  const filepath = join("objects", "pack", filename);
  await git.indexPack({ fs, dir: gitdir, gitdir, filepath });
  if (!existsSync(join(folder, gitdir === folder ? "" : ".git", filepath)))
    throw new Error("No pack.");
  for (const oid of oids) removeObject(gitdir, oid);
}

export function removeObject(gitdir: string, oid: string): void {
  rmSync(join(gitdir, "objects", oid.slice(0, 2), oid.slice(2)));
}
