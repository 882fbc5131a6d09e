import { expect, test } from "vitest";
import { hashOfTextLine } from "../../src/load/text-line.ts";
import { contentHash } from "../../src/model/hash.ts";

const hash = contentHash("one");
const hashIn = (line: string): string | undefined => hashOfTextLine(Buffer.from(line));

test.for(["one", "", 'with "quotes" in it', "ends with a slash \\", '\\"', "é\n"])(
  "the hash of a line as it is written is found before the text %j",
  (text) => {
    expect(hashIn(JSON.stringify({ hash, text }))).toBe(hash);
  },
);

test.for([
  ["has its fields in another order", JSON.stringify({ text: "one", hash })],
  ["has a space", `{"hash": "${hash}","text":"one"}`],
  ["says more", JSON.stringify({ hash, text: "one", more: "" })],
  ["says its hash twice", `{"hash":"${hash}","text":"one","hash":"${contentHash("two")}"}`],
  ["does not end", `{"hash":"${hash}","text":"one"`],
  ["ends within its text", `{"hash":"${hash}","text":"one`],
  ["ends with an escaped quote", String.raw`{"hash":"${hash}","text":"one\"}`],
  ["is empty", ""],
])("a line that %s may record any hash", ([, line = ""]) => {
  expect(hashIn(line)).toBeUndefined();
});
