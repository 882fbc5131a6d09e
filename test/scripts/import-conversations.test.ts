import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { filesIn, folderWith, runIn, type Ran } from "../support/command.ts";
import { goodSet } from "../support/good-set.ts";

const chats = `id: name
idPrefix: "{file}-"
queryFrom: {lastTurnOf: messages}
expectedAnswer: reference
expectedAnswerByKind: {abstention: expectation}
kindFrom: {field: reject, values: {"true": abstention, "false": answerable}, otherwise: answerable}
because: out-of-scope
evidence: {field: links}
tags: {field: tags}
skip: skip
optional: [reference, expectation, reject, links, tags, skip]
`;
const user = (content: string): object => ({ role: "user", content });
const assistant = (content: string): object => ({ role: "assistant", content });
const first = {
  name: "Days",
  messages: [
    user("Hello."),
    assistant("Hello, how can I help?"),
    user("When can I ask for a refund?"),
  ],
  reference: "Within 30 days of purchase.",
  links: ["refund-policy:12"],
};

interface Imported extends Ran {
  readonly folder: string;
  /** The cases by id, in the order of their ids. */
  readonly cases: Readonly<Record<string, Record<string, unknown>>>;
}

async function importing(
  records: readonly object[],
  ...words: readonly string[]
): Promise<Imported> {
  const folder = await folderWith({
    ...goodSet(),
    "m.yaml": chats,
    "chats.json": JSON.stringify(records),
  });
  return await importedInto(folder, ...words);
}

async function importedInto(folder: string, ...words: readonly string[]): Promise<Imported> {
  const ran = await runIn(folder, "import", "table", "chats.json", "--map", "m.yaml", ...words);
  const cases = Object.entries(await filesIn(folder)).flatMap(([path, text]) =>
    path.startsWith("cases/chats-")
      ? [[path.slice(6, -5), parse(text) as Record<string, unknown>] as const]
      : [],
  );
  return { ...ran, folder, cases: Object.fromEntries(cases) };
}

/** What the report says is incomplete. */
function lacking({ out }: Ran): string {
  return out.slice(0, Math.max(0, out.indexOf("\n\n")));
}

describe("a conversation that ends in the question", () => {
  test("is cut there", async () => {
    const { code, cases } = await importing([first]);
    expect(code).toBe(0);
    expect(cases["chats-days-1f075e49"]).toMatchObject({
      kind: "answerable",
      conversation: [user("Hello."), assistant("Hello, how can I help?")],
      query: "When can I ask for a refund?",
      expectedAnswer: "Within 30 days of purchase.",
      origin: { id: "Days" },
    });
  });

  test("may be one turn", async () => {
    const { cases } = await importing([{ ...first, messages: [user("When?")] }]);
    const [only] = Object.values(cases);
    expect(only).toMatchObject({ query: "When?" });
    expect(only).not.toHaveProperty("conversation");
    expect(only).not.toHaveProperty("notes");
  });

  test("keeps what was said after it in the notes", async () => {
    const messages = [user("When?"), assistant("I do not know.")];
    const { code, cases } = await importing([{ ...first, messages }]);
    expect(code).toBe(0);
    expect(Object.values(cases)).toMatchObject([
      { query: "When?", notes: `messages: ${JSON.stringify(messages)}` },
    ]);
  });

  test("keeps what a turn says besides its speaker and its text in the notes", async () => {
    const messages = [user("Hi."), { ...assistant("8.0"), tool: "version" }, user("When?")];
    const [only] = Object.values((await importing([{ ...first, messages }])).cases);
    expect(only).toMatchObject({
      conversation: [user("Hi."), assistant("8.0")],
      notes: `messages: ${JSON.stringify(messages)}`,
    });
  });

  test.for([
    ["no turn", []],
    ["no turn of the user", [assistant("Hello.")]],
    ["a blank question", [user("Hello."), assistant("Hello."), user(" ")]],
    ["a blank turn", [user("Hello."), assistant(""), user("When?")]],
    ["a turn without a text", [{ role: "user" }, user("When?")]],
    [
      "an unknown speaker at its end",
      [user("Hello."), { role: "robot\u001b[31m", content: "When?" }],
    ],
    ["a text that is none", [{ role: "user", content: ["When?"] }]],
    ["turns that are none", ["Hello.", null]],
    ["no list", "Hello."],
  ] as const)("is incomplete with %s", async ([, messages]) => {
    const imported = await importing([{ ...first, messages }]);
    expect(imported.code).toBe(1);
    expect(imported.cases).toEqual({});
    expect(lacking(imported)).toMatchSnapshot();
  });

  test("takes no earlier turn for the question where its last one cannot be read", async () => {
    const messages = [user("Hello."), assistant("Hello."), user(" ")];
    const { cases } = await importing([{ ...first, messages }], "--incomplete");
    const [only] = Object.values(cases);
    expect(only).not.toHaveProperty("query");
    expect(only).toMatchObject({ notes: `messages: ${JSON.stringify(messages)}` });
  });
});

describe("earlier turns in a field of their own", () => {
  test("are incomplete with an empty turn among them", async () => {
    const map =
      "query: q\nexpectedAnswer: a\nkind: abstention\nbecause: ambiguous\nconversation: {field: turns}\n";
    const record = { q: "Which?", a: "Ask which.", turns: [user(""), assistant("Hello.")] };
    const folder = await folderWith({
      ...goodSet(),
      "m.yaml": map,
      "chats.json": JSON.stringify([record]),
    });
    const imported = await importedInto(folder);
    expect(lacking(imported)).toMatchSnapshot();
    expect(imported.code).toBe(1);
  });
});

describe("a kind that the records tell", () => {
  const asked = { name: "No", messages: [user("Swear!")], expectation: "Says no." };

  test("may be the one of records that say nothing, and has an answer of its own", async () => {
    const { code, cases } = await importing([{ ...asked, reject: true }, first]);
    expect(code).toBe(0);
    expect(Object.values(cases)).toMatchObject([
      { kind: "answerable", expectedAnswer: "Within 30 days of purchase." },
      { kind: "abstention", because: "out-of-scope", expectedAnswer: "Says no." },
    ]);
  });

  test("leaves what is no answer of its kind in the notes", async () => {
    const { cases } = await importing([{ ...asked, reject: false }], "--incomplete");
    const [only] = Object.values(cases);
    expect(only).not.toHaveProperty("expectedAnswer");
    expect(only).toMatchObject({ notes: "expectation: Says no.\nreject: false" });
  });

  test("is not guessed of a value that the mapping does not read", async () => {
    expect(lacking(await importing([{ ...asked, reject: "maybe" }]))).toMatchSnapshot();
  });
});

describe("a record that says it is not to be used", () => {
  test("is named and left out, and nothing is left to do", async () => {
    const { code, out, cases } = await importing([
      { ...first, name: "Old", skip: true, reference: "" },
      first,
    ]);
    expect(out).toMatchInlineSnapshot(`
      "To be skipped, as the table says (1):
        chats.json record 1 chats-old-684076f6

      Asks what an earlier record asks (1):
        chats.json record 2 chats-days-1f075e49  as chats.json record 1

      Ids that no file can have, folded (2):
        chats.json record 1 chats-old-684076f6  was "Old"
        chats.json record 2 chats-days-1f075e49  was "Days"

        read           2 records
        written        1 case to cases/
        skipped        1 record
        evidence       2 of 2 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 1 of 2 chunks
        ids            2 folded
        no record has  "reject", "tags" and "expectation"

      Losses:
        1 of 2 records skipped: see To be skipped

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(code).toBe(0);
    expect(Object.keys(cases)).toHaveLength(1);
  });

  test("is told where nobody can tell what it says", async () => {
    expect(lacking(await importing([{ ...first, skip: "later" }]))).toMatchSnapshot();
  });
});

describe("a later state of the table", () => {
  test("adds what is new, tells what changed, and overwrites nothing", async () => {
    const rubric = { ...first, name: "Rubric", expectation: "Tells the days.", tags: ["days"] };
    const { folder } = await importing([first, rubric, { ...first, name: "Tagged", tags: ["a"] }]);
    const before = await filesIn(folder);
    const later = [
      { ...first, messages: [user("By when?")] },
      { ...rubric, expectation: "Tells the days and the exception." },
      { ...first, name: "Tagged", tags: ["a", "b"] },
      { ...first, name: "New" },
    ];
    const chatsFile = { "chats.json": JSON.stringify(later) };
    const next = await folderWith({ ...before, ...chatsFile });
    const { code, out, cases } = await importedInto(next);
    expect(out).toMatchInlineSnapshot(`
      "There already with other content, not touched (3):
        chats.json record 1 chats-days-1f075e49
          cases/chats-days-1f075e49.yaml is there already, with another query and conversation
        chats.json record 2 chats-rubric-80f4ee3e
          cases/chats-rubric-80f4ee3e.yaml is there already, with another notes
        chats.json record 3 chats-tagged-cc99fc59
          cases/chats-tagged-cc99fc59.yaml is there already, with another tags

      Asks what an earlier record asks (2):
        chats.json record 3 chats-tagged-cc99fc59  as chats.json record 2
        chats.json record 4 chats-new-d5d5ee5a  as chats.json record 2

      Ids that no file can have, folded (4):
        chats.json record 1 chats-days-1f075e49  was "Days"
        chats.json record 2 chats-rubric-80f4ee3e  was "Rubric"
        chats.json record 3 chats-tagged-cc99fc59  was "Tagged"
        chats.json record 4 chats-new-d5d5ee5a  was "New"

        read           4 records
        written        1 case to cases/
        not touched    3 cases
        evidence       4 of 4 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 4 of 4 chunks
        ids            4 folded
        no record has  "reject" and "skip"

      Losses:
        expectation, 1 record, kept in the notes: only cases of another kind hold it
          first: chats.json record 2

      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(code).toBe(1);
    expect(Object.keys(cases)).toHaveLength(4);
    expect(await filesIn(next)).toMatchObject({ ...before, ...chatsFile });
  });

  test("is the same where people only added labels and notes", async () => {
    const { folder, cases } = await importing([{ ...first, expectation: "Tells the days." }]);
    const files = await filesIn(folder);
    const path = `cases/${Object.keys(cases)[0] ?? ""}.yaml`;
    const judged = parse(files[path] ?? "") as { notes: string };
    const more = { ...judged, tags: ["read"], notes: `Read twice.\n\n${judged.notes}` };
    const again = await importedInto(await folderWith({ ...files, [path]: stringify(more) }));
    expect(again.code).toBe(0);
    expect(again.out).toContain("there already  1 case");
  });
});

describe("the file's name in an id", () => {
  test("is folded where no id could start with it", async () => {
    const folder = await folderWith({
      ...goodSet(),
      "m.yaml": chats,
      "Chats & more.json": JSON.stringify([first]),
    });
    const { out } = await runIn(folder, "import", "table", "Chats & more.json", "--map", "m.yaml");
    expect(out).toContain("written        1 case");
    expect(
      Object.keys(await filesIn(folder)).find((path) => path.includes("days")),
    ).toMatchInlineSnapshot(`"cases/chats-more-31759caf-days-13486320.yaml"`);
  });
});

describe("several tables", () => {
  const other = { name: "Days", messages: [user("Who pays?")], reference: "You do.", links: [] };

  test("are one import, and a name stands for another case in each", async () => {
    const folder = await folderWith({
      ...goodSet(),
      "m.yaml": chats,
      "a.json": JSON.stringify([first]),
      "b.jsonl": `${JSON.stringify(other)}\nno JSON\n`,
    });
    const ran = await runIn(folder, "import", "table", "a.json", "b.jsonl", "--map", "m.yaml");
    expect(ran.out).toMatchInlineSnapshot(`
      "Not read (1):
        b.jsonl:2  This line is not JSON.

      Incomplete (1):
        b.jsonl:1 b-days-dddf086e
          there is no evidence

      Ids that no file can have, folded (2):
        a.json record 1 a-days-467c701f  was "Days"
        b.jsonl:1 b-days-dddf086e  was "Days"

        read           2 records
        written        1 case to cases/
        left out       1 record
        evidence       1 of 1 found in corpus revision "corpus-2026-09-01"
        quotes         proposed for 1 of 1 chunk
        ids            2 folded
        no record has  "reject", "tags", "skip" and "expectation"

      Losses:
        1 place that could not be read: see Not read
        1 of 2 records left out: see Incomplete

      Mend the incomplete records and import again, or write them as they are with --incomplete.
      Next: touchstone check, then read each case and record your judgment: touchstone review record.
      "
    `);
    expect(ran.code).toBe(1);
  });

  test("may each lack what another has, but a field that none has is a slip", async () => {
    const folder = await folderWith({
      ...goodSet(),
      "m.yaml": chats.replace("reject, links", "reject"),
      "a.json": JSON.stringify([first]),
      "b.json": JSON.stringify([{ name: "x", messages: [] }]),
    });
    const both = await runIn(folder, "import", "table", "a.json", "b.json", "--map", "m.yaml");
    expect([both.code, both.err]).toEqual([1, ""]);
    const { code, err } = await runIn(folder, "import", "table", "b.json", "--map", "m.yaml");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        2,
        "m.yaml:8:19 No record has a field "links"; the records have "name", "messages".
      The mapping does not fit the table, so nothing was imported. A field that tables may lack is listed under "optional".
      ",
      ]
    `);
  });

  test("cannot be the same one twice", async () => {
    const folder = await folderWith({ ...goodSet(), "m.yaml": chats, "a.json": "[]" });
    const twice = await runIn(folder, "import", "table", "a.json", "./a.json", "--map", "m.yaml");
    expect([twice.code, twice.err]).toMatchInlineSnapshot(`
      [
        2,
        ""./a.json" is named twice: name each table once.
      ",
      ]
    `);
  });
});
