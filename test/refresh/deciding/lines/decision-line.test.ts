import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  askedCode,
  resultCode,
  togetherCode,
} from "../../../../src/refresh/deciding/lines/codes.ts";
import type { DecisionLine } from "../../../../src/refresh/deciding/lines/decision-line.ts";
import { hiddenSign } from "../../../../src/refresh/deciding/lines/hidden-sign.ts";
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
      fc.constantFrom(
        "all",
        "moved",
        "Moved",
        "and",
        "none",
        "quote",
        "->",
        "a:",
        "a, b",
        "a\ufe0f",
      ),
      fc.constantFrom(code, code.toUpperCase(), "\u3164", "approve", "12"),
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

/** Sentences of people: in one line, with something to see, and with signs of writing that nobody sees. */
const reason = (): fc.Arbitrary<string> =>
  fc
    .oneof(
      dangerousText(),
      fc.constantFrom("It says so: there.", "آن\u200cجا", "Good 👩\u200d🔬 ❤\ufe0f"),
    )
    .map((text) => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u{e0041}\u202e\u2066\ufeff]/gu, ""))
    .map((text) => `${text} w`.replaceAll(/\s+/gu, " ").trim())
    .filter((text) => hiddenSign(text, text) === undefined);

const hexDigits: readonly string[] = Array.from("0123456789abcdef");

const anyCode = (): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...hexDigits), minLength: 32, maxLength: 32 });

const head = { id: name(), code: anyCode(), reason: reason() };

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
      code: fc.option(anyCode(), { nil: undefined }),
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
    fc.record({
      ...head,
      code: fc.option(anyCode(), { nil: undefined }),
      verb: fc.constant("reject" as const),
    }),
    fc.record({
      code: head.code,
      reason: head.reason,
      verb: fc.constantFrom("confirm moved", "approve together", "accept"),
    }),
    fc.record({
      code: head.code,
      reason: head.reason,
      verb: fc.constant("approve all" as const),
      count: fc.integer({ min: 1, max: 99_999_999 }),
    }),
  );

function expectHidden(sign: string, line: string): void {
  const wrong: unknown = expect.stringContaining(`Nobody sees the character ${sign} behind "`);
  expect(readLine(line)).toEqual({ wrong });
}

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
        const shown = text.slice(0, text.length - line.reason.length);
        expect(visibleText(shown)).toBe(shown);
        expect(shown).not.toMatch(/[@<>`|\n](?<!->)|\p{Default_Ignorable_Code_Point}/u);
        expect(runnerCommands(shown)).toEqual([]);
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
    [`approve ${code}: Both pages say five days.`],
    [`approve all 11 ${code}: I read each of them.`],
    [`accept ${code}: They stay candidates.`],
    ["reject leave-001: Nobody would ask so."],
    [`reject leave-001 ${code}: Nobody would ask so.`],
    [`approve "all" ${code}: It is there.`],
    [`approve "moved" ${code}: It is there.`],
    [`retire "All" ${code}: Nobody asks.`],
    ['reject "moved": Nobody would ask so.'],
    [`approve "${code}" ${code}: It is there.`],
    [`approve "${code.toUpperCase()}" ${code}: It is there.`],
    [`reject "${code}": Nobody would ask so.`],
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

  test.each([
    `approve leave-001 ${code.toUpperCase()}: It is there.`,
    `Approve\u00a0leave-001\u202f${code}:\u00a0It is there.`,
    `\tapprove leave-001 ${code}: It is there. \u00a0 `,
    `- approve leave-001 ${code}: It is there.`,
    `* approve leave-001 ${code}: It is there.`,
    `•  approve leave-001 ${code}: It is there.`,
    `2. approve leave-001 ${code}: It is there.`,
    `approve «leave-001» ${code}: It is there.`,
    `approve “leave-001” ${code} : It is there.`,
    `\ufeffapprove leave-001 ${code}: It is there.`,
  ])("is read as a telephone or a mail program leaves it: %j", (line) => {
    expect(readLine(line)).toEqual({
      verb: "approve",
      id: "leave-001",
      code,
      reason: "It is there.",
    });
  });

  test("names the number of cases behind a large letter, too", () => {
    expect(readLine(`Approve All 11 ${code.toUpperCase()}: Read.`)).toEqual({
      verb: "approve all",
      count: 11,
      code,
      reason: "Read.",
    });
  });

  test("is none while a character is in it that nobody sees", () => {
    expectHidden("U+200B", `approve leave\u200b-001 ${code}: It is there.`);
    expectHidden("U+200B", `appr\u200bove leave-001 ${code}: It is there.`);
    expectHidden("U+2060", `\u2060approve leave-001 ${code}: It is there.`);
    expectHidden("U+202E", `approve \u202eleave-001 ${code}: It is there.`);
    expectHidden("U+202E", `approve leave-001 ${code}: It \u202eis there.`);
    expectHidden("U+2066", `approve "\u2066leave-001" ${code}: It is there.`);
    expectHidden("U+2028", `approve leave-001 ${code}: It is there.\u2028reject leave-001: No.`);
    expectHidden("U+0085", `approve leave-001 ${code}: It is\u0085there.`);
    expectHidden("U+0000", `approve leave-001\u0000 ${code}: It is there.`);
    expectHidden("U+3164", `approve leave-001\u3164 ${code}: It is there.`);
    expectHidden("U+E0061", `approve leave-001 ${code}: It is there.\u{e0061}`);
  });

  test("keeps the signs of writing in its reason", () => {
    const reasons = [
      "Right 👩\u200d🔬 ❤\ufe0f",
      "آن\u200cجا",
      "\u200fנכון",
      "🏴\u{e0067}\u{e007f} yes",
      "a\ttab",
    ];
    for (const one of reasons) {
      expect(readLine(`reject leave-001: ${one}`)).toEqual({
        verb: "reject",
        id: "leave-001",
        code: undefined,
        reason: one,
      });
    }
  });

  test.each([
    "I confirm that this is fine.",
    "Confirmed!",
    "",
    "> confirm leave-001",
    `> confirm leave-001 ${code}: Fine.`,
    "`approve` decides it.",
    "**Approve** or not?",
    "- [ ] approve it",
    `аpprove leave-001 ${code}: The first letter is a Cyrillic one.`,
  ])("leaves alone what is none: %s", (line) => {
    expect(readLine(line)).toBeUndefined();
  });

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
    [`confirm ${code}: Fine.`, '"confirm" does not say which case is meant.'],
    [`retire ${code} leave-001: Fine.`, '"retire" does not say which case is meant.'],
    [`reject ${code}: No.`, '"reject" does not say which case is meant.'],
    [`reject leave-001 ${code} ${code}: No.`, `"${code}" has no meaning in this line.`],
    ["reject leave-001 leave-002: No.", '"leave-002" has no meaning in this line.'],
    [
      `reject leave-001 ${code.slice(1)}: No.`,
      `A code has 32 digits, and "${code.slice(1)}" has 31: copy it whole.`,
    ],
    ["approve: Fine.", '"approve" does not say which case is meant.'],
    ["reject all: No.", '"all" goes with "approve"; a case of that name stands in quotes.'],
    [
      `approve Moved ${code}: Fine.`,
      '"moved" goes with "confirm"; a case of that name stands in quotes.',
    ],
    [
      "approve leave-001: Fine.",
      'The code of 32 digits is missing: "approve leave-001 <code>: why".',
    ],
    ["accept: Fine.", 'The code of 32 digits is missing: "accept <code>: why".'],
    [`accept ${code}:`, "The reason is missing behind the colon."],
    [`approve all 11 ${code}: \u200b`, "The reason is missing behind the colon."],
    [
      `approve all ${code}: Fine.`,
      'The number of cases is missing: "approve all <number> <code>: why".',
    ],
    [
      `approve all eleven ${code}: Fine.`,
      'The number of cases is missing: "approve all <number> <code>: why".',
    ],
    [
      `approve all 0 ${code}: Fine.`,
      'The number of cases is missing: "approve all <number> <code>: why".',
    ],
    ["approve all 11: Fine.", 'The code of 32 digits is missing: "approve all 11 <code>: why".'],
    [`approve all 11 cases ${code}: Fine.`, '"cases" has no meaning in this line.'],
    [`approve all 11 ${code} leave-001: Fine.`, '"leave-001" has no meaning in this line.'],
    [`approve ${code} leave-001: Fine.`, '"leave-001" has no meaning in this line.'],
    [`approve leave-001 leave-002 ${code}: Fine.`, '"leave-002" has no meaning in this line.'],
    [`accept leave-001 ${code}: Fine.`, '"leave-001" has no meaning in this line.'],
    [`accept ${code} ${code}: Fine.`, `"${code}" has no meaning in this line.`],
    [
      `approve leave-001 ${code.slice(1)}: Fine.`,
      `A code has 32 digits, and "${code.slice(1)}" has 31: copy it whole.`,
    ],
    [`accept ${code}0: Fine.`, `A code has 32 digits, and "${code}0" has 33: copy it whole.`],
    [
      `approve leave-001 ${code.replace("0", "O")}: Fine.`,
      `A code holds the digits 0 to 9 and the letters a to f alone, so "${code.replace("0", "O")}" is none: copy it.`,
    ],
    [
      `approve leave-001 ${code} Fine`,
      'A line ends with a colon and the reason: "approve …: why". A quotation in it has to end.',
    ],
    [
      `\`approve leave-001 ${code}: Fine.\``,
      "What stands in backticks is code, which decides nothing: write the line without them.",
    ],
    [
      `\`approve leave-001 ${code}:\` Fine.`,
      "What stands in backticks is code, which decides nothing: write the line without them.",
    ],
    [
      `**approve leave-001 ${code}: Fine.**`,
      "Markup stands before the line: start it with its first word.",
    ],
    [
      `“approve leave-001 ${code}: Fine.”`,
      "Markup stands before the line: start it with its first word.",
    ],
    [
      `- [x] approve leave-001 ${code}: Fine.`,
      "A box to tick decides nothing: write the line without it.",
    ],
  ])("says of %s what it lacks", (line, wrong) => {
    expect(readLine(line)).toEqual({ wrong });
  });

  test("with another digit in its code is another decision, and with one more or less is none", () => {
    fc.assert(
      fc.property(anyLine(), fc.nat(31), fc.constantFrom(...hexDigits), (line, at, digit) => {
        if (!("code" in line) || line.code === undefined || line.code[at] === digit) return;
        const changed = line.code.slice(0, at) + digit + line.code.slice(at + 1);
        const text = writeLine(line);
        // The code also stands in names, in quotes: the one that counts stands alone.
        const place = new RegExp(`(?<=[ ])${line.code}(?=[ :])`);
        expect(readLine(text.replace(place, changed))).toEqual({ ...line, code: changed });
        if (line.verb === "revise") return;
        for (const other of [line.code.slice(1), line.code + digit, `${line.code.slice(1)}g`]) {
          expect(readLine(text.replace(place, other))).toHaveProperty("wrong");
        }
      }),
    );
  });

  test("is never made of any text by an error", () => {
    const start = fc.constantFrom(
      ..."approve ,accept ,confirm moved ,revise ,abstain ,approve all ,- ,`, ,\u200b".split(","),
    );
    const part = fc.oneof(
      dangerousText(),
      start,
      fc.constantFrom(code, ": ", '"', " -> ", " quote "),
    );
    fc.assert(
      fc.property(start, fc.array(part, { maxLength: 8 }), (first, parts) => {
        const read = readLine(first + parts.join(""));
        if (read === undefined || "wrong" in read) return;
        expect(readLine(writeLine(read))).toEqual({
          ...read,
          reason: read.reason.replaceAll(/\s+/gu, " ").trim(),
        });
      }),
      { numRuns: 2000 },
    );
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
