import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, runWith, type Ran } from "../support/command.ts";
import { colourStyle } from "../../src/report/style.ts";
import type { Files } from "../support/good-set.ts";
import { movedSet } from "../support/moved-set.ts";
import { observation, observationLines } from "../support/observations.ts";
import { reportProblems } from "../support/report-schema.ts";

const plan = async (files: Files, ...words: readonly string[]): Promise<Ran> =>
  await runIn(await folderWith(files), "refresh", "plan", ...words);

const without = (files: Files, ...paths: readonly string[]): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)));

const damaged = async (changes: Files, ...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await plan({ ...movedSet(), ...changes }, ...words);
  expect([code, err]).toEqual([1, ""]);
  return out;
};

describe("refresh plan", () => {
  test("ends with 0 whatever it asks, and writes nothing", async () => {
    const folder = await folderWith(movedSet());
    const before = await filesIn(folder);
    const { code, out, err } = await runIn(folder, "refresh", "plan");
    expect([code, err]).toEqual([0, ""]);
    expect(out.slice(0, 81)).toMatchInlineSnapshot(`
      "4 cases of 5 to look at under corpus revision "two", in 4 pull requests; 1
      carrie"
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("prints the same a second time", async () => {
    const folder = await folderWith(movedSet());
    const [one, two] = [
      await runIn(folder, "refresh", "plan"),
      await runIn(folder, "refresh", "plan"),
    ];
    expect(two).toEqual(one);
  });

  test("plans for another recorded revision", async () => {
    const { code, out } = await plan(movedSet(), "--to", "one");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        0,
        "Nobody has to look at a case under corpus revision "one": 0 carried, 5 judged
      under it.
      ",
      ]
    `);
  });

  test("repeats in each command what it was made with", async () => {
    const folder = await folderWith(movedSet());
    for (const format of ["text", "markdown"]) {
      const words = ["--to", "two", "--set", folder, "--format", format];
      const { out } = await runIn("/", "refresh", "plan", ...words);
      const commands = out.match(/touchstone refresh (?:decide|plan) .*/g) ?? [];
      expect(commands.length).toBeGreaterThan(2);
      for (const command of commands) expect(command).toContain(`--to two --set ${folder}`);
    }
  });

  test("has candidates in no pull request, behind the cases that are asked about", async () => {
    const files = movedSet();
    const path = "cases/form-001.yaml";
    const candidate = (files[path] ?? "").replace(/^review:.*\n(?: .*\n)*/m, "");
    const { out } = await plan({ ...files, [path]: candidate }, "--candidates");
    expect(out).toMatch(
      /in 4 pull requests; 0\s+carried, 0 judged under it; nobody has judged 1 candidate\./,
    );
    expect(out).toContain("\nNobody has judged  1 candidate\n  form-001  nobody has judged it");
    const json = await plan({ ...files, [path]: candidate }, "--candidates", "--format", "json");
    const { pullRequests, items } = JSON.parse(json.out) as {
      pullRequests: { cases: string[] }[];
      items: { id: string; pullRequest: string | null }[];
    };
    expect(pullRequests.flatMap(({ cases }) => cases)).not.toContain("form-001");
    expect(items.at(-1)).toMatchObject({ id: "form-001", pullRequest: null });
  });

  test("offers no decision where the revision is gone from which it would go on", async () => {
    const files = Object.fromEntries(
      Object.entries(movedSet()).filter(([path]) => !path.startsWith("corpus-revisions/one/")),
    );
    const { out } = await plan(files, "holiday-001");
    expect(out).toContain(
      "confirm    not possible: The corpus revision of the judgment is not recorded",
    );
    expect(out).not.toContain("digest");
  });

  test("shows one case whole, by its id or its file", async () => {
    const folder = await folderWith(movedSet());
    const byId = await runIn(folder, "refresh", "plan", "hotel-001");
    const byFile = await runIn(folder, "refresh", "plan", "cases/hotel-001.yaml");
    expect(byFile).toEqual(byId);
    expect([byId.code, byId.out]).toMatchInlineSnapshot(`
      [
        0,
        "touchstone/refresh/travel  one → two
        hotel-001  chunk-moved
          question   What may a hotel cost?
          answer     This of hotel-001.
          evidence   travel:hotels  moved
          candidate  trips:hotels  (equal text)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    not possible: Chunk "travel:hotels" is not in corpus revision "two".
                     Its text stands word for word under "trips:hotels": take the move with --moved, or decide otherwise.
          revise     travel:hotels → trips:hotels: digest bb86fca84a94e97d0d32530f2c8effc4
          abstain    needs why no answer is right, and what a good refusal says
          retire     digest f09d5f3f191928345a04807b8c926cb2
      ",
      ]
    `);
  });

  test("finds the set of a file that is named from elsewhere", async () => {
    const folder = await folderWith(
      Object.fromEntries(Object.entries(movedSet()).map(([path, text]) => [`set/${path}`, text])),
    );
    const { code, out } = await runIn(folder, "refresh", "plan", "set/cases/form-001.yaml");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        0,
        ""form-001" stands under corpus revision "two": its judgment is carried, since its evidence is unchanged.
      ",
      ]
    `);
  });

  test("prints what its schema describes: all, some cases, and candidates", async () => {
    for (const words of [[], ["refund-001"], ["--candidates"], ["--to", "one"]]) {
      const { out } = await plan(movedSet(), "--format", "json", ...words);
      expect(reportProblems(JSON.parse(out), "refresh-plan")).toEqual([]);
    }
    const { out } = await plan(movedSet(), "--format", "json", "refund-001");
    const { items } = JSON.parse(out) as { readonly items: readonly { readonly id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(["refund-001"]);
  });

  test("prints what its schema describes of observed questions, and of lines that were not taken", async () => {
    const turn = { role: "user", content: "I am abroad." };
    const lines = observationLines(
      observation({ conversation: [turn], language: "en", notes: "Seen in the shop." }),
      observation({ id: "b", query: "What may a hotel cost?" }),
      observation({ id: "c", case: "refund-001", query: "Is a refund possible?" }),
      observation({ id: "d", count: 1, query: "When is lunch?" }),
      observation({ id: "e", case: "nobody" }),
      { id: "f" },
    );
    const files = { ...movedSet(), "asked.jsonl": lines };
    const { code, out } = await plan(files, "--format", "json", "--observations", "asked.jsonl");
    const printed = JSON.parse(out) as {
      readonly observations: Readonly<Record<"observed" | "refused", readonly object[]>>;
    };
    expect(reportProblems(printed, "refresh-plan")).toEqual([]);
    const { observed, refused } = printed.observations;
    expect([code, observed.length, refused.length > 0]).toEqual([1, 5, true]);
  });

  test("prints Markdown with links from the folder it runs in", async () => {
    const folder = await folderWith(
      Object.fromEntries(Object.entries(movedSet()).map(([path, text]) => [`set/${path}`, text])),
    );
    const { out } = await runIn(folder, "refresh", "plan", "--set", "set", "--format", "markdown");
    expect(out).toContain("### [`hotel-001`](set/cases/hotel-001.yaml)");
  });

  test("marks names on a terminal with colours", async () => {
    const cwd = await folderWith(movedSet());
    const { out } = await runWith({ cwd, style: colourStyle }, "refresh", "plan", "--limit", "1");
    expect(out).toContain("\u001b[1mholiday-001\u001b[22m");
  });
});

describe("the digest that a plan tells is what the decision writes", () => {
  test.each<readonly [string, string, readonly string[]]>([
    ["holiday-001", "confirmed", ["--confirmed"]],
    ["hotel-001", "revised", ["--moved"]],
    ["hotel-001", "revised", ["--revised", "--replace", "travel:hotels -> trips:hotels"]],
    [
      "holiday-001",
      "revised",
      ["--revised", "--replace", "leave:notice -> leave:notice, leave:rest"],
    ],
    ["pension-001", "confirmed", ["--confirmed"]],
  ])("for %s, %s by %s", async (id, outcome, words) => {
    const folder = await folderWith(movedSet());
    const { out } = await runIn(folder, "refresh", "plan", id, "--format", "json");
    const { items } = JSON.parse(out) as {
      readonly items: readonly {
        readonly outcomes: readonly Readonly<Record<string, unknown>>[];
      }[];
    };
    const told = items[0]?.outcomes.find((one) => one["outcome"] === outcome)?.["digest"];
    const abstains = id === "pension-001";
    const confirmed = abstains ? "query,answer" : "query,answer,source,chunks";
    const said = ["--by", "sam", "--reason", "It is the same rule.", "--confirm", confirmed];
    const decided = await runIn(folder, "refresh", "decide", id, ...words, ...said);
    expect([decided.code, decided.err]).toEqual([0, ""]);
    const text = (await filesIn(folder))[`cases/${id}.yaml`] ?? "";
    expect(/^ {2}digest: (.*)$/m.exec(text)?.[1]).toBe(told);
    const after = await runIn(folder, "refresh", "plan", id);
    expect(after.out).toContain("it is current");
  });
});

describe("refresh plan ends with 2", () => {
  test.each<readonly [string, readonly string[]]>([
    ["a revision that is not recorded", ["--to", "tow"]],
    ["a case that is not there", ["refund-002"]],
    ["a file that is not there", ["cases/refund-002.yaml"]],
    ["a limit that is no number", ["--limit", "0"]],
    ["a format that there is not", ["--format", "html"]],
  ])("for %s", async (_, words) => {
    const { code, out, err } = await plan(movedSet(), ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatchSnapshot();
  });

  test("where nothing says which revision is current, and plans for one that is named", async () => {
    const files = without(movedSet(), "corpus-revisions/current.yaml");
    const { code, out } = await plan(files);
    expect(code).toBe(1);
    expect(out).toContain("There is no corpus-revisions/current.yaml");
    expect((await plan(files, "--to", "two")).code).toBe(0);
  });

  test("where no revision is recorded at all", async () => {
    const { code, err } = await plan({ "cases/a.yaml": "id: a\n" });
    expect([code, err]).toMatchInlineSnapshot(`
      [
        2,
        "No corpus revision is recorded, so there is nothing to compare with. Record one: touchstone corpus snapshot --help
      ",
      ]
    `);
  });

  test("in a folder without a set", async () => {
    expect((await plan({ "a.txt": "a" })).code).toBe(2);
  });
});

describe("refresh plan ends with 1 and plans nothing", () => {
  test("where the chunks are not those that were recorded", async () => {
    const path = "corpus-revisions/two/chunks.jsonl";
    const text = movedSet()[path] ?? "";
    expect(await damaged({ [path]: text.replace(/^.*\n/, "") })).toMatchInlineSnapshot(`
      "corpus-revisions/two/revision.yaml:14:11 error revision/altered
        The chunks of revision "two" are not those that its revision.yaml records.
        fix: Restore the revision's folder from Git: a recorded revision never changes.
        why: touchstone explain revision/altered

      The set is damaged, so nothing was planned.
      "
    `);
  });

  test("where the chunks of the revision are not there", async () => {
    const files = without(movedSet(), "corpus-revisions/two/chunks.jsonl");
    const { code, out } = await plan(files);
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "corpus-revisions/two/revision.yaml:14:11 error revision/altered
        The chunks of revision "two" are not those that its revision.yaml records.
        fix: Restore the revision's folder from Git: a recorded revision never changes.
        why: touchstone explain revision/altered

      The set is damaged, so nothing was planned.
      ",
      ]
    `);
  });

  test("where current.yaml names a revision that is not there", async () => {
    const out = await damaged({ "corpus-revisions/current.yaml": "revision: three\n" });
    expect(out).toMatchInlineSnapshot(`
      "corpus-revisions/current.yaml:1:11 error revision/current-unknown
        The current revision "three" is not recorded: there is no corpus-revisions/three/revision.yaml.
        fix: Restore its folder from Git, or point at a revision that is there.
        why: touchstone explain revision/current-unknown

      The set is damaged, so nothing was planned.
      "
    `);
  });

  test("where the families cannot be read", async () => {
    expect(await damaged({ "families.yaml": "families: [" })).toMatch(/^families\.yaml:1:/);
  });

  test("where the policy cannot be read", async () => {
    const out = await damaged({ ".github/touchstone.yaml": "refresh: {chunk-moved: sometimes}\n" });
    expect(out).toMatch(/^\.github\/touchstone\.yaml:1:/);
  });

  test("but not for a damaged earlier revision: its cases are told as unverifiable", async () => {
    const path = "corpus-revisions/one/chunks.jsonl";
    const text = movedSet()[path] ?? "";
    const { code, out } = await plan({ ...movedSet(), [path]: text.replace(/^.*\n/, "") });
    expect([code, out.split("\n").slice(0, 5).join("\n")]).toMatchInlineSnapshot(`
      [
        0,
        "5 cases of 5 to look at under corpus revision "two": 4 in 3 pull requests, 1
      with something missing; 0 carried, 0 judged under it.
        why        2 source-revision-changed, 2 chunk-edited, 1 chunk-moved, 5 revision-altered
        judged     4 cases under "one"
        moved      1 case whose evidence is all there, word for word, under other ids:",
      ]
    `);
  });
});
