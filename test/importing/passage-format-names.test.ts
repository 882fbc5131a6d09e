import { expect, test } from "vitest";
import { passageFormats } from "../../src/importing/case-formats.ts";
import { passageFormatNames } from "../../src/importing/passage-format-names.ts";

test("the formats that a flag offers are those that bring a corpus", () => {
  expect(passageFormatNames).toEqual([...passageFormats.keys()]);
});
