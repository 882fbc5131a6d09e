import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { repo, settingOn, type Kit, type Setting } from "../github/setting.ts";
import { builtTool } from "./built-tool.ts";
import { filesIn } from "./command.ts";
import { Desk } from "./desk.ts";
import { asFields } from "./fields.ts";
import { commitTo } from "./github/commit-to.ts";
import type { Logged } from "./github/server/log.ts";
import type { JobReport, Runs, StepReport } from "./github/runner/reports.ts";
import { testGitHub } from "./github/server.ts";
import type { Files } from "./good-set.ts";

/** How a set lives on a GitHub. */
export interface Living {
  /** The way of the action's commits. */
  readonly commit: "api" | "git";
  /** Whose token the workflow uses: that of its job, or of an app of the team. */
  readonly token: "job" | "app";
  /** Whether main asks for the check and an approval; only then the check runs at all. */
  readonly isProtected: boolean;
  /** The program that runs the actions, where it is to be another one than that of Node 24. */
  readonly node?: string;
}

/** Whoever takes part may write: a set's reviewers, and its authors. */
const people = ["avery", "jordan", "noor", "sam"] as const;
export type Person = (typeof people)[number];

/** Where branches of refresh are. */
const folder = "touchstone/refresh/";

const app = "larkspur-refresh[bot]";

/** Judges a pull request as the workflow of this repository does, in one job. */
const validate = `name: Touchstone
on: pull_request
permissions: {}
jobs:
  check:
    name: Touchstone check
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with: { path: set, fetch-depth: 0, persist-credentials: false }
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ github.event.pull_request.base.sha }}
          path: base
          sparse-checkout: "/actions/\\n/dist/\\n"
          sparse-checkout-cone-mode: false
          persist-credentials: false
      - name: Judge
        uses: ./base/actions/validate
        with: { path: set }
`;

/** The workflow of this repository, with what a team may give to the action. */
function refreshWith({ commit, token }: Pick<Living, "commit" | "token">): string {
  const text = readFileSync(".github/workflows/refresh.yaml", "utf8");
  const step = "        uses: ./actions/refresh\n        with:\n";
  if (!text.includes(step)) throw new Error("The workflow calls its action in another way.");
  const given = [
    ...(commit === "api" ? [] : [`commit: ${commit}`]),
    ...(token === "job" ? [] : ["token: ${{ secrets.REFRESH_TOKEN }}"]),
  ];
  return text.replace(step, `${step}${given.map((line) => `          ${line}\n`).join("")}`);
}

/** A refresh pull request as people see it. */
export interface SeenPull {
  readonly number: number;
  readonly branch: string;
  /** The branch within its folder, such as `travel` or `travel--2`. */
  readonly name: string;
  readonly title: string;
  readonly body: string;
  /** The ids of the cases that its body asks about. */
  readonly cases: readonly string[];
  readonly head: string;
}

/** What a run of the refresh workflow did. */
export interface RefreshTold {
  readonly step: StepReport;
  /** The calls that changed something. */
  readonly writes: readonly Logged[];
}

/** A set's repository on a GitHub, with its workflows, and the people who work with it. */
export class LifeOnGitHub {
  readonly at: Setting;
  readonly #runner: ReturnType<Setting["github"]["runner"]>;
  readonly #desks = new Map<Person, Desk>();

  private constructor(at: Setting, runner: ReturnType<Setting["github"]["runner"]>) {
    this.at = at;
    this.#runner = runner;
  }

  /** Puts the files of a set on main, with the bundle that the source gives today and the workflows that run it. */
  static async of(set: Files, living: Living): Promise<LifeOnGitHub> {
    const github = await testGitHub();
    const at = await settingOn(github, { actionsMayCreatePulls: true });
    for (const login of people) {
      at.world.account(login);
      at.repository.roles.set(login, "write");
    }
    await commitTo(at.repository, ["main", { ...(await delivered(living)), ...set }]);
    const scopes = { contents: "write", "pull-requests": "write" } as const;
    const secrets = { REFRESH_TOKEN: at.world.appToken(app, "acme/set", scopes) };
    const { node, isProtected } = living;
    const asked = { requiredStatuses: ["Touchstone check"], requiredApprovals: 1 };
    if (isProtected) at.world.protect(at.repository, "main", asked);
    const preloads = [fileURLToPath(new URL("fast-clock.cjs", import.meta.url))];
    const runner = github.runner({ secrets, preloads, ...(node === undefined ? {} : { node }) });
    return new LifeOnGitHub(at, runner);
  }

  as(login: Person): Kit {
    return this.at.as(login);
  }

  /** A person's checkout, which stays theirs. */
  async desk(login: Person): Promise<Desk> {
    const known = this.#desks.get(login);
    if (known !== undefined) return known;
    const { github, world } = this.at;
    const token = world.personalToken(login);
    const desk = await Desk.of({ server: github.url, repository: "acme/set", login, token });
    this.#desks.set(login, desk);
    return desk;
  }

  /** Somebody works on the branch of a refresh pull request, on a checkout of their own, and pushes. */
  async onBranch(
    {
      who,
      name,
      message,
    }: { readonly who: Person; readonly name: string; readonly message: string },
    act: (folder: string) => Promise<void> | void,
  ): Promise<void> {
    const desk = await this.desk(who);
    await desk.take(`${folder}${name}`);
    await act(desk.folder);
    await desk.push(message);
  }

  /** Runs what waits. */
  async drain(): Promise<Runs> {
    return await this.#runner.drain();
  }

  /** Runs what waits, which has to hold a run of the refresh workflow. */
  async refreshed(): Promise<RefreshTold> {
    const from = this.at.github.log.length;
    const runs = await this.drain();
    const own = runs.all.filter(
      ({ file, run }) => file === "refresh.yaml" && run.event !== "pull_request",
    );
    // Of runs that wait for each other the newest is run, and those before it are cancelled.
    const run = own.findLast(({ conclusion }) => conclusion !== "cancelled");
    if (run === undefined) throw new Error("Nothing ran refresh.");
    const step = run.job("refresh").step("Ask");
    if (run.conclusion !== "success") throw new Error(`${step.log}\n${step.summary}`);
    const writes = new Set(this.at.github.writes());
    return { step, writes: this.at.github.log.slice(from).filter((one) => writes.has(one)) };
  }

  /** Somebody starts the refresh workflow by hand. */
  async asked(): Promise<RefreshTold> {
    const workflow = { workflow_id: "refresh.yaml", ref: "main" };
    await this.as("sam").rest.actions.createWorkflowDispatch({ ...repo, ...workflow });
    return await this.refreshed();
  }

  /** The refresh pull requests that are open, by branch. */
  async open(): Promise<readonly SeenPull[]> {
    const { data } = await this.as("sam").rest.pulls.list({
      ...repo,
      state: "open",
      per_page: 100,
    });
    return data
      .map(({ number, title, body, head }) => ({
        number,
        branch: head.ref,
        name: head.ref.slice(folder.length),
        title,
        body: body ?? "",
        cases: casesIn(body ?? ""),
        head: head.sha,
      }))
      .filter(({ branch }) => branch.startsWith(folder))
      .toSorted((a, b) => (a.branch < b.branch ? -1 : 1));
  }

  /** The open one of a branch, which has to be there. */
  async pullOf(name: string): Promise<SeenPull> {
    const found = (await this.open()).find((one) => one.name === name);
    if (found === undefined) throw new Error(`Nothing is asked about ${name}.`);
    return found;
  }

  /** Lets the check of a pull request go on, where GitHub waits for somebody to say so, and gives what it found. */
  async validated(number: number): Promise<JobReport> {
    const { data } = await this.as("sam").rest.pulls.get({ ...repo, pull_number: number });
    const own = this.at.repository.runs.filter(({ pulls, head }) => {
      return pulls.includes(number) && head.sha === data.head.sha;
    });
    const parked = own.at(-1);
    if (parked?.conclusion === "action_required") {
      await this.as("sam").rest.actions.approveWorkflowRun({ ...repo, run_id: parked.id });
    }
    const all = await this.drain();
    const run = all.all.findLast(({ run: { pulls } }) => pulls.includes(number));
    if (run === undefined) throw new Error(`No check of #${number} waits.`);
    return run.job("check");
  }

  /** Opens a pull request from what is changed at a desk. */
  async proposed(login: Person, branch: string, title: string): Promise<number> {
    await (await this.desk(login)).push(title);
    const { data } = await this.as(login).rest.pulls.create({
      ...repo,
      title,
      head: branch,
      base: "main",
    });
    return data.number;
  }

  /** Somebody approves a pull request and merges it. */
  async merge(
    login: Person,
    number: number,
    method: "merge" | "squash" | "rebase" = "merge",
  ): Promise<void> {
    const of = { ...repo, pull_number: number };
    await this.as(login).rest.pulls.createReview({ ...of, event: "APPROVE" });
    await this.as(login).rest.pulls.merge({ ...of, merge_method: method });
  }

  /** The team asks for no check and no approval any more. */
  async unprotect(): Promise<void> {
    this.at.repository.rules.length = 0;
    await commitTo(this.at.repository, ["main", { ".github/workflows/validate.yaml": null }]);
  }

  /** The comments on a pull request, each with who wrote it. */
  async comments(
    number: number,
  ): Promise<readonly { readonly by: string; readonly body: string }[]> {
    const { data } = await this.as("sam").rest.issues.listComments({
      ...repo,
      issue_number: number,
    });
    return data.map(({ user, body }) => ({ by: user?.login ?? "", body: body ?? "" }));
  }
}

/** The ids of the cases that the marker of a body names. */
function casesIn(body: string): readonly string[] {
  const [, text = "{}"] = /<!-- touchstone:refresh (\{.*\}) -->/.exec(body) ?? [];
  const { cases } = asFields(JSON.parse(text));
  return Array.isArray(cases) ? cases.map(String) : [];
}

/** What reaches a repository beside its set: actions, the bundle, the workflows. */
async function delivered({ commit, token, isProtected }: Living): Promise<Files> {
  const bundle = Object.entries(await filesIn(dirname(await builtTool())));
  const actions = ["actions/validate/action.yml", "actions/refresh/action.yml"];
  return {
    ...Object.fromEntries(bundle.map(([path, text]) => [`dist/${path}`, text])),
    ...Object.fromEntries(actions.map((path) => [path, readFileSync(path, "utf8")])),
    ".github/workflows/refresh.yaml": refreshWith({ commit, token }),
    ...(isProtected ? { ".github/workflows/validate.yaml": validate } : {}),
  };
}
