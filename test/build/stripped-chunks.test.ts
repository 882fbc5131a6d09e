import { expect, test } from "vitest";
import { stripped } from "../../scripts/build/stripped-chunks.ts";

const chunk = `import { readFile } from "node:fs/promises";
// node_modules/one/index.js
/** Reads a file. */
async function readsOne(somePath) {
  // Twice, to be sure.
  const firstText = await readFile(somePath, "utf8");
  return firstText === (await readFile(somePath, "utf8")) ? firstText : undefined;
}
// node_modules/@scope/two/lib/a.js
// node_modules/@scope/two/lib/b.js
class TwoError extends Error {}
export { readsOne, TwoError };
`;

test("a chunk of packages names them, its exports and classes, and little else", () => {
  expect(stripped("chunk.js", chunk)).toMatchInlineSnapshot(`
    "// node_modules/one/ (stripped)
    // node_modules/@scope/two/ (stripped)
    import{readFile as e}from"node:fs/promises";async function t(t){let n=await e(t,\`utf8\`);return n===await e(t,\`utf8\`)?n:void 0}class TwoError extends Error{}export{t as readsOne,TwoError};
    "
  `);
});

test("a chunk of generated code has short names in the place of all but its exports", () => {
  const generated =
    "function validate11(data) {\n  return typeof data;\n}\nexport { validate11 };\n";
  expect(stripped("chunk.js", generated)).toMatchInlineSnapshot(`
    "function e(e){return typeof e}export{e as validate11};
    "
  `);
});

test("a chunk that is no JavaScript stops the build", () => {
  expect(() => stripped("chunk.js", "const = 1;")).toThrow("chunk.js: ");
});
