import type { AmbiguousScalar, Defect, PolicyFile } from "../model/dataset.ts";
import { policyFile } from "../model/layout.ts";
import { startOf, type Location } from "../model/location.ts";
import type { Tree } from "../model/tree.ts";
import { policyShape } from "./generated/policy-shape.js";
import { limits } from "./limits.ts";
import { readYaml } from "./read-yaml.ts";
import { keepsFile } from "./set-files.ts";

/** What the policy file gave, and what is to be said of it besides. */
interface PolicyReading {
  readonly file: PolicyFile;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

const nowhere = (): Location => startOf(policyFile);

const shape = { max: limits.policy, matches: policyShape };

/** Reads the policy of a set; undefined where it has none. A file that cannot be read holds no policy. */
export async function readPolicy(tree: Tree): Promise<PolicyReading | undefined> {
  const entry = await tree.entry(policyFile);
  if (entry === undefined) return undefined;
  const defects: Defect[] = [];
  if (!keepsFile(entry, defects)) {
    return {
      file: { path: policyFile, policy: undefined, locateKey: nowhere },
      defects,
      ambiguousScalars: [],
    };
  }
  const { value, located, ...reading } = await readYaml(tree, policyFile, shape);
  if (located?.value === null && located.defects.length === 0) {
    // A file of nothing, or of remarks alone, leaves each field at its default.
    return {
      file: { path: policyFile, policy: {}, locateKey: nowhere },
      defects,
      ambiguousScalars: [],
    };
  }
  return {
    file: { path: policyFile, policy: value, locateKey: located?.locateKey ?? nowhere },
    defects: [...defects, ...reading.defects],
    ambiguousScalars: reading.ambiguousScalars,
  };
}
