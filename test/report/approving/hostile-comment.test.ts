import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CountingLine, Heard, Uncounted } from "../../../src/approving/judgement.ts";
import type { Said } from "../../../src/approving/said.ts";
import { mostCharacters } from "../../../src/report/refresh/packet/pull-request-packet.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { account, approving, askingForChanges } from "../../support/counted-reviews.ts";
import { dangerousText } from "../../support/dangerous-text.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { caseFiles, goodCorpus, revisionId } from "../../support/good-set.ts";
import { hostileItem } from "../../support/hostile-plan.ts";
import { judgedPullOf, reviewPlace, type Judged } from "../../support/judged-pulls.ts";
import { approveLine, reviewPulls } from "../../support/review-pulls.ts";
import { contentHash } from "../../../src/model/hash.ts";
import { runnerCommands } from "../../support/runner-commands.ts";

const texts = reviewTexts(reviewPlace);

/** Ids have neither control characters nor padding, and none is empty. */
const idOf = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim() || "x";

/** A file holds no control character, but its YAML may name any. */
const inAscii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** A case in which every text that somebody may write is another one. */
function hostileCase(id: string, text: () => string): string {
  const value = {
    kind: "answerable",
    query: text(),
    expectedAnswer: text(),
    acceptedAnswers: [{ statement: text(), chunkIds: [idOf(text())] }],
    conversation: [{ role: "user", content: text() }],
    relevantChunkIds: [idOf(text())],
    provenance: [
      {
        chunkId: idOf(text()),
        documentId: idOf(text()),
        sourceUri: text(),
        sourceRevision: text(),
        contentHash: contentHash(text()),
        quote: text(),
      },
    ],
    corpusRevision: revisionId,
    origin: { kind: "synthetic", lane: "backlog", generator: text() },
    notes: text(),
    tags: [text()],
  };
  const fields = Object.entries(value).map(
    ([name, field]) => `${name}: ${inAscii(JSON.stringify(field))}\n`,
  );
  return `id: ${id}\n${fields.join("")}`;
}

/** Somebody else's words everywhere: cases, corpus, logins, lines, reasons, paths. */
async function hostilePull(text: () => string): Promise<Judged> {
  const [old, now, other] = ["one-001", "one-001", "two-001"].map((id) => hostileCase(id, text));
  const line = `${approveLine(other ?? "")} ${text().replaceAll(/\s+/g, " ")} so`;
  const by = account(text());
  const said = [
    approving(text(), { by, id: 1 }),
    approving(`approve ${text()}\nreject ${text()}: ${text()}`, { by: account(text()), id: 2 }),
    approving(line, { by: account("jordan"), id: 3 }),
    askingForChanges(`reject one-001: ${text()} so`, { by: account("noor"), id: 4 }),
  ];
  // Git gives a path as bytes, which are never half a character.
  const path = `notes/${text().toWellFormed().replaceAll(/[\0/]/g, "-")}.md`;
  const base = { ...goodCorpus(), ...caseFiles((old ?? "").replace(/^notes:.*\n/m, "")) };
  const after = { ...base, ...caseFiles(now ?? "", other ?? ""), [path]: text() };
  const { judged, recording } = await judgedPullOf(base, after, {
    said,
    pull: { author: account(text()), title: text() },
  });
  return { judged: withHostileHeard(judged, text), recording };
}

/** Whatever may be said against a line. */
function withHostileHeard(judged: Judged["judged"], text: () => string): Judged["judged"] {
  const why: readonly Uncounted[] = [
    { why: "unread", wrong: text() },
    { why: "refused", wrong: text() },
    { why: "unknown-case", id: text() },
  ];
  const heard = why.map((uncounted, id): Heard => {
    const said: Said = approving(text(), { by: account(text()), id: id + 10 });
    return { text: text(), said, counts: false, uncounted };
  });
  const { judgement, sets, policy } = judged;
  const by = (said: Said): CountingLine => ({
    line: { verb: "reject", id: "one-001", code: undefined, reason: text() },
    text: text(),
    by: account(text()),
    said,
    review: said,
  });
  const cases = judgement.cases.map((one, at) =>
    at === 0
      ? { ...one, standing: { is: "false-claim" as const, wrong: text(), by: by(approving("")) } }
      : one,
  );
  return {
    ...judged,
    policy: { ...policy, reviewers: [text(), text()], owners: [text()] },
    sets: {
      ...sets,
      findings: sets.findings.map((one) => ({ ...one, message: text(), fix: text() })),
    },
    judgement: { ...judgement, cases, heard: [...judgement.heard, ...heard] },
  };
}

const elements = new Set(
  "p br strong h3 a code pre blockquote ul ol li table thead tbody tr th td hr details summary del ins".split(
    " ",
  ),
);

/** What GitHub would make of a text outside of code. */
const live = [
  /@[\w-]/,
  /(?:^|[^\w&])#\d/,
  /\bGH-\d/i,
  /https?:\/\//,
  /www\./i,
  /:[\w+-]+:/,
  /(?<![\da-z])[\da-f]{7,40}(?![\da-z])/i,
];

function expectHarmless(page: string): void {
  const marker = page.indexOf("<!-- touchstone:review ");
  const { elements: found, textOutsideCode, links, comments } = shownMarkdown(page);
  expect(found.filter((name) => !elements.has(name))).toEqual([]);
  expect(comments).toHaveLength(1);
  expect(page.lastIndexOf("<!--")).toBe(marker);
  for (const pattern of live) expect(textOutsideCode).not.toMatch(pattern);
  for (const link of links) expect(link).toMatch(/^https:\/\/github\.com\/acme\/set\/(?:blob\/)/);
  expect(runnerCommands(page)).toEqual([]);
  expect(page.length).toBeLessThanOrEqual(mostCharacters);
}

const manyTexts = fc.array(dangerousText(), { minLength: 40, maxLength: 80 });

function oneByOne(all: readonly string[]): () => string {
  let at = 0;
  return () => `x${all[at++ % all.length] ?? ""}`;
}

describe("what others wrote", () => {
  test("is text on the page of any pull request, and nothing else", async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(manyTexts, async (all) => {
        const { judged, recording } = await hostilePull(oneByOne(all));
        const page = texts.comment(judged, recording);
        expectHarmless(page);
        if (page.includes("**What changed:**")) shown++;
      }),
      { numRuns: 60 },
    );
    // A few of these texts make a file that cannot be read, and then nothing of it is told.
    expect(shown).toBeGreaterThan(30);
  });

  test("is text on the page of one that asks about moved evidence", async () => {
    const pull = await reviewPulls["refresh"]?.();
    if (pull === undefined) throw new Error("No such pull request.");
    const { judged, recording } = pull;
    await fc.assert(
      fc.asyncProperty(manyTexts, async (all) => {
        const text = oneByOne(all);
        const cases = judged.judgement.cases.map(({ asked, standing }) => ({
          asked: { ...asked, item: asked.item && hostileItem(asked.item, text) },
          standing,
        }));
        const hostile = { ...judged, judgement: { ...judged.judgement, cases } };
        expectHarmless(texts.comment(hostile, recording));
        await Promise.resolve();
      }),
      { numRuns: 40 },
    );
  });

  test("stays on the line of a status, and is short", async () => {
    await fc.assert(
      fc.asyncProperty(manyTexts, async (all) => {
        const { judged, recording } = await hostilePull(oneByOne(all));
        for (const { description } of [
          ...texts.statuses(judged, recording),
          ...texts.unjudged({ ...judged.pull, base: oneByOne(all)() }, "elsewhere"),
        ]) {
          expect(Array.from(description).length).toBeLessThanOrEqual(140);
          expect(description).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|@[\w-]|https?:\/\//u);
        }
      }),
      { numRuns: 30 },
    );
  });
});
