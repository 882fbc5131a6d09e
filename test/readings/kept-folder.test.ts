import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clearKept, keptFolder } from "../../src/readings/kept-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

test.for([
  [{ XDG_CACHE_HOME: "/cache", HOME: "/home/noor" }, "/cache/touchstone"],
  [{ XDG_CACHE_HOME: "", HOME: "/home/noor" }, "/home/noor/.cache/touchstone"],
  [{ XDG_CACHE_HOME: "cache", HOME: "/home/noor" }, "/home/noor/.cache/touchstone"],
  [{ LOCALAPPDATA: "/app", HOME: "/home/noor" }, "/app/touchstone/cache"],
  [{ HOME: "" }, undefined],
  [{ HOME: "noor" }, undefined],
  [{}, undefined],
] as const)("%j keeps results in %s", ([environment, folder]) => {
  expect(keptFolder(environment)).toBe(folder);
});

test("sets that nobody has checked for a month go, and what killed runs left an hour ago", async () => {
  const [fresh, old] = ["a".repeat(32), "b".repeat(32)];
  const folder = tempFolder({
    [`${fresh}/cases`]: "x",
    [`${fresh}/cases.0011.new`]: "x",
    [`${fresh}/verdict.0011.new`]: "x",
    [`${old}/cases`]: "x",
    "notes/of-somebody": "x",
  });
  const now = Date.now();
  const hour = 3600;
  const age = (file: string, seconds: number): void => {
    utimesSync(join(folder, file), now / 1000 - seconds, now / 1000 - seconds);
  };
  age(`${old}/cases`, 31 * 24 * hour);
  age("notes/of-somebody", 31 * 24 * hour);
  age(`${fresh}/cases.0011.new`, 2 * hour);
  await clearKept(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual([fresh, "notes"]);
  expect(readdirSync(join(folder, fresh)).toSorted()).toEqual(["cases", "verdict.0011.new"]);
  await clearKept(join(folder, "nowhere"), now);
});
