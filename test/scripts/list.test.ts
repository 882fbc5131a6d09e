import { describe, expect, test } from "vitest";
import { runIn, runWith, type Ran } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
  shortCase,
  type Files,
} from "../support/good-set.ts";
import { disputed, jordan, resolution, sentinel, unsupportedBy } from "../support/sentinels.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";
import { tempFolder } from "../support/temp-folder.ts";

const named = (text: string, id: string): string => text.replace(/^id: .*$/m, `id: ${id}`);
const asked = "conversation: [{role: user, content: Hello}, {role: assistant, content: Yes?}]\n";

const files: Files = {
  ...goodSet(),
  "cases/refunds/refund-policy-001.yaml": `${pendingCase}tags: [refunds]\n`,
  "cases/refunds/approved-001.yaml": approved(named(pendingCase, "approved-001")),
  "cases/refunds/short-001.yaml": `${named(shortCase, "short-001")}${asked}`,
  "cases/parking/parking-001.yaml": `${pendingAbstention.replace(/^families: .*\n/m, "")}families: [parking, offices]\n`,
  "cases/parking/rejected-001.yaml": approved(named(pendingAbstention, "rejected-001"), {
    status: "rejected",
  }),
  "cases/parking/retired-001.yaml": `${approved(named(pendingAbstention, "retired-001"))}retired: {by: a, at: 2026-09-02T00:00:00Z, reason: Nobody asks.}\n`,
};

const corpus = { chunks: { "a:1": "Thirty days.", "b:1": "Rail before air." } };
const later = { chunks: { ...corpus.chunks, "b:1": "Rail only." } };
/** Cases whose judgments are carried, stale and current, and a candidate. */
const judgedSet: Files = {
  ...twoCorpora(corpus, later),
  ...caseFiles(
    judgedCase("a", { under: "one", corpus, chunks: ["a:1"] }),
    judgedCase("b", { under: "one", corpus, chunks: ["b:1"] }),
    judgedCase("c", { under: "two", corpus: later, chunks: ["b:1"] }),
    named(pendingCase, "waiting"),
  ),
};

const list = async (...words: readonly string[]): Promise<Ran> =>
  await runIn(tempFolder(files), "list", ...words);

describe("touchstone list", () => {
  test("tells of each case what it is, what it rests on and what it asks", async () => {
    const { code, out, err } = await list();
    expect(out).toMatchInlineSnapshot(`
      "cases/parking
        parking-001   pending   abstention    not-in-corpus; family parking, offices
          Where can visitors park?
        rejected-001  rejected  abstention    not-in-corpus
          Where can visitors park?
        retired-001   retired   abstention    not-in-corpus
          Where can visitors park?

      cases/refunds
        approved-001       approved  answerable    refund-policy
          When can a customer request a refund?
        refund-policy-001  pending   answerable    refund-policy
          When can a customer request a refund?
        short-001          pending   answerable    refund-policy; after 2 turns
          When can a customer request a refund?

      6 cases: 1 approved, 3 pending, 1 rejected, 1 retired
      "
    `);
    expect([code, err]).toEqual([0, ""]);
  });

  test.for([
    ["judgment=stale", ["b"]],
    ["judgment=carried", ["a"]],
    ["judgment=current", ["c"]],
    ["judgment=", ["waiting"]],
    ["judgment!=stale", ["a", "c", "waiting"]],
  ] as const)("lists the cases with %s", async ([condition, ids]) => {
    const folder = tempFolder(judgedSet);
    const { out } = await runIn(folder, "list", "--where", condition, "--format", "ids");
    expect(out).toBe(ids.map((id) => `${id}\n`).join(""));
  });

  test("names the words for a judgment where somebody writes another one", async () => {
    const { code, out, err } = await runIn(
      tempFolder(judgedSet),
      "list",
      "--where",
      "judgment=gone",
    );
    expect([code, out, err]).toEqual([
      2,
      "",
      'No judgment is "gone". It is current, carried or stale.\n',
    ]);
  });

  test("edits what a list with the same condition shows", async () => {
    const folder = tempFolder(judgedSet);
    const words = ["--where", "judgment=stale", "--add", "tags=moved", "--dry-run"] as const;
    const { code, out } = await runIn(folder, "edit", ...words);
    expect(code).toBe(0);
    expect(out.match(/cases\/\w+\.yaml/g)).toContain("cases/b.yaml");
    expect(out).not.toContain("cases/a.yaml");
  });

  test("lists what meets every condition, in one folder, whatever became of it", async () => {
    const { out } = await list("cases/parking", "--where", "status!=pending", "--where", "id=re*");
    expect(out).toMatchInlineSnapshot(`
      "cases/parking
        rejected-001  rejected  abstention    not-in-corpus
          Where can visitors park?
        retired-001   retired   abstention    not-in-corpus
          Where can visitors park?

      2 of 3 cases: 1 rejected, 1 retired
      "
    `);
  });

  test("says that nothing fits, with the nearest value", async () => {
    const { code, out } = await list("--where", "kind=abstenion");
    expect(out).toMatchInlineSnapshot(`
      "None of 6 cases fits.
        No case meets kind=abstenion. Write "abstention" if that is what it means.
      "
    `);
    expect(code).toBe(0);
  });

  test("clips to the width of a terminal, and nowhere else", async () => {
    const query = "Wie lange habe ich 返金 Zeit? ".repeat(9).trim();
    const cwd = tempFolder({
      ...goodSet(),
      "cases/long-001.yaml": named(pendingCase, "long-001").replace(
        /^query: .*$/m,
        `query: ${query}`,
      ),
    });
    const { out } = await runWith({ cwd, terminal: { columns: 60 } }, "list");
    expect(out).toMatchInlineSnapshot(`
      "cases
        long-001  pending   answerable    refund-policy
          Wie lange habe ich 返金 Zeit? Wie lange habe ich 返金 Z…

      1 case: 1 pending
      "
    `);
    expect((await runIn(cwd, "list")).out).toContain(`\n    ${query}\n`);
  });

  test("lists the same from another folder, with paths that lead there", async () => {
    const folder = tempFolder(
      Object.fromEntries(Object.entries(files).map(([p, t]) => [`eval/${p}`, t])),
    );
    expect((await runIn(folder, "list", "eval", "--format", "paths")).out).toMatchInlineSnapshot(`
      "eval/cases/parking/parking-001.yaml
      eval/cases/parking/rejected-001.yaml
      eval/cases/parking/retired-001.yaml
      eval/cases/refunds/approved-001.yaml
      eval/cases/refunds/refund-policy-001.yaml
      eval/cases/refunds/short-001.yaml
      "
    `);
  });

  test("prints ids for scripts", async () => {
    const { out } = await list("--where", "status=pending", "--format", "ids");
    expect(out).toMatchInlineSnapshot(`
      "parking-001
      refund-policy-001
      short-001
      "
    `);
  });

  test("prints one JSON object with a case a line", async () => {
    const { out } = await list(
      "cases/parking/parking-001.yaml",
      "cases/refunds",
      "--format",
      "json",
    );
    expect(out).toMatchInlineSnapshot(`
      "{"cases":[
      {"id":"parking-001","file":"cases/parking/parking-001.yaml","kind":"abstention","because":"not-in-corpus","status":"pending","query":"Where can visitors park?","turns":0,"documents":[],"families":["parking","offices"],"split":null,"tags":[],"sentinel":null},
      {"id":"approved-001","file":"cases/refunds/approved-001.yaml","kind":"answerable","because":null,"status":"approved","query":"When can a customer request a refund?","turns":0,"documents":["refund-policy"],"families":null,"split":null,"tags":[],"sentinel":null},
      {"id":"refund-policy-001","file":"cases/refunds/refund-policy-001.yaml","kind":"answerable","because":null,"status":"pending","query":"When can a customer request a refund?","turns":0,"documents":["refund-policy"],"families":null,"split":null,"tags":["refunds"],"sentinel":null},
      {"id":"short-001","file":"cases/refunds/short-001.yaml","kind":"answerable","because":null,"status":"pending","query":"When can a customer request a refund?","turns":2,"documents":["refund-policy"],"families":null,"split":null,"tags":[],"sentinel":null}
      ],"others":0,"unreadable":[]}
      "
    `);
    expect((asFields(JSON.parse(out))["cases"] as unknown[]).length).toBe(4);
  });

  test("prints JSON where nothing fits", async () => {
    const { out } = await list("--where", "id=x", "--format", "json");
    expect(JSON.parse(out)).toEqual({ cases: [], others: 6, unreadable: [] });
  });

  test("writes a table for a page of Markdown", async () => {
    const { out } = await list("cases/parking", "--format", "markdown");
    expect(out).toMatchInlineSnapshot(`
      "| Case | Question | Kind | Status | Documents |
      | --- | --- | --- | --- | --- |
      | [parking-001](cases/parking/parking-001.yaml) | Where can visitors park? | abstention: not-in-corpus | pending | |
      | [rejected-001](cases/parking/rejected-001.yaml) | Where can visitors park? | abstention: not-in-corpus | rejected | |
      | [retired-001](cases/parking/retired-001.yaml) | Where can visitors park? | abstention: not-in-corpus | retired | |

      3 cases: 1 pending, 1 rejected, 1 retired
      "
    `);
  });

  test("writes no table without a row", async () => {
    const { out } = await list("--where", "id=x", "--format", "markdown");
    expect(out).toBe("None of 6 cases fits.\n");
  });

  test("names files that give no case beside the list, and lists the others", async () => {
    const broken: Files = {
      "cases/a.yaml": "id: a: b\n",
      "cases/b.yaml": "- a\n",
      "cases/c.yaml": "",
    };
    const many = Object.fromEntries(
      Array.from({ length: 11 }, (_, n) => [`cases/m${n}.yaml`, "-"]),
    );
    const { code, out, err } = await runIn(
      tempFolder({ ...goodSet(pendingCase), ...broken }),
      "list",
    );
    expect(out).toContain("1 case: 1 pending\n");
    expect(err).toMatchInlineSnapshot(`
      "3 files cannot be read as cases, so they are not listed. What is wrong with them: touchstone check
        cases/a.yaml
        cases/b.yaml
        cases/c.yaml
      "
    `);
    expect(code).toBe(0);
    const { err: more } = await runIn(
      tempFolder({ ...goodSet(), ...many }),
      "list",
      "--format",
      "json",
    );
    expect(more.split("\n").slice(-3)).toEqual(["  cases/m8.yaml", "  and 1 more", ""]);
  });

  test("lists a case that has defects as far as it can be read", async () => {
    const folder = tempFolder({
      ...goodSet(),
      "cases/odd-001.yaml": "query: 12\nkind: maybe\nreview: {status: done}\n",
    });
    const { out } = await runIn(folder, "list");
    expect(out).toMatchInlineSnapshot(`
      "cases
        odd-001  unknown   kind unknown  no evidence
          no question

      1 case: 1 of unknown status
      "
    `);
    expect((await runIn(folder, "list", "--format", "ids")).out).toBe("");
  });

  test.each([
    [["corpus-revisions"]],
    [["--where", "stauts=pending"]],
    [["--where", "pending"]],
    [["--format", "csv"]],
  ])("says what is wrong with %j", async (words) => {
    const { code, out, err } = await list(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatchSnapshot();
  });

  test("says that a set has no case", async () => {
    expect((await runIn(tempFolder(goodSet()), "list")).out).toBe("There is no case.\n");
  });
});

describe("touchstone list --sentinels", () => {
  const of = (text: string, id: string, why: string): string =>
    named(text, id).replace("why: common", `why: ${why}`);
  const set: Files = {
    ...files,
    "cases/s/agreed-001.yaml": sentinel(named(pendingCase, "agreed-001")),
    "cases/s/approved-001.yaml": approved(sentinel(named(pendingCase, "approved-002"))),
    "cases/s/differ-001.yaml": of(disputed, "differ-001", "ambiguous"),
    "cases/s/settled-001.yaml": sentinel(
      named(pendingCase, "settled-001"),
      [jordan, unsupportedBy("sam")],
      resolution,
    ),
    "cases/s/early-001.yaml": sentinel(
      named(pendingCase, "early-001"),
      [jordan, unsupportedBy("sam")],
      {
        ...resolution,
        at: "2026-08-01T00:00:00Z",
      },
    ),
    "cases/s/nobody-001.yaml": `${named(pendingCase, "nobody-001")}sentinel: {why: fragile}\n`,
    "cases/s/alone-001.yaml": sentinel(named(pendingCase, "alone-001"), [jordan]),
    "cases/s/twice-001.yaml": sentinel(named(pendingCase, "twice-001"), [jordan, jordan]),
    "cases/s/no-001.yaml": sentinel(named(pendingCase, "no-001"), [
      unsupportedBy("jordan"),
      unsupportedBy("sam"),
    ]),
    "cases/s/edited-001.yaml": sentinel(named(pendingCase, "edited-001")).replace(
      "When can",
      "May",
    ),
    "cases/s/odd-001.yaml": `${named(pendingCase, "odd-001")}sentinel: {why: often}\n`,
    "cases/s/odd-002.yaml": `${named(pendingCase, "odd-002")}sentinel: yes\n`,
  };

  test("tells by category who judged each and whether they agree, and names what is empty", async () => {
    expect((await runIn(tempFolder(set), "list", "--sentinels")).out).toMatchInlineSnapshot(`
      "common  A question that many ask.
        agreed-001    pending   answerable    agreed: "jordan", "sam"
          When can a customer request a refund?
        alone-001     pending   answerable    one judgment, a second is missing: "jordan"
          When can a customer request a refund?
        approved-002  approved  answerable    agreed: "jordan", "sam"
          When can a customer request a refund?
        early-001     pending   answerable    differ, not settled: "jordan", "sam"
          When can a customer request a refund?
        edited-001    pending   answerable    judgments of another text: "jordan", "sam"
          May a customer request a refund?
        no-001        pending   answerable    answer not supported: "jordan", "sam"
          When can a customer request a refund?
        settled-001   pending   answerable    differed, settled by "noor": "jordan", "sam"
          When can a customer request a refund?
        twice-001     pending   answerable    judgments that cannot be compared: "jordan", "jordan"
          When can a customer request a refund?

      ambiguous  A question that can be read in two ways.
        differ-001  pending   answerable    differ, not settled: "jordan", "sam"
          When can a customer request a refund?

      high-consequence  A wrong answer does harm.
        none

      several-sources  The answer joins several sources.
        none

      uncertainty  That there is no certain answer is the right outcome.
        none

      fragile  Its document is often revised or cut anew.
        nobody-001  pending   answerable    judged by nobody yet
          When can a customer request a refund?

      no category  The file does not say it.
        odd-001  pending   answerable    judged by nobody yet
          When can a customer request a refund?
        odd-002  pending   answerable    cannot be read as a sentinel
          When can a customer request a refund?

      12 of 18 cases are sentinels: 1 approved, 11 pending
      No approved sentinel is marked ambiguous, high-consequence, several-sources, uncertainty or fragile.
      "
    `);
  });

  test("of some cases alone says so, and claims no gap of the set", async () => {
    const { out } = await runIn(tempFolder(set), "list", "--sentinels", "--where", "id=approved-*");
    expect(out.split("\n").slice(-3)).toMatchInlineSnapshot(`
      [
        "1 of 18 cases is a sentinel that fits: 1 approved",
        "No approved sentinel among these cases is marked ambiguous, high-consequence, several-sources, uncertainty or fragile.",
        "",
      ]
    `);
  });

  test("of a set without any names every category", async () => {
    const { out } = await list("--sentinels");
    expect(out).toMatchInlineSnapshot(`
      "common  A question that many ask.
        none

      ambiguous  A question that can be read in two ways.
        none

      high-consequence  A wrong answer does harm.
        none

      several-sources  The answer joins several sources.
        none

      uncertainty  That there is no certain answer is the right outcome.
        none

      fragile  Its document is often revised or cut anew.
        none

      0 of 6 cases are sentinels
      No approved sentinel is marked common, ambiguous, high-consequence, several-sources, uncertainty or fragile.
      "
    `);
  });

  test("tells programs the categories, and which has an approved case", async () => {
    const { out } = await runIn(tempFolder(set), "list", "--sentinels", "--format", "json");
    expect(asFields(JSON.parse(out))["categories"]).toMatchInlineSnapshot(`
      [
        {
          "cases": [
            "agreed-001",
            "alone-001",
            "approved-002",
            "early-001",
            "edited-001",
            "no-001",
            "settled-001",
            "twice-001",
          ],
          "hasApproved": true,
          "why": "common",
        },
        {
          "cases": [
            "differ-001",
          ],
          "hasApproved": false,
          "why": "ambiguous",
        },
        {
          "cases": [],
          "hasApproved": false,
          "why": "high-consequence",
        },
        {
          "cases": [],
          "hasApproved": false,
          "why": "several-sources",
        },
        {
          "cases": [],
          "hasApproved": false,
          "why": "uncertainty",
        },
        {
          "cases": [
            "nobody-001",
          ],
          "hasApproved": false,
          "why": "fragile",
        },
        {
          "cases": [
            "odd-001",
            "odd-002",
          ],
          "hasApproved": null,
          "why": null,
        },
      ]
    `);
  });

  test("writes a table with a row for a category without any", async () => {
    const { out } = await runIn(
      tempFolder(set),
      "list",
      "--sentinels",
      "--where",
      "id=approved-*",
      "--format",
      "markdown",
    );
    expect(out).toMatchInlineSnapshot(`
      "| Watches | Case | Question | Kind | Status | Judgments |
      | --- | --- | --- | --- | --- | --- |
      | common | [approved-002](cases/s/approved-001.yaml) | When can a customer request a refund? | answerable | approved | agreed: "jordan", "sam" |
      | ambiguous | none | | | | |
      | high-consequence | none | | | | |
      | several-sources | none | | | | |
      | uncertainty | none | | | | |
      | fragile | none | | | | |

      1 of 18 cases: 1 approved
      "
    `);
  });
});
