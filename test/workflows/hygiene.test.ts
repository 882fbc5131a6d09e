import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { setFiles } from "../../src/authoring/set/set-files.ts";
import { edited } from "../support/edited.ts";
import { asFields } from "../support/fields.ts";
import { workflowDefects } from "../support/workflow-defects.ts";

const fixtures = "test/fixtures/workflows";

async function defectsOf(path: string): Promise<readonly string[]> {
  return await workflowDefects(basename(path), readFileSync(path, "utf8"));
}

/** The workflows that init writes for a set in this place, by the names of their files. */
function written(place: string): readonly (readonly [name: string, text: string])[] {
  const files = setFiles({
    place,
    mainBranch: "release/2.x",
    reviewers: [],
    version: "1.2.3",
    tool: new Map(),
  });
  return files
    .filter(({ path }) => path.startsWith(".github/workflows/"))
    .map(({ path, text }) => [basename(path), text]);
}

describe("the lint of workflows", () => {
  test("finds nothing in a good one, and in each of the others what its name says", async () => {
    const names = readdirSync(fixtures).filter((name) => name !== "good.yaml");
    expect(await defectsOf(join(fixtures, "good.yaml"))).toEqual([]);
    const found = await Promise.all(
      names.map(async (name) => [name, await defectsOf(join(fixtures, name))] as const),
    );
    expect(Object.fromEntries(found)).toMatchInlineSnapshot(`
      {
        "credentials-kept.yaml": [
          "credentials: the token stays on the disk",
        ],
        "credentials.yaml": [
          "credentials: the token stays on the disk",
        ],
        "fork.yaml": [
          "fork: it writes in every copy of the repository",
        ],
        "green-job.yaml": [
          "green: it is green where it failed",
        ],
        "green.yaml": [
          "green: it is green where it failed",
        ],
        "judge-before-it-is-there.yaml": [
          "judge: the change brings ./set/judge itself",
        ],
        "judge-of-the-commit.yaml": [
          "judge: the change brings $/judge itself",
        ],
        "judge-of-the-head.yaml": [
          "judge: the change brings ./base/judge itself",
          "judge: the change brings ./set/judge itself",
        ],
        "judge-of-the-workspace.yaml": [
          "judge: the change brings ./judge itself",
        ],
        "judge-under-its-name.yaml": [
          "judge: the change brings ./base/judge itself",
          "judge: the change brings ./set/judge itself",
        ],
        "judge.yaml": [
          "judge: the change brings ./set/judge itself",
        ],
        "name.yaml": [
          "name: nobody can ask for a check whose name changes",
        ],
        "parser-of-expressions.yaml": [
          "parser: parser-of-expressions.yaml (Line: 11, Col: 9): Unexpected end of expression: '||'",
        ],
        "parser-of-needs.yaml": [
          "parser: parser-of-needs.yaml (Line: 8, Col: 3): The workflow must contain at least one job with no dependencies.",
        ],
        "parser.yaml": [
          "parser: parser.yaml (Line: 12, Col: 5): Unexpected value 'timeout-minute'",
        ],
        "paths-ignored.yaml": [
          "paths: a check that does not start is never green",
        ],
        "paths.yaml": [
          "paths: a check that does not start is never green",
        ],
        "pin-of-an-image.yaml": [
          "pin: - uses: docker://alpine:3",
        ],
        "pin-short.yaml": [
          "pin: - uses: actions/checkout@3d3c42e # v7.0.1",
        ],
        "pin-without-version.yaml": [
          "pin: - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1",
        ],
        "pin.yaml": [
          "pin: - uses: actions/checkout@v7",
        ],
        "queue.yaml": [
          "queue: a merge queue waits for it without end",
        ],
        "rights-left-to-the-job.yaml": [
          "rights: a job has those that the repository gives",
        ],
        "rights-of-a-job.yaml": [
          "rights: a job has more than to read",
        ],
        "rights-to-all.yaml": [
          "rights: the workflow has "write-all"",
        ],
        "rights.yaml": [
          "rights: the workflow has those that the repository gives",
        ],
        "run.yaml": [
          "run: text of others becomes a command",
        ],
        "skip.yaml": [
          "skip: a job that is left out counts as green",
        ],
        "target.yaml": [
          "target: it runs for a fork with rights",
        ],
        "text-of-a-commit.yaml": [
          "text: an action is told what somebody else wrote",
        ],
        "text-of-all.yaml": [
          "text: an action is told what somebody else wrote",
        ],
        "text.yaml": [
          "text: an action is told what somebody else wrote",
        ],
        "time.yaml": [
          "time: a job may run for six hours",
        ],
        "types-by-default.yaml": [
          "types: it does not run for opened, synchronize, reopened, edited",
        ],
        "types.yaml": [
          "types: it does not run for edited",
        ],
      }
    `);
    for (const [name, defects] of found) {
      const words = [...new Set(defects.map((defect) => defect.split(":", 1)[0] ?? ""))];
      expect([name, words.length, name.startsWith(words[0] ?? "none")]).toEqual([name, 1, true]);
    }
  });
});

function ours(name: string): unknown {
  return parse(readFileSync(`.github/workflows/${name}`, "utf8"));
}

function stepsOf(workflow: unknown): readonly unknown[] {
  return Object.values(asFields(asFields(workflow)["jobs"])).flatMap(
    (job) => asFields(job)["steps"] as readonly unknown[],
  );
}

function withoutSteps(workflow: unknown): object {
  const jobs = Object.entries(asFields(asFields(workflow)["jobs"]));
  const bare = jobs.map(([id, job]) => [id, { ...asFields(job), steps: [] }] as const);
  return { ...asFields(workflow), jobs: Object.fromEntries(bare) };
}

describe("a workflow", () => {
  test.for(["", "eval", "data/golden.set"])(
    "that init writes for a set in %j is a good one",
    async (place) => {
      for (const [name, text] of written(place)) {
        expect([name, await workflowDefects(name, text)]).toEqual([name, []]);
        expect(text).not.toMatch(/__[A-Z]/);
      }
    },
  );

  test("that init writes has a name of its own for each set", () => {
    expect(["", "eval", "data/golden.set"].flatMap((place) => written(place)).map(([name]) => name))
      .toMatchInlineSnapshot(`
        [
          "touchstone.refresh.yaml",
          "touchstone.review-ping.yaml",
          "touchstone.review.yaml",
          "touchstone.yaml",
          "touchstone-eval.refresh.yaml",
          "touchstone-eval.review-ping.yaml",
          "touchstone-eval.review.yaml",
          "touchstone-eval.yaml",
          "touchstone-data-golden.set.refresh.yaml",
          "touchstone-data-golden.set.review-ping.yaml",
          "touchstone-data-golden.set.review.yaml",
          "touchstone-data-golden.set.yaml",
        ]
      `);
  });

  const own = existsSync(".github/workflows") ? readdirSync(".github/workflows") : [];
  test("of this repository is a good one", async () => {
    const found = own.map(async (name) => await defectsOf(join(".github/workflows", name)));
    expect((await Promise.all(found)).flat()).toEqual([]);
  });

  const all = [
    ...own
      .filter((name) => name !== "ci.yaml")
      .map((name) => [name, readFileSync(join(".github/workflows", name), "utf8")] as const),
    ...written("eval"),
  ];
  test.for(all)("holds no line of shell but one that does nothing: %s", ([name, text]) => {
    const { jobs } = asFields(parse(text));
    const steps = Object.values(asFields(jobs)).flatMap((job) => asFields(job)["steps"]);
    const lines = steps.map((step) => asFields(step)["run"]).filter((run) => run !== undefined);
    expect(lines).toEqual(name.endsWith("review-ping.yaml") ? ["true"] : []);
  });

  test("that init writes is the one of this repository, but for where the set is", () => {
    const theirs = new Map(written(""));
    const text = theirs.get("touchstone.review.yaml") ?? "";
    const review = parse(edited(text, `["release/2.x"]`, "[main]")) as unknown;
    const step = {
      "pull-request": "${{ inputs.pull-request || '' }}",
      "dry-run": "${{ inputs.dry-run || false }}",
    };
    const judge = (uses: string, more: object): object => ({
      name: "Judge",
      uses,
      with: { ...more, ...step },
    });
    expect(stepsOf(review)[1]).toEqual(judge("./.touchstone/actions/review", { path: "." }));
    expect(stepsOf(ours("review.yaml"))[1]).toEqual(judge("./actions/review", {}));
    expect(withoutSteps(review)).toEqual(withoutSteps(ours("review.yaml")));
    const ping = parse(theirs.get("touchstone.review-ping.yaml") ?? "") as unknown;
    expect(ping).toEqual(ours("review-ping.yaml"));
  });

  test.for(["", "eval", "data/golden.set"])(
    "that judges reviews is started by those that init writes beside it, for a set in %j",
    (place) => {
      const those = written(place).map(([name, text]) => [name, asFields(parse(text))] as const);
      const review = those.find(([name]) => name.endsWith(".review.yaml"))?.[1];
      const behind = asFields(asFields(review?.["on"])["workflow_run"])["workflows"];
      // Those that pull requests start, and the one that opens some.
      const starting = those
        .filter(
          ([file, { on }]) =>
            file.endsWith(".refresh.yaml") ||
            Object.keys(asFields(on)).some((event) => event.startsWith("pull_request")),
        )
        .map(([, { name }]) => name);
      expect(new Set(behind as readonly unknown[])).toEqual(new Set(starting));
    },
  );

  test("pins each action to one commit, everywhere", () => {
    const pins = [
      ...written("").map(([, text]) => text),
      ...own.map((name) => readFileSync(join(".github/workflows", name), "utf8")),
    ]
      .flatMap((text) => text.split("\n"))
      .flatMap((line) => /\buses: (\w.*)$/.exec(line)?.[1] ?? []);
    expect([...new Set(pins)].toSorted()).toMatchInlineSnapshot(`
      [
        "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1",
        "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0",
      ]
    `);
  });
});
