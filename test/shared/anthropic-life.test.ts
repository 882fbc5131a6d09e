import { expect, test } from "vitest";
import {
  casesWith,
  confirmedFiles,
  confirmedWith,
  decidedFiles,
  expectEvidence,
  families,
  idsOf,
  isEditedAt,
  isMoved,
  last,
  onNewHost,
  revisedBy,
  sameChunkQuotes,
  second,
} from "../support/anthropic-history.ts";
import { filesIn } from "../support/command.ts";
import { decide } from "../support/decisions.ts";
import { anthropic, judgedUnder, recordState } from "../support/handed-sets.ts";
import {
  commitAll,
  done,
  expectOnlyChanged,
  exportedIds,
  onlyMoved,
  planOf,
} from "../support/life.ts";

test("the set on Anthropic's documentation lives through a new host and an edit", async () => {
  const folder = await judgedUnder(anthropic, 1, { "families.yaml": families });
  expect(await exportedIds(folder)).toEqual(casesWith("every", () => true));

  // The second state: every id is another one, and 202 of 232 texts are the same.
  await recordState(folder, anthropic, 2);
  await commitAll(folder, "Record the second state");
  const moved = casesWith("every", isMoved);
  expect(moved).toHaveLength(76);
  const plan = await planOf(folder);
  expect(plan.counts).toMatchObject({ refresh: 100, current: 0, carried: 0 });
  expect(idsOf(plan.items.filter(onlyMoved))).toEqual(moved);
  expect(await exportedIds(folder)).toEqual([]);

  const before = await filesIn(folder, "cases");
  const reason = "The same words stand at the new address.";
  await decide(folder, moved, { words: ["--moved"], reason, at: "2025-09-17T09:00:00Z" });
  expectOnlyChanged([before, await filesIn(folder, "cases")], decidedFiles(moved));
  await done(folder, "check", "--base", "main");
  expect(await exportedIds(folder)).toEqual(moved);
  await commitAll(folder, "Take the moves");

  // The others have a chunk whose text has another name in it. A person names the chunk on the new host.
  const edited = casesWith("some", (chunk) => !isMoved(chunk));
  const waiting = (await planOf(folder)).items;
  expect(idsOf(waiting)).toEqual(edited);
  const others = await filesIn(folder, "cases");
  for (const item of waiting) await decide(folder, [item.id], revisedBy(item));
  expectOnlyChanged([others, await filesIn(folder, "cases")], decidedFiles(edited));
  await done(folder, "check", "--base", "main");
  const all = casesWith("every", () => true);
  expect((await planOf(folder)).items).toEqual([]);
  expect(await exportedIds(folder)).toEqual(all);
  expectEvidence(await filesIn(folder, "cases"), second);
  await commitAll(folder, "Judge the others again");

  // The third state: ids stay, and 19 texts are edited.
  await recordState(folder, anthropic, 3);
  await commitAll(folder, "Record the third state");
  const touched = casesWith("some", (chunk) => isEditedAt(onNewHost(chunk)));
  expect(touched).toHaveLength(20);
  const third = await planOf(folder);
  expect(third.counts).toMatchObject({ refresh: 20, current: 0, carried: 80 });
  expect(idsOf(third.items)).toEqual(touched);
  expect(await exportedIds(folder)).toEqual(all.filter((id) => !touched.includes(id)));
  const untouched = await filesIn(folder, "cases");
  const whole = third.items.filter((item) => sameChunkQuotes(item).length === 0);
  await decide(folder, idsOf(whole), confirmedWith([]));
  for (const item of third.items.filter((one) => !whole.includes(one))) {
    await decide(folder, [item.id], confirmedWith(sameChunkQuotes(item)));
  }
  expectOnlyChanged([untouched, await filesIn(folder, "cases")], confirmedFiles(touched));
  await done(folder, "check", "--base", "main");
  expectEvidence(await filesIn(folder, "cases"), last);
  expect((await planOf(folder)).counts).toMatchObject({ refresh: 0, current: 20, carried: 80 });
  expect(await exportedIds(folder)).toEqual(all);
}, 300_000);
