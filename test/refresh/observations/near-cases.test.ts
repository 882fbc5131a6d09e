import { describe, expect, test } from "vitest";
import { loadDataset } from "../../../src/load/dataset.ts";
import { nearCases } from "../../../src/refresh/observations/near-cases.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";

/** The questions that are told as near to one, each with how near. */
async function nearTo(question: string, queries: readonly string[], more = ""): Promise<string[]> {
  const cases = queries.map((query, index) =>
    pendingCase
      .replace("refund-policy-001", `case-${index}`)
      .replace("When can a customer request a refund?", JSON.stringify(query)),
  );
  const set = goodSet(...cases.map((text) => text + more));
  const found = nearCases(await loadDataset(memoryTree(set)))(question);
  return found.map(({ file, likeness }) => `${likeness.toFixed(2)} ${file.case.query}`);
}

const questions = [
  "How do I list the current Ray actors from python?",
  "when should I use Ray Client?",
  "what is Deployment in Ray Serve?",
  "How do I kill or cancel a ray task that I already started?",
  "What is the difference between PACK and SPREAD strategy?",
];

describe("the cases near to a question", () => {
  test("are those with its rarer words, in whatever order and with whatever endings", async () => {
    expect(await nearTo("python how to ray list all actor", questions)).toMatchInlineSnapshot(`
      [
        "0.88 How do I list the current Ray actors from python?",
      ]
    `);
    expect(await nearTo("How do I kill a task in Ray", questions)).toMatchInlineSnapshot(`
      [
        "0.68 How do I kill or cancel a ray task that I already started?",
      ]
    `);
  });

  test("are not those that share a word which many have", async () => {
    expect(await nearTo("How do I install Ray?", questions)).toEqual([]);
  });

  test("are those with its letters, where words are grown together", async () => {
    const asked = "Wie lange gilt die Rückgabefrist im Onlineshop?";
    expect(await nearTo(asked, ["Wie lange gilt die Rückgabe im Onlineshop?"]))
      .toMatchInlineSnapshot(`
        [
          "0.79 Wie lange gilt die Rückgabe im Onlineshop?",
        ]
      `);
  });

  test("are found in scripts without spaces", async () => {
    expect(await nearTo("退款需要多少天?", ["退款要多少天?", "访客在哪里停车?"]))
      .toMatchInlineSnapshot(`
        [
          "0.67 退款要多少天?",
        ]
      `);
  });

  test("are in use: neither rejected nor retired", async () => {
    const asked = "What is Ray Client?";
    expect(await nearTo(asked, questions, "review: {status: rejected}\n")).toEqual([]);
    expect(await nearTo(asked, questions)).toHaveLength(1);
  });

  test.for(["", "???", "a"])("are none for a question that says nothing: %j", async (asked) => {
    expect(await nearTo(asked, questions)).toEqual([]);
  });
});
