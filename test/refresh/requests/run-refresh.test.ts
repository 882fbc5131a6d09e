import { runRefresh } from "../../../src/refresh/requests/run-refresh.ts";
import { requestTexts } from "../../../src/report/refresh/packet/request-texts.ts";
import { describe, expect, test } from "vitest";
import {
  branchOf,
  caseOn,
  pointer,
  repository,
  run,
  setOn,
  told,
  usual,
} from "../../support/refresh-world.ts";
import type { MemoryHost } from "../../support/memory-host.ts";

const leave = branchOf("leave");
const open = (host: MemoryHost): readonly string[] =>
  host.open().map(({ number, branch, title }) => `#${number} ${branch}: ${title}`);
const said = (host: MemoryHost, number: number): readonly string[] =>
  (host.notes.get(number) ?? []).map(({ body }) => body.split("\n", 1)[0] ?? "");

const notices = (host: MemoryHost, number: number): readonly unknown[] =>
  said(host, number).map((one): unknown => JSON.parse(one));

/** The file of the request as its branch has it. */
const requestedIn = (host: MemoryHost): Record<string, string> => {
  const path = "cases/leave-001.yaml";
  return { [path]: host.files(leave)[path] ?? "" };
};

/** Leave moved and is asked about in pull request 1. */
async function asked(options: Parameters<typeof repository>[0] = {}): Promise<MemoryHost> {
  const host = repository(options);
  host.push("main", pointer("two"));
  await run(host);
  return host;
}

describe("a run", () => {
  test("writes nothing where nothing moved", async () => {
    const host = repository();
    expect(told(await run(host))).toEqual([]);
    expect(host.effects).toEqual([]);
  });

  test("opens a pull request with the request and nothing else", async () => {
    const host = await asked();
    expect(host.effects).toEqual([
      "writeCommit",
      "moveBranch",
      "openPullRequest",
      "addLabels",
      "requestReviewers",
    ]);
    const [before, after] = [host.files(), host.files(leave)];
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(["cases/leave-001.yaml"]);
    expect(host.commitAt(host.oid(leave)).message).toMatchInlineSnapshot(`
      "Read leave-001 again under two

      Touchstone-Refresh: to=two tree=a9a881c1b048c68e73c72a7740940f4164e0d70a plan=sha256:61bc06c3b4fa99792ef2a01f0cda6142030a8c0e3c6066a5bf1aa24a84da06f6
      Touchstone-Case: leave-001
      "
    `);
    expect(host.pull(1)).toMatchInlineSnapshot(
      { head: expect.any(String) as string },
      `
      {
        "base": "main",
        "body": "# Read leave-001 again under two

      Please.

      <!-- touchstone:refresh {"cases":["leave-001"],"plan":"sha256:61bc06c3b4fa99792ef2a01f0cda6142030a8c0e3c6066a5bf1aa24a84da06f6","text":"sha256:21ed4d00693749e5013f52648b0a40ed1c816b8389f455332432da56d9401d1d","to":"two","v":1} -->
      ",
        "branch": "touchstone/refresh/leave",
        "head": Any<String>,
        "labels": [
          "refresh",
        ],
        "number": 1,
        "reviewers": [
          "sam",
        ],
        "state": "open",
        "title": "Read leave-001 again under two",
        "url": "https://host.test/pull/1",
      }
    `,
    );
  });

  test("writes nothing the second time, nor the twentieth", async () => {
    const host = await asked();
    for (let left = 19; left > 0; left--) {
      expect(told(await run(host))).toEqual(["leave unchanged #1 leave-001"]);
      expect(host.effects).toEqual([]);
    }
    expect(open(host)).toHaveLength(1);
  });

  test("tells its steps and takes none when dry", async () => {
    const host = repository();
    host.push("main", pointer("three"));
    const before = host.picture();
    const dry = await run(host, { isDryRun: true });
    expect(dry?.steps.map(({ branch, step }) => `${branch} ${step.do}`)).toEqual([
      `${leave} create`,
      `${branchOf("pay")} create`,
    ]);
    expect([dry?.state, dry?.requests, host.picture()]).toEqual(["dry", [], before]);
  });

  test("does nothing where main moved since the set was read", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    const set = await setOn(host);
    host.push("main", { "README.md": "More.\n" });
    expect((await runRefresh(host, set, usual)).state).toBe("superseded");
    expect(host.effects).toEqual([]);
  });

  test("opens nothing where main moves while it writes", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    host.meanwhile = (effect) => {
      if (effect === "moveBranch") host.push("main", pointer("one"));
    };
    const done = await run(host);
    expect([done?.left, host.pulls]).toEqual([[leave], []]);
    host.meanwhile = undefined;
    await run(host);
    expect([...host.refs.keys()]).toEqual(["main"]);
  });

  test("tells cases that were merged undecided", async () => {
    const host = await asked();
    host.merge(1);
    const done = await run(host);
    expect([done?.undecided, told(done), host.effects]).toEqual([["leave-001"], [], []]);
    host.push("main", pointer("one"));
    expect((await run(host))?.undecided).toEqual([]);
  });

  test("keeps a pull request while main moves elsewhere", async () => {
    const host = await asked();
    const head = host.oid(leave);
    host.push("main", { "README.md": "More.\n" });
    await run(host);
    expect([host.effects, host.oid(leave)]).toEqual([[], head]);
  });

  test("rebuilds it on main's head where branches have to be up to date, and keeps its words", async () => {
    const host = await asked();
    const body = host.pull(1).body;
    host.push("main", { "README.md": "More.\n" });
    expect(told(await run(host, { isStrict: true }))).toEqual(["leave updated #1 leave-001"]);
    expect(host.effects).toEqual(["writeCommit", "moveBranch"]);
    expect(host.commitAt(host.oid(leave)).parents).toEqual([host.oid("main")]);
    expect(host.pull(1).body).toBe(body);
    await run(host, { isStrict: true });
    expect(host.effects).toEqual([]);
  });

  test("rebuilds it where main changed a file of it", async () => {
    const host = await asked();
    const path = "cases/leave-001.yaml";
    host.push("main", { [path]: `${host.files()[path]}notes: Asked often.\n` });
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.files(leave)[path]).toContain("notes: Asked often.\n");
    expect(host.files(leave)[path]).toContain("refresh:\n");
  });

  test("asks in the same pull request under a newer revision, and says so", async () => {
    const host = await asked();
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.effects).toEqual(["writeCommit", "moveBranch", "comment", "editPullRequest"]);
    expect(open(host)).toEqual([`#1 ${leave}: Read leave-001 again under four`]);
    expect(notices(host, 1)).toMatchObject([
      {
        about: "newer-revision",
        before: { to: "two", cases: ["leave-001"] },
        to: "four",
        cases: ["leave-001"],
      },
    ]);
    await run(host);
    expect(host.effects).toEqual([]);
  });

  test("takes back what it told of a case that comes to be held out", async () => {
    const texts = requestTexts({
      page: "https://host.test/set",
      place: "",
      readsLines: true,
      reviewers: ["sam"],
      asked: [],
    });
    const host = repository();
    host.push("main", pointer("two"));
    await run(host, { texts });
    const shownOf = (): string =>
      [host.pull(1).title, host.pull(1).body, host.commitAt(host.oid(leave)).message].join("\n");
    expect(shownOf()).toMatch(/leave changed[^]*half days[^]*chunk-edited/);
    host.pull(1).body = host.pull(1).body.replace("**Please", "Sam, **please");
    const families = String(host.files()["families.yaml"]);
    host.push("main", { "families.yaml": families.replace("split: dev", "split: test") });
    await run(host, { texts });
    expect(host.effects).toEqual(["writeCommit", "moveBranch", "editPullRequest"]);
    expect(shownOf()).toContain("It is held out.");
    expect(shownOf()).not.toMatch(/leave changed|half days|chunk-edited|What of leave-001/);
    await run(host, { texts });
    expect(host.effects).toEqual([]);
  });

  test.for([
    ["a field that no case has", (text: string) => `${text}nonsense: 1\n`],
    ["no YAML", (text: string) => `${text}  - [\n`],
  ] as const)("leaves it where the file of its case has %s, and tells", async ([, broken]) => {
    const host = await asked();
    const path = "cases/leave-001.yaml";
    const text = host.files()[path] ?? "";
    host.push("main", { [path]: broken(text) });
    const done = await run(host);
    expect(told(done)).toEqual(["leave unchanged #1 leave-001"]);
    expect(host.effects).toEqual([]);
    expect(done?.damage.map(({ at }) => at.file)).toEqual([path]);
    host.push("main", { [path]: text });
    expect(told(await run(host))).toEqual(["leave unchanged #1 leave-001"]);
    expect(open(host)).toHaveLength(1);
  });

  test("leaves it under a newer revision, too, while one of its two cases cannot be read", async () => {
    const cases = [caseOn("leave"), caseOn("leave", 2)];
    const host = await asked({ cases });
    host.push("main", { ...pointer("four"), "cases/leave-002.yaml": "id: [\n" });
    expect(told(await run(host))).toEqual(["leave unchanged #1 leave-001 leave-002"]);
    expect(host.effects).toEqual([]);
  });

  test("closes it where its case is deleted, and says that it is gone", async () => {
    const host = await asked();
    host.push("main", { "cases/leave-001.yaml": undefined });
    expect(told(await run(host))).toEqual(["leave closed #1 leave-001"]);
    expect(notices(host, 1)).toMatchObject([{ about: "nothing-stale", gone: ["leave-001"] }]);
  });

  test("closes it where nothing is stale any more, and deletes its branch", async () => {
    const host = await asked();
    host.push("main", pointer("one"));
    expect(told(await run(host))).toEqual(["leave closed #1 leave-001"]);
    expect(host.effects).toEqual(["comment", "closePullRequest", "moveBranch"]);
    expect([open(host), [...host.refs.keys()]]).toEqual([[], ["main"]]);
    expect(notices(host, 1)).toEqual([
      { about: "nothing-stale", branch: leave, to: "one", cases: ["leave-001"], gone: [] },
    ]);
    await run(host);
    expect(host.effects).toEqual([]);
  });

  test("asks again where it had closed the pull request itself", async () => {
    const host = await asked();
    host.push("main", pointer("one"));
    await run(host);
    host.push("main", pointer("two"));
    expect(told(await run(host))).toEqual(["leave created #2 leave-001"]);
  });

  test("does not ask again under the revision for which a person closed it", async () => {
    const host = await asked();
    host.pull(1).state = "closed";
    expect(told(await run(host))).toEqual(["leave snoozed #1 leave-001"]);
    host.setRef(leave, undefined);
    expect(told(await run(host))).toEqual(["leave snoozed #1 leave-001"]);
    expect(host.effects).toEqual([]);
  });

  test("asks in a new one under a newer revision", async () => {
    const host = await asked();
    host.pull(1).state = "closed";
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave created #2 leave-001"]);
  });

  test("does not ask about what a person closed beside another one, whose branch is gone", async () => {
    const host = await asked();
    host.pull(1).state = "closed";
    host.setRef(leave, undefined);
    host.push("main", { "cases/leave-002.yaml": caseOn("leave", 2) });
    for (const operation of ["created", "unchanged"]) {
      expect(told(await run(host))).toEqual([
        "leave snoozed #1 leave-001",
        `leave--2 ${operation} #2 leave-002`,
      ]);
    }
    host.pull(1).body = "";
    expect(told(await run(host))).toHaveLength(2);
    expect(host.effects).toEqual([]);
  });

  test("does not ask about what a person closed under a higher number", async () => {
    const cases = Array.from({ length: 11 }, (_, at) => caseOn("leave", at + 1));
    const host = await asked({ cases });
    expect(open(host)).toHaveLength(2);
    host.setRef(`${leave}--2`, undefined);
    expect(told(await run(host)).at(-1)).toMatch(/^leave--2 snoozed #2 leave-00\d+$/);
    expect(host.effects).toEqual([]);
    const [gone = ""] = host.pull(1).title.match(/leave-\d+/) ?? [];
    host.push("main", { [`cases/${gone}.yaml`]: undefined });
    expect(told(await run(host)).at(-1)).toMatch(/^leave--2 snoozed #2 leave-00\d+$/);
  });

  test("asks about another case of the component elsewhere, while one is closed", async () => {
    const host = await asked();
    host.pull(1).state = "closed";
    host.push("main", { "cases/leave-002.yaml": caseOn("leave", 2) });
    expect(told(await run(host))).toEqual([
      "leave snoozed #1 leave-001",
      "leave--2 created #2 leave-002",
    ]);
    await run(host);
    expect(host.effects).toEqual([]);
  });

  test("leaves it while it has the label to be asked later", async () => {
    const host = await asked();
    host.pull(1).labels = ["touchstone:snooze"];
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave snoozed #1 leave-001"]);
    expect(host.effects).toEqual([]);
    host.pull(1).labels = [];
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
  });

  test("is done with what was merged, and uses its branch again", async () => {
    const host = await asked();
    host.push(leave, { "cases/leave-001.yaml": caseOn("leave", 1, "two") });
    host.merge(1);
    expect(told(await run(host))).toEqual([]);
    expect(host.effects).toEqual([]);
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave created #2 leave-001"]);
    expect([...host.refs.keys()]).toEqual(["main", leave]);
  });

  test("never touches a branch with commits of somebody else, and says so once", async () => {
    const host = await asked();
    const head = host.push(leave, { "cases/leave-001.yaml": "id: leave-001\n" });
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
    expect(host.effects).toEqual(["comment"]);
    await run(host);
    expect(host.effects).toEqual([]);
    host.push("main", pointer("four"));
    await run(host);
    expect([host.effects, host.oid(leave)]).toEqual([["editComment"], head]);
    expect(notices(host, 1)).toMatchObject([
      {
        about: "edited",
        why: { commit: host.oid(leave) },
        asked: "two",
        isBehind: true,
        to: "four",
      },
    ]);
    host.push("main", pointer("one"));
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
    expect([open(host).length, host.oid(leave)]).toEqual([1, head]);
  });

  test("asks about other cases under another name while somebody writes to a branch", async () => {
    const host = await asked();
    host.push(leave, { "README.md": "Mine.\n" });
    host.push("main", { "cases/leave-002.yaml": caseOn("leave", 2) });
    expect(told(await run(host))).toEqual([
      "leave edited #1 leave-001",
      "leave--2 created #2 leave-002",
    ]);
  });

  test.for([1, 2])("keeps a branch for ours into which main was merged %d times", async (times) => {
    const host = await asked();
    for (let left = times; left > 0; left--) {
      const main = host.push("main", { "README.md": `More ${left}.\n` });
      const files = { ...host.files(), ...requestedIn(host) };
      host.setRef(leave, host.addCommit(files, [host.oid(leave), main], "Merge main"));
    }
    expect(told(await run(host, { isStrict: true }))).toEqual(["leave unchanged #1 leave-001"]);
    expect(host.effects).toEqual([]);
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.commitAt(host.oid(leave)).parents).toEqual([host.oid("main")]);
  });

  test.for([
    ["another file", { "README.md": "Mine.\n" }],
    ["a new file", { "notes.md": "Mine.\n" }],
    ["the request", { "cases/leave-001.yaml": "Mine.\n" }],
  ] as const)("takes a merge for somebody's that changes %s", async ([, mine]) => {
    const host = await asked();
    const main = host.push("main", { "README.md": "More.\n" });
    const files = { ...host.files(), ...requestedIn(host), ...mine };
    host.setRef(leave, host.addCommit(files, [host.oid(leave), main], "Merge main"));
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
  });

  test("takes a merge for somebody's where main changed the file of the request", async () => {
    const host = await asked();
    const path = "cases/leave-001.yaml";
    const notes = "notes: Asked often.\n";
    const main = host.push("main", { [path]: `${host.files()[path]}${notes}` });
    const files = { ...host.files(), [path]: `${host.files(leave)[path]}${notes}` };
    host.setRef(leave, host.addCommit(files, [host.oid(leave), main], "Merge main"));
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
  });

  test("adopts no branch of somebody else", async () => {
    const host = repository();
    const mine = host.addCommit(
      { ...host.files(), "README.md": "Mine.\n" },
      [host.oid("main")],
      "Mine",
    );
    host.refs.set(leave, mine);
    host.push("main", pointer("two"));
    expect(told(await run(host))).toEqual(["leave unchanged #- ", "leave--2 created #1 leave-001"]);
    expect(host.oid(leave)).toBe(mine);
  });

  test("adopts a branch without a pull request that has exactly the plan's tree", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    await run(host, {}, { at: 2, when: "after" });
    expect(host.pulls).toEqual([]);
    const head = host.oid(leave);
    expect(told(await run(host))).toEqual(["leave created #1 leave-001"]);
    expect([host.effects[0], host.oid(leave)]).toEqual(["openPullRequest", head]);
  });

  test("adopts none that only says that it has it", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    await run(host, {}, { at: 2, when: "after" });
    const { message } = host.commitAt(host.oid(leave));
    const files = { ...host.files(leave), "README.md": "Mine.\n" };
    const bare = host.commitAt(host.addCommit(files, [host.oid("main")], "")).tree;
    const forged = message.replace(/tree=\w+/, `tree=${bare}`);
    const mine = host.addCommit(files, [host.oid("main")], forged);
    host.refs.set(leave, mine);
    expect(told(await run(host))).toEqual(["leave unchanged #- ", "leave--2 created #1 leave-001"]);
    expect(host.oid(leave)).toBe(mine);
  });

  test("keeps the words that a person gave it, until it asks something else", async () => {
    const host = await asked();
    host.pull(1).body = host.pull(1).body.replace("Please.", "Sam, this one is yours.");
    await run(host);
    expect(host.effects).toEqual([]);
    host.pull(1).labels = [];
    await run(host);
    expect(host.effects).toEqual(["addLabels"]);
    host.push("main", pointer("four"));
    await run(host);
    expect(host.pull(1).body).toContain("Please.");
  });

  test("writes its words into a pull request that a person opened by the link", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    host.denied.set("openPullRequest", "Actions may not open pull requests.");
    const blocked = await run(host);
    expect(told(blocked)).toEqual([
      "leave blocked #- leave-001 (Actions may not open pull requests.)",
    ]);
    expect(blocked?.requests[0]?.compareUrl).toBe(`https://host.test/compare/main...${leave}`);
    await run(host);
    expect(host.effects).toEqual([]);
    host.denied.clear();
    const title = "Refresh";
    await host.openPullRequest({ branch: leave, base: "main", title, body: "", draft: false });
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.pull(1).title).toBe("Read leave-001 again under two");
  });

  test("keeps words without the hidden line, until it asks something else", async () => {
    const host = await asked();
    host.pull(1).body = "Findings of my phone call: it is the 15th.";
    host.pull(1).labels = [];
    expect(told(await run(host))).toEqual(["leave updated #1 leave-001"]);
    host.push("main", { "README.md": "More.\n" });
    await run(host, { isStrict: true });
    expect(host.pull(1).body).toBe("Findings of my phone call: it is the 15th.");
    host.push("main", pointer("four"));
    await run(host);
    expect(host.pull(1).body).toContain("# Read leave-001 again under four");
    expect(notices(host, 1)).toMatchObject([{ about: "newer-revision", before: { to: "two" } }]);
    await run(host);
    expect(host.effects).toEqual([]);
  });

  test("goes on where labels and reviewers are refused", async () => {
    const host = repository();
    host.denied.set("addLabels", "No labels.").set("requestReviewers", "No reviewers.");
    host.push("main", pointer("two"));
    expect(told(await run(host))).toEqual([
      "leave created #1 leave-001 (No labels.; No reviewers.)",
    ]);
  });

  test.for(["writeCommit", "moveBranch"] as const)("tells where %s is refused", async (effect) => {
    const host = repository();
    host.denied.set(effect, "No contents.");
    host.push("main", pointer("two"));
    expect(told(await run(host))).toEqual(["leave blocked #- leave-001 (No contents.)"]);
    expect(host.pulls).toEqual([]);
  });

  test("opens no more at once than the policy allows", async () => {
    const host = repository({ limit: 1 });
    host.push("main", pointer("three"));
    expect(told(await run(host))).toEqual(["leave created #1 leave-001"]);
    host.pull(1).state = "closed";
    expect(told(await run(host))).toEqual(["leave snoozed #1 leave-001", "pay created #2 pay-001"]);
  });

  test("says whether its commits are verified", async () => {
    const host = repository();
    host.isVerified = false;
    host.push("main", pointer("two"));
    expect((await run(host))?.requests.map(({ isVerified }) => isVerified)).toEqual([false]);
  });
});

describe("at the same time as others", () => {
  test("a commit pushed just before its pull request would be closed keeps it open", async () => {
    const host = await asked();
    host.push("main", pointer("one"));
    const read = host.pullRequest.bind(host);
    let mine: string | undefined;
    host.pullRequest = async (number) => {
      mine ??= host.push(leave, { "README.md": "Mine.\n" });
      return read(number);
    };
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
    expect([host.pull(1).state, host.oid(leave)]).toEqual(["open", mine]);
  });

  test("a commit that somebody amended is theirs, whatever its message says", async () => {
    const host = await asked();
    const { message } = host.commitAt(host.oid(leave));
    const files = { ...host.files(leave), "README.md": "Mine.\n" };
    const mine = host.addCommit(files, [host.oid("main")], message);
    host.setRef(leave, mine);
    host.push("main", pointer("four"));
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
    expect(host.oid(leave)).toBe(mine);
  });

  test("a commit pushed just before the branch is moved survives", async () => {
    const host = await asked();
    host.push("main", pointer("four"));
    let mine: string | undefined;
    host.meanwhile = (effect) => {
      if (effect === "moveBranch") mine ??= host.push(leave, { "README.md": "Mine.\n" });
    };
    expect(told(await run(host))).toEqual(["leave edited #1 leave-001"]);
    expect(host.oid(leave)).toBe(mine);
  });

  test("a branch that moves each time is left to the next run", async () => {
    const host = repository();
    host.push("main", pointer("two"));
    const taken = [leave, `${leave}--2`];
    host.meanwhile = (effect) => {
      const branch = effect === "moveBranch" ? taken.shift() : undefined;
      if (branch !== undefined)
        host.refs.set(branch, host.addCommit(host.files(), [host.oid("main")], "Mine"));
    };
    const done = await run(host);
    expect(done?.left).toEqual([`${leave}--2`]);
    expect(host.pulls).toEqual([]);
  });

  test("a pull request closed just before it is edited stays as its person left it", async () => {
    const host = await asked();
    host.push("main", pointer("four"));
    const read = host.pullRequest.bind(host);
    host.pullRequest = async (number) => {
      host.pull(1).state = "closed";
      return read(number);
    };
    await run(host);
    expect(host.pull(1).title).toBe("Read leave-001 again under two");
  });

  test("two runs at once open one pull request", async () => {
    const host = repository();
    host.push("main", pointer("three"));
    await Promise.all([run(host), run(host)]);
    await run(host);
    expect(open(host)).toHaveLength(2);
    expect(host.pulls).toHaveLength(2);
    await run(host);
    expect(host.effects).toEqual([]);
  });
});
