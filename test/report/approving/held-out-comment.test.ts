import fc from "fast-check";
import { expect, test } from "vitest";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { questionsFor } from "../../../src/model/questions.ts";
import { approving, askingForChanges, comment } from "../../support/counted-reviews.ts";
import { caseFiles, pendingAbstention, type Files } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";
import { requested } from "../../support/review-pulls.ts";
import { familiesText } from "../../support/split-set.ts";
import { judgedCase, twoCorpora, type PlainCorpus } from "../../support/two-corpora.ts";

const texts = reviewTexts(reviewPlace);

const leaveText = "Parental leave is 16 weeks at full pay for every parent of the company.";
const secretText = "The canary eats 42 apples in a row and no pear before the evening comes.";
const one: PlainCorpus = { chunks: { "leave:1": leaveText, "secret:1": secretText } };
const two: PlainCorpus = {
  chunks: { "leave:1": leaveText, "secret:1": secretText.replace("42", "43") },
};

const families = (secret: string): string =>
  familiesText({
    families: [
      "leave: {title: Leave, documents: [leave], split: dev}",
      `secret: {title: Secret, documents: [secret], split: ${secret}}`,
    ],
  });

const on = (id: string, chunk: string, fields: object = {}): string =>
  judgedCase(id, { under: "one", corpus: one, chunks: [chunk], ...fields });

const secretCase = (fields: object): string =>
  on("secret-001", "secret:1", {
    query: "What does the canary eat in a row?",
    expectedAnswer: "Apples, says the canary.",
    notes: "The canary is yellow.",
    ...fields,
  });

/** A candidate that asks nearly the same as the case that is held out. */
const alike = on("leave-001", "leave:1", {
  query: "What does the finch eat in a row?",
  expectedAnswer: "Apples, says the finch.",
}).replace(/^review:[^]*/m, "");

const candidate = (text: string): string => text.replace(/^review:[^]*/m, "");

interface World {
  readonly fate: "new" | "edited" | "retired" | "refresh" | "decided" | "unread" | "wrong-quote";
  readonly side: "test" | "validation";
  readonly later: "same" | "dev" | "deleted" | "broken";
}

function fatesOf(fate: World["fate"]): readonly [before: string | undefined, after: string] {
  const whole = secretCase({});
  switch (fate) {
    case "new":
      return [undefined, candidate(whole)];
    case "edited":
      return [whole, whole.replace("Apples, says", "Only apples, says")];
    case "retired":
      return [
        whole,
        `${whole}retired: {by: noor, at: 2026-09-03T09:00:00Z, reason: The canary left.}\n`,
      ];
    case "refresh":
      return [whole, whole];
    case "decided":
      return [candidate(whole), whole];
    case "unread":
      return [whole, `${whole}wrong: [canary\n`];
    case "wrong-quote":
      return [
        whole,
        candidate(whole).replace('"sourceUri"', '"quote":"the canary drinks","sourceUri"'),
      ];
  }
}

const said = [
  approving("approve secret-001: The canary does."),
  approving('abstain secret-001 00000000000000000000000000000000 not-in-corpus "No canary.": So', {
    by: "noor",
    id: 2,
  }),
  askingForChanges("reject secret-001: The canary does not.", { by: "sam", id: 3 }),
  comment("> approve leave-001 00000000000000000000000000000000: A canary.", { id: 4 }),
];

async function pageOf({ fate, side, later }: World): Promise<string> {
  const [before, after] = fatesOf(fate);
  const base: Files = {
    ...twoCorpora(one, two),
    "families.yaml": families(side),
    ".github/touchstone.yaml": "reviewers: [jordan, noor, sam]\n",
    ...caseFiles(...(before === undefined ? [] : [before])),
  };
  const { "families.yaml": _, ...withoutFamilies } = { ...base, ...caseFiles(after, alike) };
  const grouping: Readonly<Record<World["later"], Files>> = {
    same: { "families.yaml": families(side) },
    dev: { "families.yaml": families("dev") },
    deleted: {},
    broken: { "families.yaml": "families: [\n" },
  };
  const merged = { ...withoutFamilies, ...grouping[later] };
  const asked = fate === "refresh" ? await requested(base, [after]) : {};
  const { judged, recording } = await judgedPullOf(base, { ...merged, ...asked }, { said });
  const statuses = texts.statuses(judged, recording).map(({ description }) => description);
  return [
    texts.comment(judged, recording),
    ...statuses,
    texts.commitMessage(judged, recording),
  ].join("\n");
}

test("no word of what is held out is on the page, whatever a change makes of it", async () => {
  const world = fc.record<World>({
    fate: fc.constantFrom(
      "new",
      "edited",
      "retired",
      "refresh",
      "decided",
      "unread",
      "wrong-quote",
    ),
    side: fc.constantFrom("test", "validation"),
    later: fc.constantFrom("same", "dev", "deleted", "broken"),
  });
  await fc.assert(
    fc.asyncProperty(world, async (each) => {
      const page = await pageOf(each);
      expect(page).toContain("secret-001");
      expect(page).not.toMatch(/canary/i);
    }),
    { numRuns: 80 },
  );
});

test("a case that is in dev and rests on what is held out shows all but that", async () => {
  const grouped = familiesText({
    claim: "fixed-corpus",
    families: ["all: {title: All, documents: [leave, secret]}"],
  });
  const dev = on("dev-001", "secret:1", { query: "What is eaten?", expectedAnswer: "Apples." });
  const entry = '"sourceUri"';
  const quoting = dev.replace(entry, `"quote":"canary eats 42 apples",${entry}`);
  const base: Files = {
    ...twoCorpora(one, two),
    "families.yaml": grouped,
    ...caseFiles(`${dev}split: dev\n`, `${secretCase({})}split: test\n`),
  };
  const after = { ...base, ...caseFiles(`${candidate(quoting)}split: dev\n`) };
  const { judged, recording } = await judgedPullOf(base, after);
  const page = texts.comment(judged, recording);
  expect(page).toContain("What is eaten?");
  expect(page).toContain("Its text is held out, so it is not shown here.");
  expect(page).not.toMatch(/canary/i);
});

test("what is held out on neither side is told", async () => {
  const whole = secretCase({});
  const base: Files = { ...twoCorpora(one, two), "families.yaml": families("dev") };
  const { judged, recording } = await judgedPullOf(base, {
    ...base,
    ...caseFiles(candidate(whole)),
  });
  expect(texts.comment(judged, recording)).toContain("Apples, says the canary.");
});

test.each([
  ["answerable", candidate(secretCase({}))],
  ["abstention", `${pendingAbstention}families: [secret]\n`],
])(
  "the questions that an approval answers are asked of a single case that is held out: %s",
  async (kind, text) => {
    const base: Files = { ...twoCorpora(one, two), "families.yaml": families("test") };
    const { judged, recording } = await judgedPullOf(base, { ...base, ...caseFiles(text) });
    const page = texts.comment(judged, recording);
    expect(page).toContain("It is **held out**");
    expect(judged.sets.merged.cases[0]?.case.kind).toBe(kind);
    // Of both kinds, since the page must not tell which it is.
    for (const { question } of [...questionsFor("answerable"), ...questionsFor("abstention")]) {
      expect(page).toContain(question);
    }
  },
);
