import { writeFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { documentClaims } from "../../src/families/document-families.ts";
import { runIn } from "../support/command.ts";
import { corpusOf } from "../support/corpus-of.ts";
import { caseFiles, goodSet, pendingCase, revisionId, type Files } from "../support/good-set.ts";
import { refusal, splitSet, travel } from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** A candidate whose evidence names whole documents. */
function needs(id: string, ...documents: readonly string[]): string {
  const evidence = documents.map((document) => JSON.stringify({ document }));
  return `id: ${id}\nkind: answerable\nquery: What of ${id}?\nevidence: [${evidence.join(", ")}]\ncorpusRevision: ${revisionId}\n`;
}

function setOf(documents: readonly string[], ...cases: readonly string[]): Files {
  return {
    ...corpusOf(Object.fromEntries(documents.map((id, index) => [id, `Text ${index}.`]))),
    ...caseFiles(...cases),
  };
}

const guides = ["guides/refunds/eu.md", "guides/refunds/us.md", "guides/travel.md", "terms.md"];
const cases = [
  needs("a", "guides/refunds/eu.md", "guides/refunds/us.md"),
  needs("b", "guides/refunds/us.md"),
  needs("c", "guides/travel.md", "terms.md"),
  needs("d", "guides/travel.md", "unheard-of.md"),
  refusal("e"),
];

async function proposed(files: Files, ...words: readonly string[]): Promise<string> {
  const ran = await runIn(tempFolder(files), "families", "propose", ...words);
  expect(ran.code).toBe(0);
  return `${ran.out}----\n${ran.err}`;
}

async function idsOf(documents: readonly string[]): Promise<readonly string[]> {
  const folder = tempFolder(setOf(documents));
  const { out } = await runIn(folder, "families", "propose", "--by", "document");
  return Object.keys(parse(out).families);
}

describe("touchstone families propose", () => {
  test("makes each document a family, and leaves claim and grouping rule to a person", async () => {
    expect(await proposed(setOf(guides, ...cases), "--by", "document")).toMatchInlineSnapshot(`
      "# Proposed by rule: one family for each document. Nothing is decided yet.
      # Before anybody has seen a score, a person says what the split is to establish and whether these families are right:
      # fill in the lines below and take the "# " away. Until then touchstone check refuses this file.
      #
      # claim:
      #   kind: # family, fixed-corpus, period (with a cutoff) or access
      #   statement: # what the split is to establish, in one sentence
      #   declaredAt: # the day
      # grouping:
      #   rule: # by which documents form families, in one sentence
      #   declaredAt: # the day
      families:
        guides-refunds-eu:
          title: guides/refunds/eu.md
          documents:
            - guides/refunds/eu.md
        guides-refunds-us:
          title: guides/refunds/us.md
          documents:
            - guides/refunds/us.md
        guides-travel:
          title: guides/travel.md
          documents:
            - guides/travel.md
        terms:
          title: terms.md
          documents:
            - terms.md
      ----

        proposed    4 families for 4 documents
        unknown     cases name what their revision does not have: unheard-of.md
        components  2 with cases
        sizes       2, 2 cases
        largest     guides-refunds-eu: 2 of 4 cases, 2 families
        joined by   2 cases that need several families: a and c
        else        without those cases: 2 components, the largest with 1 of 2 cases
        no family   1 case: e

      A component stays on one side of a split. With the largest on one side, at most 2 cases can be on the other.

      Next: the same command with --write makes families.yaml; then a person fills in claim and grouping rule.
      "
    `);
  });

  test("puts documents of one prefix together", async () => {
    const files = setOf(guides, ...cases);
    const ran = await proposed(files, "--by", "prefix", "--parts", "2");
    expect(ran.slice(ran.indexOf("families:"))).toMatchInlineSnapshot(`
      "families:
        guides-refunds:
          title: guides/refunds
          documents:
            - guides/refunds/eu.md
            - guides/refunds/us.md
        guides-travel:
          title: guides/travel.md
          documents:
            - guides/travel.md
        terms:
          title: terms.md
          documents:
            - terms.md
      ----

        proposed    3 families for 4 documents
        unknown     cases name what their revision does not have: unheard-of.md
        by parts    1 gives 2 families, 2 gives 3 families, 3 gives 4 families
        components  2 with cases
        sizes       2, 2 cases
        largest     guides-refunds: 2 of 4 cases, 1 family
        joined by   1 case that needs several families: c
        else        without it: 2 components, the largest with 2 of 3 cases
        no family   1 case: e

      A component stays on one side of a split. With the largest on one side, at most 2 cases can be on the other.

      Next: the same command with --write makes families.yaml; then a person fills in claim and grouping rule.
      "
    `);
    expect(ran).toContain("# Proposed by rule: one family for the documents whose ids share");
  });

  test("tells where no split can hold out families", async () => {
    const files = setOf(["a", "b"], needs("one", "a", "b"), needs("two", "b"));
    expect((await proposed(files, "--by", "document")).split("----\n")[1]).toMatchInlineSnapshot(`
      "
        proposed    2 families for 2 documents
        components  1 with cases
        largest     a: 2 of 2 cases, 2 families
        joined by   1 case that needs several families: one
        else        without it: 1 component, the largest with 1 of 1 case

      All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.

      Next: the same command with --write makes families.yaml; then a person fills in claim and grouping rule.
      "
    `);
  });

  test("tells that no case needs a family", async () => {
    const files = setOf(["refunds-eu", "refunds-us", "travel"], refusal("e"));
    const ran = await proposed(files, "--by", "prefix", "--separator", "-");
    expect(ran.slice(ran.indexOf("families:"))).toMatchInlineSnapshot(`
      "families:
        refunds:
          title: refunds
          documents:
            - refunds-eu
            - refunds-us
        travel:
          title: travel
          documents:
            - travel
      ----

        proposed    2 families for 3 documents
        by parts    1 gives 2 families, 2 gives 3 families
        components  0 with cases; 2 families with none
        no family   1 case: e

      No case needs any of these families yet.

      Next: the same command with --write makes families.yaml; then a person fills in claim and grouping rule.
      "
    `);
  });

  test("writes a file that is refused until a person has filled in the rest", async () => {
    const folder = tempFolder(goodSet(pendingCase));
    const ran = await runIn(folder, "families", "propose", "--by", "document", "--write");
    expect([ran.code, ran.err]).toEqual([0, ""]);
    expect(ran.out).toContain("Written: families.yaml. Next: fill in claim and grouping rule");
    const open = await runIn(folder, "check", "--rule", "file/off-schema");
    expect([open.code, open.out.match(/"\w+" is missing\./g)]).toEqual([
      1,
      ['"claim" is missing.', '"grouping" is missing.'],
    ]);
    const file = join(folder, "families.yaml");
    const skeleton = readFileSync(file, "utf8").replaceAll(
      /^# (claim:|grouping:| {2}\w+: #)/gm,
      "$1",
    );
    writeFileSync(file, skeleton);
    expect((await runIn(folder, "check", "--rule", "file/off-schema")).code).toBe(1);
    const filled = skeleton
      .replaceAll("declaredAt: # the day", "declaredAt: 2026-09-01")
      .replace("kind: #", "kind: family #")
      .replace("statement: #", "statement: It carries over. #")
      .replace("rule: #", "rule: One policy is one family. #");
    writeFileSync(file, filled);
    expect((await runIn(folder, "check")).code).toBe(0);
  });

  test("adds to a file what it lacks, and changes nothing the second time", async () => {
    const folder = tempFolder(splitSet({ families: [`${travel} # held out`] }, pendingCase));
    const file = join(folder, "families.yaml");
    const before = readFileSync(file, "utf8");
    const words = ["families", "propose", "--by", "document"] as const;
    const shown = await runIn(folder, ...words);
    expect(shown.out).toMatchInlineSnapshot(`
      "  refund-policy:
          title: refund-policy
          documents:
            - refund-policy
      "
    `);
    const ran = await runIn(folder, ...words, "--write");
    expect(ran.out).toMatchInlineSnapshot(`
      "  proposed    1 family for 1 document
        recorded    1 of 2 documents
        components  1 with cases; 1 family with none
        largest     refund-policy: 1 of 1 case, 1 family

      All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.

      Added to families.yaml: 1 family, without a split.
      "
    `);
    const after = readFileSync(file, "utf8");
    expect(after).toBe(before.replace("  travel:", `${shown.out}  travel:`));
    const again = await runIn(folder, ...words, "--write");
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringContaining("There is nothing to propose. Nothing was written."),
    ]);
    expect(readFileSync(file, "utf8")).toBe(after);
  });

  test("leaves to a person what has the prefix of a recorded family, or is in several", async () => {
    const families = [
      "claim: {kind: family, statement: S., declaredAt: 2026-09-01}",
      "grouping: {rule: R., declaredAt: 2026-09-01}",
      "families:",
      "  refunds: {title: Refunds, documents: [guides/refunds/eu.md], split: dev}",
      '  one: {title: One, documents: ["terms*"]}',
      '  two: {title: Two, documents: ["*.pdf"]}',
    ];
    const files = {
      ...setOf([...guides, "terms.pdf"], ...cases),
      "families.yaml": `${families.join("\n")}\n`,
    };
    expect(await proposed(files, "--by", "prefix", "--parts", "2")).toMatchInlineSnapshot(`
      "  guides-travel-md:
          title: guides/travel.md
          documents:
            - guides/travel.md
      ----

        proposed    1 family for 1 document
        recorded    2 of 5 documents
        to place    1 document of the prefix of a recorded family; join them by hand: guides/refunds/us.md (refunds)
        twice       in several families: terms.pdf
        unknown     cases name what their revision does not have: unheard-of.md
        by parts    1 gives 3 families, 2 gives 4 families, 3 gives 5 families
        components  2 with cases; 1 family with none
        sizes       2, 1 cases
        largest     guides-travel-md: 2 of 3 cases, 2 families
        joined by   1 case that needs several families: c
        else        without it: 2 components, the largest with 1 of 2 cases
        no family   2 cases: b and e

      A component stays on one side of a split. With the largest on one side, at most 1 case can be on the other.

      Next: the same command with --write adds these families to families.yaml; no split is set.
      "
    `);
  });

  test("tells that what it proposes would join two recorded sides", async () => {
    const [dev, held] = [
      "terms: {title: Terms, documents: [terms.md], split: dev}",
      "eu: {title: EU, documents: [guides/refunds/eu.md], split: test}",
    ];
    const text = splitSet({ families: [held, dev] })["families.yaml"] ?? "";
    const files = {
      ...setOf(guides, ...cases, needs("f", "guides/travel.md", ...guides.slice(0, 1))),
    };
    const ran = await proposed({ ...files, "families.yaml": text }, "--by", "document");
    expect(ran).toMatch(/^ {2}two sides .*$/m);
    expect(/^ {2}two sides .*$/m.exec(ran)?.[0]).toMatchInlineSnapshot(
      `"  two sides   one component would be on two sides: eu; once it is written, touchstone families check names what joins them"`,
    );
  });

  test("names no document by a pattern that fits another one", async () => {
    const documents = ["a*", "a*b", "axb", "c*", "d"];
    const ran = await proposed(setOf(documents, needs("one", "a*", "c*")), "--by", "document");
    expect(ran.slice(ran.indexOf("families:"))).toMatchInlineSnapshot(`
      "families:
        axb:
          title: axb
          documents:
            - axb
        c:
          title: c*
          documents:
            - c*
        d:
          title: d
          documents:
            - d
      ----

        proposed    3 families for 3 documents
        left out    a "*" in the id fits other documents, so these belong in one family with them, or nowhere: a* and a*b
        patterns    a "*" in the id may fit later documents: c*
        components  1 with cases; 2 families with none
        largest     c: 1 of 1 case, 1 family

      All cases that need a family are in one component: whatever side it is on, none is left for the other one. No split can hold out families here.

      Next: the same command with --write makes families.yaml; then a person fills in claim and grouping rule.
      "
    `);
  });

  test("gives documents whose names come out the same ids that no order changes", async () => {
    const documents = ["Refund Policy", "refund-policy", "返金", "con", "travel"];
    const ids = await idsOf(documents);
    expect(ids).toMatchInlineSnapshot(`
      [
        "family-1143da2b",
        "family-fa5fb1e2",
        "refund-policy-36d81c23",
        "refund-policy-d34ca0ab",
        "travel",
      ]
    `);
    expect(await idsOf(documents.toReversed())).toEqual(ids);
  });

  test("gives no terminal and no runner of jobs a command, and YAML that has it as it was", async () => {
    const hostile = ["::error::x", "\u001b[31mred", "a\u202eb", "x: y", "- *"];
    const folder = tempFolder(setOf(hostile));
    const { out, err } = await runIn(folder, "families", "propose", "--by", "document");
    expect(out).not.toMatch(/[^\P{C}\n]|##\[|^\s*::/mu);
    expect(err).not.toMatch(/[^\P{C}\n]/u);
    const families = Object.values<{ title: string; documents: string[] }>(parse(out).families);
    expect(families.map(({ title }) => title).toSorted()).toEqual(hostile.toSorted());
    expect(families.flatMap(({ documents }) => documents).toSorted()).toEqual(hostile.toSorted());
  });

  test("proposes families that claim their documents alone, whatever these are called", async () => {
    const id = fc.string({ unit: fc.constantFrom("a", "B", "*", "/", "-", ":", "#", " ", "é") });
    const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 8 });
    const rule = fc.constantFrom(
      ["--by", "document"],
      ["--by", "prefix", "--parts", "2"],
      ["--by", "prefix", "--separator", "-"],
    );
    await fc.assert(
      fc.asyncProperty(ids, rule, async (given, words) => {
        // The corpus takes what stands before a "#" for the document.
        const documents = [...new Set(given.map((one) => `${one.split("#")[0]}x`))];
        const folder = tempFolder(setOf(documents));
        const { out, err } = await runIn(folder, "families", "propose", ...words);
        const families = parse(out).families as Record<string, { documents: string[] }>;
        const claimsOf = documentClaims(new Map(Object.entries(families)));
        for (const [family, { documents: own }] of Object.entries(families)) {
          for (const one of own) {
            expect(claimsOf(one).map((claim) => claim.family)).toEqual([family]);
          }
        }
        const named = new Set(Object.values(families).flatMap((family) => family.documents));
        const left = documents.filter((one) => !named.has(one));
        expect(left.every((one) => one.includes("*"))).toBe(true);
        expect(left.length > 0).toBe(err.includes("  left out  "));
        expect(left.flatMap((one) => claimsOf(one))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test.for([
    [["--by", "title"], "argument 'title' is none of document, prefix."],
    [[], "Required option '--by <rule>' not specified"],
    [["--by", "document", "--parts", "2"], "--separator and --parts go with --by prefix."],
    [["--by", "prefix", "--parts", "0"], "Write a whole number from 1 on."],
    [["--by", "prefix", "--separator", ""], "--separator is empty"],
  ] as const)("refuses %j", async ([words, message]) => {
    const ran = await runIn(tempFolder(goodSet(pendingCase)), "families", "propose", ...words);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(message)]);
  });

  test("refuses a file that it cannot read, or cannot add to", async () => {
    const set = goodSet(pendingCase);
    const write = async (families: string): Promise<string> => {
      const folder = tempFolder({ ...set, "families.yaml": families });
      const ran = await runIn(folder, "families", "propose", "--by", "document", "--write");
      expect([ran.code, readFileSync(join(folder, "families.yaml"), "utf8")]).toEqual([
        2,
        families,
      ]);
      return ran.err;
    };
    expect(await write("families: [")).toMatchInlineSnapshot(`
      "families.yaml cannot be read; touchstone check says why.
      "
    `);
    expect(await write("families: {a: {title: A, documents: []}}\n")).toMatchInlineSnapshot(`
      "families.yaml:1: Nothing can be added to "families" line by line: its entries do not each start a line. Write each entry of "families" below the key, such as "refund-policy:", on lines of its own.
      "
    `);
  });

  test("proposes no more families than are read again", async () => {
    const documents = Array.from({ length: 22_501 }, (_, index) => `d${index}`);
    const ran = await runIn(tempFolder(setOf(documents)), "families", "propose", "--by=document");
    expect([ran.code, ran.out, ran.err]).toEqual([
      2,
      "",
      "22501 families are more than families.yaml can hold, which is 22500. Put more documents into a family: --by prefix.\n",
    ]);
  });

  test("has nothing to propose to a set without documents", async () => {
    const ran = await runIn(
      tempFolder(caseFiles(refusal("e"))),
      "families",
      "propose",
      "--by=document",
    );
    expect([ran.code, ran.err]).toEqual([
      2,
      "The set has no document yet. Record some: touchstone corpus --help\n",
    ]);
  });
});
