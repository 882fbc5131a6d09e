import { join } from "node:path";

/** The usual report, and a JSON file beside it in the folder that TOUCHSTONE_TEST_RESULTS names. */
export function reporters(name: string): {
  readonly reporters: string[];
  readonly outputFile?: { readonly json: string };
} {
  const folder = process.env["TOUCHSTONE_TEST_RESULTS"];
  if (folder === undefined) return { reporters: ["default"] };
  return { reporters: ["default", "json"], outputFile: { json: join(folder, `${name}.json`) } };
}
