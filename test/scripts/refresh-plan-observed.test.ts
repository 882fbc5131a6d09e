import { execFileSync } from "node:child_process";
import { truncateSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { dangerousText } from "../support/dangerous-text.ts";
import { approved, caseFiles, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { observation, observationLines } from "../support/observations.ts";

const good = goodSet(approved(pendingCase));
const about = { case: "refund-policy-001" };

async function plan(
  lines: string,
  words: readonly string[] = [],
  files: Files = good,
): Promise<{ code: number; out: string; err: string }> {
  const folder = await folderWith({ ...files, "o.jsonl": lines });
  return await runIn(folder, "refresh", "plan", "--observations", "o.jsonl", ...words);
}

/** The part of a plan for a terminal that is about observations. */
const observedPart = (out: string): string => out.slice(out.indexOf("\nObserved"));

describe("touchstone refresh plan --observations", () => {
  test("tells cases to write with the question, its turns, and the command", async () => {
    const conversation = [
      { role: "user", content: "I bought a sofa in Geneva." },
      { role: "assistant", content: "How can I help?" },
    ];
    const lines = observationLines(
      observation({ conversation, notes: "Since the shop in Geneva opened." }),
      observation({ id: "o 2", query: "When can a customer get a refund?", count: 2 }),
    );
    const { out, code } = await plan(lines);
    expect(code).toBe(0);
    expect(observedPart(out)).toMatchInlineSnapshot(`
      "
      Observed, and no case asks it
        refund-abroad  seen 41 times, 2026-08-01 to 2026-08-30, looked at by noor
          user        I bought a sofa in Geneva.
          assistant   How can I help?
          question    Can I return something that I bought abroad?
          recorded    https://telemetry.example.test/patterns/17
          notes       Since the shop in Geneva opened.
          write it    touchstone new --observation refund-abroad --observations o.jsonl

        o 2  seen 2 times, 2026-08-01 to 2026-08-30, looked at by noor
          question    When can a customer get a refund?
          recorded    https://telemetry.example.test/patterns/17
          near        refund-policy-001 0.63 When can a customer request a refund?
          write it    touchstone new --observation 'o 2' --observations o.jsonl
      "
    `);
  });

  test("tells the most asked ones first, and counts what the limit leaves out", async () => {
    const lines = observationLines(
      ...[2, 9, 4].map((count) =>
        observation({ id: `n${count}`, query: `What is number ${count}?`, count }),
      ),
    );
    const { out } = await plan(lines, ["--limit", "2"]);
    expect(observedPart(out).match(/^ {2}\S.*/gm)).toMatchInlineSnapshot(`
      [
        "  n9  seen 9 times, 2026-08-01 to 2026-08-30, looked at by noor",
        "  n4  seen 4 times, 2026-08-01 to 2026-08-30, looked at by noor",
        "  1 more pattern; --limit 3 tells all",
      ]
    `);
  });

  test("asks about the approved case that an observation names, and tells why", async () => {
    const lines = observationLines(observation(about));
    const { out } = await plan(lines);
    expect(out).toMatchInlineSnapshot(`
      "1 case of 1 to look at under corpus revision "corpus-2026-09-01", in 1 pull
      request; 0 carried, 0 judged under it.
        why        1 query-pattern-observed
        judged     1 case under "corpus-2026-09-01"
        observed   1 pattern: 1 about a case to look at

      touchstone/refresh/--no-family  1 case
        refund-policy-001  query-pattern-observed
          question   When can a customer request a refund?
          answer     A customer can request a refund within 30 days of purchase.
          evidence   refund-policy:12  same, the quote stands
          quote      "within 30 days of purchase"
          observed   refund-abroad
          decide     Does the case stand for what people ask? Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   confirm, revise (with other words or chunks), abstain, retire

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To decide about it: touchstone refresh decide <case>

      Observed, about an approved case that does not represent it
        refund-abroad  seen 41 times, 2026-08-01 to 2026-08-30, looked at by noor
          question    Can I return something that I bought abroad?
          recorded    https://telemetry.example.test/patterns/17
          decide it   touchstone refresh decide refund-policy-001 --observations o.jsonl
      "
    `);
    const [whole] = [await plan(lines, ["refund-policy-001"])];
    expect(whole.out).toContain("  refund-policy-001  query-pattern-observed");
    expect(whole.out).toContain("observed   refund-abroad");
  });

  test("tells each that proposes nothing in one line", async () => {
    const retired = `${approved(pendingCase.replace("-001", "-002"))}retired: {by: sam, at: 2026-09-02T09:00:00Z, reason: Gone.}\n`;
    const lines = observationLines(
      observation({ id: "a", query: "When can a customer request a refund?" }),
      observation({ id: "b", count: 1 }),
      observation({ id: "c", reviewedBy: undefined, reviewedAt: undefined }),
      observation({ id: "d", case: "refund-policy-009" }),
      observation({ id: "e", case: "refund-policy-002" }),
      observation({ id: "f" }),
      observation({ id: "g" }),
    );
    const { out } = await plan(lines, [], { ...good, ...caseFiles(retired) });
    expect(out.slice(out.indexOf("Observed, and nothing"))).toMatchInlineSnapshot(`
      "Observed, and nothing proposed
        a  represented by refund-policy-001 (asks the same)
        b  seen once, so there is no pattern yet
        c  nobody has looked at the recorded queries: "reviewedBy" and "reviewedAt" are missing
        d  names case "refund-policy-009", which the set does not have
        e  names refund-policy-002, which is retired
        g  asks the same as "f"
      "
    `);
  });

  test("tells wrong lines with their places, plans with the others, and ends with 1", async () => {
    const lines = observationLines(observation({ source: undefined }), observation(about));
    const { out, code } = await plan(lines);
    expect(code).toBe(1);
    expect(out).toContain("1 case of 1 to look at");
    expect(out.slice(out.indexOf("o.jsonl:"))).toMatchInlineSnapshot(`
      "o.jsonl:1:1 not taken
        "source" is missing. Without a source nobody can look the recorded queries up.
        fix: Add "source": the address, or the query to your telemetry, that shows the recorded queries.
      "
    `);
  });

  test("takes several files as one", async () => {
    const folder = await folderWith({
      ...good,
      "a.jsonl": observationLines(observation({ id: "a" })),
      "b.jsonl": observationLines(observation({ id: "b", query: "Who delivers?" })),
    });
    const words = ["--observations", "a.jsonl", "--observations", "b.jsonl"];
    const { out } = await runIn(folder, "refresh", "plan", ...words);
    expect(out).toContain("2 patterns: 2 to write a case for");
  });

  test("refuses a file that is not there", async () => {
    const folder = await folderWith(good);
    const { code, err } = await runIn(folder, "refresh", "plan", "--observations", "no.jsonl");
    expect([code, err]).toEqual([2, '"no.jsonl" is not a file that can be opened.\n']);
  });

  test("reads plain files alone, and nothing of one that is too large", async () => {
    const folder = await folderWith({ ...good, "large.jsonl": "" });
    truncateSync(join(folder, "large.jsonl"), 64 * 1024 * 1024 + 1);
    execFileSync("mkfifo", [join(folder, "pipe")]);
    const refusal = async (name: string): Promise<unknown> => {
      const { code, err } = await runIn(folder, "refresh", "plan", "--observations", name);
      return [code, err];
    };
    expect(await Promise.all(["large.jsonl", "pipe", "/dev/zero", "cases"].map(refusal)))
      .toMatchInlineSnapshot(`
      [
        [
          2,
          ""large.jsonl" is larger than the 64 MiB that a file of observations may have, so it was not read. Cut it into several files, and name each.
      ",
        ],
        [
          2,
          ""pipe" is a pipe or a device, and not a plain file. Write it to a file, and name that.
      ",
        ],
        [
          2,
          ""/dev/zero" is a pipe or a device, and not a plain file. Write it to a file, and name that.
      ",
        ],
        [
          2,
          ""cases" is not a file that can be opened.
      ",
        ],
      ]
    `);
  });

  test("writes nothing", async () => {
    const folder = await folderWith({ ...good, "o.jsonl": observationLines(observation(about)) });
    const again = await runIn(folder, "refresh", "plan", "--observations", "o.jsonl");
    const twice = await runIn(folder, "refresh", "plan", "--observations", "o.jsonl");
    expect(twice).toEqual(again);
  });

  test("gives scripts every observation with its reason, and the refused lines", async () => {
    const lines = observationLines(
      observation({ query: "When can a customer get a refund?" }),
      observation({ ...about, id: "about" }),
      { id: "wrong" },
    );
    const { out, code } = await plan(lines, ["--format", "json"]);
    expect(code).toBe(1);
    const { observations } = JSON.parse(out) as { observations: unknown };
    expect(observations).toMatchInlineSnapshot(`
      {
        "observed": [
          {
            "at": {
              "column": 1,
              "file": "o.jsonl",
              "line": 2,
            },
            "case": "refund-policy-001",
            "cases": [
              {
                "file": "cases/refund-policy-001.yaml",
                "id": "refund-policy-001",
                "stage": "approved",
              },
            ],
            "count": 41,
            "firstSeen": "2026-08-01T00:00:00Z",
            "id": "about",
            "lastSeen": "2026-08-30T00:00:00Z",
            "near": [],
            "outOfUse": [],
            "outcome": "asks-about",
            "query": "Can I return something that I bought abroad?",
            "reasons": [
              "query-pattern-observed",
            ],
            "repeats": null,
            "reviewedAt": "2026-09-01T09:00:00Z",
            "reviewedBy": "noor",
            "source": "https://telemetry.example.test/patterns/17",
          },
          {
            "at": {
              "column": 1,
              "file": "o.jsonl",
              "line": 1,
            },
            "cases": [],
            "count": 41,
            "firstSeen": "2026-08-01T00:00:00Z",
            "id": "refund-abroad",
            "lastSeen": "2026-08-30T00:00:00Z",
            "near": [
              {
                "file": "cases/refund-policy-001.yaml",
                "id": "refund-policy-001",
                "likeness": 0.625,
                "stage": "approved",
              },
            ],
            "outOfUse": [],
            "outcome": "new-case",
            "query": "When can a customer get a refund?",
            "reasons": [
              "query-pattern-observed",
            ],
            "repeats": null,
            "reviewedAt": "2026-09-01T09:00:00Z",
            "reviewedBy": "noor",
            "source": "https://telemetry.example.test/patterns/17",
          },
        ],
        "refused": [
          {
            "at": {
              "column": 1,
              "file": "o.jsonl",
              "line": 3,
            },
            "fix": "Add them; docs/observations.md shows a whole line.",
            "message": ""query", "count", "firstSeen", "lastSeen" and "source" are missing. Without a source nobody can look the recorded queries up.",
            "related": [],
          },
        ],
      }
    `);
  });

  test("names patterns on a page without their questions", async () => {
    const lines = observationLines(
      observation({ query: "When can a customer get a refund?", notes: "Asked by Robin." }),
      observation({ ...about, id: "about", query: "And with a gift card?" }),
      { id: "wrong" },
    );
    const { out } = await plan(lines, ["--format", "markdown"]);
    expect(out.slice(out.indexOf("## Observed"))).toMatchInlineSnapshot(`
      "## Observed questions

      - \`about\`: asks about refund-policy-001: somebody looks at that case again
      - \`refund-abroad\`: **a case to write**, seen 41 times, 2026-08-01 to 2026-08-30, looked at by noor; near: [\`refund-policy-001\`](cases/refund-policy-001.yaml) (0.63)

      ## Lines that were not taken

      - \`o.jsonl:3\`
      "
    `);
    expect(out).not.toMatch(/get a refund|Robin|gift card/);
  });

  test("prints no text of an observation as anything but text", async () => {
    const text = dangerousText().filter((one) => one.trim() !== "");
    await fc.assert(
      fc.asyncProperty(text, text, async (query, source) => {
        const line = observationLines(
          observation({ query, source, notes: query, reviewedBy: source }),
        );
        const { out, code } = await plan(line);
        expect([0, 1]).toContain(code);
        expect(out).not.toMatch(
          /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|^::|##\[/m,
        );
      }),
      { numRuns: 20 },
    );
  });
});
