import { describe, expect, test } from "vitest";
import { allRules } from "../../src/rules/all-rules.ts";
import { corpusOf } from "../support/corpus-of.ts";
import { caseFiles, pendingAbstention, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

const query = "Where can visitors park?";
const answer = "The handbook says nothing about visitor parking.";

function over(chunks: Readonly<Record<string, string>>, ...cases: readonly string[]): Files {
  return {
    ...corpusOf(chunks),
    ...caseFiles(...(cases.length === 0 ? [pendingAbstention] : cases)),
  };
}

async function found(
  chunks: Readonly<Record<string, string>>,
  ...cases: readonly string[]
): Promise<string> {
  return await report(over(chunks, ...cases), undefined, allRules);
}

describe("revision/holds-answers", () => {
  test("names the document and the chunk that hold a question with its answer", async () => {
    expect(await found({ "faq#1": `# ${query}\n\n${answer}` })).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:4:8 warning revision/holds-answers
        Document "faq" holds this question and its expected answer word for word (chunk "faq#1"), so finding it takes no search by meaning.
        fix: If the document is an answer key, or was written from this set, leave it out of what the retriever reads and record a new corpus revision. If it is a page of questions and answers that people read, ask the question in other words. Nothing here can tell which of the two it is.
        why: touchstone explain revision/holds-answers
      "
    `);
  });

  test("finds the two in different chunks of one document", async () => {
    const chunks = { "faq#1": `Parking. ${query}`, "faq#2": "Between.", "faq#3": answer };
    expect(await found(chunks)).toContain('(question in chunk "faq#1", answer in chunk "faq#3")');
  });

  test.for([
    ["the question alone", { "a#1": query }],
    ["the answer alone", { "a#1": answer }],
    ["the two in different documents", { "a#1": query, "b#1": answer }],
    ["another case of letters", { "a#1": `${query.toUpperCase()} ${answer}` }],
  ] as const)("accepts %s", async ([, chunks]) => {
    expect(await found(chunks)).toBe("");
  });

  test.for([
    ["line breaks", `${query}\r\n${answer.replaceAll(" ", "\r\n  ")}`],
    [
      "hard spaces and soft hyphens",
      `${query} ${answer.replace(/ /g, "\u00a0").replace("hand", "hand\u00ad")}`,
    ],
    ["ten thousand of them", `${query} ${answer} `.repeat(10_000)],
  ] as const)("finds them through %s", async ([, text]) => {
    const told = await found({ "faq#1": text });
    expect(told.match(/ warning /g)).toHaveLength(1);
  });

  describe("an answer of a few letters", () => {
    const short = pendingAbstention.replace(answer, "In yard 3.");

    test("counts right behind its question", async () => {
      expect(await found({ "a#1": `${query} In yard 3.` }, short)).toContain("word for word");
    });

    test("counts nowhere else", async () => {
      const between = "Something else is said here. ".repeat(5);
      expect(await found({ "a#1": `${query} ${between} In yard 3.` }, short)).toBe("");
      expect(await found({ "a#1": `In yard 3. ${query}` }, short)).toBe("");
    });
  });

  test("takes no notice of a question or an answer of next to nothing", async () => {
    const [why, yes] = [
      pendingAbstention.replace(query, "Why not?"),
      pendingAbstention.replace(answer, "No."),
    ];
    expect(await found({ "a#1": `Why not? ${answer}` }, why)).toBe("");
    expect(await found({ "a#1": `${query} No.` }, yes)).toBe("");
  });

  test("looks for a short question of a script that needs few characters", async () => {
    const chinese = pendingAbstention
      .replace(query, "访客在哪里停车？")
      .replace(answer, "手册没有说明访客停车。");
    expect(
      await found({ "a#1": "常见问题访客在哪里停车？手册没有说明访客停车。谢谢" }, chinese),
    ).toContain("revision/holds-answers");
  });

  describe("a document that holds several cases", () => {
    const bicycles = "Where do guests leave bicycles?";
    const other = pendingAbstention.replace("parking-001", "parking-002").replace(query, bicycles);
    const both = `${query} ${answer} ${bicycles} ${answer}`;

    test("is one finding at the first of them, and a document that holds one alone another", async () => {
      const chunks = { "faq#1": both, "old-faq#1": `${bicycles} ${answer}` };
      const told = await found(chunks, pendingAbstention, other);
      expect(told.match(/^cases.*|^ {2}Document.*/gm)).toMatchInlineSnapshot(`
        [
          "cases/parking-001.yaml:4:8 warning revision/holds-answers",
          "  Document "faq" holds this question and its expected answer word for word (chunk "faq#1"), and those of 1 other case ("parking-002"), so finding them takes no search by meaning.",
          "cases/parking-002.yaml:4:8 warning revision/holds-answers",
          "  Document "old-faq" holds this question and its expected answer word for word (chunk "old-faq#1"), so finding it takes no search by meaning.",
        ]
      `);
    });

    test("names the first of many, and counts the others", async () => {
      const ids = Array.from({ length: 10 }, (_, index) => `guest-${index}`);
      const asked = ids.map((id) => `How does guest number ${id} come in?`);
      const text = asked.map((one) => `${one} ${answer}`).join(" ");
      const cases = ids.map((id, index) =>
        pendingAbstention.replace("parking-001", id).replace(query, asked[index] ?? ""),
      );
      const told = await found({ "faq#1": text }, ...cases);
      expect(told.match(/ warning /g)).toHaveLength(1);
      expect(told).toContain(
        'those of 9 other cases ("guest-1", "guest-2", "guest-3", "guest-4", "guest-5", "guest-6" and 3 more)',
      );
    });

    test("is told with its copies, each by its name", async () => {
      const two = await found({ "a#1": both, "b#1": both }, pendingAbstention, other);
      expect(two).toContain('So does document "b".');
      const three = await found(
        { "a#1": both, "b#1": both, "c#1": both },
        pendingAbstention,
        other,
      );
      expect(three).toContain('So do documents "b" and "c".');
      expect(three.match(/ warning /g)).toHaveLength(1);
    });
  });

  test("keeps quiet about rejected cases, and unless an evaluation is meant", async () => {
    const files = over({ "faq#1": `${query} ${answer}` });
    expect(await report(files)).toBe("");
    const retired = `${pendingAbstention}review: {status: rejected}\n`;
    expect(await found({ "faq#1": `${query} ${answer}` }, retired)).not.toContain("holds-answers");
  });
});
