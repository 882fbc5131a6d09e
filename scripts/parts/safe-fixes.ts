import { casesToFill } from "../../src/authoring/fill.ts";
import { gitUserName } from "../../src/git/user-name.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { filledText } from "../../src/report/fill-report.ts";
import { counted } from "../../src/model/sentence.ts";
import { isAmong } from "../../src/report/verdict.ts";
import type { NamedPlaces } from "./named-places.ts";
import { planForSet, toldAuthor, writePlan } from "./fill-set.ts";
import type { Io } from "../io.ts";
import { placeFrom } from "./set-folder.ts";

/**
 * Writes what is sure in a set's pending cases, or in those of its places that are named, and tells what it was; the
 * check that follows reports the rest.
 */
export async function applySafeFixes(
  io: Io,
  { folder, given, paths }: NamedPlaces,
): Promise<string> {
  const author = await gitUserName(folder, io.environment);
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  const named = new Set(paths);
  const cases = casesToFill(dataset).filter(({ path }) => named.size === 0 || isAmong(path, named));
  const plan = await planForSet(folder, dataset, { cases, author });
  if (plan === undefined || cases.length === 0) return "Nothing to fix.\n\n";
  await writePlan(folder, plan);
  const place = placeFrom(io.cwd, folder, given);
  const options = { style: io.style, place, diff: false, author: toldAuthor(author, true) };
  const blocks = plan.filled.map((one) => `${filledText(one, options)}\n`);
  const unknown = plan.withoutAuthor.length;
  if (unknown > 0) {
    const who = `${counted(unknown, "case")} left alone: it is not known who wrote ${unknown === 1 ? "it" : "them"}.`;
    blocks.push(`${who}\n  fix: Run touchstone fill --author NAME\n`);
  }
  if (blocks.length === 0) blocks.push("Nothing to fix without a person.\n");
  return `${blocks.join("\n")}\n`;
}
