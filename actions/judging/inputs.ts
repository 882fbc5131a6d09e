import { UsageError } from "../../src/model/usage-error.ts";
import { mostAnnotations } from "../../src/report/verdict/chosen-annotations.ts";

/** The inputs of every action that judges a set, as each `action.yml` describes them. */
export const inputNames = ["path", "base", "annotations", "report", "allow-empty"] as const;

/** What an action was asked for. */
export interface Inputs {
  /** The set's folder, relative to the workspace. */
  readonly path: string;
  /** The earlier state that was asked for; undefined where the event says. */
  readonly base: string | undefined;
  /** The most annotations of one level. */
  readonly annotations: number;
  /** The file for the report, relative to the workspace; undefined for one of our own. */
  readonly report: string | undefined;
  readonly allowEmpty: boolean;
}

/** Reads the inputs, whose texts `get` gives; empty ones are the defaults. Throws UsageError. */
export function readInputs(get: (name: (typeof inputNames)[number]) => string): Inputs {
  return {
    path: get("path") || ".",
    base: get("base") || undefined,
    annotations: number(get("annotations") || String(mostAnnotations)),
    report: get("report") || undefined,
    allowEmpty: yesOrNo("allow-empty", get("allow-empty") || "false"),
  };
}

function number(text: string): number {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (value <= mostAnnotations) return value;
  throw new UsageError(
    `The input annotations is "${text}". Write a number from 0 to ${mostAnnotations}: GitHub shows no more annotations of one level for a step.`,
  );
}

/** Reads an input that is true or false. Throws UsageError. */
export function yesOrNo(name: string, text: string): boolean {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
  throw new UsageError(`The input ${name} is "${text}". Write true or false.`);
}

/** Reads the input that holds a token. Throws UsageError. */
export function tokenIn(text: string): string {
  if (text !== "") return text;
  throw new UsageError(
    "The input token is empty. Leave it out, and the token of the job is taken; a secret that is named and not set is empty.",
  );
}
