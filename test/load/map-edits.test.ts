import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addEntries } from "../../src/load/map-edits.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** The text with entries of these keys added; the refusal's place and sentences where there is one. */
function added(text: string, ...keys: readonly string[]): string {
  const entries = keys.map((key) => {
    return [key, { value: { title: key }, lines: [`${key}:`, `  title: ${key}`] }] as const;
  });
  const edited = addEntries("families.yaml", text, {
    field: "families",
    entries: new Map(entries),
  });
  if ("text" in edited) return edited.text;
  const { at, message, fix } = edited.refused;
  return `${at.file}:${at.line} ${message} ${fix}`;
}

const text = `claim: {kind: family} # one
families: # all of them
  # at the top

  # the first
  bikes: {title: Bikes} # short

  # the second
  refunds:
    title: 'Refunds' # in quotes
    # behind it
related: []
`;

describe("addEntries", () => {
  test("puts each entry before the next one's comments, and touches no other line", () => {
    expect(added(text, "cars", "annex", "travel")).toBe(
      text
        .replace("  # the first", "  annex:\n    title: annex\n  # the first")
        .replace("# short\n", "# short\n  cars:\n    title: cars\n")
        .replace("related", "  travel:\n    title: travel\nrelated"),
    );
  });

  test("keeps Windows line ends and a byte order mark", () => {
    const windows = `\ufeff${text.replaceAll("\n", "\r\n")}`;
    const after = added(windows, "travel");
    expect(after.startsWith("\ufeff")).toBe(true);
    expect(after).toContain("  travel:\r\n    title: travel\r\n");
    expect(after.replace("  travel:\r\n    title: travel\r\n", "")).toBe(windows);
  });

  test.for([
    ["is missing", "claim: {}\n", "claim: {}\nfamilies:\n  a:\n    title: a\n"],
    ["is empty", "families: {} # none\nb: 1\n", "# none\nfamilies:\n  a:\n    title: a\nb: 1\n"],
    ["has no value", "families:\nb: 1\n", "families:\n  a:\n    title: a\nb: 1\n"],
  ] as const)("writes the field where it %s", ([, before, after]) => {
    expect(added(before, "a")).toBe(after);
  });

  test("adds nothing to a map in braces", () => {
    expect(added("families: {b: {title: b}}\n", "a")).toMatchInlineSnapshot(
      `"families.yaml:1 Nothing can be added to "families" line by line: its entries do not each start a line. Write each entry of "families" below the key, such as "a:", on lines of its own."`,
    );
  });

  test("adds nothing to what is no map, or no YAML", () => {
    expect(added("families: [a]\n", "b")).toContain("Nothing can be added");
    expect(added("families: {\n", "b")).toContain("cannot be edited line by line");
  });

  test("holds old and new entries in order, and every old line", () => {
    const id = fc.stringMatching(/^[a-e]{1,3}$/);
    const gap = fc.constantFrom("", "\n", "  # a note\n", "\n  # a note\n\n");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(id, gap), { selector: ([one]) => one, minLength: 1 }),
        fc.uniqueArray(id, { minLength: 1 }),
        (old, fresh) => {
          const sorted = old.toSorted(([a], [b]) => byUtf8(a, b));
          const lines = sorted.map(([key, above]) => `${above}  ${key}: {title: ${key}}\n`);
          const before = `families:\n${lines.join("")}`;
          const known = new Set(old.map(([key]) => key));
          const keys = fresh.filter((key) => !known.has(key));
          const after = added(before, ...keys);
          const all = [...known, ...keys].toSorted(byUtf8);
          expect(Object.keys(parse(after).families)).toEqual(all);
          const kept = keys.reduce(
            (rest, key) => rest.replace(`  ${key}:\n    title: ${key}\n`, ""),
            after,
          );
          expect(kept).toBe(before);
        },
      ),
    );
  });
});
