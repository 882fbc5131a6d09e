import fs from "node:fs";
import { basename } from "node:path";
import git from "isomorphic-git";
import { expect } from "vitest";
import { runIn } from "./command.ts";
import type { Files } from "./good-set.ts";

/** What a plan tells of a case, of the fields that the lives look at. */
export interface PlannedCase {
  readonly id: string;
  readonly file: string;
  readonly reasons: readonly string[];
  readonly pullRequest: string;
  readonly twoJudgments: boolean;
  readonly outcomes: readonly { readonly outcome: string; readonly digest: string | null }[];
  readonly evidence: readonly {
    readonly chunkId: string;
    readonly verdict: string;
    readonly quote: string | null;
    readonly quoteStanding: "intact" | "changed" | null;
    readonly candidates: readonly { readonly id: string; readonly hash: string }[];
  }[];
}

/** What a plan tells, of the fields that the lives look at. */
export interface ToldPlan {
  readonly to: { readonly id: string; readonly digest: string };
  readonly counts: {
    readonly refresh: number;
    readonly current: number;
    readonly carried: number;
  };
  readonly items: readonly PlannedCase[];
}

/** Runs a command line that has to end well, and gives what it printed. */
export async function done(folder: string, ...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runIn(folder, ...words);
  if (code !== 0) throw new Error(`touchstone ${words.join(" ")} gave ${code}:\n${out}${err}`);
  return out + err;
}

/** Makes the folder a Git repository, where it is none, and commits all that it holds to `main`. */
export async function commitAll(folder: string, message: string): Promise<void> {
  const repository = { fs, dir: folder };
  await git.init({ ...repository, defaultBranch: "main" });
  await git.add({ ...repository, filepath: "." });
  const author = { name: "Avery", email: "avery@example.test" };
  await git.commit({ ...repository, message, author });
}

/** The plan of a set under its current revision, or as the words say. */
export async function planOf(folder: string, ...words: readonly string[]): Promise<ToldPlan> {
  return JSON.parse(
    await done(folder, "refresh", "plan", "--format", "json", ...words),
  ) as ToldPlan;
}

/** Whether all the evidence of a case is what it was, but for ids: each text stands under one other id. */
export function onlyMoved({ evidence }: PlannedCase): boolean {
  const verdicts = new Set(evidence.map(({ verdict }) => verdict));
  return verdicts.delete("moved") && (verdicts.size === 0 || [...verdicts].join() === "same");
}

/** The ids of the cases that an export of the whole set holds, sorted; none where there is nothing to write. */
export async function exportedIds(
  folder: string,
  purpose: "evaluation" | "tuning" = "evaluation",
): Promise<readonly string[]> {
  const { code, out, err } = await runIn(folder, "export", "--for", purpose);
  if (code !== 0 && !err.includes("nothing")) throw new Error(err);
  return out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { readonly id: string }).id)
    .toSorted();
}

/** The approved cases that are in use, sorted. */
export function idsInUse(files: Files): readonly string[] {
  return Object.entries(files)
    .filter(([, text]) => /^ {2}status: approved$/m.test(text) && !/^retired:/m.test(text))
    .map(([path]) => basename(path, ".yaml"))
    .toSorted();
}

/** A case's text without some of its top-level fields: what nobody may have touched who changed these. */
export function outside(text: string, fields: readonly string[]): string {
  return fields.reduce(
    (rest, field) => rest.replace(new RegExp(`^${field}:.*\\n(?:(?:[ -].*)?\\n)*`, "m"), ""),
    text,
  );
}

/** Nothing changed but these fields of the cases that are named, to the byte. */
export function expectOnlyChanged(
  [before, after]: readonly [Files, Files],
  fieldsOf: ReadonlyMap<string, readonly string[]>,
): void {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const path of paths) {
    const fields = fieldsOf.get(path);
    const [old, now] = [before[path], after[path]];
    if (fields === undefined) expect(now, path).toBe(old);
    else {
      expect(now, path).not.toBe(old);
      expect(outside(now ?? "", fields), path).toBe(outside(old ?? "", fields));
    }
  }
}
