import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const fileMisplaced: Rule = {
  id: "file/misplaced",
  level: "error",
  reports: "a case file that is not named by its case's id, or families.yaml under another name",
  perFile: true,
  *check({ cases, defects }) {
    for (const { rule, ...problem } of defects) if (rule === "file/misplaced") yield problem;
    for (const file of cases) {
      const { id } = file.case;
      const name = file.path.slice(file.path.lastIndexOf("/") + 1);
      if (id === undefined || name === `${id}.yaml`) continue;
      yield {
        message: `The case's id is ${quoted(id)}, but its file is named ${quoted(name)}.`,
        at: file.locate(["id"]),
        fix: /\.ya?ml$/.test(id)
          ? "Write the id without its ending: only the file has one."
          : `Rename the file to "${id}.yaml", or correct the id while nobody has approved the case.`,
      };
    }
  },
};
