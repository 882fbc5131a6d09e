import { expect, test } from "vitest";
import { readPolicy } from "../../src/load/read-policy.ts";
import { memoryTree } from "../support/memory-tree.ts";

const file = ".github/touchstone.yaml";

async function read(text: string): Promise<readonly unknown[]> {
  const { file: policy, defects } = (await readPolicy(memoryTree({ [file]: text }))) ?? {
    file: undefined,
    defects: [],
  };
  return [policy?.policy, defects.map(({ rule, at, message }) => `${at.line} ${rule} ${message}`)];
}

test.for<readonly [what: string, text: string]>([
  ["nothing", ""],
  ["remarks alone", "# All as it is by default.\n"],
  ["an empty map", "{}\n"],
])("a file of %s leaves each field at its default", async ([, text]) => {
  expect(await read(text)).toEqual([{}, []]);
});

test.for<readonly [what: string, text: string]>([
  ["an empty name", 'reviewers: [""]\n'],
  ["a mention", 'reviewers: ["@omar"]\n'],
  ["a padded name", 'owners: [" omar"]\n'],
])("%s is no account", async ([, text]) => {
  const [policy, defects] = await read(text);
  expect(policy).toBeUndefined();
  expect(defects).toEqual([expect.stringContaining("1 file/off-schema")]);
  expect(String(defects)).toContain("an account's name has no @ in front");
});

test("a number that no team means is told", async () => {
  const [, defects] = await read("limits: {openRefreshPullRequests: 1e+308}\n");
  expect(defects).toEqual([expect.stringContaining("1 file/off-schema")]);
});
