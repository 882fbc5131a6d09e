import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import {
  decideCommand,
  fillCommand,
  judgeCommand,
  needlessCommand,
  recordCommand,
} from "../../rules/asking.ts";
import { dueUnder, nextStep } from "../../rules/due/due.ts";
import type { Wait } from "./waiting-case.ts";

/** Tells what somebody does about a case that waits, as a sentence with the command. */
export function stepIn(dataset: Dataset): (file: CaseFile, wait: Wait) => string {
  const dueOf = dueUnder(dataset);
  return (file, wait) => {
    switch (wait.is) {
      case "first-judgment":
        return `Read it with its source, and approve or reject it with ${recordCommand(file)}.`;
      case "sentinel-judgment":
        return `Judge it, without looking at what others found, with ${judgeCommand(file)}.`;
      case "settling":
        return 'Read the source again, clarify what the judgments differ in, and record that under "resolution".';
      case "binding":
        return `Have it judged again with ${recordCommand(file)}.`;
      case "evidence":
        return `Have its evidence looked up with ${fillCommand(file)}.`;
      case "needless":
        return `Take the request out with ${needlessCommand(file)}.`;
      case "decision":
      case "approval":
      case "repair": {
        const due = dueOf(file);
        const step = due && nextStep(file, due);
        return step ?? `Decide about it with ${decideCommand(file)}.`;
      }
    }
  };
}
