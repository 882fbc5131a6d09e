import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { writeQuestions } from "./generated-questions.ts";
import type { Plan, Row } from "./row.ts";

const program = fileURLToPath(new URL("near-duplicates-program.ts", import.meta.url));

interface NearDuplicatesRow extends Pick<Row, "name" | "about" | "reach"> {
  readonly questions: number;
  readonly peer: "brute" | "prefix";
  readonly label: string;
}

/** Our search for alike questions against a plain one that misses none either. */
function nearDuplicatesRow({ questions, peer, label, ...row }: NearDuplicatesRow): Row {
  return {
    ...row,
    async prepare(folder): Promise<Plan> {
      const list = join(folder, "questions.txt");
      await writeQuestions(list, { questions, equal: 200, near: 500 });
      const file = join(folder, "near-duplicates.mjs");
      const bundle = await rolldown({ input: program, platform: "node" });
      await bundle.write({ file, format: "esm" });
      const commandOf = (how: string): readonly string[] => [file, list, how];
      const found = [peer, "own"].map((how) =>
        execFileSync(process.execPath, commandOf(how), { encoding: "utf8" }).trim(),
      );
      const [theirs = "", own = ""] = found;
      if (own !== theirs) throw new Error(`The two find other pairs:\n${theirs}\n${own}`);
      const place = { cwd: folder, exits: [0] };
      return {
        commands: [
          { label, words: commandOf(peer), ...place },
          { label: "src/families", words: commandOf("own"), ...place },
        ],
        notes: [
          `${questions} questions, 200 of them planted in other spacing and case, 500 with a word changed; both found ${own}`,
        ],
      };
    },
  };
}

export const nearDuplicatesRows: readonly Row[] = [
  nearDuplicatesRow({
    name: "near-duplicates",
    about:
      "all pairs of 10,000 questions of which at least 0.8 is the same, none missed; the baseline compares each with each.",
    reach: { ratio: 0.2 },
    questions: 10_000,
    peer: "brute",
    label: "brute force",
  }),
  nearDuplicatesRow({
    name: "near-duplicates-100k",
    about:
      "the same of 100,000 questions; the baseline is an exact join over prefixes with bitmaps, as published.",
    reach: { ratio: 1, peak: 1024 },
    questions: 100_000,
    peer: "prefix",
    label: "prefix join",
  }),
];
