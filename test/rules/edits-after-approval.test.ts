import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partAt, pathsOf, replaced, type PartPath } from "../support/edits.ts";
import { everyField, judge } from "../support/every-field.ts";
import { asFields } from "../support/fields.ts";
import { plainCaseJson } from "../support/plain-digest.ts";

/** What can change without a new approval. */
const outside = new Set(["review", "refresh", "notes", "tags", "split", "retired"]);

function isOutside([first, second]: PartPath): boolean {
  return outside.has(String(first)) || (first === "sentinel" && second === "reviews");
}

/** What can be edited freely; the digest of an approval says itself what was read. */
function isFree(path: PartPath): boolean {
  return isOutside(path) && path.join(".") !== "review.digest";
}

/** Another value of the same type. */
function another(value: unknown): unknown {
  switch (typeof value) {
    case "string":
      return `${value}1`;
    case "number":
      return value + 1;
    case "boolean":
      return !value;
    default:
      return Array.isArray(value)
        ? [...(value as unknown[])].toReversed()
        : { ...(value as object), more: 1 };
  }
}

/** Ways to edit the part of a case at a path, each of which changes it. */
function editsOf(
  value: unknown,
  path: PartPath,
): readonly (readonly [name: string, edited: unknown])[] {
  const part = partAt(value, path);
  const isShort = Array.isArray(part) && part.length < 2;
  return [
    [
      "another value",
      replaced(
        value,
        path,
        isShort ? [...(part as unknown[]), ...(part as unknown[])] : another(part),
      ),
    ],
    ["nothing", replaced(value, path, undefined)],
    ["a blank", replaced(value, path, "")],
  ];
}

/** What a person judged, as another implementation of the digest writes it. */
function judgedText(value: unknown): string {
  return plainCaseJson(asFields(value));
}

const rulesOf = await judge();

const rows = (
  value: unknown,
  wanted: (path: PartPath) => boolean,
): (readonly [string, PartPath])[] =>
  pathsOf(value)
    .filter((path) => path.length > 0 && wanted(path))
    .map((path) => [path.join("."), path] as const);

describe.for(everyField)("in an approved case that is %s", ([, value]) => {
  test.for(rows(value, (path) => !isOutside(path)))(
    "an edit of %s is found: another value, none, a blank",
    ([, path]) => {
      for (const [name, edited] of editsOf(value, path)) {
        expect([name, rulesOf(edited)]).toEqual([
          name,
          expect.arrayContaining(["review/outdated"]),
        ]);
      }
    },
  );

  test.for(rows(value, isFree))("an edit of %s is no edit of what was judged", ([, path]) => {
    for (const [name, edited] of editsOf(value, path)) {
      expect([name, rulesOf(edited)]).toEqual([
        name,
        expect.not.arrayContaining(["review/outdated"]),
      ]);
    }
  });

  test("whatever is put at any place is found exactly where it changes what was judged", () => {
    const edit = fc.tuple(
      fc.constantFrom(
        ...pathsOf(value).filter(([first]) => first !== undefined && first !== "review"),
      ),
      fc.jsonValue({ maxDepth: 2 }),
    );
    fc.assert(
      fc.property(edit, ([path, part]) => {
        const edited = replaced(value, path, part);
        const outdated = rulesOf(edited).includes("review/outdated");
        expect(outdated).toBe(judgedText(edited) !== judgedText(value));
      }),
      { numRuns: 50 },
    );
  });
});

test("together the cases have every field of the schema but short evidence", () => {
  const { definitions } = asFields(JSON.parse(readFileSync("schemas/case.schema.json", "utf8")));
  const kinds = ["answerableCase", "inconclusiveCase", "abstentionCase"] as const;
  const known = kinds.flatMap((kind) =>
    Object.keys(asFields(asFields(asFields(definitions)[kind])["properties"])),
  );
  const shown = new Set(everyField.flatMap(([, value]) => Object.keys(asFields(value))));
  expect([...new Set(known)].filter((name) => !shown.has(name))).toEqual(["evidence"]);
});
