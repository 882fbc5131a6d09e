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

test("a validator is written without names of fields, what the schema says, counts and definitions", () => {
  const code = [
    'const schema11 = {"$id":"x","type":"object","properties":{"a":{"pattern":"^[a,b}]\\"$"}},"definitions":{"a":{"type":"string"}}};\n',
    wrong(
      'instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data',
    ),
    wrong(
      'instancePath:instancePath+"/a",schemaPath:"#/properties/a/pattern",keyword:"pattern",params:{pattern: "^[a,b}]\\"$"},schema:"^[a,b}]\\"$",parentSchema:schema11.properties.a,data:data0',
    ),
    wrong(
      'instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema11.propertyNames,data:key0,propertyName:key0',
    ),
  ].join("");
  expect(shortValidator(code)).toMatchInlineSnapshot(`
    "import { withError } from "touchstone:error-list";
    const schema11 = {"type":"object","properties":{"a":{"pattern":"^[a,b}]\\"$"}}};
    vErrors = withError(vErrors, instancePath, "type", schema11, data);
    vErrors = withError(vErrors, instancePath+"/a", "a/pattern", schema11.properties.a, data0);
    vErrors = withError(vErrors, instancePath, "maxLength", schema11.propertyNames, key0, {limit: 100}, key0);
    "
  `);
});

test("code of another form stops the build", () => {
  const fields = 'instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}';
  for (const other of [
    `${fields},parentSchema:schema11,data`,
    `${fields},schema:schema11.type,parentSchema:schema11`,
    `${fields.replace("#/type", "#/kind")},schema:schema11.type,parentSchema:schema11,data`,
  ]) {
    expect(() => shortValidator(wrong(other))).toThrow("An error of another form: instancePath");
  }
  for (const code of ["vErrors.push(err0);", "return schema11.definitions.a;"]) {
    expect(() => shortValidator(code)).toThrow("in another form than is known here");
  }
});
