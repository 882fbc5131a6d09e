import { mkdirSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileFacts } from "../../src/readings/file-facts.ts";
import { tempFolder } from "../support/temp-folder.ts";

const later = Date.now() + 60_000;

test("a file's facts are the same until it is written", () => {
  const root = tempFolder({ a: "one" });
  const before = fileFacts({ root, now: later }, "a");
  expect(before).toMatch(/^3 \d+(\.\d+)? \d+(\.\d+)? \d+$/);
  expect(fileFacts({ root, now: later }, "a")).toBe(before);
});

test("they tell another text of the same size with the same time of writing", () => {
  const root = tempFolder({ a: "one" });
  const file = join(root, "a");
  const before = fileFacts({ root, now: later }, "a");
  utimesSync(file, 1e9, 1e9);
  const old = fileFacts({ root, now: later }, "a");
  writeFileSync(file, "two");
  utimesSync(file, 1e9, 1e9);
  expect(statSync(file).mtimeMs).toBe(1e12);
  expect(new Set([before, old, fileFacts({ root, now: later }, "a")]).size).toBe(3);
});

test("a file that changed a moment ago has none, by either of its times", () => {
  const root = tempFolder({ a: "one" });
  const { ctimeMs } = statSync(join(root, "a"));
  expect(fileFacts({ root, now: ctimeMs + 3000 }, "a")).toBeUndefined();
  utimesSync(join(root, "a"), 1e9, 1e9);
  expect(fileFacts({ root, now: ctimeMs + 2000 }, "a")).toBeUndefined();
  utimesSync(join(root, "a"), 4e9, 4e9);
  expect(fileFacts({ root, now: later }, "a")).toBeUndefined();
});

test("what is no file has none", () => {
  const root = tempFolder({ a: "one" });
  mkdirSync(join(root, "folder"));
  symlinkSync("a", join(root, "link"));
  for (const path of ["folder", "link", "nothing", "a/b"]) {
    expect(fileFacts({ root, now: later }, path)).toBeUndefined();
  }
});
