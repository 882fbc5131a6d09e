import { writeSet } from "./generated-set.ts";
import type { Row } from "./row.ts";
import { bareNode, checkOf } from "./touchstone.ts";

export const startUpRow: Row = {
  name: "start-up",
  about: "check of 10 cases over 50 chunks: what a check of a small change waits for.",
  reach: { ratio: 3 },
  async prepare(folder) {
    await writeSet(folder, { cases: 10, chunks: 50, brokenEvery: 0 });
    return { commands: [bareNode(folder), checkOf("touchstone check", folder)], notes: [] };
  },
};
