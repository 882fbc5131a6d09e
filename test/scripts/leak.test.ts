import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { runIn, runWith } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";
import {
  candidateOn,
  refunds,
  splitSet,
  travel,
  type Files as SetFiles,
} from "../support/split-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const held = "What does the handbook say about held?";
const worked = "What does the handbook say about worked?";
const [longAnswer, shared] = [
  "Rail comes first below four hours, and air above.",
  "The handbook says that each of them is paid back.",
];

function withAnswer(text: string, answer: string): string {
  return text.replace("What it says.", answer);
}

const set: SetFiles = splitSet(
  { families: [refunds, travel] },
  withAnswer(candidateOn("held", ["travel-policy"]), longAnswer),
  withAnswer(candidateOn("worked", ["refund-policy"]), shared),
  withAnswer(candidateOn("other", ["travel-policy"]), shared),
);

async function told(files: Files, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runIn(tempFolder({ ...set, ...files }), "leak", ...words);
  return `${out}${err}exit ${code}`;
}

describe("touchstone leak", () => {
  test("names the file, the line and the case, and not the text", async () => {
    const prompts = {
      "prompts/system.md": `Answer briefly.\n\nQ: ${held}\nA: ${longAnswer}\n`,
      "prompts/examples.json": JSON.stringify([{ q: worked }, { q: held }], null, 1),
      "prompts/clean.txt": `${worked} ${shared} What does it say?`,
    };
    expect(await told(prompts, "prompts")).toMatchInlineSnapshot(`
      "prompts/examples.json:6:9 leak
        The question of case "held" (test) stands here word for word.

      prompts/system.md:3:4 leak
        The question of case "held" (test) stands here word for word.

      prompts/system.md:4:4 leak
        The expected answer of case "held" (test) stands here word for word.

        fix: Take examples from dev in their place. If anything was chosen with such a file, these cases hold out nothing any more: say so under "exposures" in families.yaml.

      1 case leaked into 2 files, 3 files looked at for 2 cases: 2 of test
      exit 1"
    `);
  });

  test("says so where nothing is found", async () => {
    expect(await told({ "a.md": worked }, "a.md")).toMatchInlineSnapshot(`
      "no leak, 1 file looked at for 2 cases: 2 of test
      exit 0"
    `);
  });

  test("shows the texts where somebody asks", async () => {
    expect(await told({ "a.md": `\n${held}` }, "a.md", "--show")).toContain(`\n  ${held}\n`);
  });

  test("looks for every case where somebody asks", async () => {
    const all = await told({ "a.md": `${worked}\n${shared}` }, "a.md", "--cases", "all");
    expect(all).toContain('The question of case "worked" (dev) stands here word for word.');
    expect(all).toContain('The expected answer of case "other" (test)');
  });

  test("gives the same as one JSON object", async () => {
    const folder = tempFolder({ ...set, "a.py": `x = 1\nq = """${held}\n${held}"""` });
    const { code, out } = await runIn(folder, "leak", "a.py", "--format", "json");
    expect([code, JSON.parse(out)]).toMatchInlineSnapshot(`
      [
        1,
        {
          "cases": 2,
          "files": 1,
          "findings": [
            {
              "case": "held",
              "column": 8,
              "file": "a.py",
              "found": "question",
              "line": 2,
              "places": 2,
              "split": "test",
            },
          ],
          "passed": [],
          "tooShort": [],
          "unread": [],
        },
      ]
    `);
  });

  test("reads the standard input", async () => {
    const cwd = tempFolder(set);
    // A stream is all that is read of it.
    const input = Readable.from([held.slice(0, 9), held.slice(9)]) as unknown as NodeJS.ReadStream;
    const { code, out } = await runWith({ cwd, input }, "leak", "-");
    expect(out).toContain("-:1:1 leak");
    expect(code).toBe(1);
  });

  test("reads UTF-16 and the old encoding of Windows", async () => {
    const utf16 = tempFolder(set);
    const { writeFileSync } = await import("node:fs");
    writeFileSync(join(utf16, "a.txt"), Buffer.from(`\ufeff${held}`, "utf16le"));
    writeFileSync(join(utf16, "b.txt"), Buffer.from(`caf\u00e9 ${held}`, "latin1"));
    const { out } = await runIn(utf16, "leak", "a.txt", "b.txt");
    expect(out).toContain("a.txt:1:1 leak");
    expect(out).toContain("b.txt:1:6 leak");
  });

  test("passes over what belongs to the set, links and what is no text, and says so", async () => {
    const folder = tempFolder({ ...set, "a.md": held, "image.png": "\u0000PNG" });
    symlinkSync("a.md", join(folder, "link.md"));
    const { out, code } = await runIn(folder, "leak", ".");
    expect(out).toMatchInlineSnapshot(`
      "a.md:1:1 leak
        The question of case "held" (test) stands here word for word.

        fix: Take examples from dev in their place. If anything was chosen with such a file, these cases hold out nothing any more: say so under "exposures" in families.yaml.

      Not looked at, of the set itself: cases/held.yaml, cases/other.yaml, cases/worked.yaml, corpus-revisions/corpus-2026-09-01/chunks.jsonl, corpus-revisions/corpus-2026-09-01/documents.jsonl and 5 more.
      Not looked at, no text: image.png.
      Not looked at, links: link.md.
      1 case leaked into 1 file, 2 files looked at for 2 cases: 2 of test
      "
    `);
    expect(code).toBe(1);
  });

  test("looks at a file once, however often it is named", async () => {
    const out = await told({ "p/a.md": held }, "p", "p/a.md", "./p");
    expect(out.match(/ leak$/gm)).toHaveLength(1);
  });

  test("tells a hundred leaks and counts the others", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 130 }, (_, index) => [`p/${index}.md`, `${held}\n`.repeat(3)]),
    );
    const out = await told(files, "p");
    expect(out.match(/ leak$/gm)).toHaveLength(100);
    expect(out).toContain("and 30 more: --format json lists them all");
    expect(out).toContain("1 case leaked into 130 files");
  });

  test("says which questions are too short to be looked for", async () => {
    const short = candidateOn("short", ["travel-policy"]).replace(/query: .*/, "query: Why?");
    const out = await told({ "cases/short.yaml": short, "a.md": "Why?" }, "a.md");
    expect(out).toContain("Not looked for, since the question is too short: short.");
    expect(out).toContain("exit 0");
  });

  test("says that a case file which cannot be read is not looked for", async () => {
    const out = await told({ "cases/broken.yaml": "id: [", "a.md": worked }, "a.md");
    expect(out).toContain(
      "Not looked for, since touchstone check cannot read it: cases/broken.yaml.",
    );
  });

  test("keeps the text of a file name off the terminal's commands", async () => {
    expect(await told({ "a\u001b[31m.md": held }, ".")).not.toContain("\u001b");
  });

  test.for([
    ["a file that is not there", "b.md"],
    ["a folder of the set itself", "cases"],
    ["a file of the set itself", "families.yaml"],
    ["a file that is no text", "image.png"],
    ["a folder without files", "empty"],
  ])("refuses %s", async ([, name]) => {
    const folder = tempFolder({ ...set, "image.png": "\u0000" });
    const { mkdirSync } = await import("node:fs");
    mkdirSync(join(folder, "empty"));
    const { code, err } = await runIn(folder, "leak", name ?? "");
    expect(`${err}exit ${code}`).toMatchSnapshot();
  });

  test("refuses a set that is not split", async () => {
    const { "families.yaml": _, ...unsplit } = set;
    const folder = tempFolder({ ...unsplit, "a.md": held });
    const { code, err } = await runIn(folder, "leak", "a.md");
    expect(`${err}exit ${code}`).toMatchInlineSnapshot(`
      "The set is not split, so no case is held out: families.yaml says which are. --cases all looks for every case.
      exit 2"
    `);
    expect((await runIn(folder, "leak", "a.md", "--cases", "all")).code).toBe(1);
  });
});
