import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { subjects } from "../../src/model/finding.ts";
import { sectionOf } from "../../src/report/rules/rule-list.ts";
import { allRules } from "../../src/rules/all-rules.ts";

/** `case/blank-query` is `case-blank-query` in names of files and folders. */
const nameOf = (id: string): string => id.replace("/", "-");
const exportOf = (id: string): string =>
  nameOf(id).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names in a folder that belong to rules: those that start with a subject. */
function ruleNames(folder: string, ending: string): string[] {
  const names = readdirSync(folder).flatMap((name) =>
    name.endsWith(ending) ? [name.slice(0, name.length - ending.length)] : [],
  );
  return names.filter((name) => subjects.some((subject) => name.startsWith(`${subject}-`)));
}

const names = allRules.map(({ id }) => nameOf(id)).toSorted();
const headings = [...readFileSync("docs/rules.md", "utf8").matchAll(/^## (\S+\/\S+)$/gm)].map(
  ([, heading]) => heading ?? "",
);

describe("a rule has one name in five places", () => {
  test("its source file: each is in the list of all rules, and no other", () => {
    expect(ruleNames("src/rules", ".ts").toSorted()).toEqual(names);
  });

  test("its test", () => {
    expect(ruleNames("test/rules", ".test.ts").toSorted()).toEqual(names);
  });

  test("its fixtures", () => {
    expect(readdirSync("test/fixtures/rules").toSorted()).toEqual(names);
  });

  test("its section in docs/rules.md, in the order of the list", () => {
    expect(headings).toEqual(allRules.map(({ id }) => id));
  });

  test.for(allRules.map(({ id }) => id))("%s: its only export", async (id) => {
    const module: Record<string, unknown> = await import(`../../src/rules/${nameOf(id)}.ts`);
    expect(Object.keys(module)).toEqual([exportOf(id)]);
    expect(module[exportOf(id)]).toBe(allRules.find((rule) => rule.id === id));
  });
});

describe("the id of a rule", () => {
  test("stands for one rule", () => {
    expect(new Set(names).size).toBe(allRules.length);
  });

  test.for(allRules.map(({ id }) => id))("%s is a subject and a defect", (id) => {
    const [subject = "", ...defect] = id.split("/");
    expect(subjects).toContain(subject);
    expect(defect.join("/")).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(defect.join("/")).not.toMatch(/^(must|no|check|valid)-/);
  });

  // GitHub's anchor of a heading: lower case, the slash gone.
  test.for(headings)("%s is found by the anchor that its findings print", (heading) => {
    expect(sectionOf(heading)).toBe(
      `docs/rules.md#${heading.toLowerCase().replace(/[^\w-]/g, "")}`,
    );
  });

  test.for(allRules.map(({ id, reports }) => [id, reports] as const))(
    "%s says what it reports, as the end of a sentence",
    ([, reports]) => {
      expect(reports).toMatch(/^[a-zA-Z].*[^.]$/);
    },
  );
});
