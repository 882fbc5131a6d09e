import { describe, expect, test } from "vitest";
import type { WaitsForWhom } from "../../../src/approving/queue/waiting-case.ts";
import { waitingCases } from "../../../src/approving/queue/waiting-cases.ts";
import { isFor } from "../../../src/approving/queue/waits-for-whom.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import {
  approved,
  goodExcerpt,
  goodSet,
  pendingCase,
  shortCase,
  type Files,
} from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { hotel, notice, queueSet, refundDays, request } from "../../support/queue-repository.ts";
import {
  disputed,
  jordan,
  otherChunk,
  pendingSentinel,
  resolution,
  retirement,
  sam,
  sentinel,
  unjudged,
} from "../../support/sentinels.ts";

async function told(files: Files): Promise<readonly string[]> {
  const { cases } = waitingCases(await loadDataset(memoryTree(files), { passesTextsOver: true }));
  return cases.map(({ wait, whom }) => {
    const more =
      wait.is === "decision"
        ? [wait.isRequested ? "asked" : "not asked", ...wait.reasons]
        : wait.is === "repair"
          ? [wait.why]
          : [];
    return `${[wait.is, ...more].join(" ")}: ${whomOf(whom)}`;
  });
}

function whomOf(whom: WaitsForWhom): string {
  return whom.is === "anybody"
    ? `anybody but ${whom.but.join()}`
    : whom.people.map(({ login }) => login).join();
}

const approvedCase = approved(pendingCase);
const all = "jordan,noor,sam";
// Who judged a sentinel of the same documents comes first.
const judges = "jordan,sam,noor";

describe("what a case waits for, and whom", () => {
  test.for<readonly [string, Files, readonly string[]]>([
    ["a candidate", goodSet(pendingCase), [`first-judgment: ${all}`]],
    [
      "a candidate of a reviewer",
      goodSet(pendingCase.replace("author: avery", "author: '@Noor'")),
      ["first-judgment: jordan,sam"],
    ],
    [
      "a candidate of a machine that the policy names",
      {
        ...goodSet(
          pendingCase.replace(
            "{kind: human, author: avery}",
            `{kind: synthetic, lane: backlog, generator: jordan, ${goodExcerpt}}`,
          ),
        ),
      },
      ["first-judgment: noor,sam"],
    ],
    [
      "a candidate where nobody is named",
      { ...goodSet(pendingCase), ".github/touchstone.yaml": "{}\n" },
      ["first-judgment: anybody but avery"],
    ],
    [
      "a candidate that only its author may judge",
      { ...goodSet(pendingCase), ".github/touchstone.yaml": "reviewers: [Avery]\n" },
      ["first-judgment: "],
    ],
    [
      "a candidate to look up",
      goodSet(`${shortCase}origin: {kind: human, author: avery}\n`),
      ["evidence: avery"],
    ],
    ["an approved case", goodSet(approvedCase), []],
    ["a rejected case", goodSet(approved(pendingCase, { status: "rejected" })), []],
    [
      "a retired case that was edited",
      goodSet(approvedCase.replace("request a", "have a") + retirement),
      [],
    ],
    [
      "an edit after the approval",
      goodSet(approvedCase.replace("request a", "have a")),
      [`approval: ${all}`],
    ],
    [
      "an approval of nothing that is recorded",
      goodSet(approvedCase.replace(/^ +digest: .*\n/m, "")),
      [`binding: ${all}`],
    ],
    ["a sentinel that nobody judged", goodSet(unjudged), [`sentinel-judgment: ${all}`]],
    [
      "a sentinel that one person judged",
      goodSet(sentinel(pendingCase, [sam])),
      ["sentinel-judgment: jordan,noor"],
    ],
    [
      "a sentinel that one person judged twice",
      goodSet(sentinel(pendingCase, [sam, { reviewer: "@SAM" }])),
      ["sentinel-judgment: jordan,noor"],
    ],
    [
      "a sentinel that was edited since",
      goodSet(pendingSentinel.replace("request a", "have a")),
      [`sentinel-judgment: ${judges}`],
    ],
    [
      "a sentinel that two people agree on",
      goodSet(pendingSentinel),
      [`first-judgment: ${judges}`],
    ],
    ["a sentinel that people differ about", goodSet(disputed), [`settling: ${judges}`]],
    ["one that is approved all the same", goodSet(approved(disputed)), [`settling: ${judges}`]],
    [
      "a difference that was settled",
      goodSet(
        sentinel(
          pendingCase,
          [jordan, { reviewer: "sam", relevantChunkIds: [otherChunk] }],
          resolution,
        ),
      ),
      [`first-judgment: ${judges}`],
    ],
    [
      "evidence that moved",
      queueSet("two", [refundDays]),
      [`decision not asked chunk-edited corpus-revision-changed: ${all}`],
    ],
    ["evidence that did not move", queueSet("two", [hotel]), []],
    ["the same under the earlier corpus", queueSet("one", [refundDays]), []],
    [
      "a request in the file",
      queueSet("two", [refundDays + request]),
      [`decision asked chunk-edited corpus-revision-changed: ${all}`],
    ],
    ["a request that nobody needs", queueSet("two", [hotel + request]), ["needless: anybody but "]],
    [
      "an edit of what moved",
      queueSet("two", [refundDays.replace("How many", "What number of")]),
      [`decision not asked chunk-edited corpus-revision-changed: ${all}`],
    ],
    [
      "evidence of which nobody can tell",
      queueSet("two", [refundDays.replace(/^ +corpus: .*\n/m, "")]),
      [`repair corpus-unbound: ${all}`],
    ],
  ])("%s", async ([, files, expected]) => {
    expect(await told(files)).toEqual(expected);
  });

  test("without a corpus, what files tell", async () => {
    const files = queueSet("two", [refundDays + request, notice, hotel.replace("books", "pays")]);
    const { "corpus-revisions/current.yaml": pointer, ...rest } = files;
    expect(pointer).toBe("revision: two\n");
    expect(await told(rest)).toEqual([`approval: ${all}`, `decision asked: ${all}`]);
  });

  test("names files of which nobody can say anything", async () => {
    const files = goodSet(pendingCase.replace("kind: answerable", "kind: none"));
    const dataset = await loadDataset(memoryTree({ ...files, "cases/x.yaml": "[\n" }));
    const { cases, unreadable } = waitingCases(dataset);
    expect(cases).toEqual([]);
    expect(unreadable).toEqual(["cases/x.yaml", "cases/refund-policy-001.yaml"]);
  });
});

test("is for a person whatever way the name is written", () => {
  const named: WaitsForWhom = {
    is: "named",
    people: [{ login: "Noor", decided: 0, isExpert: false }],
  };
  expect([isFor(named, "@noor"), isFor(named, "sam")]).toEqual([true, false]);
  const anybody: WaitsForWhom = { is: "anybody", but: ["avery"] };
  expect([isFor(anybody, "@Avery"), isFor(anybody, "sam")]).toEqual([false, true]);
});
