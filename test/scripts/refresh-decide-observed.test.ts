import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runFor } from "../support/at-desk.ts";
import { folderWith, runIn, type Ran } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import type { Files } from "../support/good-set.ts";
import { observation, observationLines } from "../support/observations.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: { "leave:1": "Parents have sixteen weeks of leave.", "pay:1": "Pay comes monthly." },
};
const two: PlainCorpus = {
  chunks: { ...one.chunks, "pay:2": "A thirteenth salary is paid in December." },
};
const lines = observationLines(
  observation({ id: "asks-december", query: "Is there a thirteenth month?", case: "payday" }),
  observation({ id: "asks-weeks", query: "For how many weeks?", case: "weeks" }),
);
const set: Files = {
  ...twoCorpora(one, two),
  ".github/touchstone.yaml": "reviewers: [sam, noor]\n",
  "cases/payday.yaml": judgedCase("payday", { under: "one", corpus: one, chunks: ["pay:1"] }),
  "cases/weeks.yaml": judgedCase("weeks", { under: "two", corpus: two, chunks: ["leave:1"] }),
  "cases/other.yaml": judgedCase("other", { under: "one", corpus: one, chunks: ["leave:1"] }),
  "asked.jsonl": lines,
};
const decision = ["--by", "sam", "--reason", "Read again with what people ask."];
const when = ["--at", "2026-10-02T08:30:00Z", "--confirm", "query,answer,source,chunks"];
const words = [...decision, ...when];
const asked = ["--observations", "asked.jsonl"];

async function decide(folder: string, ...more: readonly string[]): Promise<Ran> {
  return await runFor(folder, {}, "refresh", "decide", ...more);
}

function refreshIn(folder: string, id: string): Record<string, unknown> {
  const text = readFileSync(join(folder, `cases/${id}.yaml`), "utf8");
  return asFields(asFields(parse(text))["refresh"]);
}

describe("touchstone refresh decide --observations", () => {
  test("decides about a case that is carried, with what asked for it", async () => {
    const folder = await folderWith(set);
    const revised = ["--revised", "--add", "pay:2", "--answer", "Monthly, and once more."];
    const ran = await decide(folder, "payday", ...asked, ...revised, ...words);
    expect(ran.out).toMatchInlineSnapshot(`
      "cases/payday.yaml revised by "sam"
        asked by query-pattern-observed and corpus-revision-changed
        "one" → "two"
        evidence now: "pay:2"
        expected answer: "Monthly, and once more."
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(refreshIn(folder, "payday")).toMatchObject({
      from: "one",
      to: "two",
      reasons: ["query-pattern-observed", "corpus-revision-changed"],
      observations: ["asks-december"],
      outcome: "revised",
    });
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("decides about a case that was judged under the revision itself", async () => {
    const folder = await folderWith(set);
    expect((await decide(folder, "weeks", ...asked, "--confirmed", ...words)).code).toBe(0);
    expect(refreshIn(folder, "weeks")).toMatchObject({
      from: "two",
      to: "two",
      reasons: ["query-pattern-observed"],
      observations: ["asks-weeks"],
    });
    expect((await runIn(folder, "check")).code).toBe(0);
    const again = await runIn(folder, "refresh", "plan", ...asked);
    expect(again.out).toContain("asks-weeks  about weeks, which was decided with it in view");
  });

  test("takes several files, as the plan does", async () => {
    const folder = await folderWith({
      ...set,
      "more.jsonl": observationLines(
        observation({ id: "a-second", query: "And in January?", case: "payday" }),
      ),
    });
    const files = ["--observations", "asked.jsonl", "--observations", "more.jsonl"];
    await decide(folder, "payday", ...files, "--retired", ...words);
    expect(refreshIn(folder, "payday")["observations"]).toEqual(["a-second", "asks-december"]);
  });

  test("shows the case with its observation, and asks", async () => {
    const folder = await folderWith(set);
    const { out } = await runFor(
      folder,
      { answers: ["l"] },
      "refresh",
      "decide",
      "payday",
      ...asked,
    );
    expect(out).toContain("observed   asks-december");
    expect(out).toContain("Asked by query-pattern-observed and corpus-revision-changed");
  });

  test("refuses a case about which none of them asks, and says what would ask", async () => {
    const folder = await folderWith(set);
    const ran = await decide(folder, "other", ...asked, "--confirmed", ...words);
    expect([ran.code, ran.out]).toMatchInlineSnapshot(`
      [
        1,
        "cases/other.yaml:7:17 not decided
        Nothing that concerns the case changed between corpus revisions "one" and "two": its judgment is carried, without a decision.
        fix: Leave it as it is. If an observation asks about it, add --observations FILE; if the case itself is to change, edit it and have it judged with "touchstone review record other"; if nobody needs it, "touchstone review retire other".

      Nothing was written.
      ",
      ]
    `);
  });

  test("refuses to go on with a line that cannot be taken", async () => {
    const folder = await folderWith({ ...set, "asked.jsonl": `${lines}{"id": 1}\n` });
    const ran = await decide(folder, "payday", ...asked, "--confirmed", ...words);
    expect([ran.code, ran.out.split("\n")[0], ran.out.endsWith("Nothing was written.\n")]).toEqual([
      1,
      "asked.jsonl:3:1 not decided",
      true,
    ]);
  });
});
