import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runFor, screenOf, type Person } from "../support/at-desk.ts";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository } from "../support/git-repository.ts";
import type { Files } from "../support/good-set.ts";
import { writeInto } from "../support/temp-folder.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../support/two-corpora.ts";

const one: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have sixteen weeks of leave.",
    "leave:2": "The weeks end on the third birthday.",
    "leave:3": "Ask three months ahead.",
    "sick:1": "A note is due on the third day.",
    "bike:1": "Bicycles can be leased for three years.",
  },
};
const two: PlainCorpus = {
  chunks: {
    "leave:1": "Parents have eighteen weeks of leave.",
    "leave:2a": "The weeks end on the fourth birthday.",
    "leave:3": "Ask three months ahead.",
    "illness:1": "A note is due on the third day.",
  },
  revisions: { leave: "v2" },
};
const judged = (id: string, chunks: readonly string[], fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: one, chunks, ...fields });
const corpora: Files = {
  ...twoCorpora(one, two),
  ".github/touchstone.yaml": "reviewers: [sam, noor]\n",
};
const quotedWeeks = judged("weeks", ["leave:1"]);
const at = ["--at", "2026-10-02T08:30:00Z"];
const said = ["--by", "sam", "--reason", "Read again in the new edition.", ...at];
const yes = ["--confirm", "query,answer,source,chunks"];
const textOf = (folder: string, id: string): string =>
  readFileSync(join(folder, `cases/${id}.yaml`), "utf8");
const caseIn = (folder: string, id: string): Record<string, unknown> =>
  asFields(parse(textOf(folder, id)));

describe("touchstone refresh decide at a terminal", () => {
  const files: Files = {
    ...corpora,
    "cases/weeks.yaml": quotedWeeks,
    "cases/note.yaml": judged("note", ["sick:1", "leave:2"]),
  };

  const session = async (
    answers: readonly string[],
    ...words: readonly string[]
  ): Promise<{ readonly screen: string; readonly folder: string }> => {
    const folder = await folderWith(files);
    const person: Person = { name: "sam", answers };
    return { screen: await screenOf(folder, person, "refresh", "decide", ...words, ...at), folder };
  };

  test("shows old and new evidence, asks what is decided, then the questions of a review", async () => {
    const { screen, folder } = await session(
      ["c", "y", "y", "y", "y", "", "Two weeks more.", "y"],
      "weeks",
    );
    expect(screen).toMatchInlineSnapshot(`
      "  weeks  source-revision-changed, chunk-edited
          question   What of weeks?
          answer     This of weeks.
          evidence   leave:1  edited, source revision v1 → v2
          words      Parents have [-sixteen-] {+eighteen+} weeks of leave.
          candidate  leave:1  (its id; 77 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    digest f012e2afef6dc26cf1997ac35f034916
          revise     needs the new answer or quote: --answer, --quote; or an edit of the file
          abstain    needs why no answer is right, and what a good refusal says
          retire     digest 3bc8c2a5e8855cc4e287adf6b2cedf29

      Asked by source-revision-changed, chunk-edited and corpus-revision-changed, under corpus revision "two".
      Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
      What is decided? [c/r/a/t/l] c
      1 of 4  Would a real reader ask this question? [y/n] y
      2 of 4  Does the expected answer say no more than the source supports? [y/n] y
      3 of 4  Is this the right revision of the source? [y/n] y
      4 of 4  Do the listed chunks suffice together? [y/n] y
      Who decides this [sam]: 
      Why, in one sentence: Two weeks more.
      weeks is confirmed by "sam": "Two weeks more."
      Record it? [y/n] y
      cases/weeks.yaml confirmed by "sam"
        asked by source-revision-changed, chunk-edited and corpus-revision-changed
        "one" → "two"
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(caseIn(folder, "weeks")["refresh"]).toMatchObject({ outcome: "confirmed", by: "sam" });
  });

  test("asks what stands in the place of each chunk, and offers where it moved", async () => {
    const answers = [
      "r",
      "",
      "leave:9",
      "leave:2a",
      "",
      "On day three.",
      "y",
      "y",
      "y",
      "y",
      "noor",
      "Both moved.",
      "y",
    ];
    const { screen, folder } = await session(answers, "note");
    expect(screen).toMatchInlineSnapshot(`
      "  note  source-revision-changed, chunk-moved, chunk-deleted (its words go on under other ids)
          question   What of note?
          answer     This of note.
          evidence   sick:1  moved
          candidate  illness:1  (equal text)
          evidence   leave:2  edited, source revision v1 → v2
          words      The weeks end on the [-third-] {+fourth+} birthday.
          candidate  leave:2a  (71 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    not possible: Chunk "sick:1" is not in corpus revision "two". Chunk "leave:2" is not in corpus revision "two".
                     Its text stands word for word under "illness:1": take the move with --moved, or decide otherwise.
                     Say with --revised what stands in its place, or that it is dropped; or with --abstained or --retired what becomes of the case.
          revise     sick:1 → illness:1, leave:2 → leave:2a: digest 030b4bacabde55a271e45d3bb64ca402
          abstain    needs why no answer is right, and what a good refusal says
          retire     digest 85a230a3ea55cc7ec10eee12b2c1aead

      Asked by source-revision-changed, chunk-moved, chunk-deleted and corpus-revision-changed, under corpus revision "two".
      Confirm it as it is (c), revise its evidence (r), no answer is right (a), nobody needs it (t), or leave it (l)?
      What is decided? [c/r/a/t/l] r
      What stands in the place of "sick:1", by id, or "none" [illness:1]: 
      What stands in the place of "leave:2", by id, or "none": leave:9
      "leave:9" is not in corpus revision "two".
      What stands in the place of "leave:2", by id, or "none": leave:2a
      Chunks that are evidence beside them [none]: 
      Expected answer [as it is]: On day three.

      As it would be:

      Question
        What of note?

      Expected answer
        On day three.

      Evidence 1 of 2
        chunk     illness:1
        document  illness
        source    illness, revision v1
        (No quote.)
        A note is due on the third day.

      Evidence 2 of 2
        chunk     leave:2a
        document  leave
        source    leave, revision v2
        (No quote.)
        The weeks end on the fourth birthday.

      1 of 4  Would a real reader ask this question? [y/n] y
      2 of 4  Does the expected answer say no more than the source supports? [y/n] y
      3 of 4  Is this the right revision of the source? [y/n] y
      4 of 4  Do the listed chunks suffice together? [y/n] y
      Who decides this [sam]: noor
      Why, in one sentence: Both moved.
      note is revised by "noor": "Both moved."
      Record it? [y/n] y
      cases/note.yaml revised by "noor"
        asked by source-revision-changed, chunk-moved, chunk-deleted and corpus-revision-changed
        "one" → "two"
        no evidence any more: "sick:1" and "leave:2"
        evidence now: "illness:1" and "leave:2a"
        expected answer: "On day three."
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(caseIn(folder, "note")).toMatchObject({
      relevantChunkIds: ["illness:1", "leave:2a"],
      expectedAnswer: "On day three.",
    });
  });

  test("shows the text of a chunk that a person names and nothing else is about", async () => {
    const answers = ["r", "", "leave:3", "", "", "y", "y", "y", "y", "noor", "It is there.", "y"];
    const { screen, folder } = await session(answers, "note");
    const [, asItWouldBe = ""] = /As it would be:\n(.*)1 of 4 /s.exec(screen) ?? [];
    expect(asItWouldBe).toContain("chunk     leave:3");
    expect(asItWouldBe).toContain("  Ask three months ahead.\n");
    expect(caseIn(folder, "note")["relevantChunkIds"]).toEqual(["illness:1", "leave:3"]);
  });

  test("asks again where what was said cannot be decided, with what stands against it", async () => {
    const { screen, folder } = await session(
      ["c", "a", "1", "Nobody knows.", "y", "y", "", "It is gone.", "y"],
      "note",
    );
    expect(screen).toContain('Chunk "leave:2" is not in corpus revision "two".\n');
    expect(caseIn(folder, "note")).toMatchObject({ kind: "abstention", because: "not-in-corpus" });
  });

  test("takes the reason of an abstention by its name as well", async () => {
    const { folder } = await session(
      ["a", "Out-of-scope", "Ask the tax office.", "y", "y", "", "It is gone.", "y"],
      "note",
    );
    expect(caseIn(folder, "note")).toMatchObject({ kind: "abstention", because: "out-of-scope" });
  });

  test.for([
    ["leaves at any question", ["c", "y", "q"]],
    ["leaves where the person leaves it", ["l"]],
    ["leaves without every yes", ["c", "y", "n"]],
    ["leaves at the last question", ["t", "", "No need.", "n"]],
  ] as const)("%s", async ([, answers]) => {
    const before = await filesIn(await folderWith(files));
    const { screen, folder } = await session(answers, "weeks");
    expect(screen).toMatch(/cases\/weeks\.yaml left as it is\n$/);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("asks only for what flags have not said, one case after the other", async () => {
    const { screen, folder } = await session(
      ["y", "y", "y", "y", "y", "q"],
      "weeks",
      "note",
      "--confirmed",
      ...said,
    );
    expect(screen).toContain("cases/note.yaml left as it is");
    expect(caseIn(folder, "weeks")["refresh"]).toMatchObject({ outcome: "confirmed" });
  });

  test("writes nothing over a file that changed meanwhile", async () => {
    const folder = await folderWith(files);
    const path = join(folder, "cases/weeks.yaml");
    const answers = ["t", "sam", "No need.", "y"];
    const meanwhile = (shown: string): void => {
      if (shown.startsWith("Record it?")) writeFileSync(path, `${quotedWeeks}# Mine.\n`);
    };
    const { code, out } = await runFor(
      folder,
      { answers, meanwhile },
      "refresh",
      "decide",
      "weeks",
      ...at,
    );
    expect(out).toContain("The file changed while it was being read.");
    expect([code, textOf(folder, "weeks")]).toEqual([1, `${quotedWeeks}# Mine.\n`]);
  });
});

const record = async (folder: string, id: string): Promise<Ran> => {
  const words = ["--reviewer", "sam", "--reason", "The new edition says so.", ...at];
  return await runFor(folder, {}, "review", "record", id, "--approve", ...words, ...yes);
};
const reviewsIn = (folder: string): readonly Record<string, unknown>[] =>
  (asFields(caseIn(folder, "weeks")["sentinel"])["reviews"] as object[]).map(asFields);

const independenceIn = (folder: string): readonly (readonly unknown[])[] =>
  reviewsIn(folder).map((review) => [review["reviewer"], review["independence"]]);

/** A repository in which the set was committed a day ago. */
async function committed(
  files: Files,
): Promise<{ readonly folder: string; readonly commit: (day: number) => Promise<void> }> {
  const { folder, gitdir } = await gitRepository([]);
  const commits = [await commitState(gitdir, files, { day: 0, parents: [] })];
  writeInto(folder, files);
  return {
    folder,
    commit: async (day) => {
      const now = Object.fromEntries(
        Object.entries(await filesIn(folder)).filter(([path]) => !path.startsWith(".git/")),
      );
      commits.push(await commitState(gitdir, now, { day, parents: commits.slice(-1) }));
    },
  };
}

const decide = async (folder: string, ...words: readonly string[]): Promise<Ran> =>
  await runFor(folder, {}, "refresh", "decide", ...words);

describe("a case with another wording", () => {
  const parent = judged("birthday", ["leave:2"]);
  const variant = judged("until-when", ["leave:2"], { variantOf: "birthday" });
  const files = { ...corpora, "cases/birthday.yaml": parent, "cases/until-when.yaml": variant };
  const replace = ["--revised", "--replace", "leave:2 -> leave:2a"];

  test("tells whoever revised it that the variant stays behind, and then that both are one again", async () => {
    const { folder } = await committed(files);
    const { out } = await decide(folder, "birthday", ...replace, ...said, ...yes);
    expect(out).toContain(
      '\n  its variant "until-when" rests on "leave:2" and stays under "one": read whether both still ask for one answer\n',
    );
    const second = await decide(
      folder,
      "until-when",
      ...replace,
      "--add",
      "leave:1",
      ...said,
      ...yes,
    );
    expect(second.out).toContain(
      '\n  its parent "birthday" rests on "leave:2a": read whether both still ask for one answer\n',
    );
  });

  test("tells nothing where both rest on the same, or where nothing was revised", async () => {
    const { folder } = await committed(files);
    await decide(folder, "birthday", ...replace, ...said, ...yes);
    const { out } = await decide(folder, "until-when", ...replace, ...said, ...yes);
    expect(out).not.toContain("its parent");
    const { folder: other } = await committed({
      ...corpora,
      "cases/weeks.yaml": quotedWeeks,
      "cases/long.yaml": judged("long", ["leave:1"], { variantOf: "weeks" }),
    });
    const confirmed = await decide(other, "weeks", "--confirmed", ...said, ...yes);
    expect([confirmed.code, confirmed.out.includes("its variant")]).toEqual([0, false]);
  });
});

describe("a case that a person edited in the file beforehand", () => {
  test("is decided as it is now, about what was approved", async () => {
    const { folder } = await committed({
      ...corpora,
      "cases/birthday.yaml": judged("birthday", ["leave:2"]),
    });
    const before = textOf(folder, "birthday");
    writeFileSync(
      join(folder, "cases/birthday.yaml"),
      before.replace("This of birthday.", "The fourth.").replace('["leave:2"]', '["leave:2a"]'),
    );
    const { out, code } = await decide(folder, "birthday", "--revised", ...said, ...yes);
    expect(out).toMatchInlineSnapshot(`
      "cases/birthday.yaml revised by "sam"
        asked by source-revision-changed, chunk-deleted and corpus-revision-changed
        "one" → "two"
        no evidence any more: "leave:2"
        evidence now: "leave:2a"
        expected answer: "The fourth."
      Commit this file; "touchstone check" judges the set as it is now.
      "
    `);
    expect(code).toBe(0);
    const { refresh, provenance } = caseIn(folder, "birthday");
    expect(provenance).toMatchObject([{ chunkId: "leave:2a", sourceRevision: "v2" }]);
    expect(asFields(refresh)["previous"]).toBe(
      asFields(asFields(parse(before))["review"])["digest"],
    );
    expect((await runIn(folder, "check", "--base", "main")).out).toContain("0 errors");
  });

  const weeksNow = quotedWeeks.replace("This of weeks.", "18 weeks.");

  test("is asked about by the plan, which says that it was edited and what takes the edit", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": quotedWeeks });
    writeInto(folder, { "cases/weeks.yaml": weeksNow });
    expect((await runIn(folder, "refresh", "plan")).out).toMatchInlineSnapshot(`
      "1 case of 1 to look at under corpus revision "two", in 1 pull request; 0
      carried, 0 judged under it.
        why        1 source-revision-changed, 1 chunk-edited
        judged     1 case under "one"
        edited     1 case edited since the approval (touchstone refresh decide --revised): weeks

      touchstone/refresh/--no-family  1 case
        weeks  source-revision-changed, chunk-edited  (edited since its approval)
          question   What of weeks?
          answer     18 weeks.
          edited     this is what the file says now; touchstone refresh decide weeks --revised takes it, or Git gives back what was approved
          evidence   leave:1  edited, source revision v1 → v2
          words      Parents have [-sixteen-] {+eighteen+} weeks of leave.
          candidate  leave:1  (its id; 77 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          possible   revise as the file says now, abstain; not confirm, retire

      One case whole, with the texts of its candidates: touchstone refresh plan <case>
      To decide about it: touchstone refresh decide <case>
      "
    `);
    expect((await runIn(folder, "refresh", "plan", "weeks")).out).toMatchInlineSnapshot(`
      "touchstone/refresh/--no-family  one → two
        weeks  source-revision-changed, chunk-edited  (edited since its approval)
          question   What of weeks?
          answer     18 weeks.
          edited     this is what the file says now; touchstone refresh decide weeks --revised takes it, or Git gives back what was approved
          evidence   leave:1  edited, source revision v1 → v2
          words      Parents have [-sixteen-] {+eighteen+} weeks of leave.
          candidate  leave:1  (its id; 77 % of the old words)
          decide     Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?
          confirm    not possible: The case was edited since it was approved, so it cannot be confirmed as it was.
                     Decide --revised, which takes what the file says now; or take the edit back, and confirm.
          revise     as the file says now: digest cdc6a8af34aad763d23f906c7acf5f44
          abstain    needs why no answer is right, and what a good refusal says
          retire     not possible: The case was edited after its approval, so nobody has approved what it says now.
                     Take the edit back, and retire it then; or decide about it with "touchstone refresh decide weeks --revised", and retire it with "touchstone review retire weeks" after that.
      "
    `);
    const { out } = await runIn(folder, "refresh", "plan", "--format", "json");
    const [item] = (JSON.parse(out) as { readonly items: readonly object[] }).items;
    const told = asFields(item);
    expect(told["edited"]).toBe(true);
    const revised = (told["outcomes"] as object[])
      .map(asFields)
      .find(({ outcome }) => outcome === "revised");
    expect((await decide(folder, "weeks", "--revised", ...said, ...yes)).code).toBe(0);
    expect(asFields(caseIn(folder, "weeks")["review"])["digest"]).toBe(revised?.["digest"]);
  });

  test("is not approved under its old revision, by flags or in the dialogue, and check says what decides it", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": quotedWeeks });
    writeInto(folder, { "cases/weeks.yaml": weeksNow });
    const { out, code } = await record(folder, "weeks");
    expect(out).toMatchInlineSnapshot(`
      "cases/weeks.yaml:7:17 not approved
        Its evidence changed since corpus revision "one": source-revision-changed and chunk-edited. An approval under that one says nothing of "two", which is current.
        fix: Decide about it with "touchstone refresh decide weeks --revised", which takes what the file says now; or restore the text that was approved from Git.

      cases/weeks.yaml not recorded
      "
    `);
    expect([code, textOf(folder, "weeks")]).toEqual([1, weeksNow]);
    const person: Person = { name: "sam", answers: ["q"] };
    const screen = await screenOf(folder, person, "review", "record", "weeks");
    expect(screen).toContain("Its evidence changed since corpus revision");
    expect(screen).not.toContain("Would a real reader");
    expect((await runIn(folder, "check")).out).toContain(
      'fix: Decide about it with "touchstone refresh decide weeks --revised", which takes what the file says now; or restore the text that was approved from Git.\n  why: touchstone explain review/outdated',
    );
  });

  test("is not taken out of the set by a mark that the edit sets beside it", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": quotedWeeks });
    const marked = `${weeksNow}sentinel: {why: fragile}\n`;
    writeInto(folder, { "cases/weeks.yaml": marked });
    const { out, code } = await decide(folder, "weeks", "--revised", ...said);
    expect(out).toMatchInlineSnapshot(`
      "cases/weeks.yaml:22:1 not decided
        What was approved was no sentinel, and the mark alone is no revision.
        fix: Take "sentinel" out and decide; then mark the case in a change of its own, and have two people judge it.

      Nothing was written.
      "
    `);
    expect([code, textOf(folder, "weeks")]).toEqual([1, marked]);
  });

  test("is not approved again as it was, either", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": quotedWeeks });
    const { out, code } = await record(folder, "weeks");
    expect(out).toContain('fix: Decide about it with "touchstone refresh decide weeks".');
    expect([code, textOf(folder, "weeks")]).toEqual([1, quotedWeeks]);
  });

  test("is approved anew as ever where its evidence stands", async () => {
    const stands = judgedCase("weeks", { under: "one", corpus: one, chunks: ["leave:1"] });
    const files = {
      ...twoCorpora(one, { chunks: { ...one.chunks, "leave:2": "They end later." } }),
      ".github/touchstone.yaml": "reviewers: [sam, noor]\n",
    };
    const { folder } = await committed({ ...files, "cases/weeks.yaml": stands });
    writeInto(folder, { "cases/weeks.yaml": stands.replace("This of weeks.", "Sixteen weeks.") });
    const { out } = await runIn(folder, "refresh", "plan");
    expect(out).toMatchInlineSnapshot(`
      "No case can be asked about under corpus revision "two", but 1 case cannot stay
      as it is; 0 carried, 0 judged under it.
        not asked  1 case edited since the approval, to be approved anew by touchstone review record: weeks
      "
    `);
    expect((await record(folder, "weeks")).code).toBe(0);
    expect((await runIn(folder, "check", "--base", "main")).out).toContain("0 errors");
  });

  test("moved its revision by hand, and is recorded from the one that was judged", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": quotedWeeks });
    writeFileSync(
      join(folder, "cases/weeks.yaml"),
      quotedWeeks
        .replace('corpusRevision: "one"', 'corpusRevision: "two"')
        .replace("This of weeks.", "18 weeks."),
    );
    expect((await decide(folder, "weeks", "--revised", ...said, ...yes)).code).toBe(0);
    expect(caseIn(folder, "weeks")["refresh"]).toMatchObject({ from: "one", to: "two" });
  });
});

describe("touchstone show", () => {
  test.for([
    ["confirmed", "weeks", ["--confirmed", ...yes]],
    ["revised", "note", ["--moved", ...yes]],
    [
      "abstained",
      "bike",
      [
        "--abstained",
        "--because",
        "not-in-corpus",
        "--answer",
        "No page.",
        "--confirm",
        "query,answer",
      ],
    ],
    ["retired", "bike", ["--retired"]],
  ] as const)("gives the old judgment of a case that was %s", async ([outcome, id, words]) => {
    const { folder, commit } = await committed({
      ...corpora,
      "cases/weeks.yaml": quotedWeeks,
      "cases/note.yaml": judged("note", ["sick:1"]),
      "cases/bike.yaml": judged("bike", ["bike:1"]),
    });
    const old = asFields(parse(textOf(folder, id)));
    expect((await decide(folder, id, ...words, ...said)).code).toBe(0);
    const { out: verdict } = await runIn(folder, "check", "--base", "main");
    expect(verdict).toContain("0 errors");
    await commit(1);
    const { out, code } = await runIn(folder, "show", `${id}@one`, "--format", "json");
    expect(code).toBe(0);
    const shown = asFields(asFields(JSON.parse(out))["case"] ?? JSON.parse(out));
    expect(JSON.stringify(shown)).toContain(String(old["expectedAnswer"]));
    const [chunk] = old["relevantChunkIds"] as string[];
    expect(JSON.stringify(shown)).toContain(`"${chunk}"`);
    expect(caseIn(folder, id)["refresh"]).toMatchObject({ outcome });
  });
});

const judgment = (reviewer: string, digest: string): object => ({
  reviewer,
  relevantChunkIds: ["leave:1"],
  expectedAnswerSupported: true,
  reviewedAt: "2026-09-01T08:00:00Z",
  digest,
  independence: "declared",
});
const marked = judged("weeks", ["leave:1"], { sentinel: { why: "common" } });
const digest = String(asFields(asFields(parse(marked))["review"])["digest"]);
const reviews = [judgment("jordan", digest), judgment("noor", digest)];
const sentinel = marked.replace(
  'sentinel: {"why":"common"}',
  `sentinel: ${JSON.stringify({ why: "common", reviews })}`,
);
const judgeAs = (folder: string, reviewer: string, when: string): Promise<Ran> => {
  const found = ["--supported", "yes", "--chunks", "leave:1", "--at", when];
  return runFor(folder, {}, "review", "judge", "weeks", "--reviewer", reviewer, ...found);
};
const verdict = async (folder: string): Promise<string> => {
  const { out } = await runIn(folder, "check", "--base", "main");
  return out.split("\n").find((line) => /^\d+ errors?/.test(line)) ?? out;
};
const recordAs = (folder: string, reviewer: string): Promise<Ran> => {
  const words = ["--reviewer", reviewer, "--reason", "Two agree on the new text."];
  return runFor(
    folder,
    {},
    "review",
    "record",
    "weeks",
    "--approve",
    ...words,
    ...yes,
    "--at",
    "2026-10-02T10:00:00Z",
  );
};

describe("a sentinel whose evidence moved", () => {
  test.for([
    ["the same two people", "jordan", "noor"],
    ["two others", "sam", "kim"],
    ["one of them and another", "noor", "kim"],
  ] as const)(
    "is a candidate until %s have judged it anew, and is approved then",
    async ([, first, second]) => {
      const { folder } = await committed({ ...corpora, "cases/weeks.yaml": sentinel });
      const { out } = await decide(folder, "weeks", "--confirmed", ...said);
      expect(out).toMatchInlineSnapshot(`
        "cases/weeks.yaml confirmed by "sam"
          asked by source-revision-changed, chunk-edited and corpus-revision-changed
          "one" → "two"
          A sentinel: it is a candidate again until two people have judged it as it is now.
          next: touchstone review judge weeks, by two people; then touchstone review record weeks
        Commit this file; "touchstone check" judges the set as it is now.
        "
      `);
      expect(caseIn(folder, "weeks")["review"]).toEqual({ status: "pending" });
      expect(await verdict(folder)).toMatch(/^0 errors/);
      expect((await recordAs(folder, "sam")).code).toBe(1);
      expect((await judgeAs(folder, first, "2026-10-02T09:00:00Z")).code).toBe(0);
      expect(await verdict(folder)).toMatch(/^0 errors/);
      expect((await recordAs(folder, "sam")).code).toBe(1);
      expect((await judgeAs(folder, second, "2026-10-02T09:30:00Z")).code).toBe(0);
      const recorded = await recordAs(folder, "sam");
      expect([recorded.out.split("\n")[0], recorded.code]).toEqual([
        'cases/weeks.yaml approved by "sam"',
        0,
      ]);
      expect(await verdict(folder)).toMatch(/^0 errors/);
    },
  );

  const blindSet: Files = {
    ...corpora,
    ".github/touchstone.yaml": "reviewers: [sam, noor]\nsentinels: {independence: blind}\n",
    "cases/weeks.yaml": sentinel,
  };

  test("is judged blind by two people on branches that start at the decision", async () => {
    const { folder, commit } = await committed(blindSet);
    await decide(folder, "weeks", "--confirmed", ...said);
    await commit(1);
    const start = textOf(folder, "weeks");
    const { out } = await judgeAs(folder, "kim", "2026-10-02T09:00:00Z");
    expect(out).toMatchInlineSnapshot(`
      "cases/weeks.yaml judged by "kim"
        Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.
        Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge weeks
      "
    `);
    expect(independenceIn(folder)).toContainEqual(["kim", "blind"]);
    const [ofKim] = reviewsIn(folder).slice(-1);
    writeInto(folder, { "cases/weeks.yaml": start });
    await judgeAs(folder, "lee", "2026-10-02T09:30:00Z");
    expect(independenceIn(folder)).toContainEqual(["lee", "blind"]);

    const [jordan, noor, lee] = reviewsIn(folder);
    const joined = async (...all: readonly unknown[]): Promise<Ran> => {
      const value = { ...caseIn(folder, "weeks"), sentinel: { why: "common", reviews: all } };
      const lines = Object.entries(value).map(([name, of]) => `${name}: ${JSON.stringify(of)}\n`);
      writeInto(folder, { "cases/weeks.yaml": lines.join("") });
      return await recordAs(folder, "sam");
    };
    const both = await joined(jordan, noor, ofKim, lee);
    expect(both.code).toBe(1);
    expect(both.out).toContain(
      '"noor" judged the case before its evidence was reviewed again under "two".\n  fix: Two people have judged the case since then, so remove this judgment: Git has it.',
    );
    expect((await joined(ofKim, lee)).code).toBe(0);
    expect(await verdict(folder)).toMatch(/^0 errors/);
  });

  test("is judged blind before the decision is committed, and declared once a new judgment is in sight", async () => {
    const { folder, commit } = await committed(blindSet);
    await decide(folder, "weeks", "--confirmed", ...said);
    await judgeAs(folder, "kim", "2026-10-02T09:00:00Z");
    expect(independenceIn(folder)).toContainEqual(["kim", "blind"]);
    await commit(1);
    const { out } = await judgeAs(folder, "lee", "2026-10-02T09:30:00Z");
    expect(out).toContain("Recorded as declared, not as blind: the file tells of another's");
    expect(independenceIn(folder)).toEqual([
      ["kim", "blind"],
      ["lee", "declared"],
    ]);
  });

  test("is guarded while it waits, and can be retired", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": sentinel });
    await decide(folder, "weeks", "--confirmed", ...said);
    const retire = ["--by", "kim", "--reason", "Nobody asks it any more."];
    const when = ["--at", "2026-10-03T09:00:00Z"];
    const { code } = await runFor(folder, {}, "review", "retire", "weeks", ...retire, ...when);
    expect(code).toBe(0);
    expect(await verdict(folder)).toMatch(/^0 errors/);
  });

  test("is retired like any other case", async () => {
    const { folder } = await committed({ ...corpora, "cases/weeks.yaml": sentinel });
    expect((await decide(folder, "weeks", "--retired", ...said)).code).toBe(0);
    expect(await verdict(folder)).toMatch(/^0 errors/);
  });
});
