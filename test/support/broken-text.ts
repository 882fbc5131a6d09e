import fc from "fast-check";

/** One slip of a hand or of a merge, at places that are shares of the text's length. */
interface Slip {
  readonly kind:
    | "insert"
    | "delete"
    | "repeat"
    | "swap"
    | "repeat line"
    | "drop line"
    | "swap lines"
    | "indent"
    | "join";
  readonly at: number;
  readonly other: number;
  readonly length: number;
  readonly fragment: string;
}

/** Signs with a meaning, words that readers differ about, and odd characters. */
const signs = `: |:|- |? |#| #|,|[|]|{|}|'|"|>|&a |*a|!!str |<<: *a|=|~|\\|\\u0000|\\ud800|::error::x|-->|<!--|\${{ x }}`;
const words =
  "null|no|12:30|012|1e3|0x1F|.inf|true|2026-09-01|%YAML 1.1|__proto__: 1|constructor: 1";
const wholeLines = "---|...|id: x|review: {status: approved}|retired: {}";
const odd = [
  "\n",
  "\n\n",
  "\r",
  "\r\n",
  "\t",
  " ",
  "  ",
  "|",
  "|-\n",
  "\u0000",
  "\u001b[31m",
  "\u0085",
];
const hidden = ["\u2028", "\u202e", "\u200b", "\ufeff", "\ufffd", "\ud83d\ude42"];

/** What turns one YAML or JSON text into another. */
const fragment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...signs.split("|"), ...words.split("|")),
  fc.constantFrom(...wholeLines.split("|")).map((line) => `\n${line}\n`),
  fc.constantFrom(...odd, ...hidden),
  fc.string({ unit: "binary", maxLength: 6 }),
);

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom(
    "insert",
    "delete",
    "repeat",
    "swap",
    "repeat line",
    "drop line",
    "swap lines",
    "indent",
    "join",
  ),
  at: share,
  other: share,
  length: fc.integer({ min: 1, max: 12 }),
  fragment,
});

/** A text after a few slips. */
export function slipped(text: string): fc.Arbitrary<string> {
  return fc
    .array(slip, { minLength: 1, maxLength: 4 })
    .map((slips) => slips.reduce((edited, one) => withSlip(edited, one), text));
}

/** A text that is as well formed as it was, with a letter, a digit or a word changed. */
export function reworded(text: string): fc.Arbitrary<string> {
  const found = [...text.matchAll(/[A-Za-z0-9][\w-]*/g)];
  const change = fc.record({
    word: fc.constantFrom(...found),
    to: fc.oneof(
      fc.stringMatching(/^[a-z0-9]{1,4}$/),
      fc.constantFrom(
        "no",
        "other",
        "pending",
        "rejected",
        "abstention",
        "7",
        ...found.map(String),
      ),
    ),
    whole: fc.boolean(),
    at: share,
  });
  return change.map(({ word, to, whole, at }) => {
    const [old] = word;
    const letter = Math.floor(at * old.length);
    const put = whole ? to : old.slice(0, letter) + to.slice(0, 1) + old.slice(letter + 1);
    return text.slice(0, word.index) + put + text.slice(word.index + old.length);
  });
}

/** Bytes that are a file by accident: any at all, or a good text with some of its bytes changed. */
export function brokenBytes(text: string): fc.Arbitrary<Uint8Array> {
  const bytes = Buffer.from(text);
  const change = fc.tuple(share, fc.integer({ min: 0, max: 255 }));
  return fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
      const changed = Uint8Array.from(bytes);
      for (const [at, byte] of changes) changed[Math.floor(at * bytes.length)] = byte;
      return changed;
    }),
  );
}

/** Text that looks like YAML from far away. */
export const yamlLike: fc.Arbitrary<string> = fc
  .array(fc.oneof(fragment, fc.constantFrom("id", "query", "a", "tags", "kind: abstention")), {
    maxLength: 25,
  })
  .map((parts) => parts.join(""));

/** Any text that a field can hold, half characters and signs of every script included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.array(fragment, { maxLength: 4 }).map((parts) => parts.join("")),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
);

function withSlip(text: string, one: Slip): string {
  return one.kind.includes("line") || one.kind === "indent" || one.kind === "join"
    ? withLineSlip(text, one)
    : withCharacterSlip(text, one);
}

function withCharacterSlip(text: string, { kind, at, other, length, fragment: put }: Slip): string {
  const from = Math.floor(at * (text.length + 1));
  const piece = text.slice(from, from + length);
  if (kind === "insert") return text.slice(0, from) + put + text.slice(from);
  if (kind === "delete") return text.slice(0, from) + text.slice(from + length);
  if (kind === "repeat") return text.slice(0, from) + piece + text.slice(from);
  const without = text.slice(0, from) + text.slice(from + length);
  const to = Math.floor(other * (without.length + 1));
  return without.slice(0, to) + piece + without.slice(to);
}

function withLineSlip(text: string, { kind, at, other, length }: Slip): string {
  const lines = text.split(/(?<=\n)/);
  const index = Math.floor(at * lines.length);
  const second = Math.floor(other * lines.length);
  const line = lines[index] ?? "";
  if (kind === "repeat line") lines.splice(second, 0, line);
  if (kind === "drop line") lines.splice(index, 1);
  if (kind === "indent") lines[index] = " ".repeat(length % 5) + line.replace(/^ /, "");
  if (kind === "join") lines[index] = line.replace(/\r?\n$/, " ");
  if (kind === "swap lines") {
    lines[index] = lines[second] ?? "";
    lines[second] = line;
  }
  return lines.join("");
}
