import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import type { RefreshHost } from "../../src/refresh/requests/host.ts";
import {
  at,
  atCall,
  faults,
  meanwhile,
  type Fault,
  type FaultName,
} from "../support/github/server/faults.ts";
import { pullsOf } from "../support/github/world/pulls.ts";
import {
  branch,
  bytes,
  hostSetting,
  made,
  thrown,
  wanted,
  written,
  type HostSetting,
} from "./host-setting.ts";

type Method = (host: RefreshHost, here: Ready) => Promise<unknown>;

/** Those that change nothing. */
const reads: ReadonlySet<string> = new Set([
  "main",
  "branches",
  "commit",
  "folder",
  "isOnMain",
  "pullRequests",
  "pullRequest",
  "comments",
]);

/** Each method once, on a branch with a pull request that has a comment. */
const methods: Readonly<Record<string, Method>> = {
  main: async (host) => await host.main(),
  branches: async (host) => await host.branches(),
  commit: async (host, { head }) => await host.commit(head),
  folder: async (host, { tree }) => await host.folder(tree),
  isOnMain: async (host, { head }) => await host.isOnMain(head),
  pullRequests: async (host) => await host.pullRequests(branch),
  pullRequest: async (host) => await host.pullRequest(1),
  writeCommit: async (host, { head, tree }) =>
    await host.writeCommit({
      parent: head,
      baseTree: tree,
      files: [
        { path: "a.txt", bytes: bytes("x") },
        { path: "b.bin", bytes: Uint8Array.of(255) },
      ],
      message: "m",
    }),
  makeBranch: async (host, { head }) =>
    await host.moveBranch({ name: `${branch}-2`, from: undefined, to: head }),
  moveBranch: async (host, { head, next }) =>
    await host.moveBranch({ name: branch, from: head, to: next }),
  deleteBranch: async (host, { head }) =>
    await host.moveBranch({ name: branch, from: head, to: undefined }),
  openPullRequest: async (host) => await host.openPullRequest({ ...wanted, branch: "other" }),
  editPullRequest: async (host) => await host.editPullRequest(1, { title: "New" }),
  closePullRequest: async (host) => await host.closePullRequest(1, { body: "Closed." }),
  addLabels: async (host) => await host.addLabels(1, ["touchstone"]),
  requestReviewers: async (host) => await host.requestReviewers(1, ["robin"]),
  comments: async (host) => await host.comments(1),
  comment: async (host) => await host.comment(1, "second"),
  editComment: async (host, { comment }) => await host.editComment(comment, "edited"),
};

interface Ready extends HostSetting {
  readonly head: Awaited<ReturnType<typeof made>>;
  readonly next: Awaited<ReturnType<typeof made>>;
  readonly tree: Awaited<ReturnType<RefreshHost["main"]>>["tree"];
  readonly comment: number;
}

async function ready(): Promise<Ready> {
  const here = await hostSetting();
  const { host } = here;
  const { tree } = await host.main();
  const head = await made(host);
  const next = await written(host, "next\n");
  await here.branch("other", { "o.txt": "o" });
  await host.openPullRequest(wanted);
  await host.comment(1, "first");
  const comment = here.repository.issues[0]?.comments[0]?.id ?? 0;
  return { ...here, head, next, tree, comment };
}

/** What is there in the end, whichever way it came about. */
async function state({ repository, world }: HostSetting): Promise<unknown> {
  const refs = await repository.git.refs("refs/heads/");
  return {
    branches: refs.map(({ name, oid }) => `${name} ${oid}`),
    pulls: pullsOf(repository).map(({ number, title, state: is, labels, pull, comments }) => ({
      number,
      title,
      is,
      labels: [...labels],
      requested: [...pull.requested],
      comments: comments.map(({ body }) => body),
    })),
    accounts: [...world.accounts.keys()],
  };
}

const lived: readonly FaultName[] = [
  "secondary rate limit",
  "server error after",
  "reset before",
  "reset after",
];
const told: readonly FaultName[] = [
  "bad credentials",
  "setting forbids",
  "not permitted",
  "not found",
  "conflict",
  "not yet known",
];

/** A method without a fault: how many calls it makes, what it gives, and what is there then. */
async function calm(method: Method): Promise<{ calls: number; given: string; end: unknown }> {
  const here = await ready();
  const before = here.github.log.length;
  const given = await method(here.other(), here);
  return {
    calls: here.github.log.length - before,
    given: shown(given, here),
    end: await state(here),
  };
}

/** What a method gives, without what differs between two servers. */
function shown(given: unknown, { github }: HostSetting): string {
  return (JSON.stringify(given) ?? "nothing").replaceAll(github.url, "SERVER");
}

describe.for(Object.entries(methods))("%s", ([name, method]) => {
  test("does the same, once, after each fault that passes, at each of its calls", async () => {
    const { calls, given, end } = await calm(method);
    expect(calls).toBeGreaterThan(0);
    const shared = reads.has(name) ? await ready() : undefined;
    for (const fault of lived) {
      for (let nth = 1; nth <= calls; nth += 1) {
        const here = shared ?? (await ready());
        here.github.plan(atCall(here.github.log.length + nth, faults[fault]));
        const result = shown(await method(here.other(), here), here);
        expect(here.github.log.filter((call) => call.fault !== undefined)).not.toEqual([]);
        // A commit that is written a moment later has another time in it.
        if (name !== "writeCommit") expect([fault, nth, result]).toEqual([fault, nth, given]);
        expect([fault, nth, await state(here)]).toEqual([fault, nth, end]);
      }
    }
  }, 120_000);

  test("says what does not pass, in words without the token", async () => {
    const { calls } = await calm(method);
    const here = await ready();
    const seen = new Map<string, string[]>();
    for (const fault of told) {
      for (let nth = 1; nth <= calls; nth += 1) {
        here.github.plan(atCall(here.github.log.length + nth, faults[fault]));
        const said = await outcome(method(here.other(), here), here);
        const { operation } = here.github.log.findLast((call) => call.fault !== undefined) ?? {};
        const key = said.replaceAll(/[0-9a-f]{40}/g, "OID").replaceAll(/\b1\d{3}\b/g, "ID");
        seen.set(key, [...(seen.get(key) ?? []), `${fault} at ${operation}`]);
      }
    }
    expect(Object.fromEntries(seen)).toMatchSnapshot();
  }, 120_000);
});

/** What somebody is told, and that nothing of it is the token. */
async function outcome(call: Promise<unknown>, here: HostSetting): Promise<string> {
  const ended = await call.then(
    (given) => ({ given }),
    (error: unknown) => ({ error }),
  );
  expect(inspect(ended, { depth: null, showHidden: true })).not.toContain(here.token);
  if (!("error" in ended)) return shown(ended.given, here);
  expect(ended.error).toMatchObject({ name: "GitHubError" });
  return (ended.error as Error).message;
}

describe("two runs at once", () => {
  test("open one pull request", async () => {
    const { host, other, repository } = await hostSetting();
    await made(host);
    const opened = await Promise.all([
      host.openPullRequest(wanted),
      other().openPullRequest(wanted),
      other().openPullRequest(wanted),
    ]);
    expect(new Set(opened.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(repository.issues).toHaveLength(1);
  });

  test("open one pull request where the answer of the first is lost and lists are late", async () => {
    const { host, other, repository, github } = await hostSetting();
    await made(host);
    expect(await host.pullRequests(branch)).toEqual([]);
    let lists = 0;
    github.plan(({ operation, nth }) => {
      if (operation === "pulls/create" && nth === 1) return faults["reset after"];
      if (operation !== "pulls/list") return undefined;
      lists += 1;
      return lists <= 2 ? faults.stale : undefined;
    });
    const first = await host.openPullRequest(wanted);
    expect(await other().openPullRequest(wanted)).toEqual(first);
    expect(repository.issues).toHaveLength(1);
  });

  test.for(["make", "move", "delete"] as const)("%s a branch: one of them wins", async (what) => {
    const { host, other, repository } = await hostSetting();
    const from = what === "make" ? undefined : await made(host, "from\n");
    const texts = ["one\n", "two\n", "three\n"];
    const oids = await Promise.all(texts.map(async (text) => await written(other(), text)));
    const to = oids.map((oid, index) => (what === "delete" && index === 0 ? undefined : oid));
    const ended = await Promise.all(
      to.map(async (one) => await other().moveBranch({ name: branch, from, to: one })),
    );
    expect(ended.map(String).toSorted(byUtf8)).toEqual(["lost", "lost", "moved"]);
    expect(await repository.git.branch(branch)).toBe(to[ended.indexOf("moved")]);
  });
});

test("a commit that somebody pushes between the look and the move survives", async () => {
  const { host, push, repository, github } = await hostSetting();
  const from = await made(host);
  const to = await written(host, "next\n");
  let theirs = "";
  github.plan(
    meanwhile(["graphql/MoveBranch", 1], "before", async () => {
      theirs = await push("robin", branch, { "r.txt": "r" });
    }),
  );
  expect(await host.moveBranch({ name: branch, from, to })).toBe("lost");
  expect(await repository.git.branch(branch)).toBe(theirs);
});

describe("a move of which nobody heard the answer", () => {
  test.for(["reset after", "server error after", "reset before"] as const)(
    "is asked of the branch: %s",
    async (fault) => {
      const { host, github, repository } = await hostSetting();
      const from = await made(host);
      const to = await written(host, "next\n");
      github.plan(at("graphql/MoveBranch", 1, faults[fault]));
      expect(await host.moveBranch({ name: branch, from, to })).toBe("moved");
      expect(await repository.git.branch(branch)).toBe(to);
    },
  );

  test("is lost where somebody has moved it on since", async () => {
    const { host, github, push } = await hostSetting();
    const from = await made(host);
    const to = await written(host, "next\n");
    github.plan(({ operation, nth }): Fault | undefined => {
      if (operation === "graphql/MoveBranch") return faults["reset after"];
      if (operation !== "git/get-ref" || nth > 1) return undefined;
      return {
        kind: "meanwhile",
        when: "before",
        does: async () => void (await push("sam", branch, { "s.txt": "s" })),
      };
    });
    expect(await host.moveBranch({ name: branch, from, to })).toBe("lost");
  });

  test("is given up after a few tries", async () => {
    const { host, github } = await hostSetting();
    const from = await made(host);
    const to = await written(host, "next\n");
    github.plan(({ operation }) =>
      operation === "graphql/MoveBranch" ? faults["server error before"] : undefined,
    );
    expect(await thrown(host.moveBranch({ name: branch, from, to }))).toMatchInlineSnapshot(
      `"GitHubError: Could not move the branch touchstone/refresh/one: GitHub broke (502 Server Error). What was done so far stays. Run it again."`,
    );
    expect(github.log.filter(({ operation }) => operation === "graphql/MoveBranch")).toHaveLength(
      4,
    );
  });
});

test("a comment whose answer is lost is written once", async () => {
  const { host, github, repository } = await hostSetting();
  await made(host);
  await host.openPullRequest(wanted);
  github.plan(at("issues/create-comment", 1, faults["server error after"]));
  await host.comment(1, "once");
  expect(repository.issues[0]?.comments.map(({ body }) => body)).toEqual(["once"]);
});
