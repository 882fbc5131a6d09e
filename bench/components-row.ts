import { execFileSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { Plan, Row } from "./row.ts";
import { bareNode } from "./touchstone.ts";

const size = { cases: 1_000_000, families: 20_000 };
const program = fileURLToPath(new URL("components-program.ts", import.meta.url));
const peer = fileURLToPath(new URL("components-peer.py", import.meta.url));

export const componentsRow: Row = {
  name: "components",
  about:
    "the components of 20,000 families that 1,000,000 cases join, and those on two sides; the baseline is scipy's connected_components.",
  reach: { ratio: 0.45 },
  async prepare(folder): Promise<Plan> {
    const list = join(folder, "cases.tsv");
    await writeCases(list);
    const file = join(folder, "components.mjs");
    const bundle = await rolldown({ input: program, platform: "node" });
    await bundle.write({ file, format: "esm" });
    const own = { label: "src/families", words: [file, list], cwd: folder, exits: [0] };
    const note = `${size.cases} cases, a fiftieth of them of two families`;
    const scipy = versionOfScipy();
    if ("missing" in scipy) {
      const why = `python3 with scipy is not here, so the baseline is bare Node and the ratio says nothing: ${scipy.missing}`;
      return { commands: [bareNode(folder), own], notes: [note, why] };
    }
    const words = [peer, list];
    const baseline = { label: "scipy", program: "python3", words, cwd: folder, exits: [0] };
    return { commands: [baseline, own], notes: [note], versions: { scipy: scipy.version } };
  },
};

function versionOfScipy(): { readonly version: string } | { readonly missing: string } {
  try {
    const code = "import scipy, numpy; print(scipy.__version__)";
    return { version: execFileSync("python3", ["-c", code], { encoding: "utf8" }).trim() };
  } catch (error) {
    const [said = ""] = String(error).split("\n");
    return { missing: said };
  }
}

/** A line a case: its split and its families. Neighbours share a split, but for every 200,000th case. */
async function writeCases(path: string): Promise<void> {
  const out = createWriteStream(path);
  const splits = ["dev", "dev", "dev", "validation", "test"];
  let state = 1;
  const upTo = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (let start = 0; start < size.cases; start += 10_000) {
    let text = "";
    for (let index = start; index < start + 10_000; index++) {
      const family = upTo(size.families);
      const block = family - (family % 32);
      const names = [
        family,
        ...(upTo(50) === 0 ? [Math.min(block + upTo(32), size.families - 1)] : []),
      ];
      const split = index % 200_000 === 7 ? "test" : splits[(block / 32) % splits.length];
      text += `${split}\t${names.map((name) => `family-${name}`).join(",")}\n`;
    }
    if (!out.write(text)) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}
