import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { evaluatedSet, handbook } from "../support/evaluated-set.ts";
import { goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import type { PlainCorpus } from "../support/two-corpora.ts";

const file = "cases/refund-policy-001.yaml";
const reviewed = (folder: string, path = file): string | undefined =>
  /\nreview:\n[^]*/.exec(readFileSync(join(folder, path), "utf8"))?.[0];
const flags = [
  "--reviewer",
  "jordan",
  "--reason",
  "The policy says so.",
  "--at",
  "2026-09-01T11:00+02:00",
];
const approve = [...flags, "--approve", "--confirm", "query,answer,source,chunks"];

describe("touchstone review record at a terminal", () => {
  test("shows the case, asks one question after the other, and records the approval", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const answers = ["perhaps", "y", "Yes", "y", "y", "", " ", "The policy says so.", "y"];
    const words = ["review", "record", "refund-policy-001", "--at", "2026-09-01T09:00:00Z"];
    const { code, out } = await runFor(folder, { name: "jordan", answers }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "refund-policy-001  answerable, pending  cases/refund-policy-001.yaml

      Question
        When can a customer request a refund?

      Expected answer
        A customer can request a refund within 30 days of purchase.

      Evidence 1 of 1
        chunk     refund-policy:12
        document  refund-policy
        source    https://docs.example.test/refunds, revision v4
        Refunds. A customer can ask for a refund [within 30 days of purchase].
        Later requests are refused.

      Corpus revision  corpus-2026-09-01, the current one
      Written by       a person, "avery"

      1 of 4  Would a real reader ask this question? [y/n] Type y or n; q leaves.
      1 of 4  Would a real reader ask this question? [y/n] 2 of 4  Does the expected answer say no more than the source supports? [y/n] 3 of 4  Is this the right revision of the source? [y/n] 4 of 4  Do the listed chunks suffice together? [y/n] Who decides this [jordan]: Why, in one sentence: Type at least a word; q leaves.
      Why, in one sentence: Approve refund-policy-001 as "jordan": "The policy says so."
      Record it? [y/n] cases/refund-policy-001.yaml approved by "jordan"
      "
    `);
    expect(code).toBe(0);
    expect(reviewed(folder)).toMatchInlineSnapshot(`
      "
      review:
        status: approved
        reviewedBy: jordan
        reviewedAt: "2026-09-01T09:00:00Z"
        reason: The policy says so.
        confirmed:
          - query
          - answer
          - source
          - chunks
        digest: sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c
        corpus: sha256:1e171812157f1846de46ded5923304c1b49272d53e4445402abb71075f2a6450
        via: local
      "
    `);
    expect((await runFor(folder, {}, "check", "--format", "json")).out).toContain('"findings":[],');
  });

  test("repeats the expected answer beside its question after a screenful of evidence", async () => {
    const text = Array.from({ length: 40 }, (_, line) => `Line ${line}.`).join("\n");
    const chunk = { id: "long:1", document: "long", text };
    const folder = await folderWith({
      "d.jsonl": JSON.stringify(chunk),
      ".github/touchstone.yaml": "reviewers: []\n",
    });
    const fields = ["--chunk-id", "id", "--text", "text", "--document", "document"];
    const made = ["--chunking", "x@1", "--created-at", "2026-09-01"];
    await runFor(folder, {}, "corpus", "snapshot", "d.jsonl", ...fields, ...made);
    mkdirSync(join(folder, "cases"));
    const short = `id: long-001\nkind: answerable\nquery: Which?\nexpectedAnswer: The last line.\nevidence: [{chunk: "long:1"}]\n`;
    writeFileSync(join(folder, "cases/long-001.yaml"), short);
    await runFor(folder, { name: "avery" }, "fill");
    const { out } = await runFor(
      folder,
      { answers: ["y", "n", "l"] },
      "review",
      "record",
      "long-001",
    );
    expect(out).toContain('"The last line."\n2 of 4  Does the expected answer say');
  });

  test("shows an abstention with its reason and asks its two questions", async () => {
    const folder = await folderWith(goodSet(pendingAbstention));
    const answers = ["y", "y", "jordan", "Nothing on parking in any document.", "y"];
    const words = ["review", "record", "cases/parking-001.yaml"];
    const { code, out } = await runFor(folder, { answers }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "parking-001  abstention, pending  cases/parking-001.yaml

      Question
        Where can visitors park?

      Expected answer: none, because "not-in-corpus"
        The handbook says nothing about visitor parking.

      Corpus revision  corpus-2026-09-01, the current one
      Written by       a person, "avery"

      1 of 2  Would a real reader ask this question? [y/n] 2 of 2  Is giving no answer right, and does the expected answer say so and no more? [y/n] Who decides this: Why, in one sentence: Approve parking-001 as "jordan": "Nothing on parking in any document."
      Record it? [y/n] cases/parking-001.yaml approved by "jordan"
      "
    `);
    expect(code).toBe(0);
    expect(reviewed(folder, "cases/parking-001.yaml")).toContain(
      'reviewedAt: "2026-12-01T09:00:00Z"\n',
    );
  });

  test("offers the name that Git knows in a form to read, and records it as it is", async () => {
    const folder = await folderWith(goodSet(pendingAbstention));
    const person = { name: "علی\u200cرضا", answers: ["y", "y", "", "Nothing on parking.", "y"] };
    const { out } = await runFor(folder, person, "review", "record", "parking-001");
    expect(out).toContain(String.raw`Who decides this [علی\u{200c}رضا]: `);
    expect(reviewed(folder, "cases/parking-001.yaml")).toContain("reviewedBy: علی\u200cرضا\n");
  });

  test("offers no name to whoever wrote the case, and says so before it records their decision", async () => {
    const folder = await folderWith(goodSet(pendingAbstention));
    const person = { name: "Avery", answers: ["y", "y", "", "avery", "Nothing on parking.", "n"] };
    const before = await filesIn(folder);
    const { out } = await runFor(folder, person, "review", "record", "parking-001");
    expect(out.slice(out.indexOf("Who decides"))).toMatchInlineSnapshot(`
      "Who decides this: Type at least a word; q leaves.
      Who decides this: Why, in one sentence: Approve parking-001 as "avery", who wrote the case: "Nothing on parking."
      Record it? [y/n] cases/parking-001.yaml left as it is
      "
    `);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("records nothing where the last question is not answered with yes", async () => {
    const folder = await folderWith(goodSet(pendingAbstention));
    const before = await filesIn(folder);
    for (const last of [["n"], []]) {
      const answers = ["y", "y", "y", "Nothing on parking.", ...last];
      const { code, out } = await runFor(folder, { answers }, "review", "record", "parking-001");
      expect(out).toContain('Approve parking-001 as "y": "Nothing on parking."\nRecord it? [y/n] ');
      expect(out.endsWith("cases/parking-001.yaml left as it is\n")).toBe(true);
      expect(code).toBe(0);
      expect(await filesIn(folder)).toEqual(before);
    }
  });

  test("takes one no for no approval, and records a rejection or nothing", async () => {
    const folder = await folderWith(goodSet(pendingCase, pendingAbstention));
    const answers = ["y", "n", "r", "jordan", "It says more than the policy.", "y", "n", "l"];
    const words = ["review", "record", "refund-policy-001", "parking-001"];
    const { code, out } = await runFor(folder, { answers }, ...words);
    expect(out).toContain("Without every yes the case cannot be approved.\n");
    expect(out).toContain("cases/parking-001.yaml left as it is\n");
    expect(code).toBe(0);
    expect(reviewed(folder)).toContain("  status: rejected\n  reviewedBy: jordan\n");
    expect(reviewed(folder, "cases/parking-001.yaml")).toBeUndefined();
  });

  test("takes one no for no approval even where --approve asked for one", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const before = await filesIn(folder);
    const words = ["review", "record", file, "--reviewer", "jordan", "--reason", "x", "--approve"];
    const { code, out } = await runFor(folder, { answers: ["y", "y", "n", "l"] }, ...words);
    expect(out).toContain("Without every yes the case cannot be approved.\n");
    expect(out).toContain(`${file} left as it is\n`);
    expect(out).not.toContain("4 of 4");
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("asks no question about a case that cannot be approved, and says why", async () => {
    const folder = await folderWith(
      goodSet(pendingCase.replace("quote: within 30", "quote: within 9")),
    );
    const { out } = await runFor(folder, { answers: ["l"] }, "review", "record", file);
    expect(out).toContain("error evidence/quote-not-in-text\n");
    expect(out).toContain("(The quote is not in the text: ");
    expect(out).not.toContain("1 of 4");
    expect(reviewed(folder)).toBeUndefined();
  });

  test("records nothing when the reviewer goes away", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const before = await filesIn(folder);
    const { code, out } = await runFor(folder, { answers: ["y", "y"] }, "review", "record", file);
    expect(out.endsWith(`${file} left as it is\n`)).toBe(true);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("records nothing where the case was edited while it was being read", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const other = pendingCase.replace("within 30 days of purchase.", "within 60 days.");
    const meanwhile = (shown: string): void => {
      if (shown.includes("4 of 4")) writeFileSync(join(folder, file), other);
    };
    const answers = ["y", "y", "y", "y", "jordan", "It says so.", "y"];
    const person = { answers, meanwhile };
    const { code, out } = await runFor(folder, person, "review", "record", file);
    expect(out).toContain("The file changed while it was being read.\n");
    expect(code).toBe(1);
    expect((await filesIn(folder))[file]).toBe(other);
  });

  test("takes one of two decisions that are made at once, and refuses the other", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const decide = async (name: string): ReturnType<typeof runFor> => {
      const words = ["review", "record", file, "--reject", "--reason", `${name} says so.`];
      return await runFor(folder, {}, ...words, "--reviewer", name);
    };
    const ran = await Promise.all(["jordan", "sam", "noor"].map(decide));
    expect(ran.filter(({ code }) => code === 0)).toHaveLength(1);
    const kept = /reviewedBy: (.*)/.exec(reviewed(folder) ?? "")?.[1];
    expect(ran.find(({ code }) => code === 0)?.out).toContain(`rejected by "${kept}"`);
    for (const { out } of ran.filter(({ code }) => code === 1)) {
      expect(out).toContain("The file changed while it was being read.\n");
    }
  });

  test("shows hostile text as text", async () => {
    const hostile = pendingCase.replace(/query: .*/, 'query: "\\u001b[2Jgone\\u202e"');
    const folder = await folderWith(goodSet(hostile));
    const { out } = await runFor(folder, { answers: [] }, "review", "record", file);
    expect(out).toContain("\\u{1b}[2Jgone\\u{202e}");
    expect(out).not.toContain("\u001b");
  });
});

describe("touchstone review record with flags", () => {
  test.for([[["--approve", "--confirm", "query,answer,source,chunks"]], [["--reject"]]] as const)(
    "decides nothing about a retired case: %j",
    async ([decision]) => {
      const folder = await folderWith(goodSet(pendingCase));
      await runFor(folder, {}, "review", "record", file, ...approve);
      const why = ["--by", "noor", "--reason", "The shop was closed."];
      await runFor(folder, {}, "review", "retire", file, ...why);
      const before = await filesIn(folder);
      const words = ["review", "record", file, ...flags, ...decision];
      const { code, out } = await runFor(folder, {}, ...words);
      expect(out).toMatchInlineSnapshot(`
        "cases/refund-policy-001.yaml:28:1 not recorded
          The case is retired.
          fix: Remove "retired" if it is to be used again.
        "
      `);
      expect(code).toBe(1);
      expect(await filesIn(folder)).toEqual(before);
    },
  );

  test("records the decision at the moment given", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const { code, out, err } = await runFor(folder, {}, "review", "record", file, ...approve);
    expect({ code, out, err }).toEqual({ code: 0, out: `${file} approved by "jordan"\n`, err: "" });
    expect(reviewed(folder)).toContain('  reviewedAt: "2026-09-01T09:00:00Z"\n');
    expect((await runFor(folder, {}, "check")).code).toBe(0);
  });

  test("takes a moment that the clock reaches in five minutes, as clocks differ", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const words = ["review", "record", file, ...approve, "--at"];
    expect((await runFor(folder, {}, ...words, "2026-12-01T09:05:01Z")).code).toBe(2);
    expect((await runFor(folder, {}, ...words, "2026-12-01T09:05:00Z")).code).toBe(0);
  });

  test("tells the decision that it replaces, also to whoever reads the case at a terminal", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const by = ["--reviewer", "sam", "--reason", "Nobody asks this.", "--reject"];
    const when = ["--at", "2026-08-01T09:00:00Z"];
    await runFor(folder, {}, "review", "record", file, ...by, ...when);
    const earlier = 'rejected by "sam" at 2026-08-01T09:00:00Z ("Nobody asks this.")';
    const shown = await runFor(folder, { answers: [] }, "review", "record", file);
    expect(shown.out).toContain(`Judged before    ${earlier}\n`);
    const { out } = await runFor(folder, {}, "review", "record", file, ...approve);
    expect(out).toBe(
      `${file} approved by "jordan"\n  This replaces an earlier decision: ${earlier}\n`,
    );
  });

  test("says where the text of the evidence was not there to be compared", async () => {
    const files = Object.entries(goodSet(pendingCase));
    const kept = files.filter(([path]) => !path.startsWith("corpus-revisions/texts/"));
    const folder = await folderWith(Object.fromEntries(kept));
    const { out } = await runFor(folder, {}, "review", "record", file, ...approve);
    expect(out).toBe(
      `${file} approved by "jordan"\n  The set does not keep the text of all its evidence, so no quote was compared with it.\n`,
    );
  });

  test("finds a broken file by the id that its name promises", async () => {
    const folder = await folderWith({ ...goodSet(), "cases/refund-policy-001.yaml": "id: [\n" });
    const words = ["review", "record", "refund-policy-001", ...approve];
    const { code, out } = await runFor(folder, {}, ...words);
    expect(code).toBe(1);
    expect(out).toContain('cases/refund-policy-001.yaml:1:5 not approved\n  The "[" that opens');
  });

  test("says when the reviewer is the author, and records it all the same", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const words = [file, ...approve, "--reviewer", "Avery"];
    const { code, out } = await runFor(folder, {}, "review", "record", ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml approved by "Avery"
        "Avery" wrote this case too: recorded, but nobody else has judged it.
        "Avery" is not among the reviewers in .github/touchstone.yaml: recorded, but on GitHub this would not count.
      "
    `);
    expect(code).toBe(0);
    expect(reviewed(folder)).toContain("  reviewedBy: Avery\n");
  });

  test.for([
    ["[jordan, sam]", ""],
    ["[]", ""],
    ['["@Jordan"]', ""],
    [
      "[sam]",
      '  "jordan" is not among the reviewers in .github/touchstone.yaml: recorded, but on GitHub this would not count.\n',
    ],
  ] as const)("says who is not among the reviewers of the policy: %s", async ([names, said]) => {
    const policy = { ".github/touchstone.yaml": `reviewers: ${names}\n` };
    const folder = await folderWith({ ...goodSet(pendingCase), ...policy });
    const { code, out } = await runFor(folder, {}, "review", "record", file, ...approve);
    expect(out).toBe(`${file} approved by "jordan"\n${said}`);
    expect(code).toBe(0);
  });

  test("refuses an approval and records the others", async () => {
    const wrong = pendingCase
      .replace("refund-policy-001", "wrong-001")
      .replace("When can", "When may")
      .replace("v4", "v5");
    const folder = await folderWith({ ...goodSet(pendingCase, wrong), "cases/b.yaml": "id: [\n" });
    const words = ["wrong-001", "cases/b.yaml", file, ...approve];
    const { code, out } = await runFor(folder, {}, "review", "record", ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/wrong-001.yaml:10:21 error evidence/differs-from-revision
        The source revision of chunk "refund-policy:12" is "v5" here, but "v4" in corpus revision "corpus-2026-09-01".
        fix: Write the value that the revision records if that is what was judged, or judge the case again under the revision that has this one.
        why: touchstone explain evidence/differs-from-revision

      cases/wrong-001.yaml not recorded
      cases/b.yaml:1:5 not approved
        The "[" that opens here is never closed.
        fix: Close it with "]", or put the text in quotes if the bracket belongs to it.

      cases/b.yaml not recorded
      cases/refund-policy-001.yaml approved by "jordan"
      "
    `);
    expect(code).toBe(1);
    expect(reviewed(folder, "cases/wrong-001.yaml")).toBeUndefined();
    expect(reviewed(folder)).toContain("status: approved");
  });

  test("refuses an approval without every confirmation", async () => {
    const folder = await folderWith(goodSet(pendingCase));
    const words = [file, ...flags, "--approve", "--confirm", "query, answer"];
    const { code, out } = await runFor(folder, {}, "review", "record", ...words);
    expect(out).toContain('"source" is not confirmed');
    expect(out).toContain('"chunks" is not confirmed');
    expect(code).toBe(1);
    expect(reviewed(folder)).toBeUndefined();
  });

  const eleven = Array.from({ length: 11 }, (_, index) =>
    pendingCase.replace("refund-policy-001", `case-${index}`),
  );
  test.for([
    ["flags that are missing", [file], "missing: --reviewer, --reason, --approve or --reject."],
    ["an approval without confirmations", [file, ...flags, "--approve"], "missing: --confirm."],
    ["a blank reason", [file, ...approve, "--reason", "\u200b "], "--reason is blank."],
    ["a confirmation that is none", [file, ...flags, "--approve", "--confirm", "all"], 'not "all"'],
    ["both decisions", [file, ...approve, "--reject"], "cannot be used with"],
    [
      "a moment to come",
      [file, ...approve, "--at", "9999-01-01T00:00:00Z"],
      '--at is "9999-01-01T00:00:00Z", which is still to come by the clock of this machine.',
    ],
    ["a moment that is none", [file, ...approve, "--at", "yesterday"], '--at is "yesterday"'],
    [
      "a day that no calendar has",
      [file, ...approve, "--at", "2026-02-30T09:00:00Z"],
      '--at is "2026-02-30T09:00:00Z"',
    ],
    ["a day without a time", [file, ...approve, "--at", "2026-09-01"], '--at is "2026-09-01"'],
    [
      "a day that no calendar has",
      [file, ...approve, "--at", "2026-02-30T09:00:00Z"],
      '--at is "2026-02-30T09:00:00Z"',
    ],
    ["an hour that no clock shows", [file, ...approve, "--at", "2026-09-01T24:00:00Z"], "--at is"],
    [
      "an unknown id before all that is missing",
      ["nope"],
      'No case of this set has the id "nope".',
    ],
    ["an unknown id", ["refund-polcy-001", ...approve], 'Write "refund-policy-001" if'],
    [
      "more than ten cases",
      [...eleven.map((_, index) => `case-${index}`), ...approve],
      "at most 10 cases",
    ],
  ] as const)("is wrong use with %s", async ([, words, message]) => {
    const folder = await folderWith(goodSet(pendingCase, ...eleven));
    const before = await filesIn(folder);
    const { code, err } = await runFor(folder, {}, "review", "record", ...words);
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(await filesIn(folder)).toEqual(before);
  });
});

async function recordedUnder(now: PlainCorpus, ...status: readonly string[]): Promise<string> {
  const folder = await folderWith(evaluatedSet(now));
  const words = ["--reviewer", "noor", "--reason", "Read again.", ...status];
  const at = ["--at", "2026-11-01T09:00:00Z"];
  return (await runFor(folder, {}, "review", "record", "refund-001", ...words, ...at)).out;
}

describe("touchstone review record of a case that was approved before the corpus moved on", () => {
  const edit: PlainCorpus = {
    ...handbook,
    chunks: { ...handbook.chunks, "refunds:1": "Ask within 60 days." },
  };
  const yes = ["--approve", "--confirm", "query,answer,source,chunks"];

  test("says that the corpus changed, and which command judges that", async () => {
    expect(await recordedUnder(edit, ...yes)).toMatchInlineSnapshot(`
      "cases/refund-001.yaml:7:17 not approved
        Its evidence changed since corpus revision "one": chunk-edited. An approval under that one says nothing of "two", which is current.
        fix: Decide about it with "touchstone refresh decide refund-001".

      cases/refund-001.yaml not recorded
      "
    `);
  });

  test.for([
    ["where its evidence is the same", handbook, yes],
    ["of a rejection", edit, ["--reject"]],
  ] as const)("says nothing %s", async ([, now, status]) => {
    expect(await recordedUnder(now, ...status)).not.toContain("refresh decide");
  });
});
