import { expect, test } from "vitest";
import {
  broughtBy,
  closingOf,
  isToldAs,
  type Closing,
} from "../../../src/approving/merged/closing.ts";
import type { Said } from "../../../src/approving/said.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { approving } from "../../support/counted-reviews.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";

const id = "refund-policy-001";

async function closingWith(
  said: readonly Said[],
  open: ReadonlySet<string> = new Set([id]),
): Promise<Closing> {
  const { judged } = await judgedPullOf(goodSet(), goodSet(pendingCase), { said });
  const recording = { files: [], withheld: [], changedSince: new Map() };
  return closingOf(judged, recording, { open, by: undefined });
}

async function acceptLine(): Promise<string> {
  const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase));
  const page = reviewTexts(reviewPlace).comment(judged, recording);
  return /^ (accept [\da-f]{32}:)$/m.exec(page)?.[1] ?? "";
}

test("a case that nobody judged is unapproved, or a candidate where somebody took it as one", async () => {
  const accepting = [approving(`${await acceptLine()} It is for later.`)];
  expect(await closingWith([])).toMatchObject({ unapproved: [id], accepted: [] });
  expect(await closingWith(accepting)).toMatchObject({ unapproved: [], accepted: [id] });
  expect(await closingWith(accepting, new Set())).toMatchObject({ unapproved: [], accepted: [] });
});

test("a comment is written anew as long as something is missing, since people go on saying things", async () => {
  const missing = await closingWith([]);
  const done = await closingWith([], new Set());
  expect(isToldAs(undefined, done)).toBe(false);
  expect(isToldAs(missing, missing)).toBe(false);
  expect(isToldAs(missing, done)).toBe(false);
  expect(isToldAs(done, done)).toBe(true);
  const underway = { ...done, underway: [id], by: 12 };
  expect(isToldAs(underway, underway)).toBe(true);
  expect(isToldAs({ ...underway, by: undefined }, underway)).toBe(false);
  expect(isToldAs(underway, done)).toBe(true);
});

test("a pull request brings decisions only where a run keeps it up to date", () => {
  const all = [
    "created",
    "updated",
    "unchanged",
    "edited",
    "respected",
    "refused",
    "closed",
  ] as const;
  const bringing = all.filter((is) => broughtBy({ is, number: 12 }) === 12);
  expect(bringing).toEqual(["created", "updated", "unchanged"]);
  expect(broughtBy(undefined)).toBeUndefined();
});
