import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { revisions, writeManifests } from "./generated-manifests.ts";
import { duckdb } from "./peer.ts";
import type { Plan, Row } from "./row.ts";
import { bareNode, bundle } from "./touchstone.ts";

const chunks = 1_000_000;
const peerProgram = fileURLToPath(new URL("drift-peer.mjs", import.meta.url));

export const driftRow: Row = {
  name: "drift",
  about:
    "corpus diff of two revisions of 1,000,000 chunks, from the manifests alone; the baseline is a full join by DuckDB.",
  reach: { ratio: 1 },
  async prepare(folder): Promise<Plan> {
    const set = join(folder, "set");
    await writeManifests(set, chunks);
    const words = [bundle, "corpus", "diff", ...revisions, "--limit", "1"];
    const own = { label: "corpus diff", words, cwd: set, exits: [0] };
    const note = `${chunks} chunks; 1 % edited, 0.2 % gone, 0.2 % moved, 0.2 % new; no texts are kept, so nothing is compared by its words`;
    const peer = await duckdb();
    if ("missing" in peer) {
      const why = `DuckDB cannot be installed here, so the baseline is bare Node and the ratio says nothing: ${peer.missing}`;
      return { commands: [bareNode(folder), own], notes: [note, why] };
    }
    const baseline = {
      label: "duckdb",
      words: [peerProgram, peer.folder, set, ...revisions],
      cwd: folder,
      exits: [0],
    };
    return { commands: [baseline, own], notes: [note], versions: peer.versions };
  },
};
