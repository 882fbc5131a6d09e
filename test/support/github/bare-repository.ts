import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "../temp-folder.ts";

/** Who wrote a commit, and when: seconds since 1970. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly seconds: number;
}

export interface CommitToWrite {
  readonly tree: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Signature;
  readonly committer: Signature;
}

/** A Git command that ended with another code than 0. */
export class GitError extends Error {
  readonly code: number;
  readonly said: string;

  constructor(args: readonly string[], code: number, said: string) {
    super(`git ${args.join(" ")} ended with ${code}: ${said}`);
    this.name = "GitError";
    this.code = code;
    this.said = said;
  }
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** An environment in which Git reads no configuration of the machine and asks nobody. */
export const plainGit: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

/** A bare repository on disk, and the git program over it: what GitHub itself is made of. */
export class BareRepository {
  readonly folder: string;

  constructor() {
    this.folder = tempFolder();
    execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", this.folder], {
      env: plainGit,
    });
    for (const [name, value] of [
      ["http.receivepack", "true"],
      ["uploadpack.allowAnySHA1InWant", "true"],
      ["core.logAllRefUpdates", "false"],
      ["gc.auto", "0"],
    ] as const) {
      execFileSync("git", ["-C", this.folder, "config", name, value], { env: plainGit });
    }
  }

  /** What a Git command prints. Throws GitError. */
  async git(args: readonly string[], options: GitOptions = {}): Promise<string> {
    return (await this.gitBytes(args, options)).toString("utf8");
  }

  async gitBytes(
    args: readonly string[],
    { input = "", environment = {}, folder = this.folder }: GitOptions = {},
  ): Promise<Buffer> {
    return await new Promise((resolve, reject) => {
      const child = execFile(
        "git",
        ["-C", folder, ...args],
        {
          encoding: "buffer",
          maxBuffer: 256 * 1024 * 1024,
          env: { ...plainGit, ...environment },
        },
        (error, stdout, stderr) => {
          if (error === null) resolve(stdout);
          else {
            const code = typeof error.code === "number" ? error.code : -1;
            reject(
              new GitError(args, code, `${stderr.toString("utf8")}${stdout.toString("utf8")}`),
            );
          }
        },
      );
      child.stdin?.on("error", () => undefined);
      child.stdin?.end(input);
    });
  }

  /** The object that a name stands for, such as a branch or a shortened id; undefined where there is none. */
  async resolve(name: string, kind = "commit"): Promise<string | undefined> {
    if (name === "" || name.startsWith("-")) return undefined;
    const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${name}^{${kind}}`];
    const found = await this.git(args).catch(() => "");
    return found.trim() === "" ? undefined : found.trim();
  }

  /** The object that a reference points at, by its full name. */
  async ref(name: string): Promise<string | undefined> {
    return await this.resolve(name, "object");
  }

  /** Every reference below a prefix, sorted by name. */
  async refs(prefix: string): Promise<readonly { readonly name: string; readonly oid: string }[]> {
    const format = "--format=%(objectname) %(refname)";
    const listed = await this.git(["for-each-ref", format, "--sort=refname"]);
    return lines(listed).flatMap((line) => {
      const [oid = "", name = ""] = line.split(" ");
      return name.startsWith(prefix) ? [{ name, oid }] : [];
    });
  }

  /**
   * Moves references together or not at all; each from what it is expected to be. `undefined` stands for a reference that
   * is not there. Throws GitError where one is not as expected.
   */
  async moveRefs(
    moves: readonly {
      readonly name: string;
      readonly from?: string | undefined;
      readonly to: string | undefined;
    }[],
  ): Promise<void> {
    const zero = "0".repeat(40);
    const orders = moves.map(({ name, to, ...move }) => {
      const from = "from" in move ? ` ${move.from ?? zero}` : "";
      return to === undefined ? `delete ${name}${from}` : `update ${name} ${to}${from}`;
    });
    await this.git(["update-ref", "--stdin"], { input: `${orders.join("\n")}\n` });
  }

  async writeBlob(bytes: string | Uint8Array): Promise<string> {
    return (await this.git(["hash-object", "-w", "--stdin"], { input: bytes })).trim();
  }

  /** A tree that differs from `base` in some paths; a path without an object is taken out. */
  async writeTree(
    base: string | undefined,
    changes: readonly { readonly path: string; readonly mode: string; readonly oid?: string }[],
  ): Promise<string> {
    const scratch = mkdtempSync(join(this.folder, "index-"));
    const environment = { GIT_INDEX_FILE: join(scratch, "index") };
    try {
      await this.git(["read-tree", base ?? "--empty"], { environment });
      const zero = "0".repeat(40);
      const input = changes
        .map(({ path, mode, oid }) =>
          oid === undefined ? `0 ${zero}\t${path}\0` : `${mode} ${oid}\t${path}\0`,
        )
        .join("");
      await this.git(["update-index", "-z", "--index-info"], { environment, input });
      return (await this.git(["write-tree"], { environment })).trim();
    } finally {
      rmSync(scratch, { recursive: true });
    }
  }

  async writeCommit({ tree, parents, message, author, committer }: CommitToWrite): Promise<string> {
    const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])];
    const environment = { ...signed("AUTHOR", author), ...signed("COMMITTER", committer) };
    return (await this.git(args, { environment, input: message })).trim();
  }

  /** The merge of two commits as a tree, by Git itself; undefined where they conflict. */
  async mergedTree(ours: string, theirs: string): Promise<string | undefined> {
    try {
      return lines(await this.git(["merge-tree", "--write-tree", ours, theirs]))[0];
    } catch (error) {
      if (error instanceof GitError && error.code === 1) return undefined;
      throw error;
    }
  }

  async mergeBase(a: string, b: string): Promise<string | undefined> {
    const found = await this.git(["merge-base", a, b]).catch(() => "");
    return lines(found)[0];
  }

  /** The commits that `to` has and `from` has not, the oldest first. */
  async commitsBetween(from: string, to: string): Promise<readonly string[]> {
    return lines(await this.git(["rev-list", "--reverse", "--topo-order", `${from}..${to}`]));
  }

  async isAncestor(ancestor: string, of: string): Promise<boolean> {
    return (await this.mergeBase(ancestor, of)) === ancestor;
  }
}

function signed(
  who: "AUTHOR" | "COMMITTER",
  { name, email, seconds }: Signature,
): Record<string, string> {
  return {
    [`GIT_${who}_NAME`]: name,
    [`GIT_${who}_EMAIL`]: email,
    [`GIT_${who}_DATE`]: `${seconds} +0000`,
  };
}

export function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}
