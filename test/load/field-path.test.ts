import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldAt, withoutFields } from "../../src/load/field-path.ts";

describe("a field by name", () => {
  test.for([
    ["a name of its own", { a: 1 }, "a", 1],
    ["names that lead into maps", { a: { b: { c: 1 } } }, "a.b.c", 1],
    ["a name with dots before names that lead inside", { "a.b": 1, a: { b: 2 } }, "a.b", 1],
    ["a name that is not there", { a: { b: 1 } }, "a.c", undefined],
    ["a way through text", { a: "b" }, "a.length", undefined],
    ["what every object inherits", {}, "constructor.name", undefined],
    ["a prototype's name as data", JSON.parse('{"__proto__": "x"}'), "__proto__", "x"],
  ] as const)("finds %s", ([, fields, name, value]) => {
    expect(fieldAt(fields as Record<string, unknown>, name)).toBe(value);
  });

  test("goes alone: its neighbours stay", () => {
    const fields = { id: 1, meta: { type: "a", level: 2 }, only: { one: 1 } };
    expect(withoutFields(fields, ["id", "meta.type", "only.one", "absent.x"])).toEqual({
      meta: { level: 2 },
    });
  });

  test("and the fields without it hold everything else", () => {
    const record = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true });
    fc.assert(
      fc.property(record, fc.string(), (fields, name) => {
        const rest = withoutFields({ ...fields, [name]: 1 }, [name]);
        const { [name]: _, ...others } = fields;
        expect(rest).toEqual(others);
      }),
    );
  });
});
