import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { filesIn, runIn } from "../support/command.ts";
import { approved, caseFiles, type Files } from "../support/good-set.ts";
import { candidateOn, familiesText, period, refusal, splitSet } from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const [refunds, travel] = [
  "refunds: {title: Refunds, documents: [refund-policy]}",
  "travel: {title: Travel, documents: [travel-policy]}",
];
const assignment = "assignment: {salt: s, weights: {dev: 0.7, test: 0.3}}";
const open = { families: [refunds, travel], rest: [assignment] };
const cases = [
  candidateOn("a", ["refund-policy"]),
  candidateOn("b", ["travel-policy"]),
  refusal("c", "families: []"),
];

async function assigned(
  files: Files,
  ...words: readonly string[]
): Promise<{ readonly told: string; readonly folder: string }> {
  const folder = tempFolder(files);
  const { code, out, err } = await runIn(folder, "families", "assign", ...words);
  return { told: `${out}${err}exit ${code}`, folder };
}

function textIn(folder: string, path: string): string {
  return readFileSync(join(folder, path), "utf8");
}

function splitsIn(folder: string): Record<string, string | undefined> {
  const { families } = parse(textIn(folder, "families.yaml"));
  const all = Object.entries(families as Record<string, { split?: string }>);
  return Object.fromEntries(all.map(([id, { split }]) => [id, split]));
}

describe("touchstone families assign", () => {
  test("proposes a split for each component without one, and writes nothing", async () => {
    const files = splitSet(open, ...cases);
    const { told, folder } = await assigned(files);
    expect(told).toMatchInlineSnapshot(`
      "  test        1 case  refunds
        dev         1 case  travel
        dev         1 case drawn alone: c

        split  meant  cases          families  components
        dev    70 %   0 -> 2 (67 %)  0 -> 1    0 -> 2
        test   30 %   0 -> 1 (33 %)  0 -> 1    0 -> 1
        none          3 -> 0 (0 %)   2 -> 0    3 -> 0

      The side test gets 1 component, and the claim asks for 2: "touchstone check --for evaluation" will say so.

      Nothing was written. The same command with --write records these splits.
      exit 0"
    `);
    expect(textIn(folder, "families.yaml")).toBe(files["families.yaml"]);
  });

  test("with --write adds lines of splits and no other, and then the check is clean", async () => {
    const files = splitSet(open, ...cases);
    const { told, folder } = await assigned(files, "--write");
    expect(told).toContain(
      "Written: the split of 2 families in families.yaml, the split of 1 case in its file.",
    );
    expect(textIn(folder, "families.yaml")).toMatchInlineSnapshot(`
      "claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
      grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
      families:
        refunds: {title: Refunds, documents: [refund-policy], split: test}
        travel: {title: Travel, documents: [travel-policy], split: dev}
      assignment: {salt: s, weights: {dev: 0.7, test: 0.3}}
      "
    `);
    expect(textIn(folder, "cases/c.yaml")).toBe(`${files["cases/c.yaml"]}split: dev\n`);
    expect((await runIn(folder, "families", "check")).out).toContain("0 errors");
    expect((await runIn(folder, "fmt", "--check")).code).toBe(0);
  });

  test("draws nothing the second time", async () => {
    const { folder } = await assigned(splitSet(open, ...cases), "--write");
    const before = await filesIn(folder);
    const { out, code } = await runIn(folder, "families", "assign", "--write", "--salt", "other");
    expect(out).toContain("There is nothing to draw. Nothing was written.");
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("moves nobody when a family is added later", async () => {
    const { folder } = await assigned(
      splitSet({ ...open, families: [refunds] }, cases[0] ?? ""),
      "--write",
    );
    const before = splitsIn(folder);
    const text = textIn(folder, "families.yaml").replace("assignment", `  ${travel}\nassignment`);
    const more = tempFolder({
      ...(await filesIn(folder)),
      "families.yaml": text,
      ...caseFiles(...cases),
    });
    await runIn(more, "families", "assign", "--write");
    expect(splitsIn(more)).toEqual({ ...before, travel: expect.any(String) });
  });

  test("records the salt and the shares of the flags behind the grouping rule", async () => {
    const { families } = open;
    const words = ["--salt", "acme-2026", "--weights", "dev=0.5,validation=0,test=0.5", "--write"];
    const { folder } = await assigned(splitSet({ families }, ...cases), ...words);
    expect(textIn(folder, "families.yaml")).toMatchInlineSnapshot(`
      "claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01}
      grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
      assignment:
        salt: acme-2026
        weights:
          dev: 0.5
          validation: 0
          test: 0.5
      families:
        refunds: {title: Refunds, documents: [refund-policy], split: dev}
        travel: {title: Travel, documents: [travel-policy], split: test}
      "
    `);
  });

  test("changes the salt alone where the shares are the recorded ones", async () => {
    const { folder } = await assigned(splitSet(open, ...cases), "--salt", "t", "--write");
    expect(textIn(folder, "families.yaml")).toContain(
      "assignment: {salt: t, weights: {dev: 0.7, test: 0.3}}",
    );
  });

  test("lets a new family follow the recorded side of its component", async () => {
    const families = [refunds.replace("}", ", split: test}"), travel];
    const both = candidateOn("both", ["refund-policy", "travel-policy"]);
    const { told, folder } = await assigned(
      splitSet({ ...open, families }, both, ...cases),
      "--write",
    );
    expect(told).toMatch(
      /test +3 cases {2}refunds and travel; follows "refunds", which is recorded as test\n/,
    );
    expect(splitsIn(folder)).toEqual({ refunds: "test", travel: "test" });
  });

  test("refuses a component whose recorded members are on two sides, and writes the others", async () => {
    const families = [
      refunds.replace("}", ", split: test}"),
      'terms: {title: Terms, documents: ["terms*"]}',
      travel.replace("}", ", split: dev}"),
    ];
    const rest = ["related: [{families: [refunds, terms, travel], reason: One text.}]", assignment];
    const { told, folder } = await assigned(splitSet({ families, rest }, ...cases), "--write");
    expect(told).toMatchInlineSnapshot(`
      "  refused     2 cases  refunds, terms and travel; "refunds" is test and "travel" is dev, and they belong together. "touchstone families check" says what joins them
        dev         1 case drawn alone: c

        split  meant  cases          families  components
        dev    70 %   1 -> 2 (67 %)  1         0 -> 1
        test   30 %   1 (33 %)       1         0
        none          1 -> 0 (0 %)   1         2 -> 1

      The largest component, "refunds", has 2 of 3 cases (67 %), more than the 30 % of test. Wherever it is, at most 1 can be elsewhere.
      The side test gets 0 components, and the claim asks for 2: "touchstone check --for evaluation" will say so.

      Written: the split of 1 case in its file. Next: touchstone families check.
      exit 1"
    `);
    expect(splitsIn(folder)["terms"]).toBeUndefined();
    expect(textIn(folder, "cases/c.yaml")).toContain("split: dev");
  });

  test("draws families of one case as one, by the smallest id", async () => {
    const both = candidateOn("both", ["refund-policy", "travel-policy"]);
    const { told } = await assigned(splitSet(open, both));
    expect(told).toMatchInlineSnapshot(`
      "  test        1 case  refunds and travel

        split  meant  cases           families  components
        dev    70 %   0 (0 %)         0         0
        test   30 %   0 -> 1 (100 %)  0 -> 2    0 -> 1
        none          1 -> 0 (0 %)    2 -> 0    1 -> 0

      A balanced split is impossible: there is 1 case. Whatever side it is on, none is left for another one.
      The side test gets 1 component, and the claim asks for 2: "touchstone check --for evaluation" will say so.

      Nothing was written. The same command with --write records these splits.
      exit 0"
    `);
  });

  test("says that one component larger than every share cannot be balanced", async () => {
    const many = ["d", "e", "f", "g", "h", "i", "j"].map((id) =>
      candidateOn(id, ["refund-policy"]),
    );
    const { told } = await assigned(splitSet(open, ...many, ...cases));
    expect(told).toContain(
      'A balanced split is impossible: the largest component, "refunds", has 8 of 10 cases (80 %), and no side is to have more than 70 %. With it on test, at most 2 can be elsewhere.',
    );
  });

  test("says of the largest component the side that it was drawn to", async () => {
    const many = ["d", "e", "f", "g", "h", "i", "j"].map((id) =>
      candidateOn(id, ["refund-policy"]),
    );
    const told = await Promise.all(
      ["1", "2", "3", "4", "5", "6"].map(
        async (seed) => (await assigned(splitSet(open, ...many, ...cases), "--salt", seed)).told,
      ),
    );
    const drawn = told.map((text) => /^ *(\w+) .*refunds/m.exec(text)?.[1]);
    const said = told.map((text) => /With it on (\w+)/.exec(text)?.[1]);
    expect(said).toEqual(drawn);
    expect(new Set(said)).toEqual(new Set(["dev", "test"]));
  });

  test("does not draw a family that no case needs", async () => {
    const { told, folder } = await assigned(splitSet(open, cases[0] ?? ""), "--write");
    expect(told).toContain("1 family without a case is not drawn yet: travel.");
    expect(splitsIn(folder)["travel"]).toBeUndefined();
  });

  test("asks whoever wrote a case without document what it is about", async () => {
    const { told } = await assigned(splitSet(open, refusal("c")), "--write");
    expect(told).toContain(
      'refused     1 case  case c; it rests on no document and names no family. Write the families that it is about, or "families: []" where it is about none',
    );
    expect(told).toContain("There is nothing to draw. Nothing was written.\nexit 1");
  });

  test("does not draw what something unknown may join", async () => {
    const { told } = await assigned(splitSet({ ...open, families: [refunds] }, ...cases));
    expect(told).toContain("case b; not all is known that case b belongs to.");
  });

  test("does not hold out what people have learned from", async () => {
    const rest = [
      assignment,
      "exposures: [{families: [refunds], by: sam, at: 2026-09-03T10:00:00Z, run: r1, learned: A prompt.}]",
    ];
    const { told } = await assigned(splitSet({ ...open, rest }, ...cases));
    expect(told).toContain(
      'refused     1 case  refunds; people have learned from it. Record "dev" or "regression" by hand',
    );
  });

  test("draws no case that an exception excludes", async () => {
    const rest = [
      assignment,
      "exceptions: [{cases: [c], decision: exclude, reason: Not ours., decidedBy: sam, decidedAt: 2026-09-03}]",
    ];
    const { told } = await assigned(splitSet({ ...open, rest }, ...cases));
    expect(told).not.toContain("drawn alone");
  });

  test("gives the same as one JSON object", async () => {
    const folder = tempFolder(splitSet(open, ...cases));
    const { out } = await runIn(folder, "families", "assign", "--format", "json", "--write");
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "assignment": {
          "salt": "s",
          "weights": {
            "dev": 0.7,
            "test": 0.3,
          },
        },
        "balance": {
          "cases": 3,
          "sides": [
            {
              "after": {
                "cases": 2,
                "components": 2,
                "families": 1,
              },
              "before": {
                "cases": 0,
                "components": 0,
                "families": 0,
              },
              "share": 0.7,
              "split": "dev",
            },
            {
              "after": {
                "cases": 1,
                "components": 1,
                "families": 1,
              },
              "before": {
                "cases": 0,
                "components": 0,
                "families": 0,
              },
              "share": 0.3,
              "split": "test",
            },
            {
              "after": {
                "cases": 0,
                "components": 0,
                "families": 0,
              },
              "before": {
                "cases": 3,
                "components": 3,
                "families": 2,
              },
              "share": null,
              "split": null,
            },
          ],
        },
        "components": [
          {
            "cases": [
              "c",
            ],
            "families": [],
            "how": "drawn",
            "name": "c",
            "reason": "drawn by "c"",
            "split": "dev",
            "why": null,
          },
          {
            "cases": [
              "a",
            ],
            "families": [
              "refunds",
            ],
            "how": "drawn",
            "name": "refunds",
            "reason": "drawn by "refunds"",
            "split": "test",
            "why": null,
          },
          {
            "cases": [
              "b",
            ],
            "families": [
              "travel",
            ],
            "how": "drawn",
            "name": "travel",
            "reason": "drawn by "travel"",
            "split": "dev",
            "why": null,
          },
        ],
        "limits": [
          {
            "kind": "few-test-components",
            "sentence": "The side test gets 1 component, and the claim asks for 2: "touchstone check --for evaluation" will say so.",
          },
        ],
        "unused": [],
        "written": [
          "families.yaml",
          "cases/c.yaml",
        ],
      }
    `);
  });
});

describe("under another claim", () => {
  test("draws each question of a fixed corpus with its variants, approved or not", async () => {
    const files = splitSet(
      { ...open, claim: "fixed-corpus" },
      approved(candidateOn("a", ["refund-policy"])),
      candidateOn("a2", ["refund-policy"], "variantOf: a"),
      candidateOn("b", ["travel-policy"], "# last line"),
    );
    const { told, folder } = await assigned(files, "--write");
    expect(told).toMatchInlineSnapshot(`
      "  test        2 cases  the question of case a
        dev         1 case drawn alone: b

        split  meant  cases          questions
        dev    70 %   0 -> 1 (33 %)  0 -> 1
        test   30 %   0 -> 2 (67 %)  0 -> 1
        none          3 -> 0 (0 %)   2 -> 0

      The largest component, "a", has 2 of 3 cases (67 %), more than the 30 % of test. Wherever it is, at most 1 can be elsewhere.
      The draw is off balance: dev gets 1 of 3 cases (33 %) where 70 % were meant and test gets 2 of 3 cases (67 %) where 30 % were meant. Components are drawn whole, and chance does not even out what is few or of unequal size.

      Written: the split of 3 cases in their files. Next: touchstone families check.
      exit 0"
    `);
    const [a, a2] = ["a", "a2"].map((id) => parse(textIn(folder, `cases/${id}.yaml`)));
    expect(a2.split).toBe(a.split);
    expect((await runIn(folder, "check")).out).toContain("0 errors");
  });

  test("lets the moment of asking decide a period, and draws only what comes before the cutoff", async () => {
    const files = splitSet(
      { ...open, claim: period },
      candidateOn("a", ["refund-policy"], "askedAt: 2026-09-02T00:00:00Z"),
      candidateOn("b", ["travel-policy"], "askedAt: 2026-08-02T00:00:00Z"),
      refusal("c", "families: []"),
    );
    const { told, folder } = await assigned(files, "--write");
    expect(told).toContain("refunds; asked after the cutoff, so it is not drawn");
    expect(told).toContain("case c; it does not say when it is asked");
    expect(splitsIn(folder)).toEqual({ refunds: "test", travel: "dev" });
  });

  test("refuses families whose questions are of both periods", async () => {
    const files = splitSet(
      { ...open, claim: period },
      candidateOn("a", ["refund-policy"], "askedAt: 2026-09-02T00:00:00Z"),
      candidateOn("b", ["refund-policy"], "askedAt: 2026-08-02T00:00:00Z"),
    );
    const { told } = await assigned(files);
    expect(told).toContain("refunds; case b is asked before the cutoff and case a after it");
  });
});

async function refusedFor(change: (text: string) => string | undefined): Promise<string> {
  const { "families.yaml": _, ...files } = splitSet(open, ...cases);
  const text = change(familiesText(open));
  const all: Files = text === undefined ? files : { ...files, "families.yaml": text };
  return (await assigned(all, "--write")).told;
}

describe("what comes before a draw", () => {
  test.for([
    ["a file of families", () => undefined],
    ["a claim", (text: string) => text.replace(/^claim.*\n/, "")],
    ["a grouping rule", (text: string) => text.replace(/^grouping.*\n/m, "")],
    [
      "a grouping rule that says something",
      (text: string) => text.replace("One policy is one family.", '" "'),
    ],
    ["a way to draw", (text: string) => text.replace(/^assignment.*\n/m, "")],
    ["a share", (text: string) => text.replace("dev: 0.7, test: 0.3", "dev: 0")],
    ["families without defects", (text: string) => text.replace("title: Travel, ", "")],
  ] as const)("is %s", async ([name, change]) => {
    expect(await refusedFor(change)).toMatchSnapshot(name);
  });

  test("is that every case can be read", async () => {
    const { told } = await assigned({ ...splitSet(open, ...cases), "cases/x.yaml": "id: [" });
    expect(told).toMatchInlineSnapshot(`
      "1 case file cannot be read, such as "cases/x.yaml", and nobody knows which families they join. touchstone families check says why.
      exit 2"
    `);
  });

  test.for(["dev", "dev=1,prod=1", "dev=1,dev=2", "dev=-1", ""])(
    'is shares that can be read, and "%s" are none',
    async (weights) => {
      const { told } = await assigned(splitSet(open, ...cases), "--weights", weights);
      expect(told).toContain("exit 2");
    },
  );
});
