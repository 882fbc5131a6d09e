import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ownedPaths } from "../../src/authoring/set/owned-paths.ts";
import { verdictsOn } from "../../src/authoring/set/required-statuses.ts";
import { setFiles } from "../../src/authoring/set/set-files.ts";
import { asFields } from "../support/fields.ts";
import { answerProblems, operationFor } from "../support/github/description/description.ts";

/** What init writes for a set in a folder. */
const files = new Map(
  ["", "eval"].map((place) => {
    const set = { place, mainBranch: "main", reviewers: [], version: "1.2.3", tool: new Map() };
    return [place, new Map(setFiles(set).map(({ path, text }) => [path, text]))];
  }),
);

/** Each workflow that judges, with the ruleset that asks for it. */
const judges = [
  ["of this repository", ours("workflows/validate.yaml"), ours("rulesets/main.json")],
  ["of a new set", theirs("", "touchstone.yaml"), theirs("", ".touchstone/ruleset.json")],
  [
    "of a new set in a folder",
    theirs("eval", "touchstone-eval.yaml"),
    theirs("eval", "eval/.touchstone/ruleset.json"),
  ],
] as const;

function ours(path: string): string {
  return readFileSync(join(".github", path), "utf8");
}

/** The workflows that post verdicts, each with those behind which it starts. */
function posters(
  whose: string,
): readonly { readonly behind: readonly unknown[]; readonly uses: string }[] {
  const texts =
    whose === "of this repository"
      ? readdirSync(".github/workflows").map((name) => ours(`workflows/${name}`))
      : [...(files.get(whose.endsWith("folder") ? "eval" : "") ?? [])]
          .filter(([path]) => path.startsWith(".github/workflows/"))
          .map(([, text]) => text);
  return texts.flatMap((text) => {
    const { on, jobs } = asFields(parse(text));
    const { workflow_run: run } = asFields(on);
    if (run === undefined) return [];
    const behind = asFields(run)["workflows"] as readonly unknown[];
    const steps = Object.values(asFields(jobs)).flatMap(
      (job) => asFields(job)["steps"] as readonly unknown[],
    );
    return [{ behind, uses: String(asFields(steps.at(-1))["uses"]) }];
  });
}

function theirs(place: string, path: string): string {
  const at = path.endsWith(".yaml") ? `.github/workflows/${path}` : path;
  return files.get(place)?.get(at) ?? "";
}

interface Rule {
  readonly type: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

function rulesIn(ruleset: string): readonly Rule[] {
  return asFields(JSON.parse(ruleset))["rules"] as readonly Rule[];
}

function checksIn(ruleset: string): readonly unknown[] {
  const rule = rulesIn(ruleset).find(({ type }) => type === "required_status_checks");
  const checks = rule?.parameters?.["required_status_checks"] as readonly unknown[];
  return checks.map((check) => asFields(check)["context"]);
}

describe("P19: the check that a merge waits for", () => {
  test.for(judges)("is told for every change, under one name: %s", ([, text, ruleset]) => {
    const { on, jobs } = asFields(parse(text));
    expect(on).toEqual({
      pull_request: { types: ["opened", "synchronize", "reopened", "edited"] },
      merge_group: null,
      push: { branches: ["main"] },
      workflow_dispatch: null,
    });
    const all = Object.values(asFields(jobs)).map(asFields);
    expect(all).not.toEqual([]);
    for (const job of all) {
      expect(Object.keys(job)).toEqual([
        "name",
        "runs-on",
        "timeout-minutes",
        "permissions",
        "steps",
      ]);
      expect(checksIn(ruleset)).toContain(job["name"]);
    }
  });

  test("is the name of a job that runs on a change or of a verdict that is posted, for each that the ruleset of this repository asks for", () => {
    const names = readdirSync(".github/workflows").flatMap((file) => {
      const { on, jobs } = asFields(parse(ours(`workflows/${file}`)));
      if (!("pull_request" in asFields(on))) return [];
      return Object.values(asFields(jobs)).map((job) => asFields(job)["name"]);
    });
    const { check, review } = verdictsOn("");
    const required = checksIn(ours("rulesets/main.json"));
    expect(new Set(required)).toEqual(new Set([...names, check, review]));
  });

  test.for(judges)("has its own verdict on reviews beside it: %s", ([name, text, ruleset]) => {
    const { check, review } = verdictsOn(name.endsWith("folder") ? "eval" : "");
    expect(checksIn(ruleset)).toEqual(expect.arrayContaining([check, review]));
    const started = posters(name).find(({ behind }) =>
      behind.includes(asFields(parse(text))["name"]),
    );
    // Nobody else reports them, and a verdict that nobody reports blocks every merge.
    expect(started?.uses).toMatch(/\/actions\/review$/);
    const job = Object.values(asFields(asFields(parse(text))["jobs"])).map(
      (one) => asFields(one)["name"],
    );
    expect(job).not.toContain(check);
    expect(job).not.toContain(review);
  });
});

describe("a ruleset to import", () => {
  test.for([
    ...judges.map(([name, , ruleset]) => [name, ruleset] as const),
    ["of the merge queue", ours("rulesets/merge-queue.json")] as const,
  ])("is one as GitHub describes it: %s", ([, text]) => {
    const matched = operationFor("GET", "/repos/acme/set/rulesets/1");
    if (matched === undefined) throw new Error("There is no such operation.");
    const told = { id: 1, source: "acme/set", ...asFields(JSON.parse(text)) };
    expect(answerProblems(matched.operation, { status: 200, body: told })).toEqual([]);
    const wrong = { ...told, rules: rulesIn(text).map((rule) => ({ ...rule, type: "merged" })) };
    expect(answerProblems(matched.operation, { status: 200, body: wrong })).not.toEqual([]);
  });

  test.for(judges)("lets nobody through, and asks for the owners: %s", ([, , text]) => {
    const ruleset = asFields(JSON.parse(text));
    expect([ruleset["enforcement"], ruleset["bypass_actors"]]).toEqual(["active", []]);
    const rules = new Map(rulesIn(text).map(({ type, parameters }) => [type, parameters]));
    expect([...rules.keys()]).toEqual([
      "deletion",
      "non_fast_forward",
      "pull_request",
      "required_status_checks",
    ]);
    expect(rules.get("pull_request")).toMatchObject({
      required_approving_review_count: 1,
      require_code_owner_review: true,
      // The commit that records an approval would dismiss it; the verdict on reviews is bound to what was read.
      dismiss_stale_reviews_on_push: false,
      require_last_push_approval: true,
    });
    expect(rules.get("required_status_checks")).toMatchObject({
      strict_required_status_checks_policy: true,
    });
  });

  test("of the merge queue asks for the check of each entry, not of the last one alone", () => {
    const [rule] = rulesIn(ours("rulesets/merge-queue.json"));
    expect(rule?.parameters).toMatchObject({ grouping_strategy: "ALLGREEN" });
  });
});

describe("the owners", () => {
  test("of this repository are asked about what judges, and what nobody may rewrite", () => {
    const lines = ours("CODEOWNERS")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    const paths = lines.map((line) => line.split(/\s+/)[0] ?? "");
    for (const path of ["/.github/", "/actions/", "/dist/", "/families.yaml", "/schemas/"]) {
      expect(paths).toContain(path);
    }
    expect(paths).toContain("/corpus-revisions/");
    expect(paths.filter((path) => !existsSync(`.${path}`))).toEqual([]);
    // An address that nobody can have, so that the file never seems to protect what it does not.
    const owners = new Set(lines.map((line) => line.split(/\s+/).slice(1).join(" ")));
    expect([...owners]).toEqual(["owners@touchstone.example"]);
  });

  test("of a new set are asked about the same, in lines to paste", () => {
    const page = files.get("eval")?.get("eval/.touchstone/README.md") ?? "";
    for (const path of ownedPaths("eval")) expect(page).toContain(`\n   ${path} @OWNER\n`);
    expect(ownedPaths("eval")).toMatchInlineSnapshot(`
      [
        "/.github/",
        "/eval/.github/",
        "/eval/.touchstone/",
        "/eval/families.yaml",
        "/eval/corpus-revisions/",
      ]
    `);
    expect(ownedPaths("")).toMatchInlineSnapshot(`
      [
        "/.github/",
        "/.touchstone/",
        "/families.yaml",
        "/corpus-revisions/",
      ]
    `);
  });
});

test("new versions are looked for wherever a workflow names an action, and wait a week", () => {
  const { updates } = asFields(parse(ours("dependabot.yml")));
  const entries = (updates as readonly unknown[]).map(asFields);
  const folders = entries.map(({ "package-ecosystem": kind, directory, directories }) => [
    kind,
    directories ?? [directory],
  ]);
  expect(folders).toEqual([
    ["npm", ["/"]],
    ["github-actions", ["/", "/templates/set/.github/workflows"]],
  ]);
  expect(existsSync("templates/set/.github/workflows/touchstone.yaml")).toBe(true);
  for (const { cooldown } of entries) expect(cooldown).toEqual({ "default-days": 7 });
});
