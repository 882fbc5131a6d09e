import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import about from "../../package.json" with { type: "json" };

const contributing = readFileSync("CONTRIBUTING.md", "utf8");

/** The script that `npm run <name>` and its short forms start. */
const started = /^npm (?:run )?(?:-s )?(\S+)$/;

describe("the full check", () => {
  const steps = about.scripts.check.split(" && ").map((step) => started.exec(step)?.[1]);

  test("is told in CONTRIBUTING.md step by step, in the order in which it runs", () => {
    const told = [...contributing.matchAll(/^\| .+? +\| `(npm [^`]+)` +\|/gm)].map(
      ([, command = ""]) => started.exec(command)?.[1],
    );
    expect(told).toEqual(steps);
    expect(steps.filter((name) => !Object.hasOwn(about.scripts, name ?? ""))).toEqual([]);
  });

  test("is what .ci/run runs, after an install and with the other Node at hand", () => {
    const commands = readFileSync(".ci/run", "utf8").match(/^.*\bnpm (?:ci|run|test).*$/gm);
    expect(commands).toEqual([
      "npm ci --no-audit --no-fund",
      'TOUCHSTONE_TEST_RESULTS="$results" npm run check',
    ]);
  });
});

describe("docs/dependencies.md", () => {
  test("says of each package in package.json what it is for, and of no other", () => {
    const text = readFileSync("docs/dependencies.md", "utf8");
    const rows = [...text.matchAll(/^\| (`.+?) +\| (.{10,}) +\|$/gm)];
    const named = rows.flatMap(([, packages = ""]) =>
      [...packages.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    );
    expect(named.toSorted()).toEqual(Object.keys(about.devDependencies).toSorted());
  });
});
