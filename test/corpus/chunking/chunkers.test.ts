import { expect, test } from "vitest";
import { chosenChunker } from "../../../src/corpus/chunking/chunkers.ts";

function told(
  chunker: string,
  settings: Readonly<Record<string, unknown>> = {},
): string | Readonly<Record<string, number>> {
  const [name = "", version = ""] = chunker.split("@");
  try {
    return chosenChunker({ name, version, settings }).settings;
  } catch (error) {
    return String(error);
  }
}

test("a chunker has a value for each of its settings", () => {
  expect(told("by-heading@1")).toEqual({ maxCharacters: 2000, depth: 6 });
  expect(told("by-heading@1", { depth: 1 })).toEqual({ maxCharacters: 2000, depth: 1 });
  expect(told("fixed-size@1", { maxCharacters: 1_000_000, overlap: 500_000 })).toEqual({
    maxCharacters: 1_000_000,
    overlap: 500_000,
  });
});

test.for([
  ["by-heading@2", {}],
  ["by-page@1", {}],
  ["fixed-size@1", { depth: 2 }],
  ["by-heading@1", { maxCharacters: 99 }],
  ["by-heading@1", { maxCharacters: 1_000_001 }],
  ["by-heading@1", { depth: 2.5 }],
  ["by-heading@1", { depth: "2" }],
  ["fixed-size@1", { maxCharacters: 100, overlap: 51 }],
] as const)("what %s with %j cannot be is told", ([chunker, settings]) => {
  expect(told(chunker, settings)).toMatchSnapshot();
});
