import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseLocated } from "../../src/load/located-yaml.ts";
import { withWrittenScalars } from "../../src/load/scalar-edits.ts";

/** What readers of YAML 1.1 see in a plain text; "the same" where they agree with YAML 1.2. */
function seenIn(scalar: string): string | undefined {
  const [found] = parseLocated("a.yaml", `a: ${scalar}\n`).ambiguousScalars;
  return found === undefined ? "the same" : found.seen;
}

describe("what readers of YAML 1.1 see in a plain text", () => {
  test.for([
    ["yes", "a yes-or-no value"],
    ["OFF", "a yes-or-no value"],
    ["n", "a yes-or-no value"],
    ["190:20:30", "the number 685230"],
    ["0b11", "the number 3"],
    ["1_000", "the number 1000"],
    ["012", "the number 10"],
    ["0o14", "text"],
    ["1e3", "text"],
    ["089", "text"],
    ["+.5", "text"],
    ["2026-09-01", "a date"],
    ["2026-09-01 10:00:00 +2", "a date"],
    ["=", undefined],
    ["<<", undefined],
    ["true", "the same"],
    ["~", "the same"],
    ["", "the same"],
    ["12", "the same"],
    ["-1.5e+3", "the same"],
    [".5", "the same"],
    ["1.2.3", "the same"],
    [".", "the same"],
    ["yes and no", "the same"],
    ["'no'", "the same"],
    ["None", "the same"],
  ] as const)("%s: %s", ([scalar, seen]) => {
    expect(seenIn(scalar)).toBe(seen);
  });

  test("is never missed, whatever its first character", () => {
    const plain = fc.oneof(
      fc.stringMatching(/^[-+.0-9_:eExobTZ~=]{1,8}$/),
      fc.stringMatching(/^[a-zA-Z~=<][a-zA-Z0-9]{0,4}$/),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    );
    fc.assert(
      fc.property(plain, (scalar) => {
        const text = `a: ${scalar}\n`;
        const { value, defects } = parseLocated("a.yaml", text);
        if (defects.length > 0) return;
        const other: unknown = parse(text, { version: "1.1", logLevel: "silent" });
        const numberless = JSON.stringify(other) === '{"a":null}';
        const same = JSON.stringify(other) === JSON.stringify(value) || numberless;
        expect(same || seenIn(scalar) !== "the same").toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

/** YAML as people write it, with ambiguous scalars in every position. */
const scalar = fc.constantFrom(
  "no",
  "Yes",
  "12:30",
  "012",
  "0o14",
  "1e3",
  "2026-09-01",
  "=",
  "<<",
  "1_0",
  "text",
  "-0",
  "089",
  "1.5",
  "true",
  "n",
  "1e400",
  "'no'",
  '"12:30"',
  "# only a remark",
);
const name = fc.constantFrom("no", "on", "12:30", "2026-09-01", "a", "'y'", "b c", "=", '"no"');
const flow = fc.oneof(
  fc.array(scalar.filter((one) => !one.startsWith("#"))).map((items) => `[${items.join(", ")}]`),
  fc
    .tuple(
      name,
      scalar.filter((one) => !one.startsWith("#")),
    )
    .map(([key, one]) => `{ ${key}: ${one} }`),
  fc.tuple(name, flowScalar()).map(([key, one]) => `[${key}: ${one}, ? ${one} : ${key}]`),
);
const line = fc.tuple(
  fc.uniqueArray(fc.tuple(name, fc.oneof(scalar, flow)), {
    selector: ([key]) => key.replace(/['"]/g, ""),
    maxLength: 6,
  }),
  fc.constantFrom("", " # a remark", "   "),
  fc.constantFrom("\n", "\r\n"),
  fc.constantFrom("", "\ufeff", "# first\n", "---\n"),
);
const written = line.map(
  ([fields, end, feed, start]) =>
    start + fields.map(([key, value]) => `${key}: ${value}${end}${feed}`).join(""),
);

function flowScalar(): fc.Arbitrary<string> {
  return scalar.filter((one) => !one.startsWith("#"));
}

describe("a text with its ambiguous scalars written anew", () => {
  test("has the same value, which is then the same to readers of YAML 1.1", () => {
    fc.assert(
      fc.property(written, (before) => {
        const read = parseLocated("a.yaml", before.replace("\ufeff", ""));
        const after = withWrittenScalars(before, read.ambiguousScalars) ?? "";
        const again = parseLocated("a.yaml", after.replace("\ufeff", ""));
        expect([again.value, again.defects]).toEqual([read.value, read.defects]);
        expect(again.ambiguousScalars).toEqual([]);
        if (read.defects.length > 0) return;
        expect(parse(after.replace("\ufeff", ""), { version: "1.1" })).toEqual(read.value);
      }),
      { numRuns: 1500 },
    );
  });

  test("keeps every other character", () => {
    fc.assert(
      fc.property(written, (before) => {
        const { ambiguousScalars } = parseLocated("a.yaml", before.replace("\ufeff", ""));
        const after = withWrittenScalars(before, ambiguousScalars) ?? "";
        const back = ambiguousScalars
          .toReversed()
          .reduce((text, { offset, spelling, written: now }) => {
            const at =
              ambiguousScalars
                .filter((one) => one.offset < offset)
                .reduce((sum, one) => sum + one.written.length - one.spelling.length, offset) +
              (before.startsWith("\ufeff") ? 1 : 0);
            expect(text.slice(at, at + now.length)).toBe(now);
            return text.slice(0, at) + spelling + text.slice(at + now.length);
          }, after);
        expect(back).toBe(before);
      }),
      { numRuns: 500 },
    );
  });

  test("is not given where the text has changed since it was read", () => {
    const { ambiguousScalars } = parseLocated("a.yaml", "a: no\n");
    expect(withWrittenScalars("b: a: no\n", ambiguousScalars)).toBeUndefined();
  });
});
