import { expect, test } from "vitest";
import { sentinelReasons } from "../../src/model/sentinel.ts";
import { check } from "../../src/rules/check.ts";
import { standingOf } from "../../src/review/standing.ts";
import {
  cases,
  dataset,
  isApproved,
  isCandidate,
  namedIn,
  story,
  tableRows,
  tally,
} from "./example-set.ts";

const approved = cases.filter(isApproved);
const candidates = cases.filter(isCandidate);

test("the set has no finding of any rule", () => {
  expect(check(dataset)).toEqual([]);
});

test("it shows every kind of outcome and every reason to refuse", () => {
  expect(cases.length).toBeGreaterThanOrEqual(48);
  expect(tally(approved.map(({ kind }) => kind))).toMatchInlineSnapshot(`
    {
      "abstention": 11,
      "answerable": 60,
      "inconclusive": 4,
    }
  `);
  const because = cases.map((one) => (one.kind === "abstention" ? one.because : undefined));
  expect(Object.keys(tally(because))).toEqual([
    "ambiguous",
    "not-in-corpus",
    "not-permitted",
    "out-of-scope",
  ]);
});

test("candidates come from people, every lane of generators, use and a table", () => {
  const lanes = candidates.map(({ origin }) =>
    origin?.kind === "synthetic" ? origin.lane : origin?.kind,
  );
  expect(tally(lanes)).toMatchInlineSnapshot(`
    {
      "backlog": 2,
      "exploration": 2,
      "human": 2,
      "import": 3,
      "phrasing": 2,
      "telemetry": 2,
    }
  `);
});

test("cases were judged under all three revisions", () => {
  const judged = cases.filter(({ review }) => review?.digest !== undefined);
  expect(tally(judged.map(({ corpusRevision }) => corpusRevision))).toMatchInlineSnapshot(`
    {
      "corpus-2026-06-01": 42,
      "corpus-2026-09-01": 33,
      "corpus-2026-11-01": 5,
    }
  `);
  expect([...dataset.revisions.keys()].toSorted()).toEqual(
    tableRows("| revision | documents |").flatMap(([id = ""]) => namedIn(id)),
  );
});

test("there is one sentinel for each reason, as the page says, and one difference was settled", () => {
  const sentinels = approved.filter(({ sentinel }) => sentinel !== undefined);
  const told = tableRows("| why | case |").map(([why, id = ""]) => [why, ...namedIn(id)]);
  const held = sentinels.map(({ id, sentinel }) => [sentinel?.why, id]);
  expect(new Set(held.map(String))).toEqual(new Set(told.map(String)));
  expect(tally(held.map(([why]) => why))).toEqual(tally(sentinelReasons));
  for (const { sentinel } of sentinels) expect(sentinel?.reviews).toHaveLength(2);
  const resolved = sentinels.filter(({ sentinel }) => sentinel?.resolution !== undefined);
  expect(resolved.map(({ id }) => id)).toEqual(["phishing-001"]);
});

test("every decision was made about exactly what the file says and the corpus it names", () => {
  for (const file of dataset.cases) {
    if (file.whole !== undefined && isCandidate(file.whole)) continue;
    expect(standingOf(dataset, file), file.path).toMatchObject({
      content: "as-judged",
      corpus: "as-judged",
    });
  }
});

test("no two decisions give the same reason, and every one is recorded at a desk", () => {
  const reviews = cases.flatMap(({ review }) => (review?.reason === undefined ? [] : [review]));
  expect(new Set(reviews.map(({ reason }) => reason)).size).toBe(reviews.length);
  expect(tally(reviews.map(({ via }) => via))).toEqual({ local: reviews.length });
});

test("the page names the refreshes that were decided", () => {
  const told = tableRows("| case | its evidence").map(([id = "", , what = ""]) => [
    ...namedIn(id),
    what.split(":", 1)[0],
  ]);
  const decided = cases.flatMap(({ id, refresh }) =>
    refresh?.outcome === undefined ? [] : [[id, refresh.outcome]],
  );
  expect(decided.map(String).toSorted()).toEqual(told.map(String).toSorted());
});

test("every case that the page names is in the set", () => {
  const ids: ReadonlySet<string> = new Set(cases.map(({ id }) => id));
  const named = namedIn(story).filter((name) => /^[a-z-]+-\d{3}$/.test(name));
  expect(named.filter((name) => !ids.has(name))).toEqual([]);
});
