import { expect, test } from "vitest";
import { shortValidator } from "../../scripts/build/short-validators.ts";

/** What Ajv writes where a value is wrong. */
function wrong(fields: string): string {
  return `const err0 = {${fields}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
`;
}

test("a validator is written without the keyword's value and without definitions", () => {
  const code = [
    'const schema11 = {"type":"object","definitions":{"a":{"type":"string"}}};\n',
    wrong('keyword:"type",schema:schema11.type,parentSchema:schema11,data'),
    wrong('keyword:"pattern",schema:"^[a,b}]\\"$",parentSchema:schema11,data'),
  ].join("");
  expect(shortValidator(code)).toMatchInlineSnapshot(`
    "import { withError } from "touchstone:error-list";
    const schema11 = {"type":"object"};
    vErrors = withError(vErrors, {keyword:"type",parentSchema:schema11,data});
    errors++;
    vErrors = withError(vErrors, {keyword:"pattern",parentSchema:schema11,data});
    errors++;
    "
  `);
});

test("code of another form stops the build", () => {
  const withoutSchema = wrong('keyword:"type",parentSchema:schema11,data');
  expect(() => shortValidator(withoutSchema)).toThrow("An error of another form: keyword");
  for (const code of ["vErrors.push(err0);", "return schema11.definitions.a;"]) {
    expect(() => shortValidator(code)).toThrow("in another form than is known here");
  }
});
