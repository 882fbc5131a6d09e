import { cp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeSet } from "./generated-set.ts";
import { ajvCli } from "./peer.ts";
import type { Plan, Row } from "./row.ts";
import { bareNode, checkOf } from "./touchstone.ts";

const size = { cases: 10_000, chunks: 5000, brokenEvery: 800 };
const schema = fileURLToPath(new URL("../schemas/case.schema.json", import.meta.url));

export const validateRow: Row = {
  name: "validate",
  about:
    "check of 10,000 cases over one revision of 5,000 chunks, all rules; the baseline checks the schema of the same files alone.",
  reach: { ratio: 3 },
  async prepare(folder): Promise<Plan> {
    await writeSet(folder, size);
    const touchstone = checkOf("touchstone check", folder);
    const set = `${size.cases} cases over ${size.chunks} chunks, a blank question in every ${size.brokenEvery}th`;
    const peer = await ajvCli();
    if ("missing" in peer) {
      const why = `ajv-cli could not be installed, so the baseline is bare Node: ${peer.missing}`;
      return { commands: [bareNode(folder), touchstone], notes: [set, why] };
    }
    await cp(schema, join(folder, "case.schema.json"));
    const flags = ["--strict=false", "-c", "ajv-formats", "-s", "case.schema.json"];
    const words = [peer.program, "validate", ...flags, "-d", "cases/**/*.yaml"];
    const baseline = { label: "ajv-cli", words, cwd: folder, exits: [0] };
    return { commands: [baseline, touchstone], notes: [set], versions: peer.versions };
  },
};
