import { casesToFill } from "../../../src/authoring/fill/fill.ts";
import { gitUserName } from "../../../src/git/user-name.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { filledText } from "../../../src/report/authoring/fill-report.ts";
import { counted } from "../../../src/model/sentence.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { TextOptions } from "../../../src/report/verdict/problem-text.ts";
import { writtenScalarsText } from "../../../src/report/authoring/scalars-report.ts";
import { isAmongPlaces, type NamedPlaces } from "../named-places.ts";
import { planForSet, toldAuthor, writePlan } from "../writing/fill-set.ts";
import type { Io } from "../../io.ts";
import { placeFrom } from "../set-folder.ts";
import { writeScalars } from "./write-scalars.ts";

/**
 * Writes what is sure in a set, or in those of its places that are named, and tells what it was: look-ups in pending cases,
 * and quotes around plain values that readers see differently. The check that follows reports the rest.
 */
export async function applySafeFixes(io: Io, places: NamedPlaces): Promise<string> {
  const { folder, given } = places;
  const options = { style: io.style, place: placeFrom(io.cwd, folder, given) };
  const found = await wholeSet(folder);
  const written = await writeScalars(folder, found, isAmongPlaces(places));
  const dataset = written.length === 0 ? found : await wholeSet(folder);
  const blocks = [
    ...written.map((file) => writtenScalarsText(file, options)),
    ...(await fillCases(io, { places, dataset }, options)),
  ];
  if (blocks.length === 0) blocks.push("Nothing to fix.");
  return `${blocks.map((block) => `${block}\n`).join("\n")}\n`;
}

async function wholeSet(folder: string): Promise<Dataset> {
  return await loadDataset(workingTree(folder), { texts: "current" });
}

async function fillCases(
  io: Io,
  { places, dataset }: { readonly places: NamedPlaces; readonly dataset: Dataset },
  options: TextOptions,
): Promise<readonly string[]> {
  const { folder } = places;
  const author = await gitUserName(folder, io.environment);
  const wanted = isAmongPlaces(places);
  const cases = casesToFill(dataset).filter(({ path }) => wanted(path));
  const plan = await planForSet(folder, dataset, { cases, author });
  if (plan === undefined || cases.length === 0) return [];
  await writePlan(folder, plan);
  const told = { ...options, diff: false, author: toldAuthor(author, true) };
  const blocks = plan.filled.map((one) => filledText(one, told));
  const unknown = plan.withoutAuthor.length;
  if (unknown > 0) {
    const who = `${counted(unknown, "case")} left alone: it is not known who wrote ${unknown === 1 ? "it" : "them"}.`;
    blocks.push(`${who}\n  fix: Run touchstone fill --author NAME`);
  }
  return blocks.length > 0 ? blocks : ["Nothing to fix without a person."];
}
