import { expect, test } from "vitest";
import { withImports } from "../../scripts/build/validator-runtime.ts";

test("a validator imports what Ajv has it require", () => {
  const code = `const func3 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const formats6 = require("ajv-formats/dist/formats").fullFormats.date;
`;
  expect(withImports(code)).toMatchInlineSnapshot(`
    "import { ucs2length } from "touchstone:length";
    import { dateFormat, instantFormat } from "touchstone:formats";
    const func3 = ucs2length;
    const formats0 = instantFormat;
    const formats6 = dateFormat;
    "
  `);
});

test("a format that no schema had until now stops the build", () => {
  const code = 'const formats0 = require("ajv-formats/dist/formats").fullFormats.email;';
  expect(() => withImports(code)).toThrow(
    "A validator asks for something else than lengths and dates.",
  );
});
