import { expect, test } from "vitest";
import { withoutDefects } from "../../src/load/schema-defects.ts";
import type { ShapeError } from "../../src/load/schema-sentences.ts";

/** An error about the value at a path; nothing else of it is looked at here. */
const about = (...path: (string | number)[]): ShapeError =>
  ({ error: { keyword: "type" }, path, isKey: false }) as unknown as ShapeError;

test("the parts that errors name go: entries of lists become undefined, fields are absent", () => {
  const value = { id: "a", tags: ["x", 1, "y"], origin: { kind: "human", author: 4 } };
  expect(withoutDefects(value, [about("tags", 1), about("origin", "author")])).toEqual({
    id: "a",
    tags: ["x", undefined, "y"],
    origin: { kind: "human" },
  });
});

test("a part inside a part that goes changes nothing, in either order", () => {
  const errors = [about("origin"), about("origin", "author")];
  for (const each of [errors, errors.toReversed()]) {
    expect(withoutDefects({ id: "a", origin: { author: 4 } }, each)).toEqual({ id: "a" });
  }
});

test("a file's worth of wrong parts is taken out in one pass", () => {
  let passes = 0;
  const fields = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`f${index}`, 1]));
  const value = new Proxy(fields, {
    ownKeys: (target) => {
      passes++;
      return Reflect.ownKeys(target);
    },
  });
  expect(
    withoutDefects(
      value,
      Object.keys(fields).map((name) => about(name)),
    ),
  ).toEqual({});
  expect(passes).toBe(1);
});
