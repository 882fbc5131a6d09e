import { expect, test } from "vitest";
import { faults } from "../support/github/server/faults.ts";
import { lived } from "../support/refresh-on-github/lives.ts";
import { branchOf } from "../support/refresh-on-github/set.ts";

test("a list that hides what a person closed opens nothing anew, whichever list it is", async () => {
  const here = await lived(["pay"]);
  await here.run();
  await here.close(branchOf("pay"));
  const [back, before] = [await here.remember(), here.github.log.length];
  await here.run();
  const lists = here.github.log.slice(before).filter(({ operation }) => operation === "pulls/list");
  expect(lists.length).toBeGreaterThan(0);
  for (let at = 1; at <= lists.length; at += 1) {
    await back();
    let nth = 0;
    here.github.plan(({ operation }) => {
      if (operation !== "pulls/list") return undefined;
      nth += 1;
      return nth === at ? faults.truncated : undefined;
    });
    await here.run();
    here.github.plan(undefined);
    expect([at, (await here.picture()).pulls.length, await here.wrongs()]).toEqual([at, 1, []]);
  }
});

test("a comment of a person that bears the mark of ours is neither edited nor taken for ours", async () => {
  const here = await lived(["phone"]);
  const back = await here.remember();
  await here.run();
  const ours = here.pull(branchOf("phone")).comments[0]?.body ?? "";
  const mark = ours.trimEnd().split("\n").at(-1) ?? "";
  await back();
  const { world } = here.github;
  const theirs = { id: world.id(), author: world.account("robin"), body: `Mine.\n\n${mark}` };
  const at = world.tick();
  here
    .pull(branchOf("phone"))
    .comments.push({ ...theirs, createdAt: at, updatedAt: at, edited: null });
  await here.run();
  await here.run();
  const bodies = here
    .pull(branchOf("phone"))
    .comments.map(({ author, body }) => [author.login, body]);
  expect(bodies).toEqual([
    ["robin", theirs.body],
    ["github-actions[bot]", ours],
  ]);
});
