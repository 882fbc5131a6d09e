import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NotModelled } from "../workflows/fields-of.ts";
import { nodeBinary } from "./node-binary.ts";
import type { JobSite } from "./site.ts";

/** Does what actions/setup-node does: `node` is the version that is asked for, here one that reaches this GitHub alone. */
export function setUpNode(site: JobSite, inputs: Readonly<Record<string, string>>): void {
  const { "node-version": version = "", "package-manager-cache": cache, ...rest } = inputs;
  const [strange] = Object.keys(rest);
  if (strange !== undefined) throw new NotModelled(`"${strange}" of actions/setup-node`);
  if (cache !== "false") throw new NotModelled("the cache of actions/setup-node");
  const folder = join(site.temp, "tools", "node", version, "bin");
  mkdirSync(folder, { recursive: true });
  const [node, guard] = [nodeBinary(version), site.guard].map((word) => `'${word}'`);
  writeFileSync(join(folder, "node"), `#!/bin/sh\nexec ${node} --require ${guard} "$@"\n`, {
    mode: 0o755,
  });
  site.path.push(folder);
}
