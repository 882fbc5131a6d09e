import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readChange, type Change } from "../../../src/authoring/edit/case-changes.ts";
import { planEdit, type EditPlan } from "../../../src/authoring/edit/edit-cases.ts";
import { editableFields } from "../../../src/authoring/edit/editable-fields.ts";
import { commentsOf } from "../../../src/load/yaml-lexemes.ts";
import { caseDigest } from "../../../src/model/digest.ts";
import { everyField } from "../../support/every-field.ts";
import { asFields } from "../../support/fields.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { approved, caseFiles, pendingAbstention, pendingCase } from "../../support/good-set.ts";

async function planned(
  files: Record<string, string>,
  ...changes: readonly Change[]
): Promise<EditPlan> {
  return await planEdit(memoryTree(files), { wanted: () => true, conditions: [], changes });
}

function change(kind: Change["kind"], given: string): Change {
  const read = readChange(kind, given);
  if ("misread" in read) throw new Error(read.misread);
  return read;
}

describe("an edit of an approved case", () => {
  const files = caseFiles(approved(pendingAbstention));

  test.for(["tags=[a]", "notes=b", "split=dev"])("keeps its approval with %s", async (given) => {
    const { changed } = await planned(files, change("set", given));
    expect(changed.map(({ judged }) => judged)).toEqual([false]);
    const [before, after] = [changed[0]?.before, changed[0]?.after].map((one): unknown =>
      parse(one ?? ""),
    );
    expect(caseDigest(after)).toBe(caseDigest(before));
  });

  test.for([
    "query=a",
    "expectedAnswer=a",
    "because=ambiguous",
    "families=[a]",
    "distractorChunkIds=[a]",
    "askedAt=2026-09-01T00:00:00Z",
    "caller.documents=[a]",
    "variantOf=a",
    "sentinel.why=common",
  ])("says that it is to be judged again with %s", async (given) => {
    const { changed } = await planned(files, change("set", given));
    expect(changed.map(({ judged }) => judged)).toEqual([true]);
  });
});

describe("an edit of a set", () => {
  test("passes over what is no case, as the check does", async () => {
    const files = { ...caseFiles(pendingCase), "cases/refund-policy-001.yaml.bak": "x" };
    const { changed, refused } = await planned(files, change("set", "tags=[a]"));
    expect([changed.length, refused]).toEqual([1, []]);
  });

  test("counts a judged case without a digest as edited in what was judged", async () => {
    const files = caseFiles(
      approved(pendingAbstention).replace(/^query: .*$/m, 'query: "\\ud800"'),
    );
    const { changed } = await planned(files, change("set", "tags=[a]"));
    expect(changed.map(({ judged }) => judged)).toEqual([true]);
  });
});

const textValue = fc.oneof(
  fc.constantFrom(
    "dev",
    "test",
    "abstention",
    "not-in-corpus",
    "common",
    "2026-09-01T09:00:00Z",
    "no",
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter((one) => /\S/.test(one)),
);
const anyChange = fc
  .record({
    field: fc.constantFrom(...editableFields),
    kind: fc.constantFrom("set", "add", "remove", "unset"),
    texts: fc.array(textValue, { minLength: 1, maxLength: 3 }),
  })
  .map(({ field, kind, texts }) => {
    const value = kind === "set" && field.holds === "texts" ? JSON.stringify(texts) : texts[0];
    return readChange(kind, kind === "unset" ? field.name : `${field.name}=${value}`);
  })
  .filter((one): one is Change => !("misread" in one));

/** Cases with every field there is, with comments and in each style. */
const anyCase = fc
  .record({
    value: fc.constantFrom(pendingCase, pendingAbstention, ...everyField.map(([, one]) => one)),
    flow: fc.constantFrom("any", "flow"),
    remark: fc.boolean(),
    lineEnd: fc.constantFrom("\n", "\r\n"),
    mark: fc.constantFrom("", "\ufeff"),
  })
  .map(({ value, flow, remark, lineEnd, mark }) => {
    const plain = typeof value === "string" ? value : fieldsText(asFields(value), flow);
    const text = remark
      ? plain.replaceAll(/^(\w+): ?(.*)$/gm, "# above $1\n$1: $2 # at $1")
      : plain;
    return mark + text.replaceAll("\n", lineEnd);
  });

function fieldsText(fields: Record<string, unknown>, flow: string): string {
  return Object.entries(fields)
    .map(([name, field]) =>
      flow === "flow" && typeof field === "object"
        ? `${name}: ${JSON.stringify(field)}\n`
        : stringify({ [name]: field }, { lineWidth: 0 }),
    )
    .join("");
}

describe("an edit of any case", () => {
  test("changes the field alone, keeps every comment and the review, and says what it did", async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anyChange, async (before, one) => {
        const plan = await planned({ "cases/a.yaml": before }, one);
        const [edited] = plan.changed;
        expect(plan.changed.length + plan.same.length + Math.min(plan.refused.length, 1)).toBe(1);
        if (edited === undefined) return;
        const [was, now] = [before, edited.after].map((text) =>
          asFields(parse(text.replace("\ufeff", ""))),
        );
        const [top] = one.field.path;
        const { [top]: _old, ...others } = was ?? {};
        const { [top]: _new, ...left } = now ?? {};
        expect(left).toEqual(others);
        expect(now?.["review"]).toEqual(was?.["review"]);
        expect(commentsOf(edited.after.replace("\ufeff", "")).toSorted()).toEqual(
          commentsOf(before.replace("\ufeff", "")).toSorted(),
        );
        expect(edited.after.startsWith("\ufeff")).toBe(before.startsWith("\ufeff"));
        const wasJudged = was?.["review"] !== undefined;
        expect(edited.judged).toBe(wasJudged && caseDigest(was) !== caseDigest(now));
        const again = await planned({ "cases/a.yaml": edited.after }, one);
        expect(again).toMatchObject({ changed: [], same: ["cases/a.yaml"], refused: [] });
      }),
      { numRuns: 300 },
    );
  });
});
