import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExportedCase } from "../../../src/exporting/exported-set.ts";
import type { Shape } from "../../../src/exporting/shape.ts";
import { toolShapes as shapes } from "../../../src/exporting/shapes.ts";
import { allFields, valuesOf } from "../../../src/exporting/shapes/contract-fields.ts";
import { wholeCase } from "../../../src/exporting/shapes/holdings.ts";
import { normaliseWhiteSpace } from "../../../src/model/white-space.ts";
import {
  exportedFrom,
  someCases,
  type Exported,
  type KeptTexts,
} from "../../support/random-exports.ts";
import { readers, saidIn, textsOf, type Reading } from "../../support/shape-readers.ts";

/** A quote as a span of its chunk has the white space that stands there: it is the same quote. */
function comparable(field: string, value: unknown): unknown {
  if (field !== "provenance[].quote" || !Array.isArray(value)) return value;
  return value.map((pair: unknown) =>
    Array.isArray(pair) ? [pair[0], normaliseWhiteSpace(String(pair[1]))] : pair,
  );
}

/** The fields of a case that a reader has not as the case says them. */
function unread(
  one: ExportedCase,
  reading: Reading | undefined,
  isSpan: boolean,
): readonly string[] {
  if (reading === undefined) return [wholeCase];
  return allFields.filter((field) => {
    if (valuesOf(one, field).length === 0) return false;
    const [said, read] = [saidIn(one, field), reading[field]];
    const isSame = isDeepStrictEqual(read, said);
    return (
      !isSame && !(isSpan && isDeepStrictEqual(comparable(field, read), comparable(field, said)))
    );
  });
}

/** For each case the fields that the shape says it loses, and those that its reader has not. */
function lostAndUnread(shape: Shape, { set, dataset }: Exported): readonly (readonly string[][])[] {
  const { files, losses } = shape.write(set, dataset);
  const read = readers[shape.name];
  if (read === undefined) throw new Error(`Nothing reads ${shape.name}.`);
  const readings = read(textsOf(files), set.cases);
  return set.cases.map((one, index) => {
    const told = losses.filter(({ cases }) => cases.includes(one.case.id));
    return [
      told.map(({ field }) => field),
      [...unread(one, readings[index], shape.name === "squad2")],
    ];
  });
}

const keptTexts: readonly KeptTexts[] = ["all", "some", "none"];

describe.for(shapes.map((shape) => [shape.name, shape] as const))("the shape %s", ([, shape]) => {
  test("tells as lost exactly what a reader does not get back", async () => {
    await fc.assert(
      fc.asyncProperty(someCases, fc.constantFrom(...keptTexts), async (some, texts) => {
        const exported = await exportedFrom(some.chunks, some.cases, { texts });
        for (const [told, lacking] of lostAndUnread(shape, exported)) {
          expect(told?.toSorted()).toEqual(lacking?.toSorted());
        }
      }),
      { numRuns: 40 },
    );
  });

  test("gives the same bytes again, each text well-formed", async () => {
    await fc.assert(
      fc.asyncProperty(someCases, async ({ chunks, cases }) => {
        const [one, other] = [
          await exportedFrom(chunks, cases),
          await exportedFrom(chunks.toReversed(), cases.toReversed()),
        ];
        const first = textsOf(shape.write(one.set, one.dataset).files);
        expect(textsOf(shape.write(other.set, other.dataset).files)).toEqual(first);
        for (const text of Object.values(first)) expect(/\p{Cs}/u.test(text)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });
});
