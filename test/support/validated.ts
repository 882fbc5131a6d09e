import { expect } from "vitest";
import { nodes, runStep, type Step, type StepRun } from "./action-run.ts";
import { builtAction } from "./built-tool.ts";
import { checkOut, type CheckingOut } from "./checkout.ts";
import type { Heard } from "./set-changes.ts";
import type { Repository } from "./github/world/repositories.ts";

/** What is special about a run. */
export type Special = Partial<Omit<Step, "script" | "workspace" | "node">> & {
  /** The action's folder; by default the one that judges by all rules. */
  readonly action?: string;
};

/**
 * Runs a built action that judges a set in a workspace, under each Node that there is, and gives what it did. It does the
 * same under each.
 */
export async function validated(
  workspace: string,
  heard: Pick<Step, "event" | "payload" | "commit">,
  { action = "validate", ...special }: Special = {},
): Promise<StepRun> {
  const script = await builtAction(action);
  const { event, payload, commit } = heard;
  const step = { script, workspace, event, payload, commit, ...special };
  const [first, ...others] = await Promise.all(
    nodes.map(async (node) => await runStep({ ...step, node })),
  );
  if (first === undefined) throw new Error("There is no Node to run it with.");
  expect([first.err, first.leftBehind]).toEqual(["", ""]);
  for (const other of others) expect(comparable(other)).toEqual(comparable(first));
  return first;
}

/** Checks a change out and judges it. */
export async function judged(
  { repository }: { readonly repository: Repository },
  heard: Heard,
  { checkingOut, ...special }: Special & { readonly checkingOut?: Partial<CheckingOut> } = {},
): Promise<StepRun> {
  const workspace = await checkOut(repository, { commit: heard.commit, ...checkingOut });
  return await validated(workspace, heard, special);
}

/** What two runs have in common: neither the time that they took nor their temporary folder. */
function comparable({ code, log, summary, report, outputs }: StepRun): unknown {
  const { report: path = "", ...counts } = outputs;
  const told = [log, summary].map((text) =>
    text.replaceAll(path === "" ? "\0" : path, "report").replace(/\(\d+ ms\)/, "(1 ms)"),
  );
  return { code, told, report, counts };
}

/** The annotations that GitHub would show, a line each: level, place, title, and the first line of the message. */
export function annotations({ commands }: StepRun): readonly string[] {
  return commands
    .filter(({ name }) => ["error", "warning", "notice"].includes(name))
    .map(({ name, properties, data }) => {
      const { file, line, col, title = "" } = properties;
      const place =
        file === undefined ? "" : ` ${file}:${line}${col === undefined ? "" : `:${col}`}`;
      return `${name}${place} ${title}: ${data.split("\n", 1)[0] ?? ""}`;
    });
}
