import type { Families } from "../model/generated/families.ts";
import { familiesFile } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { familiesShape } from "./generated/families-shape.js";
import { familiesKeys, limits } from "./limits.ts";
import { readYaml } from "./read-yaml.ts";

/** The families of a set; undefined where it has none, or where they have a defect, which the check reports. */
export async function readFamilies(tree: Tree): Promise<Families | undefined> {
  if ((await tree.entry(familiesFile)) === undefined) return undefined;
  const shape = { max: limits.families, keys: familiesKeys, matches: familiesShape };
  return (await readYaml<Families>(tree, familiesFile, shape)).value;
}
