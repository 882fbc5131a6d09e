import { runGit } from "./github/git/run-git.ts";
import { tempFolder } from "./temp-folder.ts";

/** Where a person gets a repository from, and as whom. */
export interface DeskOf {
  /** The server's address. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly login: string;
  readonly token: string;
}

/** A person's checkout, by the git program over HTTP. */
export class Desk {
  readonly folder: string;
  readonly #environment: Readonly<Record<string, string>>;

  private constructor(login: string, folder: string) {
    this.folder = folder;
    const [name, address] = [login, `${login}@example.test`];
    this.#environment = {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: address,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: address,
    };
  }

  /** `folder`: one that is there, where the checkout is not to lie in a folder of the test's own. */
  static async of(
    { server, repository, login, token }: DeskOf,
    folder: string = tempFolder(),
  ): Promise<Desk> {
    const desk = new Desk(login, folder);
    const host = server.replace("http://", `http://x-access-token:${token}@`);
    await desk.git("clone", "--quiet", `${host}/${repository}.git`, ".");
    return desk;
  }

  async git(...args: readonly string[]): Promise<string> {
    const options = { environment: this.#environment };
    return (await runGit(this.folder, args, options)).toString("utf8").trim();
  }

  /** Takes a branch as it is on the server now. */
  async take(branch: string): Promise<void> {
    await this.git("fetch", "--quiet", "--prune", "origin");
    await this.git("checkout", "--quiet", "--force", "-B", branch, `origin/${branch}`);
  }

  /** Starts a branch from main as it is on the server now. */
  async start(branch: string): Promise<void> {
    await this.take("main");
    await this.git("checkout", "--quiet", "-b", branch);
  }

  /** Commits all that was changed, and pushes the branch it is on. */
  async push(message: string): Promise<void> {
    await this.git("add", "--all");
    await this.git("commit", "--quiet", "--message", message);
    await this.git("push", "--quiet", "origin", "HEAD");
  }
}
