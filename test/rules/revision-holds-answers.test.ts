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

  test("counts what else the document holds, and in how many documents the case is", async () => {
    const other = pendingAbstention
      .replace("parking-001", "parking-002")
      .replace(query, "Where do guests leave bicycles?");
    const text = `${query} ${answer} Where do guests leave bicycles? ${answer}`;
    const told = await found(
      { "faq#1": text, "old-faq#1": `${query} ${answer}` },
      pendingAbstention,
      other,
    );
    expect(told).toContain("It does so for 1 other case. So does 1 other document.");
    expect(told.match(/ warning /g)).toHaveLength(2);
  });

  test("keeps quiet about rejected cases, and unless an evaluation is meant", async () => {
    const files = over({ "faq#1": `${query} ${answer}` });
    expect(await report(files)).toBe("");
    const retired = `${pendingAbstention}review: {status: rejected}\n`;
    expect(await found({ "faq#1": `${query} ${answer}` }, retired)).not.toContain("holds-answers");
  });
});
