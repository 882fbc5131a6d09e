import fc from "fast-check";
import { expect, test } from "vitest";
import { branchFolder } from "../../../src/refresh/plan/branch-folder.ts";

test.for([
  ["", "touchstone/refresh/"],
  ["eval", "touchstone/refresh/_eval/"],
  ["data/golden.set", "touchstone/refresh/_data-golden-set-93e9324b/"],
  ["data-golden-set", "touchstone/refresh/_data-golden-set/"],
])("the branches of a set in %j are in %s", ([place, folder]) => {
  expect(branchFolder(place ?? "")).toBe(folder);
});

test("two places never share a folder, and Git takes each", () => {
  const place = fc.array(fc.string({ minLength: 1, unit: "grapheme" }), { minLength: 1 });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const [a, b] = [one, other].map((parts) => parts.join("/"));
      const folders = [a, b].map((each = "") => branchFolder(each));
      expect(folders[0] === folders[1]).toBe(a === b);
      for (const folder of folders) {
        expect(folder).toMatch(/^touchstone\/refresh\/_[A-Za-z0-9_-]{1,69}\/$/);
      }
    }),
  );
});
