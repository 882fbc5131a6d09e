import { describe, expect, test } from "vitest";
import { requestTexts } from "../../../src/report/refresh/packet/request-texts.ts";
import type { ObjectId } from "../../../src/refresh/requests/host.ts";
import type { MemoryHost } from "../../support/memory-host.ts";
import { branchOf, pointer, repository, run, told } from "../../support/refresh-world.ts";

// Each instruction that a comment gives is followed here by the letter, and does what the comment says.

const leave = branchOf("leave");
const texts = requestTexts({
  page: "https://host.test",
  place: "",
  reviewers: [],
  asked: [],
  readsLines: false,
});
const go = (host: MemoryHost): ReturnType<typeof run> => run(host, { texts });

/** What the first comment of pull request 1 says that one can do, by its first words. */
function instruction(host: MemoryHost, start: string): string {
  const [first] = host.notes.get(1) ?? [];
  const line = first?.body.split("\n").find((one) => one.startsWith(`- ${start}: `));
  if (line === undefined) throw new Error(`No "${start}" in: ${first?.body}`);
  return line;
}

/** Leave is asked about in pull request 1. */
async function asked(): Promise<MemoryHost> {
  const host = repository();
  host.push("main", pointer("two"));
  await go(host);
  return host;
}

/** Somebody committed to its branch. */
async function worked({ to = "two" }: { readonly to?: "two" | "four" } = {}): Promise<MemoryHost> {
  const host = await asked();
  host.push(leave, { "README.md": "Mine.\n" });
  if (to !== "two") host.push("main", pointer(to));
  await go(host);
  return host;
}

/** It goes to another branch. */
async function retargeted(to: "two" | "four" = "two"): Promise<MemoryHost> {
  const host = await asked();
  host.pull(1).base = "next";
  if (to !== "two") host.push("main", pointer(to));
  await go(host);
  return host;
}

describe("on a branch that somebody worked on", () => {
  test("the command that starts again makes the branch ours, and the comment says so", async () => {
    const host = await worked();
    const line = instruction(host, "Start again here");
    const [, commit, branch] =
      /`git push --force origin (\w+):refs\/heads\/(\S+)`/.exec(line) ?? [];
    host.setRef(branch ?? "", commit as ObjectId);
    expect(told(await go(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.notes.get(1)?.[0]?.body).toContain("as Touchstone made it again");
    expect(told(await go(host))).toEqual(["leave unchanged #1 leave-001"]);
    expect(host.effects).toEqual([]);
    host.push("main", pointer("four"));
    expect(told(await go(host))).toEqual(["leave updated #1 leave-001"]);
  });

  test.for(["closed", "deleted"] as const)(
    "putting it off asks nobody under the revision, whether it is %s",
    async (how) => {
      const host = await worked();
      expect(instruction(host, "Put it off")).toContain("To delete the branch closes it, too.");
      if (how === "deleted") host.setRef(leave, undefined);
      else host.pull(1).state = "closed";
      await go(host);
      expect(host.open()).toEqual([]);
      host.push("main", pointer("four"));
      await go(host);
      expect(host.open().map(({ number }) => number)).toEqual([2]);
    },
  );

  test("reopening goes on where it was put off", async () => {
    const host = await worked();
    expect(instruction(host, "Put it off")).toContain("to go on sooner, reopen it");
    host.pull(1).state = "closed";
    await go(host);
    host.reopen(1);
    expect(told(await go(host))).toEqual(["leave edited #1 leave-001"]);
  });

  test("closing what asks under an earlier revision asks anew at once", async () => {
    const host = await worked({ to: "four" });
    expect(instruction(host, "Start again")).toContain("The next run asks in a new one");
    host.pull(1).state = "closed";
    await go(host);
    expect(host.open().map(({ number }) => number)).toEqual([2]);
  });

  test("merging what asks under an earlier revision asks what is left anew", async () => {
    const host = await worked({ to: "four" });
    expect(instruction(host, "Go on")).toContain("What is left is asked in a new pull request.");
    host.merge(1);
    await go(host);
    expect(host.open().map(({ number }) => number)).toEqual([2]);
  });
});

describe("on a pull request that goes to another branch", () => {
  test("letting it go to main again goes on there", async () => {
    const host = await retargeted("four");
    expect(instruction(host, "Go on")).toContain("let it go to `main` again");
    host.pull(1).base = "main";
    expect(told(await go(host))).toEqual(["leave updated #1 leave-001"]);
    expect(host.notes.get(1)?.[0]?.body).toContain("as Touchstone made it again");
  });

  test("closing it puts its cases off until a newer revision", async () => {
    const host = await retargeted();
    instruction(host, "Put it off");
    host.pull(1).state = "closed";
    await go(host);
    expect(host.open()).toEqual([]);
    host.push("main", pointer("four"));
    await go(host);
    expect(host.open().map(({ number }) => number)).toEqual([2]);
  });

  test("closing what asks under an earlier revision asks anew", async () => {
    const host = await retargeted("four");
    instruction(host, "Start again");
    host.pull(1).state = "closed";
    await go(host);
    expect(host.open().map(({ number }) => number)).toEqual([2]);
  });
});

test("closing a pull request leaves its cases until the corpus changes again, as its body says", async () => {
  const host = await asked();
  expect(host.pull(1).body).toContain(
    "Close this pull request to leave these cases as they are until the corpus changes again.",
  );
  host.pull(1).state = "closed";
  await go(host);
  expect(host.open()).toEqual([]);
  host.push("main", pointer("four"));
  await go(host);
  expect(host.open().map(({ number }) => number)).toEqual([2]);
});
