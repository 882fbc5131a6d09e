import { expect, test } from "vitest";
import { planSet, type StandingFile } from "../../../src/authoring/set/plan-set.ts";

const page = (path: string, link: string): StandingFile => ({
  path,
  text: "Read this.\n",
  part: "set",
  isCopy: false,
  stands: { kind: "obstacle", path: link, what: "a link" },
});

test("a page for people may be a link, and no folder above it", () => {
  const files = [
    page("README.md", "README.md"),
    page("docs/README.md", "docs"),
    page("a.yaml", "a.yaml"),
  ];
  const { kept, obstacles, write } = planSet(files, { update: false, former: [] });
  expect(kept.map(({ path }) => path)).toEqual(["README.md"]);
  expect(obstacles.map(({ path }) => path)).toEqual(["docs", "a.yaml"]);
  expect(write).toEqual([]);
});
