import { currentRevision } from "../model/dataset.ts";
import { quoted } from "../model/sentence.ts";
import { recordedExceptions } from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionExpired: Rule = {
  id: "exception/expired",
  level: "error",
  reports: "an exception whose last day is before the current corpus revision",
  *check(dataset) {
    const revision = currentRevision(dataset);
    const day = dayOf(revision?.record?.createdAt ?? "");
    if (revision === undefined || day === undefined) return;
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      const { until = day } = exception;
      if (until >= day) continue;
      yield {
        message: `The exception holds until ${until}, and the current corpus revision ${quoted(revision.id)} is of ${day}.`,
        at: file.locate(["exceptions", index, "until"]),
        related: [revision.locate(["createdAt"])],
        fix: 'Decide again: take the exception out, or record a new decision with its reason, "decidedBy", "decidedAt" and "until".',
      };
    }
  },
};

/** The day of a moment in UTC, as the schema writes days. */
function dayOf(moment: string): string | undefined {
  const time = Date.parse(moment.toUpperCase().replace(/\s/, "T"));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}
