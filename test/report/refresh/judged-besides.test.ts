import { expect, test } from "vitest";
import type { RefreshPlan } from "../../../src/refresh/plan/plan.ts";
import { pullRequestPacket } from "../../../src/report/refresh/packet/pull-request-packet.ts";
import { planJson } from "../../../src/report/refresh/plan-json.ts";
import { planMarkdown } from "../../../src/report/refresh/plan-markdown.ts";
import { itemText } from "../../../src/report/refresh/item-text.ts";
import { planText } from "../../../src/report/refresh/plan-text.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { markdownLink } from "../../../src/report/untrusted/markdown.ts";
import { caseFiles } from "../../support/good-set.ts";
import { onlyItem, planOf } from "../../support/planned.ts";
import { familiesText } from "../../support/split-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const corpus: PlainCorpus = {
  chunks: {
    "dues:term": "An invoice is due within 14 days of its receipt.",
    "dues:late": "Whoever pays late pays a fee.",
  },
};

const later: PlainCorpus = {
  chunks: { ...corpus.chunks, "dues:term": "An invoice is due within 21 days of its receipt." },
};

const planned = async (fields: object, split = "dev"): Promise<RefreshPlan> =>
  await planOf({
    ...twoCorpora(corpus, later),
    ...caseFiles(
      judgedCase("due-001", {
        under: "one",
        corpus,
        chunks: ["dues:term", "dues:late"],
        query: "And for a supplier?",
        expectedAnswer: "Within 14 days.",
        ...fields,
      }),
    ),
    "families.yaml": familiesText({
      families: [`dues: {title: Dues, documents: [dues], split: ${split}}`],
    }),
  });

const besides = {
  conversation: [
    { role: "user", content: "When is an invoice due?\nOf a customer." },
    { role: "assistant", content: "Within <b>14</b> days, says @finance." },
  ],
  acceptedAnswers: [
    { statement: "Two weeks after [receipt](x).", chunkIds: ["dues:term"] },
    { statement: "In a fortnight.", chunkIds: ["dues:term", "dues:late"] },
  ],
};

/** All that people read of a plan before they decide, by its name. */
const texts = (plan: RefreshPlan): Readonly<Record<string, string>> => {
  const [pullRequest] = plan.pullRequests;
  if (pullRequest === undefined) throw new Error("Nothing is asked.");
  const place = {
    files: "https://x/",
    whole: undefined,
    readsLines: true,
    reviewers: [],
    asked: [],
  };
  return {
    packet: pullRequestPacket(plan, pullRequest, place).body,
    markdown: planMarkdown(plan, { link: markdownLink, limit: 9, items: plan.items }),
    text: planText(plan, { limit: 9, style: plainStyle }),
    whole: itemText(onlyItem(plan), { isWhole: true, style: plainStyle }).join("\n"),
    json: [...planJson(plan, plan.items)].join(""),
  };
};

const between = (text: string, start: string, end: string): string =>
  text.slice(text.indexOf(start), text.indexOf(end));

test("what is approved with an answer is shown before the answer is approved again", async () => {
  const {
    packet = "",
    markdown = "",
    text = "",
    whole = "",
    json = "",
  } = texts(await planned(besides));
  const page = between(packet, "**Earlier turns", "**Asked because");
  expect(page).toMatchInlineSnapshot(`
    "**Earlier turns**\\
    user: When is an invoice due? Of a customer.\\
    assistant: Within &#60;b&#62;14&#60;/b&#62; days, says @&#8203;finance.

    **Question:** And for a supplier?\\
    **Answer:** Within 14 days.

    **Also accepted:** Two weeks after \\[receipt\\](x). (rests on \`dues:term\`)\\
    **Also accepted:** In a fortnight. (rests on \`dues:term\` and \`dues:late\`)

    "
  `);
  expect(between(markdown, "**Earlier turns", "**Asked because")).toBe(page);
  expect(packet).toContain("Is each other answer still right?");
  expect(between(text, "    earlier", "    evidence")).toMatchInlineSnapshot(`
    "    earlier    user: When is an invoice due? Of a customer.
                   assistant: Within <b>14</b> days, says @finance.
        question   And for a supplier?
        answer     Within 14 days.
        accepted   Two weeks after [receipt](x).
                   it rests on dues:term
        accepted   In a fortnight.
                   it rests on dues:term, dues:late
    "
  `);
  expect(between(whole, "    earlier", "    evidence")).toMatchInlineSnapshot(`
    "    earlier    user: When is an invoice due?
                   Of a customer.
                   assistant: Within <b>14</b> days, says @finance.
        question   And for a supplier?
        answer     Within 14 days.
        accepted   Two weeks after [receipt](x).
                   it rests on dues:term
        accepted   In a fortnight.
                   it rests on dues:term, dues:late
    "
  `);
  expect(JSON.parse(json)).toMatchObject({ items: [besides] });
});

test("a long conversation and many answers are cut, and what is left out is counted", async () => {
  const conversation = Array.from({ length: 9 }, (_, at) => ({
    role: at % 2 === 0 ? "user" : "assistant",
    content: `Turn ${at + 1} ${"words ".repeat(2000)}`,
  }));
  const acceptedAnswers = Array.from({ length: 9 }, (_, at) => ({
    statement: `Answer ${at + 1} ${"words ".repeat(2000)}`,
    chunkIds: ["dues:term"],
  }));
  const {
    packet = "",
    text = "",
    whole = "",
  } = texts(await planned({ conversation, acceptedAnswers }));
  expect(between(packet, "**Earlier turns", "Turn 6")).toBe(
    "**Earlier turns** (5 turns before these in its file)\\\nassistant: ",
  );
  expect(packet).toContain("user: Turn 9");
  expect(packet).not.toContain("Turn 5");
  expect(packet).toContain("5 more accepted answers in its file.");
  expect(packet.length).toBeLessThan(60_000);
  expect(between(text, "    earlier", "    question").split("\n").slice(0, -1)).toHaveLength(4);
  expect(between(whole, "    earlier", "    question").split("\n").slice(0, -1)).toHaveLength(9);
});

test("of a case that is held out no word of it is shown", async () => {
  const { packet = "", markdown = "" } = texts(await planned(besides, "test"));
  expect(packet + markdown).not.toMatch(/fortnight|customer|Two weeks/);
});

test("a question on its own has no such lines", async () => {
  const { packet, text, json = "" } = texts(await planned({}));
  expect(`${packet}${text}`).not.toMatch(/arlier turns|accepted|earlier|other answer/);
  expect(JSON.parse(json)).toMatchObject({ items: [{ conversation: [], acceptedAnswers: [] }] });
});
