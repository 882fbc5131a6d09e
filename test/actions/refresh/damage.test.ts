import { expect, test } from "vitest";
import { pointer, worldFiles } from "../../support/refresh-world.ts";
import { refreshing, type Refreshing } from "../../support/refreshing.ts";

async function asking(): Promise<Refreshing> {
  const there = await refreshing();
  await there.toMain(pointer("two"));
  await there.run();
  return there;
}

test("a case file that cannot be read leaves its pull request, with a warning at its place", async () => {
  const there = await asking();
  const text = worldFiles()["cases/leave-001.yaml"] ?? "";
  await there.toMain({ "cases/leave-001.yaml": `${text}nonsense: 1\n` });
  const run = await there.run();
  expect([run.code, there.wrote()]).toEqual([0, []]);
  expect(run.outputs).toMatchObject({ operation: "unchanged", unchanged: "1", closed: "0" });
  expect(run.commands).toMatchInlineSnapshot(`
    [
      {
        "data": ""nonsense" is not a field of an answerable case.",
        "name": "warning",
        "properties": {
          "file": "cases/leave-001.yaml",
          "line": "22",
          "title": "Touchstone refresh",
        },
      },
    ]
  `);
  expect(there.plain(run.summary, run).split("\n\n").slice(0, 6).join("\n\n"))
    .toMatchInlineSnapshot(`
    "## ⚠️ Touchstone refresh: 1 pull request unchanged

    No case can be asked about under corpus revision \`two\`, but 1 case cannot stay as it is; 2 carried, 0 judged under it.

    - **not asked**: 1 case not readable: \`leave-001\`

    ⚠️ **Not all of the set can be read.** What was planned is of the rest; a pull request that asks about a case that cannot be read is left as it is. \`touchstone check\` says how to mend it.

    - \`cases/leave-001.yaml:22\` "nonsense" is not a field of an answerable case.

    | | branch | cases | done |
    | --- | --- | ---: | --- |
    | [#1](https://github.test/acme/set/pull/1) | \`touchstone/refresh/leave\` | 1 | unchanged |"
  `);
});

test("an earlier corpus revision that is damaged is a warning, and not a green run", async () => {
  const there = await asking();
  await there.toMain({ "corpus-revisions/one/chunks.jsonl": "" });
  const run = await there.run();
  expect(run.code).toBe(0);
  expect(run.commands).toMatchInlineSnapshot(`
    [
      {
        "data": "The chunks of revision "one" are not those that its revision.yaml records.",
        "name": "warning",
        "properties": {
          "file": "corpus-revisions/one/revision.yaml",
          "line": "14",
          "title": "Touchstone refresh",
        },
      },
    ]
  `);
  expect(there.plain(run.summary, run).split("\n\n").slice(0, 6).join("\n\n"))
    .toMatchInlineSnapshot(`
    "## ⚠️ Touchstone refresh: 1 pull request updated

    3 cases of 3 to look at under corpus revision \`two\`: 1 in 1 pull request, 2 with something missing; 0 carried, 0 judged under it.

    - **why**: 1 chunk-edited, 3 revision-altered
    - **judged**: 1 case under \`one\`
    - **missing**: 2 cases of which nothing tells what changed: \`pay-001\`, \`travel-001\`

    ⚠️ **Not all of the set can be read.** What was planned is of the rest; a pull request that asks about a case that cannot be read is left as it is. \`touchstone check\` says how to mend it.

    - \`corpus-revisions/one/revision.yaml:14\` The chunks of revision "one" are not those that its revision.yaml records.

    | | branch | cases | done |
    | --- | --- | ---: | --- |
    | [#1](https://github.test/acme/set/pull/1) | \`touchstone/refresh/leave\` | 1 | updated |"
  `);
});

test("cases that were merged undecided are a warning, with what to do", async () => {
  const before = await asking();
  const asks = await before.repository.git.git([
    "show",
    "touchstone/refresh/leave:cases/leave-001.yaml",
  ]);
  const there = await refreshing();
  await there.toMain({ ...pointer("two"), "cases/leave-001.yaml": `${asks.trimEnd()}\n` });
  const run = await there.run();
  expect(run.outputs).toMatchObject({ undecided: "1" });
  expect(run.commands).toMatchInlineSnapshot(`
    [
      {
        "data": "1 case was merged undecided, and no open pull request asks about it: leave-001. Decide on a checkout of the main branch, by touchstone refresh decide leave-001, and bring that in by a pull request of your own.",
        "name": "warning",
        "properties": {
          "title": "Touchstone refresh",
        },
      },
    ]
  `);
  expect(run.summary.split("\n\n").slice(0, 4).join("\n\n")).toMatchInlineSnapshot(`
    "## ⚠️ Touchstone refresh: 1 case was merged undecided

    1 case of 3 to look at under corpus revision \`two\`, in 1 pull request; 2 carried, 0 judged under it.

    - **why**: 1 chunk-edited
    - **judged**: 1 case under \`one\`
    - **asked**: 1 already, in a request that nobody has decided

    ⚠️ 1 case was merged undecided, and no open pull request asks about it: leave-001. Decide on a checkout of the main branch, by touchstone refresh decide leave-001, and bring that in by a pull request of your own."
  `);
});
