import { moved, type Scene } from "./life/moved.ts";
import type { Account } from "./world/accounts.ts";
import type { Repository } from "./world/repositories.ts";
import type { World } from "./world/world.ts";

/** Files by path; null takes one away. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>;

export interface CommitOptions {
  readonly message?: string;
  /** The commit to build on, where it is not that of the branch; null starts a new history. */
  readonly onto?: string | null;
  /** `Name <address>`. */
  readonly author?: string;
  /** The mode of every file that is written. */
  readonly mode?: string;
}

/** Writes a commit to a branch as a set-up does: GitHub hears nothing of it. Gives its id. */
export async function commitTo(
  { git }: Repository,
  [branch, files]: readonly [string, Files],
  options: CommitOptions = {},
): Promise<string> {
  const { message = "Change", onto, author = "A <a@example.test>", mode = "100644" } = options;
  const from = onto === undefined ? await git.branch(branch) : (onto ?? undefined);
  const pieces: (string | Uint8Array)[] = [
    `commit refs/heads/${branch}\ncommitter ${author} 1780000000 +0000\n`,
    ...data(message),
    from === undefined ? "" : `from ${from}\n`,
  ];
  for (const [path, content] of Object.entries(files)) {
    if (content === null) pieces.push(`D ${quoted(path)}\n`);
    else pieces.push(`M ${mode} inline ${quoted(path)}\n`, ...data(content));
  }
  const input = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  await git.git(["fast-import", "--quiet", "--force"], { input });
  const made = await git.branch(branch);
  if (made === undefined) throw new Error(`No commit was made on ${branch}.`);
  return made;
}

function data(content: string | Uint8Array): readonly (string | Uint8Array)[] {
  const bytes = Buffer.from(content);
  return [`data ${bytes.length}\n`, bytes, "\n"];
}

function quoted(path: string): string {
  return JSON.stringify(path);
}

/** Somebody pushes a commit, with everything that follows. Gives its id. */
export async function pushTo(
  world: World,
  repository: Repository,
  {
    by,
    branch,
    files,
    ...options
  }: CommitOptions & { readonly by: Account; readonly branch: string; readonly files: Files },
): Promise<string> {
  const from = await repository.git.branch(branch);
  const to = await commitTo(repository, [branch, files], options);
  const scene: Scene = { world, repository, actor: by };
  await moved(scene, [{ name: `refs/heads/${branch}`, from, to }]);
  return to;
}
