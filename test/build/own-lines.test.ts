import { describe, expect, test } from "vitest";
import { statementLines } from "../../scripts/build/own-lines.ts";

describe("our own code in the bundle", () => {
  test("has each statement on a line, with its names and without the white space around them", () => {
    const code = `import { a, b as c } from "./a.js";
const plain = (text) => text;
/* what it does */
class One extends Two {
  name = "one";
  read(value) {
    if (value) { a(value); c(); }
    switch (value) { case 1: return 2; default: }
    return \`\${value}\`;
  }
}
export { One, plain };
`;
    expect(statementLines("one.js", code)).toMatchInlineSnapshot(`
      "import{a,b as c}from"./a.js";
      const plain=e=>e;
      class One extends Two{
      name=\`one\`;
      read(e){
      return e&&(a(e),c()),e===1?2:\`\${e}\`}}
      export{One,plain};
      "
    `);
  });

  test("keeps the white space of texts, and letters of every alphabet before it", async () => {
    const code =
      "export const wide = 'größer 𝒳';\nexport const text = `a\n\tb  c`; export const next = '\\t\\u200b\\r';\n";
    const made = statementLines("two.js", code);
    expect(made.split("\n").filter((line) => line.startsWith("export const "))).toHaveLength(3);
    const { wide, text, next } = await import(`data:text/javascript,${encodeURIComponent(made)}`);
    expect([wide, text, next]).toEqual(["größer 𝒳", "a\n\tb  c", "\t\u200b\r"]);
  });

  test("is refused where it is no code", () => {
    expect(() => statementLines("odd.js", "const = 1;")).toThrow("odd.js");
  });
});
