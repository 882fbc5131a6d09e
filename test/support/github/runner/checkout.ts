import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { plainGit } from "../git/run-git.ts";
import { CheckoutRefused, wantedIn, type Wanted } from "./checkout-inputs.ts";
import type { JobSite } from "./site.ts";
import type { StepLog } from "./step-log.ts";

/**
 * Does what actions/checkout does, by the git program over HTTP: with the depth, the references and the token that are asked
 * for (src/git-source-provider.ts of version 7). Gives its outputs, or undefined where it failed.
 */
export async function checkOut(
  site: JobSite,
  inputs: Readonly<Record<string, string>>,
  log: StepLog,
): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    const wanted = wantedIn(site, inputs);
    const git = new Git(site, wanted, log);
    await prepare(git, site, wanted);
    await fetch(git, wanted);
    await narrow(git, wanted);
    await git.run(["checkout", "--quiet", "--force", ...(await target(git, wanted))]);
    if (wanted.keepsCredentials) keepCredentials(site, wanted, git);
    return { ref: wanted.ref, commit: headOf(wanted) };
  } catch (error) {
    if (!(error instanceof CheckoutRefused)) throw error;
    log.say("error", error.message);
    return undefined;
  }
}

/** The git program as a checkout calls it. */
class Git {
  readonly folder: string;
  readonly header: string;
  readonly #site: JobSite;
  readonly #log: StepLog;

  constructor(site: JobSite, { folder, token }: Wanted, log: StepLog) {
    this.folder = folder;
    this.#site = site;
    this.#log = log;
    const secret = Buffer.from(`x-access-token:${token}`).toString("base64");
    this.header = `AUTHORIZATION: basic ${secret}`;
    site.masks.add(token);
    site.masks.add(secret);
  }

  /** What a command prints. Throws CheckoutRefused where it fails, as the action ends then. */
  async run(args: readonly string[]): Promise<string> {
    const ended = await this.attempt(args);
    if (ended.exitCode === 0) return ended.printed.trim();
    this.#log.print(ended.printed);
    throw new CheckoutRefused(`The process '/usr/bin/git' failed with exit code ${ended.exitCode}`);
  }

  async attempt(args: readonly string[]): Promise<{ exitCode: number; printed: string }> {
    const { origin } = this.#site.start.place.world;
    const environment = {
      ...plainGit,
      HOME: this.#site.home,
      GIT_CONFIG_COUNT: "2",
      GIT_CONFIG_KEY_0: `http.${origin}/.extraheader`,
      GIT_CONFIG_VALUE_0: this.header,
      GIT_CONFIG_KEY_1: "advice.detachedHead",
      GIT_CONFIG_VALUE_1: "false",
    };
    const program = { file: "git", args, cwd: this.folder, environment };
    return await this.#site.start.lent.processes.run(program, this.#site.newFile("git"));
  }
}

/** What is in the way is taken away first. */
async function prepare(git: Git, site: JobSite, { folder, repository }: Wanted): Promise<void> {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  // Without the examples that Git lays into a new repository.
  await git.run(["init", "--quiet", "--template="]);
  const url = `${site.start.place.world.origin}/${repository}`;
  const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
  appendFileSync(join(folder, ".git", "config"), `${remote}[gc]\n\tauto = 0\n`);
}

async function fetch(git: Git, wanted: Wanted): Promise<void> {
  const { depth, sparse, ref, commit } = wanted;
  const filter = sparse.length > 0 ? ["--filter=blob:none"] : [];
  const words = ["fetch", "--quiet", "--no-tags", "--prune", "--no-recurse-submodules", ...filter];
  if (depth > 0) {
    await git.run([...words, `--depth=${depth}`, "origin", ...refSpecs(wanted)]);
    return;
  }
  const pull = pullOf(ref);
  const all = ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"];
  if (pull !== undefined) all.push(`+${commit ?? ref}:refs/remotes/pull/${pull}`);
  await git.run([...words, "origin", ...all]);
  if (!(await isThere(git, wanted))) await git.run([...words, "origin", ...refSpecs(wanted)]);
}

/** Whether fetching everything brought what is asked for: a branch may have moved on since the event. */
async function isThere(git: Git, { ref, commit }: Wanted): Promise<boolean> {
  if (commit === undefined || pullOf(ref) !== undefined) return true;
  const name = ref === "" ? `${commit}^{object}` : `refs/remotes/origin/${bare(ref)}`;
  const found = await git.attempt(["rev-parse", "--verify", "--quiet", name]);
  return found.exitCode === 0 && (ref === "" || found.printed.trim() === commit);
}

function refSpecs({ ref, commit }: Wanted): readonly string[] {
  const pull = pullOf(ref);
  const isFull = ref.startsWith("refs/");
  if (commit !== undefined && ref === "") return [commit];
  if (pull !== undefined) return [`+${commit ?? ref}:refs/remotes/pull/${pull}`];
  if (isFull) return [`+${commit ?? ref}:refs/remotes/origin/${bare(ref)}`];
  if (ref === "") return ["+HEAD:refs/remotes/origin/HEAD"];
  return [
    `+refs/heads/${ref}*:refs/remotes/origin/${ref}*`,
    `+refs/tags/${ref}*:refs/tags/${ref}*`,
  ];
}

async function narrow(git: Git, { sparse, isCone, folder }: Wanted): Promise<void> {
  if (sparse.length === 0) return;
  if (isCone) {
    await git.run(["sparse-checkout", "set", ...sparse]);
    return;
  }
  appendFileSync(join(folder, ".git", "config"), "[core]\n\tsparseCheckout = true\n");
  mkdirSync(join(folder, ".git", "info"), { recursive: true });
  appendFileSync(join(folder, ".git", "info", "sparse-checkout"), `\n${sparse.join("\n")}\n`);
}

/** The words that name what is checked out: a branch of its own name, or a commit without one. */
async function target(git: Git, { ref, commit }: Wanted): Promise<readonly string[]> {
  const pull = pullOf(ref);
  if (pull !== undefined) return [`refs/remotes/pull/${pull}`];
  if (ref === "") return [commit ?? "refs/remotes/origin/HEAD"];
  const branch = `refs/remotes/origin/${bare(ref)}`;
  if (ref.startsWith("refs/heads/")) return ["-B", bare(ref), branch];
  const found = await git.attempt(["rev-parse", "--verify", "--quiet", branch]);
  if (found.exitCode === 0) return ["-B", bare(ref), branch];
  const tag = await git.attempt(["rev-parse", "--verify", "--quiet", `refs/tags/${ref}`]);
  if (tag.exitCode === 0) return [`refs/tags/${ref}`];
  throw new CheckoutRefused(`A branch or tag with the name '${ref}' could not be found`);
}

/** The commit that is checked out, as Git wrote it down: a new reference has a file of its own. */
function headOf({ folder }: Wanted): string {
  const read = (name: string): string => readFileSync(join(folder, ".git", name), "utf8").trim();
  const head = read("HEAD");
  return head.startsWith("ref: ") ? read(head.slice("ref: ".length)) : head;
}

function pullOf(ref: string): string | undefined {
  return /^refs\/pull\/(.+)$/.exec(ref)?.[1];
}

function bare(ref: string): string {
  return ref.replace(/^refs\/heads\//, "");
}

/** The token stays where the git program finds it, in a file beside the workspace: since version 6. */
function keepCredentials(site: JobSite, { folder }: Wanted, { header }: Git): void {
  const file = site.newFile("git-credentials");
  writeFileSync(file, `[http "${site.start.place.world.origin}/"]\n\textraheader = ${header}\n`);
  appendFileSync(
    join(folder, ".git", "config"),
    `[includeIf "gitdir:${join(folder, ".git")}"]\n\tpath = ${file}\n`,
  );
}
