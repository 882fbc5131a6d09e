import type { Dataset, PolicyFile } from "../model/dataset.ts";
import { policyFile } from "../model/layout.ts";
import { startOf } from "../model/location.ts";
import type { Tree } from "../model/tree.ts";
import { policyShape } from "./generated/policy-shape.js";
import { limits } from "./limits.ts";
import { readYaml } from "./read-yaml.ts";
import { keepsFile } from "./set-files.ts";

type PolicyReading = { readonly file: PolicyFile | undefined } & Pick<
  Dataset,
  "defects" | "ambiguousScalars"
>;

/** Reads the policy of a set; its `file` is undefined where the set has none. */
export async function readPolicyFile(tree: Tree): Promise<PolicyReading> {
  const entry = await tree.entry(policyFile);
  const defects: Dataset["defects"][number][] = [];
  if (entry === undefined) return { file: undefined, defects, ambiguousScalars: [] };
  const nowhere = (): ReturnType<typeof startOf> => startOf(policyFile);
  if (!keepsFile(entry, defects)) {
    const file = { path: policyFile, policy: undefined, locateKey: nowhere };
    return { file, defects, ambiguousScalars: [] };
  }
  const reading = await readYaml(tree, policyFile, { max: limits.policy, matches: policyShape });
  const { value: policy, located, ambiguousScalars } = reading;
  const locateKey = located?.locateKey ?? nowhere;
  const file = { path: policyFile, policy, locateKey };
  return { file, defects: reading.defects, ambiguousScalars };
}
