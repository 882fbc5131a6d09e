import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  askedCode,
  resultCode,
  togetherCode,
} from "../../../../src/refresh/deciding/lines/codes.ts";
import type { DecisionLine } from "../../../../src/refresh/deciding/lines/decision-line.ts";
import { readLine } from "../../../../src/refresh/deciding/lines/read-line.ts";
import { lineToCopy, writeLine } from "../../../../src/refresh/deciding/lines/write-line.ts";
import type { ChunkId, Digest } from "../../../../src/model/ids.ts";
import { runnerCommands } from "../../../support/runner-commands.ts";
import { dangerousText } from "../../../support/dangerous-text.ts";
import { visibleText } from "../../../../src/report/untrusted/visible-text.ts";

const code = "9f86d081884c7d659a2feaa0c55ad015";

/** Names as retrievers have them: any text without control characters, padding or half a surrogate pair. */
const name = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      dangerousText(),
      fc.constantFrom("moved", "and", "none", "quote", "->", code, "a:", "a, b"),
    )
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim())
    .filter((text) => text !== "");

const chunk = (): fc.Arbitrary<ChunkId> => name().map((text) => text as ChunkId);

const said = (): fc.Arbitrary<string> =>
  dangerousText().map((text) => `w${text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "")}`);

const quotes = (): fc.Arbitrary<ReadonlyMap<ChunkId, string | undefined>> =>
  fc
    .array(fc.tuple(chunk(), fc.option(said(), { nil: undefined })), { minLength: 1, maxLength: 3 })
    .map((entries) => new Map(entries));

const head = { id: name(), code: fc.constant(code), reason: fc.constant("It says so: there.") };

const anyLine = (): fc.Arbitrary<DecisionLine> =>
  fc.oneof(
    fc.record({
      ...head,
      verb: fc.constant("confirm" as const),
      choice: fc.oneof(
        fc.constant({ outcome: "confirmed" as const }),
        fc.record({ outcome: fc.constant("confirmed" as const), quotes: quotes() }),
      ),
    }),
    fc.record({
      ...head,
      code: fc.constantFrom(code, undefined),
      verb: fc.constant("revise" as const),
      choice: fc.record(
        {
          outcome: fc.constant("revised" as const),
          replace: fc.array(fc.record({ from: chunk(), to: fc.array(chunk(), { maxLength: 3 }) }), {
            minLength: 1,
            maxLength: 3,
          }),
          quotes: quotes(),
        },
        { requiredKeys: ["outcome", "replace"] },
      ),
    }),
    fc.record({
      ...head,
      verb: fc.constant("abstain" as const),
      choice: fc.record({
        outcome: fc.constant("abstained" as const),
        because: fc.constantFrom("not-in-corpus" as const, "ambiguous" as const),
        answer: said(),
      }),
    }),
    fc.record({
      ...head,
      verb: fc.constant("retire" as const),
      choice: fc.constant({ outcome: "retired" as const }),
    }),
    fc.record({ ...head, verb: fc.constant("approve" as const) }),
    fc.record({ id: head.id, reason: head.reason, verb: fc.constant("reject" as const) }),
    fc.record({
      code: head.code,
      reason: head.reason,
      verb: fc.constant("confirm moved" as const),
    }),
  );

describe("a decision in a line", () => {
  test("is read as what was written, whatever the names", () => {
    fc.assert(
      fc.property(anyLine(), (line) => {
        expect(readLine(writeLine(line))).toEqual(line);
      }),
      { numRuns: 2000 },
    );
  });

  test("ends at no colon with which a name starts", () => {
    const replace = [{ from: ":b" as ChunkId, to: [] }];
    const choice = { outcome: "revised" as const, replace };
    const line = { verb: "revise" as const, id: "moved", code: undefined, choice, reason: "So." };
    expect(readLine(writeLine(line))).toEqual(line);
  });

  test("is copied from a page as it is, mentions nobody and is no command", () => {
    fc.assert(
      fc.property(anyLine(), (line) => {
        const text = writeLine(line);
        expect(visibleText(text)).toBe(text);
        expect(text).not.toMatch(/[@<>`|\n](?<!->)/u);
        expect(runnerCommands(text)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    [`confirm leave-001 ${code}: The words are the same.`],
    [`confirm leave-001 ${code} quote leave:notice "five days ahead": The number is another.`],
    [`confirm leave-001 ${code} quote leave:notice none: The table says it.`],
    [`revise leave-001 ${code} leave:a -> leave:b, leave:c and leave:d -> none: It was cut.`],
    [`revise leave-001 leave:a -> leave:z: Nothing showed it.`],
    [`abstain leave-001 ${code} not-in-corpus "The handbook does not say.": The page is gone.`],
    [`retire leave-001 ${code}: Nobody asks.`],
    [`confirm moved ${code}: Word for word.`],
    [`approve leave-001 ${code}: It is there.`],
    ["reject leave-001: Nobody would ask so."],
  ])("reads %s", (line) => {
    const read = readLine(line);
    expect(read !== undefined && !("wrong" in read) ? writeLine(read) : read).toBe(line);
  });

  test("starts with a capital letter where a telephone wrote it", () => {
    expect(readLine(`Retire leave-001 ${code}: Nobody asks.`)).toMatchObject({ verb: "retire" });
  });

  test("means the same with the quotes and arrows of a telephone", () => {
    const typed = `  revise leave-001 ${code} “leave: a” –> leave:b quote leave:b „five days“:   Moved.`;
    expect(readLine(typed)).toEqual(
      readLine(`revise leave-001 ${code} "leave: a" -> leave:b quote leave:b "five days": Moved.`),
    );
    expect(readLine(typed)).toMatchObject({ verb: "revise", reason: "Moved." });
  });

  test.each(["I confirm that this is fine.", "Confirmed!", "", "> confirm leave-001"])(
    "leaves alone what is none: %s",
    (line) => {
      expect(readLine(line)).toBeUndefined();
    },
  );

  test.each([
    [`confirm leave-001 ${code}:`, "The reason is missing behind the colon."],
    [
      "confirm leave-001: Fine.",
      'The code of 32 digits is missing: "confirm leave-001 <code>: why".',
    ],
    ["confirm moved: Fine.", 'The code of 32 digits is missing: "confirm moved <code>: why".'],
    [
      `confirm leave-001 ${code} Fine`,
      'A line ends with a colon and the reason: "confirm …: why". A quotation in it has to end.',
    ],
    [
      `abstain leave-001 ${code} because "…": Gone.`,
      "Behind the code stands why no answer is right: not-in-corpus, out-of-scope, not-permitted or ambiguous.",
    ],
    [
      `abstain leave-001 ${code} not-in-corpus "": Gone.`,
      "What a good refusal says is missing: write it in quotes before the colon.",
    ],
    [
      `confirm leave-001 ${code} quote leave:a "": Moved.`,
      'The words that carry the answer are missing: quote <chunk> "words", or quote <chunk> none.',
    ],
    [
      `revise leave-001 ${code} leave:a leave:b: Moved.`,
      "A revision says which chunk takes the place of which: old -> new, or old -> new, another.",
    ],
    [`retire leave-001 ${code} leave:a: Gone.`, '"leave:a" has no meaning in this line.'],
    ["confirm: Fine.", '"confirm" does not say which case is meant.'],
  ])("says of %s what it lacks", (line, wrong) => {
    expect(readLine(line)).toEqual({ wrong });
  });

  test("that was copied and not completed decides nothing", () => {
    const choice = { outcome: "abstained", because: "not-in-corpus", answer: "" } as const;
    const copied = lineToCopy({ verb: "abstain", id: "leave-001", code, choice });
    expect(copied).toBe(`abstain leave-001 ${code} not-in-corpus "":`);
    expect([readLine(copied), readLine(`${copied} The page is gone.`)]).toEqual([
      { wrong: "The reason is missing behind the colon." },
      { wrong: "What a good refusal says is missing: write it in quotes before the colon." },
    ]);
  });
});

const digest = (digit: string): Digest => `sha256:${digit.repeat(64)}` as Digest;

describe("the code of a line", () => {
  const file = { digest: digest("1") } as Parameters<typeof askedCode>[0]["file"];

  test("is the start of the digest that results", () => {
    expect(resultCode(digest("a"))).toBe("a".repeat(32));
  });

  test("of several cases does not depend on their order, and on each id and digest", () => {
    const [a, b] = [
      { id: "a", digest: digest("1") },
      { id: "b", digest: digest("2") },
    ];
    expect(togetherCode([b, a])).toBe(togetherCode([a, b]));
    expect(togetherCode([a, { ...b, digest: digest("3") }])).not.toBe(togetherCode([a, b]));
    expect(togetherCode([a, { ...b, id: "c" }])).not.toBe(togetherCode([a, b]));
    expect(togetherCode([a])).not.toBe(togetherCode([a, b]));
  });

  test("of a case as it is asked about changes with the case, its id and the revision", () => {
    const to = { id: "two", digest: digest("2") };
    const codes = [
      askedCode({ id: "a", file }, to),
      askedCode({ id: "b", file }, to),
      askedCode({ id: "a", file: { ...file, digest: digest("3") } }, to),
      askedCode({ id: "a", file }, { ...to, id: "three" }),
      askedCode({ id: "a", file }, { ...to, digest: digest("4") }),
    ];
    expect(new Set(codes).size).toBe(5);
    expect(codes.every((one) => one !== undefined && /^[\da-f]{32}$/.test(one))).toBe(true);
  });
});
