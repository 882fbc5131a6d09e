import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeSet } from "./generated-set.ts";
import type { Command } from "./measure.ts";
import { ajvCli } from "./peer.ts";
import type { Plan, Row } from "./row.ts";
import { bareNode, freshCheckOf, keptCheckOf } from "./touchstone.ts";

const chunks = 5000;
const brokenEvery = 800;
const schema = fileURLToPath(new URL("../schemas/case.schema.json", import.meta.url));

/** A set in a folder of its own, and a folder for what checks keep. */
interface Places {
  readonly set: string;
  readonly cache: string;
}

interface ValidateRow extends Pick<Row, "name" | "about" | "reach"> {
  readonly cases: number;
  readonly commands: (places: Places) => readonly Command[];
}

/** Checks of a large set, compared with the fastest common schema checker on the same files. */
function validateRow({ name, about, reach, cases, commands }: ValidateRow): Row {
  return {
    name,
    about,
    reach,
    async prepare(folder): Promise<Plan> {
      const places = { set: join(folder, "set"), cache: join(folder, "cache") };
      await mkdir(places.set);
      await writeSet(places.set, { cases, chunks, brokenEvery });
      const set = `${cases} cases over ${chunks} chunks, a blank question in every ${brokenEvery}th`;
      const own = commands(places);
      const peer = await ajvCli();
      if ("missing" in peer) {
        const why = `ajv-cli could not be installed, so the baseline is bare Node: ${peer.missing}`;
        return { commands: [bareNode(places.set), ...own], notes: [set, why] };
      }
      await cp(schema, join(places.set, "case.schema.json"));
      const flags = ["--strict=false", "-c", "ajv-formats", "-s", "case.schema.json"];
      const words = [peer.program, "validate", ...flags, "-d", "cases/**/*.yaml"];
      const baseline = { label: "ajv-cli", words, cwd: places.set, exits: [0] };
      return { commands: [baseline, ...own], notes: [set], versions: peer.versions };
    },
  };
}

/** A check that finds nothing kept and keeps what it finds. */
function firstCheck({ set, cache }: Places): Command {
  const before = async (): Promise<void> => {
    await rm(cache, { recursive: true, force: true });
  };
  return { ...keptCheckOf("touchstone check, the first one", set, cache), before };
}

/** A check after one case was edited since the last one: another question each time. */
function checkAfterEdit({ set, cache }: Places): Command {
  let edits = 0;
  const before = async (): Promise<void> => {
    const file = join(set, "cases/part-1/case-000777.yaml");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace(/^query: .*$/m, `query: What does edit ${edits++} ask?`));
  };
  return { ...keptCheckOf("after one case was edited", set, cache), before };
}

export const validateRows: readonly Row[] = [
  validateRow({
    name: "validate",
    about:
      "check of 10,000 cases, all rules; the baseline checks the schema of the same files alone.",
    reach: { ratio: 3 },
    cases: 10_000,
    commands: (places) => [
      freshCheckOf("touchstone check --fresh", places.set),
      firstCheck(places),
    ],
  }),
  validateRow({
    name: "validate-100k",
    about: "the same of 100,000 cases.",
    reach: { ratio: 3, peak: 1024 },
    cases: 100_000,
    commands: (places) => [freshCheckOf("touchstone check --fresh", places.set)],
  }),
  validateRow({
    name: "validate-kept",
    about: "check of 10,000 cases that were checked before, against the same baseline.",
    reach: { ratio: 0.2 },
    cases: 10_000,
    commands: ({ set, cache }) => [
      keptCheckOf("touchstone check, again", set, cache),
      checkAfterEdit({ set, cache }),
    ],
  }),
];
