import { expect, test } from "vitest";
import { markdownCodeLink } from "../../../../src/report/untrusted/markdown.ts";
import { planMarkdown } from "../../../../src/report/refresh/plan-markdown.ts";
import { namedText } from "../../../../src/report/refresh/named-text.ts";
import { loadDataset } from "../../../../src/load/dataset.ts";
import { caseFiles } from "../../../support/good-set.ts";
import { memoryTree } from "../../../support/memory-tree.ts";
import { planOf } from "../../../support/planned.ts";
import { judgedCase, recordedCorpora } from "../../../support/two-corpora.ts";
import { plainStyle } from "../../../../src/report/style.ts";

test("evidence that is too long to compare strikes nothing out, and both texts are shown", async () => {
  const words = Array.from({ length: 8000 }, (_, at) => `w${at}`);
  const later = words.map((word, at) => (at % 3 === 1 ? `${word}x` : word));
  const [one, two] = [words, later].map((all) => ({ chunks: { "long:1": all.join(" ") } }));
  if (one === undefined || two === undefined) throw new Error("No corpora.");
  const files = {
    ...recordedCorpora({ one, two }, "two"),
    ...caseFiles(judgedCase("long-001", { under: "one", corpus: one, chunks: ["long:1"] })),
  };
  const plan = await planOf(files);
  const page = planMarkdown(plan, { link: markdownCodeLink, limit: 9, items: plan.items });
  expect(page).toContain("Too long to compare word by word.");
  expect(page).toMatch(/As it was judged[^]*w0 w1 w2[^]*Its text[^]*w0 w1x w2/);
  expect(page).not.toMatch(/<del>w/);
  const dataset = await loadDataset(memoryTree(files));
  const paths = new Set(["cases/long-001.yaml"]);
  const told = namedText(plan, { dataset, paths, style: plainStyle });
  expect(told).toContain("Too long to compare word by word.");
  expect(told).toContain("w0 w1x w2");
});
