import { join } from "node:path";
import { revisionsOfEdit, writeEditedSet } from "./generated-set.ts";
import type { Command } from "./measure.ts";
import type { Plan, Row } from "./row.ts";
import { bundle, freshCheckOf } from "./touchstone.ts";

const size = { cases: 10_000, chunks: 50_000, brokenEvery: 0 };
/** A case that the edited document concerns. */
const named = "case-001922";

export const refreshRow: Row = {
  name: "refresh",
  about:
    "refresh plan of 10,000 cases over 5,000 documents of which one was edited; the baseline compares the same two revisions alone, by corpus diff.",
  reach: { ratio: 1.5 },
  async prepare(folder): Promise<Plan> {
    const set = join(folder, "set");
    await writeEditedSet(set, size);
    const plan = planIn(set, join(folder, "cache"));
    const own = ["corpus", "diff", ...revisionsOfEdit];
    return {
      commands: [
        { label: "corpus diff", words: [bundle, ...own], cwd: set, exits: [0] },
        plan("refresh plan, again"),
        plan("refresh plan of one case, again", named),
        plan("refresh plan --fresh", "--fresh"),
        freshCheckOf("check --fresh of the same set", set),
      ],
      notes: [
        `${size.cases} cases over ${size.chunks} chunks of 5,000 documents, all texts kept; one document has other words in all of its chunks`,
        "the baseline reads no case, and of the manifests only what differs; a plan knows every case and every chunk that one cites",
      ],
    };
  },
};

/** Makes the commands of plans that find what an earlier one kept: the round that does not count keeps it. */
function planIn(cwd: string, cache: string): (label: string, ...words: string[]) => Command {
  return (label, ...words) => ({
    label,
    words: [bundle, "refresh", "plan", ...words],
    cwd,
    environment: { XDG_CACHE_HOME: cache, CI: "" },
    exits: [0],
  });
}
