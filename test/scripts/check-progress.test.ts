import { describe, expect, test } from "vitest";
import type { Io } from "../../scripts/io.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { runWith } from "../support/command.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

const named = (id: string): string => pendingCase.replace("refund-policy-001", id);
/** The temporary folder of a set is in no repository, so no rule compares. */
const running = everydayRules.filter(({ needs }) => needs === undefined).length;
const set = goodSet(named("a"), named("b"), named("c"), named("d"));

/** A clock that is so many milliseconds further every time somebody looks at it. */
function clock(milliseconds: number): () => number {
  let now = 0;
  return () => {
    now += milliseconds;
    return now - milliseconds;
  };
}

async function shown(different: Partial<Io>, folder = tempFolder(set)): Promise<string> {
  const terminal = { errorTerminal: { columns: 80 }, now: clock(400) };
  const { err } = await runWith({ cwd: folder, ...terminal, ...different }, "check");
  return err;
}

describe("the progress of a check", () => {
  test("appears on a terminal after a second, and is taken away", async () => {
    const lines = (await shown({ now: clock(400) })).replaceAll("\u001b", "ESC").split("\r");
    const rules = running;
    expect(lines.slice(1, 4)).toMatchInlineSnapshot(`
      [
        "[============            ]  Reading case files  2 of 4ESC[K",
        "[==================      ]  Reading case files  3 of 4ESC[K",
        "[                        ]  Reading corpus revisions  0 of 1ESC[K",
      ]
    `);
    expect(lines[4]).toBe(`[${" ".repeat(24)}]  Judging by rules  0 of ${rules}ESC[K`);
    expect(lines.slice(-2)).toEqual([
      `[${"=".repeat(23)} ]  Judging by rules  ${rules - 1} of ${rules}ESC[K`,
      "ESC[K",
    ]);
  });

  test("is absent in a run that takes less than a second", async () => {
    expect(await shown({ now: clock(5) })).toBe("");
  });

  test("is drawn ten times a second at most", async () => {
    const steps = 4 + 1 + running;
    const drawn = (await shown({ now: clock(30) })).split("\r").length - 2;
    expect(drawn).toBe(Math.ceil((steps - Math.floor(1000 / 30)) / 4));
  });

  test.for([
    ["in a pipe", { errorTerminal: undefined }],
    ["in CI", { environment: { CI: "true" } }],
  ] as const)("is absent %s", async ([, different]) => {
    expect(await shown(different)).toBe("");
  });

  test("leaves the bar out where a line has no room for it", async () => {
    const narrow = await shown({ errorTerminal: { columns: 40 } });
    expect(narrow).toContain("\rReading case files  2 of 4\u001b[K");
    expect(await shown({ errorTerminal: { columns: 10 } })).not.toContain("Reading");
  });

  test("is taken away before a broken run says what broke", async () => {
    const folder = tempFolder(set);
    const now = clock(400);
    const broken = (): number => {
      const time = now();
      if (time > 2000) throw new Error("The clock stopped.");
      return time;
    };
    expect(await shown({ now: broken }, folder)).toMatch(
      /Reading[^\r]*\r\u001b\[KThe run broke: The clock stopped\.\n$/,
    );
  });

  test("stands beside the report and not in it", async () => {
    const terminal = { errorTerminal: { columns: 80 }, now: clock(400) };
    const { out } = await runWith({ cwd: tempFolder(set), ...terminal }, "check");
    expect(out).not.toMatch(/[\r\u001b]/);
  });
});

describe("the progress of fmt and of edit", () => {
  test.for([["fmt"], ["edit", "--where", "tag=x", "--set", "split=dev"]])(
    "is the same, and leaves nothing behind: %s",
    async (words) => {
      const terminal = { errorTerminal: { columns: 80 }, now: clock(500) };
      const { err } = await runWith({ cwd: tempFolder(set), ...terminal }, ...words);
      const lines = err.replaceAll("\u001b", "ESC").split("\r");
      expect(lines.at(1)).toBe("[======                  ]  Reading case files  1 of 4ESC[K");
      expect(lines.at(-1)).toBe("ESC[K");
    },
  );
});

describe("the progress of a snapshot of a folder", () => {
  const docs = Object.fromEntries(["a", "b", "c", "d"].map((id) => [`docs/${id}.md`, `# ${id}\n`]));
  const words = ["corpus", "snapshot", "docs", "--chunking", "by-heading@1"];
  const terminal = { errorTerminal: { columns: 80 } };

  test("counts its documents, and leaves nothing behind", async () => {
    const different = { cwd: tempFolder(docs), ...terminal, now: clock(500) };
    const { err } = await runWith(different, ...words, "--created-at", "2026-09-01");
    const lines = err.replaceAll("\u001b", "ESC").split("\r");
    expect(lines.slice(1)).toMatchInlineSnapshot(`
      [
        "[======                  ]  Reading documents  1 of 4ESC[K",
        "[============            ]  Reading documents  2 of 4ESC[K",
        "[==================      ]  Reading documents  3 of 4ESC[K",
        "ESC[K",
      ]
    `);
  });

  test("is taken away before a broken run says what broke", async () => {
    const now = clock(500);
    const broken = (): number => {
      const time = now();
      if (time > 1500) throw new Error("The clock stopped.");
      return time;
    };
    const { err } = await runWith({ cwd: tempFolder(docs), ...terminal, now: broken }, ...words);
    expect(err).toMatch(/Reading[^\r]*\r\u001b\[KThe run broke: The clock stopped\.\n$/);
  });
});
