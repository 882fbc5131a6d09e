import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { corpusOf } from "../support/corpus-of.ts";
import type { Files } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const corpus = corpusOf({
  "refunds#when":
    "A customer can ask for a refund within 30 days of purchase.\nLater requests are refused.",
  "refunds#gift-cards":
    "Gift cards are valid for three years. They can be returned within 30 days of purchase.",
  "travel#rail": "Rail comes before air wherever the journey takes less than four hours.",
});
const families = `claim: {kind: family, statement: x, declaredAt: 2026-09-01, minimumTestComponents: 2}
grouping: {rule: x, declaredAt: 2026-09-01}
families:
  money-back: {title: Money back, documents: ["refund*"], split: dev}
  on-the-way: {title: On the way, documents: [travel], split: test}
`;
const query = ["--query", "When can a customer ask for a refund?"];
const answer = ["--answer", "Within 30 days of purchase."];

interface Written {
  readonly out: string;
  readonly err: string;
  readonly code: number;
  /** The files that are new, by path. */
  readonly written: Files;
}

async function made(
  files: Files,
  person: Parameters<typeof runFor>[1],
  ...words: readonly string[]
): Promise<Written> {
  const folder = await folderWith(files);
  const ran = await runFor(folder, person, "new", ...words);
  const written = Object.entries(await filesIn(folder)).filter(([path]) => !(path in files));
  return { ...ran, written: Object.fromEntries(written) };
}

/** The rules that the check of a set reports something by. */
async function findings(files: Files): Promise<string> {
  const folder = await folderWith(files);
  const { out } = await runFor(folder, { name: "avery" }, "check", "--format", "json");
  const report = JSON.parse(out) as { findings: readonly { rule: string }[] };
  return report.findings.map(({ rule }) => rule).join();
}

describe("touchstone new at a terminal", () => {
  test("asks, shows the nearest chunks and the file, and writes a complete case", async () => {
    const answers = [
      "When can a customer ask for a refund?",
      "t 1",
      "1 2",
      "a",
      "A customer can ask within 30 days of purchase.",
      "",
      "returned within 30 months",
      "returned within 30 days",
      "",
      "Refunds 001",
      "",
      "y",
    ];
    const { out, code, written } = await made(
      { ...corpus, "families.yaml": families, "schemas/case.schema.json": "{}" },
      { name: "avery", answers },
    );
    expect(out).toMatchInlineSnapshot(`
      "Question, as a real reader would ask it: 
      Which chunks carry the answer?
       1  refunds#when  in "refunds", at "when"
            near   A [customer] can [ask] for a [refund] within 30 days of purchase. Later requests are refused.
       2  refunds#gift-cards  in "refunds", at "gift-cards"
            near   Gift cards are valid for three years. They can be returned within 30 days of purchase.

      Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s if none does, q to quit.
      Which: refunds#when
        A [customer] can [ask] for a [refund] within 30 days of purchase.
        Later requests are refused.

      Which: Does the evidence support an answer (a), or does it conflict or fall short (i)? [a/i] Expected answer, as facts: Words of refunds#when that carry it [A customer can ask for a refund within 30 days of purchase.]: Words of refunds#gift-cards that carry it [They can be returned within 30 days of purchase.]: These words do not stand there; only white space may differ.
      Words of refunds#gift-cards that carry it [They can be returned within 30 days of purchase.]: Folder below cases/ [money-back]: Id [money-back-001]: "Refunds 001" cannot be an id: it is lower-case letters and digits joined by single dots, dashes or underscores, at most 100, and no name that a disk refuses. Write "refunds-001".
      Id [money-back-001]: 
      cases/money-back/money-back-001.yaml
          # yaml-language-server: $schema=../../schemas/case.schema.json
          id: money-back-001
          kind: answerable
          query: When can a customer ask for a refund?
          expectedAnswer: A customer can ask within 30 days of purchase.
          relevantChunkIds:
            - refunds#when
            - refunds#gift-cards
          provenance:
            - chunkId: refunds#when
              documentId: refunds
              sourceUri: refunds
              sourceRevision: v1
              contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
              quote: A customer can ask for a refund within 30 days of purchase.
            - chunkId: refunds#gift-cards
              documentId: refunds
              sourceUri: refunds
              sourceRevision: v1
              contentHash: sha256:88b1344f7901cfcd1b3c0a5f2c9578e91274ca60dbd51dec7bcf315ce767112e
              quote: returned within 30 days
          corpusRevision: corpus-2026-09-01
          origin:
            kind: human
            author: avery
          review:
            status: pending

      Write it? [y/n] cases/money-back/money-back-001.yaml written
        Evidence: chunk "refunds#when", which holds the quote.
        Evidence: chunk "refunds#gift-cards", which holds the quote.
        Written by "avery", Git's user.name; it waits for review.
      Next: touchstone check cases/money-back/money-back-001.yaml, and then somebody judges it: touchstone review record money-back-001
      "
    `);
    expect(code).toBe(0);
    expect(Object.keys(written)).toEqual(["cases/money-back/money-back-001.yaml"]);
    expect(await findings({ ...corpus, ...written })).toBe("");
  });

  test("writes an abstention where no chunk carries an answer", async () => {
    const answers = ["Where can visitors park?", "s", "n", "c", "It says nothing.", "", "", "y"];
    const { out, written } = await made(corpus, { name: "avery", answers });
    expect(out).toContain(
      "No chunk of the corpus shares a word with it.\n\nType /words to search for others, s if none does, q to quit.\n",
    );
    expect(written).toMatchInlineSnapshot(`
      {
        "cases/case-001.yaml": "id: case-001
      kind: abstention
      because: not-in-corpus
      query: Where can visitors park?
      expectedAnswer: It says nothing.
      corpusRevision: corpus-2026-09-01
      origin:
        kind: human
        author: avery
      review:
        status: pending
      ",
      }
    `);
    expect(await findings({ ...corpus, ...written })).toBe("");
  });

  test("takes the reason of an abstention by its name as well", async () => {
    const said = ["Where can visitors park?", "s", "n", "not-permitted", "Ask.", "", "", "y"];
    const { written } = await made(corpus, { name: "avery", answers: said });
    expect(Object.values(written).join("")).toContain("because: not-permitted\n");
  });

  test("overwrites nothing that was written while it asked", async () => {
    const folder = await folderWith(corpus);
    const file = join(folder, "cases/money/when-001.yaml");
    const meanwhile = (shown: string): void => {
      if (!shown.startsWith("Write it")) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "Somebody else's.\n");
    };
    const person = { name: "avery", answers: ["s", "l", "a", "Within 30 days.", "y"], meanwhile };
    const words = [...query, "--into", "money", "--id", "when-001"];
    const { err, code } = await runFor(folder, person, "new", ...words);
    expect(err).toMatchInlineSnapshot(`
      ""cases/money/when-001.yaml" is there already. Nothing is overwritten: give another id.
      "
    `);
    expect(code).toBe(2);
    expect(readFileSync(file, "utf8")).toBe("Somebody else's.\n");
  });

  test("asks only for what no flag gives, and who writes it where nobody knows", async () => {
    const words = [...query, "--evidence", "refunds#when", "--into", "money", "--id", "when-001"];
    const answers = ["i", "It is not said for all.", "none", "Noor", "y"];
    const { out, written } = await made(corpus, { answers }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "Does the evidence support an answer (a), or does it conflict or fall short (i)? [a/i] Expected answer, as facts: Words of refunds#when that carry it [none]: Who writes it: 
      cases/money/when-001.yaml
          id: when-001
          kind: inconclusive
          query: When can a customer ask for a refund?
          expectedAnswer: It is not said for all.
          relevantChunkIds:
            - refunds#when
          provenance:
            - chunkId: refunds#when
              documentId: refunds
              sourceUri: refunds
              sourceRevision: v1
              contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
          corpusRevision: corpus-2026-09-01
          origin:
            kind: human
            author: Noor
          review:
            status: pending

      Write it? [y/n] cases/money/when-001.yaml written
        Evidence: chunk "refunds#when", without a quote: no words in it clearly carry the answer.
        Written by "Noor"; it waits for review.
      Next: touchstone check cases/money/when-001.yaml, and then somebody judges it: touchstone review record when-001
      "
    `);
    expect(written["cases/money/when-001.yaml"]).toContain("kind: inconclusive");
    expect(written["cases/money/when-001.yaml"]).toContain("author: Noor");
  });

  test.for([
    ["goes away", ["When can I?"]],
    ["quits", ["When can I get a refund?", "q"]],
    ["says no", ["Where to park?", "s", "n", "s", "No.", "", "", "n"]],
  ] as const)("writes nothing where the person %s", async ([, answers]) => {
    const { out, code, written } = await made(corpus, { name: "avery", answers });
    expect(out).toMatch(/Nothing was written\.\n$/);
    expect(code).toBe(0);
    expect(written).toEqual({});
  });

  test("leaves the evidence for later, and says so", async () => {
    const answers = ["When do I get a refund?", "s", "l", "a", "In time.", "refunds", "", "y"];
    const { out, written } = await made(corpus, { name: "avery", answers });
    expect(out.slice(out.indexOf("Write it"))).toMatchInlineSnapshot(`
      "Write it? [y/n] cases/refunds/refunds-001.yaml written
        Written by "avery", Git's user.name; it waits for review.
        Its evidence is left blank: the check reports that until it is chosen.
      Next: touchstone fill --choose cases/refunds/refunds-001.yaml
      "
    `);
    expect(Object.values(written)[0]).not.toContain("corpusRevision");
  });
});

describe("touchstone new with flags", () => {
  test("writes what fill would make of it, and the check accepts it", async () => {
    const words = [
      ...query,
      ...answer,
      "--evidence",
      "refunds",
      "--quote",
      "refund within 30 days",
    ];
    const more = [
      "--tag",
      "support",
      "--tag",
      "money",
      "--notes",
      "Asked daily.",
      "--author",
      "Noor",
    ];
    const { out, code, written } = await made(corpus, {}, ...words, ...more);
    expect(out).toMatchInlineSnapshot(`
      "cases/refunds/refunds-001.yaml written
        Evidence: chunk "refunds#when", which holds the quote.
        Written by "Noor"; it waits for review.
      Next: touchstone check cases/refunds/refunds-001.yaml, and then somebody judges it: touchstone review record refunds-001
      "
    `);
    expect(code).toBe(0);
    expect(written["cases/refunds/refunds-001.yaml"]).toMatchInlineSnapshot(`
      "id: refunds-001
      kind: answerable
      query: When can a customer ask for a refund?
      expectedAnswer: Within 30 days of purchase.
      relevantChunkIds:
        - refunds#when
      provenance:
        - chunkId: refunds#when
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
          quote: refund within 30 days
      corpusRevision: corpus-2026-09-01
      tags:
        - support
        - money
      notes: Asked daily.
      origin:
        kind: human
        author: Noor
      review:
        status: pending
      "
    `);
    expect(await findings({ ...corpus, ...written })).toBe("");
    const folder = await folderWith({ ...corpus, ...written });
    expect((await runFor(folder, {}, "fill")).out).toBe("Nothing to fill.\n");
  });

  test("takes turns, several pieces of evidence and variants, and numbers on", async () => {
    const first = await made(
      corpus,
      { name: "a" },
      ...query,
      ...answer,
      "--evidence",
      "refunds#when",
    );
    const files = { ...corpus, ...first.written };
    const turns = ["--turn", "user: I bought a hat.", "--turn", "assistant: Good."];
    const evidence = [
      "--evidence",
      "refunds#when",
      "--evidence",
      "travel#rail",
      "--quote",
      "less than four hours",
    ];
    const words = ["--query", "And back?", ...answer, ...turns, ...evidence];
    const { written } = await made(files, { name: "a" }, ...words, "--variant-of", "refunds-001");
    expect(written["cases/refunds/refunds-002.yaml"]).toMatchInlineSnapshot(`
      "id: refunds-002
      kind: answerable
      conversation:
        - role: user
          content: I bought a hat.
        - role: assistant
          content: Good.
      query: And back?
      expectedAnswer: Within 30 days of purchase.
      relevantChunkIds:
        - refunds#when
        - travel#rail
      provenance:
        - chunkId: refunds#when
          documentId: refunds
          sourceUri: refunds
          sourceRevision: v1
          contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
          quote: A customer can ask for a refund within 30 days of purchase.
        - chunkId: travel#rail
          documentId: travel
          sourceUri: travel
          sourceRevision: v1
          contentHash: sha256:b1859a3ec07e3b140088aefdc4bff479ee615e6f57d0314f008db2259f3fd5a5
          quote: less than four hours
      corpusRevision: corpus-2026-09-01
      variantOf: refunds-001
      origin:
        kind: human
        author: a
      review:
        status: pending
      "
    `);
    expect(await findings({ ...files, ...written })).toBe("");
  });

  test("writes a generated candidate with its excerpt, never a person's name", async () => {
    const words = [...query, ...answer, "--lane", "backlog", "--generator", "model-x, prompt 3"];
    const { out, written } = await made(
      corpus,
      { name: "avery" },
      ...words,
      "--evidence",
      "refunds#when",
    );
    expect(out).toMatchInlineSnapshot(`
      "cases/refunds/refunds-001.yaml written
        Evidence: chunk "refunds#when", with a proposed quote to read over: "A customer can ask for a refund within 30 days of purchase."
        Generated by "model-x, prompt 3" in the lane "backlog"; a candidate until a person approves it.
      Next: touchstone check cases/refunds/refunds-001.yaml, and then somebody judges it: touchstone review record refunds-001
      "
    `);
    const [text = ""] = Object.values(written);
    expect(text.slice(text.indexOf("origin:"))).toMatchInlineSnapshot(`
      "origin:
        kind: synthetic
        lane: backlog
        generator: model-x, prompt 3
        excerpt:
          chunkIds:
            - refunds#when
          contentHash: sha256:b20e33d6bc9e5cc90a10ca3da904e129fd0b1c494c92c0fe9cfa31038030788d
      review:
        status: pending
      "
    `);
    expect(text).not.toContain("avery");
    expect(await findings({ ...corpus, ...written })).toBe("");
  });

  test.for([
    [
      "exploration",
      ["--excerpt", "refunds#when", "--excerpt", "travel#rail", "--because", "ambiguous"],
    ],
    ["phrasing", ["--variant-of", "refunds-001", "--evidence", "refunds#when"]],
  ] as const)("writes a candidate of the lane %s that the check accepts", async ([lane, more]) => {
    const parent = await made(
      corpus,
      { name: "a" },
      ...query,
      ...answer,
      "--evidence",
      "refunds#when",
    );
    const files = { ...corpus, ...parent.written };
    const words = ["--query", "Until when?", "--answer", "x y", "--lane", lane, "--generator", "m"];
    const { written, err } = await made(files, {}, ...words, ...more, "--id", "new-1");
    expect(err).toBe("");
    const [text = ""] = Object.values(written);
    expect(text.slice(text.indexOf("origin:"))).toMatchSnapshot();
    expect(await findings({ ...files, ...written })).toBe("");
  });

  test("gives each of several that are written at once a number of its own", async () => {
    const folder = await folderWith(corpus);
    const questions = Array.from(
      { length: 6 },
      (_, index) => `Who pays for parking space ${index}?`,
    );
    const words = ["--answer", "The handbook does not say.", "--because", "not-in-corpus"];
    const ran = await Promise.all(
      questions.map(
        async (question) =>
          await runFor(folder, { name: "avery" }, "new", "--query", question, ...words),
      ),
    );
    expect(ran.map(({ code, err }) => `${code}${err}`)).toEqual(questions.map(() => "0"));
    const files = Object.entries(await filesIn(folder)).filter(([path]) => !(path in corpus));
    expect(files.map(([path]) => path)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `cases/case-00${number}.yaml`),
    );
    const asked = files.map(([, text]) => /^query: (.*)$/m.exec(text)?.[1]);
    expect(new Set(asked)).toEqual(new Set(questions));
  });

  test("lets one of two have the id that both ask for, and tells the other", async () => {
    const folder = await folderWith(corpus);
    const words = ["--id", "parking", "--answer", "It does not say.", "--because", "not-in-corpus"];
    const ran = await Promise.all(
      ["Who pays for parking?", "Where is the parking?"].map(
        async (question) =>
          await runFor(folder, { name: "avery" }, "new", "--query", question, ...words),
      ),
    );
    expect(new Set(ran.map(({ code }) => code))).toEqual(new Set([0, 2]));
    expect(ran.map(({ err }) => err).join("")).toBe(
      '"cases/parking.yaml" is there already. Nothing is overwritten: give another id.\n',
    );
  });

  test("goes on to the next number where another took the proposed one meanwhile", async () => {
    const folder = await folderWith(corpus);
    const other = "id: case-001\n";
    const meanwhile = (shown: string): void => {
      if (!shown.includes("Write it?")) return;
      mkdirSync(join(folder, "cases"), { recursive: true });
      writeFileSync(join(folder, "cases/case-001.yaml"), other);
    };
    const answers = ["Who pays?", "", "", "y"];
    const person = { name: "avery", answers, meanwhile };
    const words = ["--answer", "It does not say.", "--because", "ambiguous"];
    const { out, code } = await runFor(folder, person, "new", ...words);
    expect(out).toContain('Another run took the id "case-001" meanwhile.\n');
    expect(code).toBe(0);
    const files = await filesIn(folder);
    expect(files["cases/case-001.yaml"]).toBe(other);
    expect(files["cases/case-002.yaml"]).toContain("id: case-002\n");
  });

  test("shows the file of a dry run, and writes nothing", async () => {
    const words = [
      ...query,
      ...answer,
      "--because",
      "out-of-scope",
      "--distractor",
      "refunds#when",
    ];
    const { out, written } = await made(corpus, { name: "avery" }, ...words, "--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "cases/case-001.yaml would be written
          id: case-001
          kind: abstention
          because: out-of-scope
          query: When can a customer ask for a refund?
          expectedAnswer: Within 30 days of purchase.
          distractorChunkIds:
            - refunds#when
          corpusRevision: corpus-2026-09-01
          origin:
            kind: human
            author: avery
          review:
            status: pending
        Written by "avery", Git's user.name; it waits for review.
      Next: touchstone check cases/case-001.yaml, and then somebody judges it: touchstone review record case-001
      "
    `);
    expect(written).toEqual({});
  });

  test("tells of cases that ask the same, or nearly", async () => {
    const words = [...answer, "--evidence", "refunds#when"];
    const first = await made(corpus, { name: "a" }, ...query, ...words);
    const files = { ...corpus, ...first.written };
    const told = async (...more: readonly string[]): Promise<string> =>
      (await made(files, { name: "a" }, ...more)).out.split("\n")[0] ?? "";
    const near = ["--query", "For a refund, when can customers ask?"];
    const far = ["--query", "When can a customer ask for a hat?"];
    expect(await told(...query, ...words)).toMatchInlineSnapshot(
      `"note Case "refunds-001" asks the same and expects the same (cases/refunds/refunds-001.yaml)"`,
    );
    expect(await told(...query, "--answer", "Never.")).toMatchInlineSnapshot(
      `"note Case "refunds-001" asks the same and expects something else (cases/refunds/refunds-001.yaml)"`,
    );
    expect(await told(...near, ...words)).toMatchInlineSnapshot(
      `"note Case "refunds-001" asks with the same words: "When can a customer ask for a refund?" (cases/refunds/refunds-001.yaml)"`,
    );
    expect(await told(...far, ...words)).toBe("cases/refunds/refunds-002.yaml written");
    const [, question = ""] = query;
    const asked = await made(files, { name: "a", answers: [question] });
    expect(asked.out.split("\n")[0]).toBe(
      `Question, as a real reader would ask it: note Case "refunds-001" asks the same (cases/refunds/refunds-001.yaml)`,
    );
  });

  test("shows what stands below a heading, and a heading where nothing does", async () => {
    const chunks = {
      "leave#parental": "# Leave\n\n## Parental leave\n\nEvery parent has 16 weeks.\n\nAsk early.",
      "leave#sick": "## Sick leave",
    };
    const { out } = await made(corpusOf(chunks), {
      name: "a",
      answers: ["Who has parental leave?"],
    });
    expect(out).toMatchInlineSnapshot(`
      "Question, as a real reader would ask it: 
      Which chunks carry the answer?
       1  leave#parental  in "leave", at "parental"
            near   Every [parent] has 16 weeks.
       2  leave#sick  in "leave", at "sick"
            near   Sick [leave]

      Type numbers such as 1 3, /words to search for others, t 2 for a whole text, s if none does, q to quit.
      Which: 
      Nothing was written.
      "
    `);
  });

  test.for([
    ["an unknown chunk", ["--evidence", "refunds#whn"]],
    ["a tie", ["--evidence", "refunds", "--quote", "within 30 days of purchase"]],
    ["a document alone", ["--evidence", "travel"]],
    ["words that do not stand there", ["--evidence", "travel", "--quote", "less than 4 hours"]],
  ] as const)("writes nothing for %s, and shows what may be meant", async ([, words]) => {
    const given = [...query, ...answer, ...words];
    const { out, code, written } = await made(corpus, { name: "avery" }, ...given);
    expect(out).toMatchSnapshot();
    expect(code).toBe(1);
    expect(written).toEqual({});
  });

  const there: Files = { ...corpus, "cases/refund-001.yaml": "id: refund-001\nkind: answerable\n" };
  test.for([
    ["no question, and nobody to ask", [...answer]],
    ["an unfit id", [...query, ...answer, "--id", "Refund 1"]],
    ["an id that no other text would do for", [...query, ...answer, "--id", "con"]],
    ["an id that is taken", [...query, ...answer, "--id", "refund-001"]],
    ["a blank answer", [...query, "--answer", " "]],
    ["an unknown kind", [...query, ...answer, "--kind", "maybe"]],
    [
      "a reason for an answer",
      [...query, ...answer, "--kind", "answerable", "--because", "ambiguous"],
    ],
    [
      "evidence of an abstention",
      [...query, ...answer, "--because", "ambiguous", "--evidence", "x"],
    ],
    ["a distractor of an answer", [...query, ...answer, "--distractor", "refunds#when"]],
    [
      "an unknown distractor",
      [...query, ...answer, "--because", "ambiguous", "--distractor", "refund#when"],
    ],
    ["a quote of nothing", [...query, ...answer, "--quote", "x"]],
    ["two quotes of one", [...query, ...answer, "--evidence", "x", "--quote", "a", "--quote", "b"]],
    ["a turn of nobody", [...query, ...answer, "--turn", "Hello"]],
    ["an unknown parent", [...query, ...answer, "--variant-of", "refund-002"]],
    ["a folder elsewhere", [...query, ...answer, "--into", "../x"]],
    ["a lane without a generator", [...query, ...answer, "--lane", "backlog"]],
    ["a generator without a lane", [...query, ...answer, "--generator", "m"]],
    ["a generator and a person", [...query, ...answer, "--lane", "backlog", "--author", "x"]],
    ["another wording of nothing", [...query, ...answer, "--lane", "phrasing", "--generator", "m"]],
    [
      "a generated case without an excerpt",
      [...query, ...answer, "--because", "ambiguous", "--lane", "backlog", "--generator", "m"],
    ],
    ["nobody who writes it", [...query, ...answer, "--evidence", "refunds#when"]],
  ] as const)("is refused with %s", async ([, words]) => {
    const { err, code, written } = await made(there, {}, ...words);
    expect(err).toMatchSnapshot();
    expect(code).toBe(2);
    expect(written).toEqual({});
  });

  test("knows no family that families.yaml does not list", async () => {
    const words = [...query, ...answer, "--because", "ambiguous", "--family", "money"];
    const { err } = await made({ ...corpus, "families.yaml": families }, { name: "a" }, ...words);
    expect(err).toMatchInlineSnapshot(`
      "No family has the id "money". Write "money-back" if that is what it means.
      "
    `);
  });
});

describe("a set whose corpus revision cannot be read", () => {
  test.for([
    ["garbage in current.yaml", { ...corpus, "corpus-revisions/current.yaml": "a: [" }],
    [
      "a current revision that is not there",
      { ...corpus, "corpus-revisions/current.yaml": "revision: gone\n" },
    ],
    ["a file in place of the folder", { "cases/keep.txt": "", "corpus-revisions": "" }],
    [
      "no current.yaml beside a revision",
      Object.fromEntries(
        Object.entries(corpus).filter(([path]) => path !== "corpus-revisions/current.yaml"),
      ),
    ],
  ] as const)("takes no case, and does not say that there is none: %s", async ([, broken]) => {
    const files: Files = { "cases/keep.txt": "", ...broken };
    const words = [...query, ...answer, "--evidence", "refunds#when"];
    const { code, out, err, written } = await made(files, { name: "avery" }, ...words);
    expect([code, out, written]).toEqual([2, "", {}]);
    expect(err).toBe(
      "The files of the current corpus revision cannot be read, or are not what was recorded, so no evidence was looked up in it.\n" +
        "Run touchstone check, and mend what it finds below corpus-revisions/.\n",
    );
  });
});

describe("a set without a corpus revision", () => {
  const bare: Files = { "cases/keep.txt": "" };

  test("takes abstentions, without a corpus revision", async () => {
    const words = [...query, ...answer, "--because", "not-in-corpus"];
    const { out, written } = await made(bare, { name: "avery" }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/case-001.yaml written
        Written by "avery", Git's user.name; it waits for review.
        Its corpus revision is left blank: the set has none that is current.
      Next: touchstone corpus snapshot --help, and then touchstone fill
      "
    `);
    expect(written["cases/case-001.yaml"]).not.toContain("corpusRevision");
  });

  test("takes other cases in the short form", async () => {
    const words = [
      ...query,
      ...answer,
      "--evidence",
      "refunds",
      "--quote",
      "30 days",
      "--evidence",
      "a#1",
    ];
    const { out, written } = await made(bare, { name: "avery" }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/refunds/refunds-001.yaml written
        Written by "avery", Git's user.name; it waits for review.
        Its evidence stays in the short form: the set has no corpus revision to look it up in.
        Its corpus revision is left blank: the set has none that is current.
      Next: touchstone corpus snapshot --help, and then touchstone fill
      "
    `);
    expect(written["cases/refunds/refunds-001.yaml"]).toMatchInlineSnapshot(`
      "id: refunds-001
      kind: answerable
      query: When can a customer ask for a refund?
      expectedAnswer: Within 30 days of purchase.
      evidence:
        - document: refunds
          quote: 30 days
        - chunk: a#1
      origin:
        kind: human
        author: avery
      review:
        status: pending
      "
    `);
  });
});

describe("the folder of a new case that nobody named", () => {
  const words = [...query, ...answer, "--because", "not-in-corpus"];

  test("is no link", async () => {
    const folder = await folderWith(corpus);
    const elsewhere = tempFolder();
    mkdirSync(join(folder, "cases"));
    symlinkSync(elsewhere, join(folder, "cases/refunds"));
    const named = [...query, ...answer, "--evidence", "refunds#when"];
    const { err, code } = await runFor(folder, { name: "avery" }, "new", ...named);
    expect(err).toMatchInlineSnapshot(`
      ""cases/refunds" is a link or a file, not a folder.
      "
    `);
    expect(code).toBe(2);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test("lies below cases/ whatever a family is called", async () => {
    const { err, code, written } = await made(
      corpus,
      { name: "avery" },
      ...words,
      "--family",
      "../x",
    );
    expect(err).toMatchInlineSnapshot(`
      ""../x" is no folder below cases/: join plain names with "/".
      "
    `);
    expect(code).toBe(2);
    expect(written).toEqual({});
  });
});

test("names the chunk that holds the quoted words, where what was named is no chunk", async () => {
  const words = ["--evidence", "refund", "--quote", "Later requests are refused."];
  const { code, out, written } = await made(
    corpus,
    { name: "avery" },
    ...query,
    ...answer,
    ...words,
  );
  expect(out).toMatchInlineSnapshot(`
    "not written Chunk "refund" is not in corpus revision "corpus-2026-09-01".
      Nearest in the corpus; none is chosen for you:
        refunds#when  in "refunds", at "when"
          quote  A [customer] can [ask] for a [refund] within 30 days of purchase.
          write  --evidence refunds#when
        refunds#gift-cards  in "refunds", at "gift-cards"
          quote  They can be returned within 30 days of purchase.
          write  --evidence refunds#gift-cards
      fix: Write "refunds#when", the chunk where these words stand, if that is what is meant.
    Next: name the chunk that is meant with --evidence, or a document with words of it: --evidence DOCUMENT --quote WORDS
    "
  `);
  expect(code).toBe(1);
  expect(written).toEqual({});
  const common = ["--evidence", "refunds#gift-card", "--quote", "within 30 days of purchase"];
  const { out: nearest } = await made(corpus, { name: "avery" }, ...query, ...answer, ...common);
  expect(nearest).toContain('Write "refunds#gift-cards"');
});
