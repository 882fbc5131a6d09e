import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newYamlFile } from "../src/load/yaml-text.ts";
import { writeSet } from "./generated-set.ts";
import type { Row } from "./row.ts";
import { checkOf, fillOf } from "./touchstone.ts";

const waiting = 100;

/** `fill` of cases without evidence, which searches; against `check` of the same set, which reads as much and does not. */
function searchRow(name: string, chunks: number, seconds: number): Row {
  return {
    name,
    about: `fill of ${waiting} cases without evidence over ${chunks} chunks: one search a case.`,
    reach: { wallOver: seconds, peakOver: 500 },
    async prepare(folder) {
      await writeSet(folder, { cases: 0, chunks, brokenEvery: 0 });
      await mkdir(join(folder, "cases"));
      for (let index = 0; index < waiting; index++) {
        const id = `waiting-${String(index).padStart(3, "0")}`;
        const rule = (index * 37) % chunks;
        const text = newYamlFile({
          id,
          kind: "answerable",
          query: `When may a contractor extend the deadline under rule ${rule}?`,
          expectedAnswer: `Within ${5 + (rule % 60)} days under rule ${rule}, as its papers say.`,
        });
        await writeFile(join(folder, "cases", `${id}.yaml`), text);
      }
      const check = checkOf("touchstone check", folder);
      return { commands: [check, fillOf("touchstone fill", folder)], notes: [] };
    },
  };
}

export const searchRows: readonly Row[] = [
  searchRow("search", 5_000, 5),
  searchRow("search-large", 100_000, 20),
];
