import { describe, expect, test } from "vitest";
import { corpusOf } from "../support/corpus-of.ts";
import { caseFiles, pendingAbstention, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";

/** A set with one case, over a corpus of these texts by chunk id. */
function over(chunks: Readonly<Record<string, string>>, text: string = pendingAbstention): Files {
  return { ...corpusOf(chunks), ...caseFiles(text) };
}

async function found(chunks: Readonly<Record<string, string>>, text?: string): Promise<string> {
  return await report(over(chunks, text));
}

describe("revision/holds-cases", () => {
  test.for([
    ["another text", { "a#1": "Parking is free." }],
    [
      "a page about the fields of a case",
      { "a#1": "Each case has a query and an expectedAnswer." },
    ],
    [
      "the question without the answer",
      { "a#1": 'query: "Where can visitors park?", expectedAnswer:' },
    ],
    [
      "the texts without the fields",
      { "a#1": "Where can visitors park? The handbook says nothing about visitor parking." },
    ],
    ["a case file that the set does not have", { "cases/other.yaml#1": "Parking is free." }],
    ["a name that only ends alike", { "showcases/parking-001.yaml#1": "Parking is free." }],
  ] as const)("accepts %s", async ([, chunks]) => {
    expect(await found(chunks)).toBe("");
  });

  test.for([
    "cases/parking-001.yaml",
    "/srv/eval/cases/parking-001.yaml",
    "eval\\cases\\parking-001.yaml",
    "https://git.example.test/eval/cases/parking-001.yaml?raw=1",
    "x/cases/old/cases/parking-001.yaml",
  ])("knows a case file by the name %s", async (name) => {
    expect(await found({ [name]: "Parking is free." })).toContain("by its name");
  });

  test.for([
    ["as it is", pendingAbstention],
    ["with Windows line ends", pendingAbstention.replaceAll("\n", "\r\n")],
    ["folded over lines", pendingAbstention.replace("says nothing", "says\n    nothing")],
    ["with characters that nobody sees", pendingAbstention.replace("visitors", "visi\u200btors")],
    ["with other white space", pendingAbstention.replaceAll("visitor ", "visitor\u00a0")],
    [
      "as JSON",
      '{"query":"Where can visitors park?","expectedAnswer":"The handbook says nothing about visitor parking."}',
    ],
  ] as const)("knows a case by its text %s", async ([, text]) => {
    expect(await found({ "export.txt#1": "Nothing.", "export.txt#2": text })).toContain(
      'Document "export.txt" of corpus revision "corpus-2026-09-01" holds a case of this set',
    );
  });

  test("counts the documents, and says each once", async () => {
    const chunks = {
      "cases/parking-001.yaml#1": pendingAbstention,
      "copy-1#1": pendingAbstention,
      "copy-1#2": `${pendingAbstention}# again`,
      "copy-2#1": pendingAbstention,
    };
    expect(await found(chunks)).toMatchInlineSnapshot(`
      "corpus-revisions/corpus-2026-09-01/revision.yaml:1:1 error revision/holds-cases
        Document "cases/parking-001.yaml" of corpus revision "corpus-2026-09-01" is a case file of this set by its name: case "parking-001". A retriever that can find the answers is not being tested.
        see: cases/parking-001.yaml:1:5
        fix: Leave the set's folder out of what the retriever reads, and record a corpus revision of what it reads then; scores under this one say nothing.
        why: touchstone explain revision/holds-cases

      corpus-revisions/corpus-2026-09-01/revision.yaml:1:1 error revision/holds-cases
        Document "copy-1" of corpus revision "corpus-2026-09-01" holds a case of this set with its fields, its question and its answer: case "parking-001", and so it is with 1 other document. A retriever that can find the answers is not being tested.
        see: cases/parking-001.yaml:1:5
        fix: Leave the set's folder out of what the retriever reads, and record a corpus revision of what it reads then; scores under this one say nothing.
        why: touchstone explain revision/holds-cases
      "
    `);
  });

  test("takes no question of a few letters for a case", async () => {
    const short = pendingAbstention.replace("Where can visitors park?", "Why not?");
    expect(await found({ "a#1": short }, short)).toBe("");
  });

  test("looks at the current revision alone", async () => {
    const { "corpus-revisions/current.yaml": _, ...files } = over({ "a#1": pendingAbstention });
    expect(await report(files)).not.toContain("revision/holds-cases");
  });
});
