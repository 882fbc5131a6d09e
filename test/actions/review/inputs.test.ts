import { expect, test } from "vitest";
import { readInputs, type Inputs } from "../../../actions/review/inputs.ts";

function given(inputs: Readonly<Record<string, string>>): Inputs {
  const all: Readonly<Record<string, string>> = { token: "t", ...inputs };
  return readInputs((name) => all[name] ?? "");
}

test("decisions are written before the merge unless the workflow says otherwise", () => {
  expect(given({}).record).toBe("before-merge");
  expect(given({ record: "after-merge" }).record).toBe("after-merge");
  expect(given({ record: "none" }).record).toBe("none");
});

test.for(["true", "false", "Before-Merge", "never"])(
  "record: %s is told what to write",
  (record) => {
    expect(() => given({ record })).toThrow(
      `The input record is "${record}". Write before-merge, after-merge, or none: they say when decisions are written into the cases.`,
    );
  },
);
