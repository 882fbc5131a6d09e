import { createRequire } from "node:module";
import { expect, test } from "vitest";

interface Decoding {
  readonly decodeHTML: (text: string) => string;
  readonly decodeHTMLStrict: (text: string) => string;
}
interface Entities extends Decoding {
  readonly encodeHTML: (text: string) => string;
}

const { resolve } = createRequire(import.meta.url);
const own = createRequire(resolve("markdown-it"))("entities") as Entities;
const taken = createRequire(resolve("parse5"))("entities/decode") as Decoding;

test("markdown-it decodes entities by the HTML parser's tables as by its own", () => {
  const texts = [
    "&#0;",
    "&#128;",
    "&#xD800;",
    "&#x110000;",
    "&amp",
    "&ampx;",
    "&notit;",
    "&;",
    "&unknown;",
  ];
  for (let code = 1; code < 0x20000; code++) {
    const encoded = own.encodeHTML(String.fromCodePoint(code));
    if (encoded.startsWith("&")) texts.push(encoded, encoded.slice(0, -1), `${encoded}x`);
  }
  expect(texts.length).toBeGreaterThan(4000);
  const differing = texts.filter(
    (text) =>
      own.decodeHTML(text) !== taken.decodeHTML(text) ||
      own.decodeHTMLStrict(text) !== taken.decodeHTMLStrict(text),
  );
  expect(differing).toEqual([]);
});
