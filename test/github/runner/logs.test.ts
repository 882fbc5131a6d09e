import { expect, test } from "vitest";
import type { JobReport } from "../../support/github/runner/reports.ts";
import { repo } from "../setting.ts";
import { action, withFiles, workflow } from "./actions.ts";

/** What a job makes of what one action prints. */
async function printed(main: string, steps = 1): Promise<JobReport> {
  const uses = Array<string>(steps)
    .fill("      - {uses: $/actions/prints, name: prints}")
    .join("\n");
  const at = await withFiles({ "x.yml": workflow("push", uses) }, action("prints", main));
  const sha = await at.push("sam", "main", { "b.txt": "b\n" });
  const job = (await at.github.runner().drain()).of("x.yml").job("job");
  const { data } = await at.as("sam").rest.checks.listForRef({ ...repo, ref: sha });
  expect(data.check_runs[0]?.output.annotations_count).toBe(job.annotations.length);
  return job;
}

const many = `for (let i = 1; i <= 12; i += 1) console.log("::error::e" + i);
for (let i = 1; i <= 11; i += 1) console.log("::warning::w" + i);
console.log("::notice::n1");`;

test("ten annotations a level stay of a step, the others are lost without a word", async () => {
  const { annotations, steps } = await printed(many);
  expect(annotations.map(({ message }) => message).join(" ")).toBe(
    "e1 e2 e3 e4 e5 e6 e7 e8 e9 e10 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 n1",
  );
  expect(steps[0]?.log).toContain("##[error]e12\n");
});

test("fifty annotations stay of a job", async () => {
  const { annotations } = await printed(many, 3);
  expect(annotations.length).toBe(50);
  expect(annotations.slice(-9).map(({ message }) => message)).toEqual(
    ["e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8"].toSpliced(0, 0, "n1"),
  );
});

test("a message keeps its first 4,096 characters", async () => {
  const { annotations } = await printed(`console.log("::error::" + "x".repeat(5000));`);
  expect(annotations[0]?.message.length).toBe(4096);
});

test("a place is taken as far as it makes sense, below the workspace", async () => {
  const lines = [
    "::error file=a.yaml,line=3,col=2,endColumn=5,title=rule/id::Here.",
    "::error file=a.yaml,line=3,endLine=4,col=2::Two lines have no columns.",
    "::error file=a.yaml,endLine=4::An end is a start.",
    "::error file=a.yaml,col=4::No line, no column.",
    "::error file=a.yaml,line=4,endLine=2::Backwards.",
  ];
  const main = `const [first, ...rest] = ${JSON.stringify(lines)};
console.log(first.replace("a.yaml", process.env.GITHUB_WORKSPACE + "/set/a.yaml"));
console.log(rest.join("\\n"));`;
  expect((await printed(main)).annotations).toMatchInlineSnapshot(`
    [
      {
        "column": 2,
        "endColumn": 5,
        "file": "set/a.yaml",
        "level": "error",
        "line": 3,
        "message": "Here.",
        "title": "rule/id",
      },
      {
        "endLine": 4,
        "file": "a.yaml",
        "level": "error",
        "line": 3,
        "message": "Two lines have no columns.",
      },
      {
        "endLine": 4,
        "file": "a.yaml",
        "level": "error",
        "line": 4,
        "message": "An end is a start.",
      },
      {
        "file": "a.yaml",
        "level": "error",
        "message": "No line, no column.",
      },
      {
        "file": "a.yaml",
        "level": "error",
        "message": "Backwards.",
      },
    ]
  `);
});

test("commands stop until the token comes, wherever they are in a line", async () => {
  const { steps, annotations } = await printed(`console.log([
  "  ::stop-commands::token-1",
  "::error::not read",
  "text ##[warning]not read",
  "::token-1::",
  "text ##[warning]read",
  "::unknown::text",
  "::stop-commands::",
].join("\\n"));`);
  expect(annotations.map(({ level, message }) => `${level} ${message}`)).toEqual([
    "warning read",
    "error Unable to process command '::stop-commands::' successfully.",
    "error Invalid token ''.",
  ]);
  expect(steps[0]?.outcome).toBe("failure");
  expect(steps[0]?.log).toMatchInlineSnapshot(`
    "  ::stop-commands::token-1
    ::error::not read
    text ##[warning]not read
    ::token-1::
    ##[warning]read
    ::unknown::text
    ##[error]Unable to process command '::stop-commands::' successfully.
    ##[error]Invalid token ''.
    "
  `);
});

function summaryOf(bytes: number): string {
  return `import { writeFileSync } from "node:fs";
writeFileSync(process.env.GITHUB_STEP_SUMMARY, "x".repeat(${bytes}));`;
}

test("a summary of a mebibyte is taken, a larger one is dropped as a whole and fails nothing", async () => {
  const fits = await printed(summaryOf(1024 * 1024));
  expect([fits.steps[0]?.summary.length, fits.annotations]).toEqual([1024 * 1024, []]);
  const { steps, annotations, conclusion } = await printed(summaryOf(1024 * 1024 + 1024));
  expect([steps[0]?.summary, conclusion]).toEqual(["", "success"]);
  expect(annotations.map(({ message }) => message)).toEqual([
    "$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got 1025k.",
  ]);
});
