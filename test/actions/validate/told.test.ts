import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { outputNames } from "../../../actions/validate/outputs.ts";
import { checkOut } from "../../support/checkout.ts";
import { runIn } from "../../support/command.ts";
import { asFields } from "../../support/fields.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../../support/good-set.ts";
import { reportProblems } from "../../support/report-schema.ts";
import { pullRequest, repositoryWith, type Heard } from "../../support/set-changes.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { annotations, judged, validated } from "../../support/validated.ts";

const good = goodSet(approved(pendingCase));
const blank = pendingAbstention.replace(/^query:.*$/m, 'query: " "');

/** A pull request of these files onto a good set, checked out. */
async function checkedOut(
  files: Parameters<typeof pullRequest>[2],
): Promise<{ readonly workspace: string; readonly heard: Heard }> {
  const there = await repositoryWith(good);
  const heard = await pullRequest(there, "topic", files);
  return { heard, workspace: await checkOut(there.repository, { commit: heard.commit, depth: 2 }) };
}

/** So many blank questions, each in a file of its own. */
function blanks(count: number): Record<string, string> {
  const ids = Array.from(
    { length: count },
    (_, index) => `parking-${String(index).padStart(5, "0")}`,
  );
  return caseFiles(...ids.map((id) => blank.replace("parking-001", id)));
}

describe("P5: action.yml", () => {
  test.for([
    [{ annotations: "11" }],
    [{ annotations: "many" }],
    [{ "allow-empty": "yes" }],
    [{ report: "../elsewhere.json" }],
    [{ report: "link/report.json" }],
    [{ report: ".git/config" }],
    [{ report: "cases" }],
    [{ report: ".github/touchstone.yaml" }],
  ] as const)("refuses an input that it cannot follow: %j", async ([inputs]) => {
    const { workspace, heard } = await checkedOut({});
    symlinkSync("/tmp", join(workspace, "link"));
    const run = await validated(workspace, heard, { inputs });
    expect([run.code, ...annotations(run)]).toMatchSnapshot();
  });
});

describe("P6: the action", () => {
  test("connects to nothing", async () => {
    const { workspace, heard } = await checkedOut(blanks(1));
    const attempts = join(tempFolder(), "attempts");
    const run = await validated(workspace, heard, {
      words: ["--require", resolve("test/support/no-network.cjs")],
      environment: { ATTEMPTS: attempts, GITHUB_API_URL: "http://127.0.0.1:9" },
    });
    expect([run.code, existsSync(attempts)]).toEqual([1, false]);
  });

  test("gives the verdict of touchstone check, byte by byte", async () => {
    const { workspace, heard } = await checkedOut({
      ...blanks(3),
      "cases/refund-policy-001.yaml": null,
      "cases/bad.yaml": "id: [\n",
    });
    const run = await validated(workspace, heard, { inputs: { report: "out/report.json" } });
    const words = ["--commit", heard.commit, "--base", "HEAD^1", "--format", "json"];
    const desk = await runIn(workspace, "check", ...words);
    const report = readFileSync(join(workspace, "out/report.json"), "utf8");
    expect(report.replace('"name":"main"', '"name":"HEAD^1"')).toBe(desk.out);
    expect([run.code, desk.code]).toEqual([1, 1]);
    expect(run.outputs["report"]).toBe(join(workspace, "out/report.json"));
    expect(reportProblems(run.report)).toEqual([]);
    expect(reportProblems({ ...asFields(run.report), more: 1 })).not.toEqual([]);
  });
});

describe("P12: what a set holds", () => {
  const hostile = [
    "\\n::stop-commands::x",
    "##[add-mask]a",
    "::set-output name=ok::1",
    "%0A::error::x",
    "<script>alert(1)</script> @octocat fixes #1 --> | `x",
  ];
  const cases = hostile.map((text, index) =>
    blank
      .replace("parking-001", `hostile-${index}`)
      .replace("because: not-in-corpus", `because: ${JSON.stringify(text.replace("\\n", "\n"))}`),
  );

  test("is no command to the runner, leaves nothing for later steps, and is no markup", async () => {
    const { workspace, heard } = await checkedOut({
      ...caseFiles(...cases),
      "cases/::error::x.yaml": cases[0] ?? "",
      "cases/##[add-mask]x.yaml": cases[1] ?? "",
      "cases/<img src=x onerror=y> @octocat.yaml": cases[2] ?? "",
    });
    const run = await validated(workspace, heard);
    expect(run.code).toBe(1);
    const names = run.commands.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(["group", "endgroup", "error"]);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/##\\u{5b}add-mask]x.yaml:1:5 file/misplaced: The case's id is "hostile-1", but its file is named "##\\u{5b}add-mask]x.yaml".",
        "error cases/::error::x.yaml:1:1 file/unsafe-name: The name of this file, "::error::x.yaml", holds a character that Windows allows in no name, so the file was not read.",
        "error cases/<img src=x onerror=y> @octocat.yaml:1:1 file/unsafe-name: The name of this file, "<img src=x onerror=y> @octocat.yaml", holds a character that Windows allows in no name, so the file was not read.",
        "error cases/hostile-0.yaml:3:10 file/off-schema: "because" is "\\n::stop-commands::x" here; it can only be "not-in-corpus", "out-of-scope", "not-permitted" or "ambiguous".",
        "error cases/hostile-1.yaml:1:5 case/duplicate-id: The id "hostile-1" is that of another case too.",
        "error cases/hostile-2.yaml:3:10 file/off-schema: "because" is "::set-output name=ok::1" here; it can only be "not-in-corpus", "out-of-scope", "not-permitted" or "ambiguous".",
        "error cases/hostile-3.yaml:3:10 file/off-schema: "because" is "%0A::error::x" here; it can only be "not-in-corpus", "out-of-scope", "not-permitted" or "ambiguous".",
        "error cases/hostile-4.yaml:3:10 file/off-schema: "because" is "<script>alert(1)</script> @octocat fixes #1 --> | \`x" here; it can only be "not-in-corpus", "out-of-scope", "not-permitted" or "ambiguous".",
        "error cases/##\\u{5b}add-mask]x.yaml:3:10 file/off-schema: "because" is "##\\u{5b}add-mask]a" here; it can only be "not-in-corpus", "out-of-scope", "not-permitted" or "ambiguous".",
        "error Touchstone: 7 more errors: see the summary of this run.",
      ]
    `);
    const { elements, textOutsideCode, comments } = shownMarkdown(run.summary);
    expect([...new Set(elements)].toSorted()).toMatchInlineSnapshot(`
      [
        "a",
        "br",
        "code",
        "details",
        "h2",
        "h3",
        "li",
        "ol",
        "p",
        "strong",
        "summary",
        "table",
        "tbody",
        "td",
        "th",
        "thead",
        "tr",
        "ul",
      ]
    `);
    expect(comments).toEqual([]);
    expect(textOutsideCode).not.toMatch(/@[a-z]/);
  });
});

describe("P13: the outputs", () => {
  test("are counts and a path, whatever the set holds", async () => {
    const { workspace, heard } = await checkedOut({
      "cases/x.yaml": 'id: "a\\nerrors=0\\nghadelimiter"\nquery: x\n',
    });
    const { outputs, code } = await validated(workspace, heard);
    expect([code, Object.keys(outputs)]).toEqual([1, [...outputNames]]);
    const { report = "", ...counts } = outputs;
    expect(Object.values(counts).every((count) => /^\d+$/.test(count))).toBe(true);
    expect(report).toMatch(/\/_temp\/touchstone-report\.json$/);
  });

  test("name another report for a second step of a job", async () => {
    const { workspace, heard } = await checkedOut({});
    const environment = { RUNNER_TEMP: tempFolder({ "touchstone-report.json": "the first" }) };
    writeFileSync(join(environment.RUNNER_TEMP, "touchstone-report-2.json"), "");
    const run = await validated(workspace, heard, { environment, inputs: { report: "r.json" } });
    expect(run.outputs["report"]).toBe(join(workspace, "r.json"));
    expect(readFileSync(join(environment.RUNNER_TEMP, "touchstone-report.json"), "utf8")).toBe(
      "the first",
    );
  });
});

describe("P16: of 500 problems", () => {
  test("each level shows ten annotations, and the summary and the report have all", async () => {
    const there = await repositoryWith({ ...good, ...blanks(480) });
    const changed = Array.from({ length: 10 }, (_, index) =>
      blank
        .replace("parking-001", `topic-${index}`)
        .replace(/^expectedAnswer:.*$/m, 'expectedAnswer: " "'),
    );
    const heard = await pullRequest(there, "topic", caseFiles(...changed));
    const run = await judged(there, heard);
    const errors = run.commands.filter(({ name }) => name === "error");
    expect(errors).toHaveLength(10);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/topic-0.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-1.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-2.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-3.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-4.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-5.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-6.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-7.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/topic-8.yaml:4:8 case/blank-query: The question is blank.",
        "error Touchstone: 491 more errors: see the summary of this run.",
      ]
    `);
    expect(run.outputs["errors"]).toBe("500");
    const items = run.summary.split("\n").filter((line) => line.startsWith("- "));
    expect(items).toHaveLength(500);
    expect(asFields(run.report)["findings"]).toHaveLength(500);
  });

  test("as many are shown as the input says, down to none", async () => {
    const { workspace, heard } = await checkedOut(blanks(5));
    const shown = async (most: string): Promise<readonly string[]> =>
      annotations(await validated(workspace, heard, { inputs: { annotations: most } }));
    expect(await shown("5")).toHaveLength(5);
    expect(await shown("3")).toMatchInlineSnapshot(`
      [
        "error cases/parking-00000.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/parking-00001.yaml:4:8 case/blank-query: The question is blank.",
        "error Touchstone: 3 more errors: see the summary of this run.",
      ]
    `);
    expect(await shown("1")).toMatchInlineSnapshot(`
      [
        "error Touchstone: 5 errors: see the summary of this run.",
      ]
    `);
  });
});

describe("P17: a problem at a line that the change leaves out", () => {
  test("is told beside a line that it shows, with the line that it is about", async () => {
    const { workspace, heard } = await checkedOut({
      "cases/refund-policy-001.yaml": approved(pendingCase).replace("When can", "When may"),
      "cases/parking-001.yaml": blank,
    });
    const run = await validated(workspace, heard);
    expect(annotations(run)).toMatchInlineSnapshot(`
      [
        "error cases/parking-001.yaml:4:8 case/blank-query: The question is blank.",
        "error cases/refund-policy-001.yaml:3 review/outdated: At line 25: The case was edited after "jordan" approved it: the digest of what was read no longer fits.",
      ]
    `);
    expect(run.summary).toContain("cases/refund-policy-001.yaml:25");
  });
});

describe("P18: a second job for one commit", () => {
  test("keeps silent where it is told to, and gives the same verdict", async () => {
    const { workspace, heard } = await checkedOut(blanks(2));
    const run = await validated(workspace, heard, { inputs: { annotations: "0" } });
    expect([run.code, annotations(run), run.outputs["errors"]]).toEqual([1, [], "2"]);
  });
});
