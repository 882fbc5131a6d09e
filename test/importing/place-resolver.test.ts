import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { readImportMap } from "../../src/importing/import-map.ts";
import { placeResolver } from "../../src/importing/place-resolver.ts";
import type { Resolve } from "../../src/importing/resolved.ts";
import { locatedCorpus } from "../support/located-corpus.ts";
import { memoryTree } from "../support/memory-tree.ts";

let handbooks: EvidenceSource;
let acts: EvidenceSource;
let filings: EvidenceSource;
beforeAll(async () => {
  handbooks = await locatedCorpus([
    { id: "employee-handbook.pdf", title: "Employee Handbook", locators: ["1", "2", "12", "12"] },
    { id: "travel-policy", title: "Travel", locators: ["§1 Rail", "§3", undefined] },
    { id: "Travel", locators: ["page 1"] },
    { id: "plain", locators: [undefined] },
  ]);
  acts = await locatedCorpus([
    { id: "gdpr", locators: ["article:6", "article:6", "article:6:1", "article:60", "recital:4"] },
    { id: "data-act", locators: ["article:6", "annex:III:1"] },
  ]);
  filings = await locatedCorpus([
    { id: "2022 Q3 AAPL.pdf", locators: ["1"] },
    { id: "2023 Q1 AAPL.pdf", locators: ["1"] },
    { id: "2023 Q1 INTC.pdf", locators: ["1"] },
    { id: "*.md", locators: ["1"] },
  ]);
});

/** The resolver of a mapping whose evidence has these lines. */
async function resolver(
  evidence: string,
  source: EvidenceSource,
  table = "table.csv",
): Promise<Resolve> {
  const text = `query: q\nkind: answerable\nevidence: {field: source, ${evidence}}\n`;
  const { mapping, defects } = await readImportMap(memoryTree({ "m.yaml": text }), "m.yaml");
  const places = mapping?.evidence?.places;
  if (places === undefined) throw new Error(JSON.stringify(defects));
  return placeResolver(places, source, table);
}

/** What a reference leads to, in one line. */
function told(resolve: Resolve, reference: string): string {
  const found = resolve(reference);
  if ("why" in found) return found.why;
  if ("documents" in found) return `documents ${found.documents.join(", ")}`;
  return found.chunks.map(({ id }) => id).join(", ");
}

const written = `
  places: [
    {pattern: "{document}, page {page}", locator: "{page}"},
    {pattern: "{document} p.{page}", locator: "{page}"},
    {pattern: "{document} §{section}", locator: "§{section}"},
    {pattern: "{document}"}
  ],
  documents: {handbook: employee-handbook.pdf, travel policy: travel-policy, old: gone.pdf}`;

describe("a place in a spreadsheet", () => {
  test.for([
    ["handbook p. 12", "employee-handbook.pdf#3, employee-handbook.pdf#4"],
    ["handbook p.12", "employee-handbook.pdf#3, employee-handbook.pdf#4"],
    ["Handbook, page 12", "employee-handbook.pdf#3, employee-handbook.pdf#4"],
    ["  HANDBOOK,  Page 2 ", "employee-handbook.pdf#2"],
    ["Employee handbook p. 1", "employee-handbook.pdf#1"],
    ["employee-handbook.pdf, page 1", "employee-handbook.pdf#1"],
    ["travel policy §3", "travel-policy#2"],
    ["travel policy § 3", "travel-policy#2"],
    ["handbook", "documents employee-handbook.pdf"],
    // Spelt as an id, it is that document; a title comes after.
    ["Travel", "documents Travel"],
  ] as const)("%s", async ([reference, expected]) => {
    expect(told(await resolver(written, handbooks), reference)).toBe(expected);
  });

  test.for([
    [
      "handbook p. 13",
      'names place "13", which document "employee-handbook.pdf" does not have; the nearest are "1" and "12"',
    ],
    [
      "plain p. 1",
      'names place "1", which document "plain" does not have: its chunks have no locators',
    ],
    [
      "handbok p. 12",
      'names document "handbok", which corpus revision "corpus-2026-09-01" does not have; the nearest is "handbook"',
    ],
    ["see HR", 'is no document of corpus revision "corpus-2026-09-01"'],
    [
      "old p. 1",
      'names "old", which the mapping says is document "gone.pdf", which corpus revision "corpus-2026-09-01" does not have',
    ],
    [
      "TRAVEL, page 1",
      'names place "1", which document "Travel" does not have; a place there is called "page 1"',
    ],
  ] as const)("%s is told", async ([reference, expected]) => {
    expect(told(await resolver(written, handbooks), reference)).toBe(expected);
  });

  test("that fits no pattern is told with the patterns", async () => {
    const resolve = await resolver(
      'places: [{pattern: "{document} p. {page}", locator: "{page}"}]',
      handbooks,
    );
    expect(told(resolve, "see HR")).toBe('does not fit the pattern "{document} p. {page}"');
  });

  test("whose name two documents have in another case is left to the mapping", async () => {
    const twins = await locatedCorpus([
      { id: "Guide", locators: ["1"] },
      { id: "GUIDE", locators: ["1"] },
    ]);
    const resolve = await resolver('places: [{pattern: "{document}"}]', twins);
    expect(told(resolve, "Guide")).toBe("documents Guide");
    expect(told(resolve, "guide")).toBe(
      'may mean document "GUIDE" or "Guide": say under "documents" of the mapping which it is',
    );
  });
});

describe("a place in a document that the table's name tells", () => {
  const named =
    'fileName: "cases_{act}.yaml", places: [{pattern: "{place}", document: "{act}", locator: "{place}"}]';

  test("is all of its chunks, and none of another document or a longer number", async () => {
    expect(told(await resolver(named, acts, "cases_gdpr.yaml"), "article:6")).toBe(
      "gdpr#1, gdpr#2",
    );
    expect(told(await resolver(named, acts, "cases_data-act.yaml"), "article:6")).toBe(
      "data-act#1",
    );
  });

  test("covers what lies below it where the mapping says so", async () => {
    const below = await resolver(`${named}, below: ":"`, acts, "cases_gdpr.yaml");
    expect(told(below, "article:6")).toBe("gdpr#1, gdpr#2, gdpr#3");
    expect(told(below, "recital:4")).toBe("gdpr#5");
  });

  test("is told where the table has another name", async () => {
    expect(told(await resolver(named, acts, "golden.yaml"), "article:6")).toBe(
      'cannot be looked up: the table\'s name "golden.yaml" does not fit "cases_{act}.yaml"',
    );
  });

  test("may name the document itself", async () => {
    const spelt = await resolver(
      'places: [{pattern: "{act}:{place}", document: "{act}", locator: "{place}"}]',
      acts,
    );
    expect(told(spelt, "data-act:annex:III:1")).toBe("data-act#2");
    expect(told(spelt, "nis2:article:9")).toBe(
      'names document "nis2", which corpus revision "corpus-2026-09-01" does not have',
    );
    expect(told(spelt, "gdpr:")).toBe('does not fit the pattern "{act}:{place}"');
  });
});

describe("a glob", () => {
  const globs = 'globs: true, places: [{pattern: "{document}"}]';

  test.for([
    ["*AAPL*", "documents 2022 Q3 AAPL.pdf, 2023 Q1 AAPL.pdf"],
    ["*aapl*", "documents 2022 Q3 AAPL.pdf, 2023 Q1 AAPL.pdf"],
    ["*2023*", "documents 2023 Q1 AAPL.pdf, 2023 Q1 INTC.pdf"],
    ["2023 Q1 INTC.pdf", "documents 2023 Q1 INTC.pdf"],
    // A document that is called so goes before all that the glob fits.
    ["*.md", "documents *.md"],
    [
      "*2022 Q1 AAPL*",
      'fits no document of corpus revision "corpus-2026-09-01"; the nearest are "2022 Q3 AAPL.pdf", "2023 Q1 AAPL.pdf" and "2023 Q1 INTC.pdf"',
    ],
  ] as const)("%s", async ([glob, expected]) => {
    expect(told(await resolver(globs, filings), glob)).toBe(expected);
  });

  test("is a name like any other where the mapping speaks of no globs", async () => {
    const resolve = await resolver('places: [{pattern: "{document}"}]', filings);
    expect(told(resolve, "*AAPL*")).toContain(
      'is no document of corpus revision "corpus-2026-09-01"',
    );
  });

  test("with a place is that place in all of its documents", async () => {
    const resolve = await resolver(
      'globs: true, places: [{pattern: "{document} p. {page}", locator: "{page}"}]',
      filings,
    );
    expect(told(resolve, "*AAPL* p. 1")).toBe("2022 Q3 AAPL.pdf#1, 2023 Q1 AAPL.pdf#1");
    expect(told(resolve, "*AAPL* p. 2")).toBe(
      'names place "2", which none of the 2 documents that it names has; a place there is called "1"',
    );
  });

  test("of a thousand documents, or a place of a thousand chunks, is nothing that a person could judge", async () => {
    const many = await locatedCorpus([
      ...Array.from({ length: 1000 }, (_, index) => ({ id: `page-${index}`, locators: ["1"] })),
      { id: "long", locators: Array.from({ length: 1000 }, () => "1") },
    ]);
    expect(told(await resolver(globs, many), "page-*")).toBe(
      "stands for 1000 documents, and more than 100 are no evidence that a person could judge",
    );
    const inside = await resolver(
      'places: [{pattern: "{document} {page}", locator: "{page}"}]',
      many,
    );
    expect(told(inside, "long 1")).toBe(
      "stands for 1000 chunks, and more than 100 are no evidence that a person could judge",
    );
  });

  test.for([
    ["stars alone", "*".repeat(1000), /^documents /],
    ["a thousand stars between letters", "*a".repeat(500), /^fits no document/],
    [
      "a name as long as a book",
      "*".repeat(1_000_000),
      /^is longer than 1000 characters, which no document's name is$/,
    ],
  ] as const)("of %s ends", async ([, glob, expected]) => {
    expect(told(await resolver(globs, filings), glob)).toMatch(expected);
  });
});

describe("any text", () => {
  const piece = fc.constantFrom(
    "gdpr",
    "GDPR",
    ":",
    "*",
    "article",
    "6",
    " ",
    "§",
    "p.",
    "{",
    "é",
    "\n",
  );

  test("leads to chunks of one place, to documents, or to a reason", async () => {
    const resolve = await resolver(
      'globs: true, below: ":", places: [{pattern: "{document}:{place}", locator: "{place}"}, {pattern: "{document}"}]',
      acts,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const found = resolve(pieces.join(""));
        if ("why" in found) expect(found.why).not.toBe("");
        else if ("documents" in found) expect(found.documents.length).toBeGreaterThan(0);
        else {
          const place = pieces.join("").trim().split(":").slice(1).join(":").trim().toLowerCase();
          for (const { locator = "" } of found.chunks) {
            expect(`${locator}:`.startsWith(`${place}:`)).toBe(true);
          }
        }
      }),
    );
  });

  test("is told what comes nearest only for the first of many that lead nowhere", async () => {
    const resolve = await resolver('places: [{pattern: "{document}"}]', filings);
    const reasons = Array.from({ length: 501 }, (_, index) => resolve(`2022 Q3 AAPL ${index}`));
    expect(reasons[0]).toMatchObject({
      why: expect.stringContaining("; the nearest are") as string,
    });
    expect(reasons[500]).toEqual({ why: 'is no document of corpus revision "corpus-2026-09-01"' });
  });
});

test("of several forms that lead nowhere the one that got furthest says why", async () => {
  const forms =
    'places: [{pattern: "{document} of {place}", locator: "{place}"}, {pattern: "{rest}, page {page}", document: plain, locator: "{page}"}, {pattern: "{place} of {document}", locator: "{place}"}]';
  expect(told(await resolver(forms, acts), "article:7 of gdpr")).toMatchInlineSnapshot(
    `"names place "article:7", which document "gdpr" does not have; the nearest are "article:6", "article:60" and "article:6:1""`,
  );
});
