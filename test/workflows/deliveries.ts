import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";

/** A repository with a set, the workflow that judges it, and what that workflow runs: as it reaches people. */
export interface Delivery {
  readonly files: Readonly<Record<string, string>>;
  /** The name of the workflow's file. */
  readonly workflow: string;
  /** The set's folder, empty or with "/" at the end. */
  readonly place: string;
}

export const approvedCase: string = approved(pendingCase);
const cases = [approvedCase, approved(pendingAbstention)];

/** This repository's own workflow and actions, with the bundle that the source gives today, over a small set. */
export async function ofThisRepository(): Promise<Delivery> {
  const bundle = Object.entries(await filesIn(dirname(await builtTool())));
  const own = [
    "actions/family-overlap/action.yml",
    "actions/refresh/action.yml",
    "actions/review/action.yml",
    "actions/validate/action.yml",
    ".github/workflows/refresh.yaml",
    ".github/workflows/review-ping.yaml",
    ".github/workflows/review.yaml",
    ".github/workflows/validate.yaml",
  ];
  const files = {
    ...Object.fromEntries(bundle.map(([path, text]) => [`dist/${path}`, text])),
    ...Object.fromEntries(own.map((path) => [path, readFileSync(path, "utf8")])),
    ...goodSet(...cases),
  };
  return { files, workflow: "validate.yaml", place: "" };
}

/** What init writes, for a set in a folder or at the top, with the same small set in it. */
export async function ofInit(folder: "" | "eval"): Promise<Delivery> {
  const root = await folderWith({ ".git/HEAD": "ref: refs/heads/main\n" });
  const words = [process.execPath, await builtTool(), "init", folder === "" ? "." : folder];
  const made = runProgram(root, words);
  if (made.status !== 0) throw new Error(made.err);
  const { ".git/HEAD": _, ...written } = await filesIn(root);
  const place = folder === "" ? "" : `${folder}/`;
  const set = Object.entries(goodSet(...cases)).map(([path, text]) => [`${place}${path}`, text]);
  const workflow = folder === "" ? "touchstone.yaml" : `touchstone-${folder}.yaml`;
  return { files: { ...written, ...(Object.fromEntries(set) as object) }, workflow, place };
}
