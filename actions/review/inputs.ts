import { UsageError } from "../../src/model/usage-error.ts";
import { tokenIn, yesOrNo } from "../judging/inputs.ts";

/** The inputs of the action, as `action.yml` describes them. */
export const inputNames = ["token", "path", "record", "pull-request", "dry-run", "report"] as const;

/**
 * When decisions are written into the cases: on the branches of pull requests and what is left of them after the merge, all
 * after the merge, or never.
 */
type RecordWhen = (typeof recordWhens)[number];

const recordWhens = ["before-merge", "after-merge", "none"] as const;

/** What the action was asked for. */
export interface Inputs {
  readonly token: string;
  /** The set's folder, relative to the workspace. */
  readonly path: string;
  readonly record: RecordWhen;
  /** The only pull request to judge, or to record where it was merged; undefined where the event says which. */
  readonly pullRequest: number | undefined;
  readonly isDryRun: boolean;
  /** The file for the report, relative to the workspace; undefined for one of our own. */
  readonly report: string | undefined;
}

/** Reads the inputs, whose texts `get` gives; empty ones are the defaults. Throws UsageError. */
export function readInputs(get: (name: (typeof inputNames)[number]) => string): Inputs {
  return {
    token: tokenIn(get("token")),
    path: (get("path") || ".").replace(/^\.\/(?=.)/, ""),
    record: recordIn(get("record") || "before-merge"),
    pullRequest: numberIn(get("pull-request")),
    isDryRun: yesOrNo("dry-run", get("dry-run") || "false"),
    report: get("report") || undefined,
  };
}

function recordIn(text: string): RecordWhen {
  const found = recordWhens.find((one) => one === text);
  if (found !== undefined) return found;
  throw new UsageError(
    `The input record is "${text}". Write before-merge, after-merge, or none: they say when decisions are written into the cases.`,
  );
}

function numberIn(text: string): number | undefined {
  if (text === "") return undefined;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(
    `The input pull-request is "${text}". Write the number of a pull request, such as 12, or leave it out.`,
  );
}
