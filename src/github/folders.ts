import type { FolderEntry, ObjectId } from "../refresh/requests/host.ts";
import { treeOf } from "../refresh/requests/tree-with.ts";
import { answerOf } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";

/** The folders of commits. A tree is named by what it holds, so none has to be read twice. */
export class Folders {
  readonly #connection: Connection;
  readonly #known = new Map<ObjectId, readonly FolderEntry[]>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What stands in one folder. Throws GitHubError where GitHub does not tell all of it. */
  async at(tree: ObjectId): Promise<readonly FolderEntry[]> {
    const entries = this.#known.get(tree) ?? (await readFolder(this.#connection, tree));
    this.#known.set(tree, entries);
    return entries;
  }

  /** The same; undefined where GitHub does not tell all of it, or not as Git has it, such as names that are no text. */
  async whole(tree: ObjectId): Promise<readonly FolderEntry[] | undefined> {
    try {
      return await this.at(tree);
    } catch (error) {
      const isUntold = error instanceof GitHubError && error.failure.kind === "undescribed";
      if (isUntold) return undefined;
      throw error;
    }
  }

  /** The mode that a file has below a tree; that of a plain file where it is not there. */
  async modeOf(tree: ObjectId, path: string): Promise<string> {
    const [name = "", ...rest] = path.split("/");
    const entry = (await this.at(tree)).find((one) => one.name === name);
    if (entry !== undefined && rest.length > 0 && isFolder(entry)) {
      return await this.modeOf(entry.oid, rest.join("/"));
    }
    return rest.length === 0 && entry?.mode === "100755" ? entry.mode : "100644";
  }
}

function isFolder({ mode }: FolderEntry): boolean {
  return mode === "40000";
}

async function readFolder(connection: Connection, tree: ObjectId): Promise<readonly FolderEntry[]> {
  const doing = `read the folder ${tree}`;
  const route = "GET /repos/{owner}/{repo}/git/trees/{tree_sha}";
  const found = await connection.read(route, { doing, given: { tree_sha: tree } });
  const answer = answerOf(found, doing);
  if (answer.flag("truncated")) {
    const said = "it has more entries than GitHub gives";
    throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
  }
  const entries = answer.list("tree").map((one) => ({
    // Git writes the mode of a folder without the zero that GitHub puts in front.
    mode: one.text("mode").replace(/^0/, ""),
    name: one.text("path"),
    oid: one.oid("sha"),
  }));
  // Whose branch it is depends on it, and a tree is named by what it holds.
  if (treeOf(entries) === tree) return entries;
  const said = "its entries are not those of the folder";
  throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
}
