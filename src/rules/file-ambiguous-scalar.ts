import type { AmbiguousScalar } from "../model/dataset.ts";
import { isRecorded } from "../model/layout.ts";
import { clipped } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const fileAmbiguousScalar: Rule = {
  id: "file/ambiguous-scalar",
  level: "warning",
  safeFix: true,
  reports: "a plain value that readers of YAML 1.1 take for another one",
  perFile: true,
  *check({ ambiguousScalars }) {
    for (const scalar of ambiguousScalars) {
      yield { message: messageOf(scalar), at: scalar.at, fix: fixOf(scalar) };
    }
  },
};

function messageOf({ value, isName, spelling, seen }: AmbiguousScalar): string {
  if (typeof value === "number") {
    return `${shortened(spelling)} is the number ${value} here, but ${seen ?? "unreadable"} to readers of YAML 1.1.`;
  }
  const taken =
    seen === undefined
      ? "cannot be read by readers of YAML 1.1"
      : `is ${seen} to readers of YAML 1.1`;
  return `The ${isName ? "name" : "text"} "${shortened(value)}" ${taken}, since it stands without quotes.`;
}

function fixOf({ at, value, written }: AmbiguousScalar): string {
  const shown = shortened(written);
  const now = typeof value === "number" ? `Write it as ${shown}` : `Put it in quotes: ${shown}`;
  // A recorded revision never changes, so nothing changes it by the way.
  return isRecorded(at.file) ? `${now}.` : `${now}; "touchstone fmt" does it.`;
}

/** Numbers can have as many digits as a file can hold. */
function shortened(text: string): string {
  return clipped(text, 80);
}
