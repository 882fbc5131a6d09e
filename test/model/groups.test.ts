import { expect, test } from "vitest";
import { groupsOf } from "../../src/model/groups.ts";

test("groups and their items stand in the order in which they were met", () => {
  const groups = groupsOf(["b2", "a1", "b1", "c3", "a9"], (text) => text.charAt(0));
  expect([...groups]).toEqual([
    ["b", ["b2", "b1"]],
    ["a", ["a1", "a9"]],
    ["c", ["c3"]],
  ]);
});

test("nothing gives no group", () => {
  expect(groupsOf([], String).size).toBe(0);
});
