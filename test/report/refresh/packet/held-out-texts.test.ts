import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RefreshPlan } from "../../../../src/refresh/plan/plan.ts";
import {
  corpusChangePacket,
  corpusChangeSummary,
} from "../../../../src/report/refresh/packet/corpus-change-packet.ts";
import { requestTexts } from "../../../../src/report/refresh/packet/request-texts.ts";
import { planMarkdown } from "../../../../src/report/refresh/plan-markdown.ts";
import { markdownCodeLink } from "../../../../src/report/untrusted/markdown.ts";
import { readCorpusChange } from "../../../../src/refresh/preview/read-corpus-change.ts";
import { changePlace, pointingAt, without } from "../../../support/corpus-changes.ts";
import { caseFiles, type Files } from "../../../support/good-set.ts";
import { memoryTree } from "../../../support/memory-tree.ts";
import { planOf } from "../../../support/planned.ts";
import { familiesText } from "../../../support/split-set.ts";
import { judgedCase, recordedCorpora, type PlainCorpus } from "../../../support/two-corpora.ts";

const families = (secret: string): string =>
  familiesText({
    families: [
      "leave: {title: Leave, documents: [leave], split: dev}",
      `secret: {title: Secret, documents: [secret], split: ${secret}}`,
    ],
  });

const leaveText = "Parental leave is 16 weeks at full pay for every parent of the company.";
const secretText = "The canary eats 42 apples in a row and no pear before the evening comes.";

const one: PlainCorpus = { chunks: { "leave:1": leaveText, "secret:1": secretText } };

/** A set whose cases were judged under "one", and whose corpus is another one under "two". */
function setOf(two: PlainCorpus, cases: readonly string[], held: string = families("test")): Files {
  return {
    ...recordedCorpora({ one, two }, "two"),
    "families.yaml": held,
    ...caseFiles(...cases),
  };
}

const on = (id: string, chunk: string, fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: one, chunks: [chunk], ...fields });

const refusal = (id: string, query: string): string =>
  judgedCase(id, {
    under: "one",
    corpus: one,
    chunks: [],
    kind: "abstention",
    because: "not-in-corpus",
    query,
  });

const secretCase = on("secret-001", "secret:1", {
  query: "What does the canary eat?",
  expectedAnswer: "Apples, says the canary.",
  provenance: [
    {
      chunkId: "secret:1",
      documentId: "secret",
      sourceUri: "secret",
      sourceRevision: "v1",
      contentHash: on("x", "secret:1").match(/sha256:[0-9a-f]{64}/)?.[0] ?? "",
      quote: "canary eats 42 apples",
    },
  ],
});

/** All that people may read by chance of a plan. */
function pagesOf(plan: RefreshPlan): string {
  const page = "https://github.com/acme/set";
  const texts = requestTexts({ page, place: "", readsLines: true, reviewers: [], asked: [] });
  const packets = plan.pullRequests.map(({ branch, cases }) => texts.packet(plan, branch, cases));
  return [
    ...packets.flatMap(({ title, body, commitMessage }) => [title, body, commitMessage]),
    planMarkdown(plan, { link: markdownCodeLink, limit: 99, items: plan.items }),
  ].join("\n\n");
}

async function changePages(before: Files, after: Files): Promise<string> {
  const read = await readCorpusChange(memoryTree(before), memoryTree(after));
  if (!("change" in read) || read.change === undefined) return "";
  return (
    corpusChangePacket(read.change, changePlace) + corpusChangeSummary(read.change, changePlace)
  );
}

/** The set before somebody recorded "two". */
const beforeTwo = (files: Files): Files => pointingAt(without(files, /\/two\//), "one");

const everyPage = async (files: Files): Promise<string> =>
  pagesOf(await planOf(files)) + (await changePages(beforeTwo(files), files));

describe("the text of a held-out family's document", () => {
  const two = {
    chunks: { "leave:1": leaveText, "secret:1": secretText.replace("42", "43") },
  };

  test("is not shown as near to the question of an abstention of no family", async () => {
    const pages = await everyPage(
      setOf(two, [
        refusal("fruit-001", "Who eats apples in a row before the evening?"),
        secretCase,
      ]),
    );
    expect(pages).toContain(
      "Near to the question: `secret:1`\\\nIts text is held out, so it is not shown here.",
    );
    expect(pages).not.toContain("canary");
  });

  test("is not shown in the word diff of a case whose words went on in it", async () => {
    const moved = {
      chunks: {
        "leave:1": "Parking is free.",
        "secret:1": secretText,
        "secret:2": `A canary knows: ${leaveText}`,
      },
    };
    const pages = await everyPage(setOf(moved, [on("leave-001", "leave:1"), secretCase]));
    expect(pages).toMatch(/: `secret:2` \(.*\)\\\nIts text is held out, so it is not shown here\./);
    expect(pages).toContain(leaveText);
    expect(pages).not.toContain("canary");
  });

  test("is not shown where it went on in a document that no family claims", async () => {
    const went = {
      chunks: { "leave:1": leaveText, "fresh:1": secretText.replace("42", "43") },
    };
    const pages = await everyPage(
      setOf(went, [
        refusal("fruit-001", "Who eats apples in a row before the evening?"),
        secretCase,
      ]),
    );
    expect(pages).toContain("Near to the question: `fresh:1`");
    expect(pages).not.toContain("canary");
  });

  test("is not shown for a case in dev that rests on a chunk of a held-out one", async () => {
    const fixed = familiesText({
      claim: "fixed-corpus",
      families: ["all: {title: All, documents: [leave, secret]}"],
    });
    const dev = secretCase
      .replace("id: secret-001", "id: dev-001")
      .replace(/^query: .*$/m, 'query: "What is eaten?"')
      .replace(/^expectedAnswer: .*$/m, 'expectedAnswer: "Apples."');
    const pages = await everyPage(
      setOf(two, [`${dev}split: dev\n`, `${secretCase}split: test\n`], fixed),
    );
    expect(pages).toContain("What is eaten?");
    expect(pages).toContain("Its text is held out, so it is not shown here.");
    expect(pages).not.toContain("canary");
  });
});

describe("a change of the corpus", () => {
  const two = {
    chunks: { "leave:1": leaveText, "secret:1": secretText.replace("42", "43") },
  };
  const after = setOf(two, [on("leave-001", "leave:1"), secretCase]);
  const before = beforeTwo(after);

  test.each<readonly [string, Files]>([
    ["moves a family from test to dev", { ...after, "families.yaml": families("dev") }],
    ["deletes families.yaml", without(after, /^families/)],
    [
      "renames the case as well",
      {
        ...without(after, /^families|^cases\/secret/),
        ...caseFiles(secretCase.replace("secret-001", "other-001")),
      },
    ],
  ])("tells nothing of what is held out before it where it %s", async (_, changed) => {
    const pages = await changePages(before, changed);
    expect(pages).toContain("Held out:** 1 case");
    expect(pages).not.toContain("canary");
  });

  test("tells nothing where nobody can say what is held out before it", async () => {
    const broken = { ...before, "families.yaml": "families: [\n" };
    const pages = await changePages(broken, { ...after, "families.yaml": families("dev") });
    expect(pages).toContain("secret-001");
    expect(pages).not.toContain("canary");
  });

  test("tells of a family that was in dev already", async () => {
    const dev = { "families.yaml": families("dev") };
    expect(await changePages({ ...before, ...dev }, { ...after, ...dev })).toContain("canary");
  });
});

describe("a set whose records still hold something out", () => {
  const two = {
    chunks: { "leave:1": leaveText, "secret:1": secretText.replace("42", "43") },
  };

  test("tells nothing of a case that names a family which is on no record", async () => {
    const files = setOf(two, [secretCase.replace(/^kind:/m, "families: [secret]\nkind:")]);
    expect(pagesOf(await planOf(without(files, /^families/)))).not.toContain("canary");
  });

  test("tells nothing of a family that is reserved, whatever its side says", async () => {
    const reserved = `${families("dev")}reservations:\n  - {id: spring, families: [secret], decision: Which retriever to take., decidedBy: noor, decidedAt: 2026-09-02T00:00:00Z}\n`;
    const pages = pagesOf(await planOf(setOf(two, [secretCase], reserved)));
    expect(pages).toContain("secret-001");
    expect(pages).not.toContain("canary");
  });
});

/** What becomes of a chunk. */
const fates = ["same", "edited", "gone", "moved", "grown"] as const;
type Fate = (typeof fates)[number];

function chunksAfter(
  [id, text]: readonly [string, string],
  fate: Fate,
  to: string,
): readonly (readonly [string, string])[] {
  switch (fate) {
    case "same":
      return [[id, text]];
    case "edited":
      return [[id, text.replace(/\d+/, "77")]];
    case "gone":
      return [];
    case "moved":
      return [[to, text]];
    case "grown":
      return [[id, `${text} And so on, every day of the week.`]];
  }
}

test("no word of a held-out family is on any page, whatever becomes of the corpus", async () => {
  const fate = fc.constantFrom(...fates);
  const world = fc.record({
    leave: fate,
    secret: fate,
    leaveTo: fc.constantFrom("leave:2", "secret:3", "fresh:3"),
    secretTo: fc.constantFrom("secret:2", "leave:4", "fresh:4"),
    isNew: fc.boolean(),
    side: fc.constantFrom("test", "validation"),
    later: fc.constantFrom("same", "dev", "deleted"),
  });
  await fc.assert(
    fc.asyncProperty(world, async ({ leave, secret, leaveTo, secretTo, isNew, side, later }) => {
      const fresh = "Newly the canary eats apples in a row, each parent of the company as well.";
      const two = {
        chunks: Object.fromEntries([
          ["other:1", "Nothing of this."],
          ...chunksAfter(["leave:1", leaveText], leave, leaveTo),
          ...chunksAfter(["secret:1", secretText], secret, secretTo),
          ...(isNew ? [["secret:9", fresh]] : []),
        ]),
      };
      const cases = [
        on("leave-001", "leave:1", { query: "How long is parental leave?" }),
        refusal("fruit-001", "Who eats apples in a row before the evening?"),
        secretCase,
      ];
      const files = setOf(two, cases, families(side));
      const changed = {
        same: files,
        dev: { ...files, "families.yaml": families("dev") },
        deleted: without(files, /^families/),
      }[later];
      const pages = (await everyPage(files)) + (await changePages(beforeTwo(files), changed));
      expect(pages).not.toContain("canary");
    }),
    { numRuns: 60 },
  );
});
