import { readFileSync } from "node:fs";
import { documentClaims } from "../../src/families/document-families.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import type { GoldenCase } from "../../src/model/generated/case.ts";
import type { Families } from "../../src/model/generated/families.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";

const root = new URL("../../", import.meta.url);
const tree = workingTree(root.pathname);

/** The set in this repository, with the texts of its current revision. */
export const dataset: Dataset = await loadDataset(tree, { texts: "current" });

/** Its cases, all of which fit the schema. */
export const cases: readonly GoldenCase[] = dataset.cases.map(whole);

const value = dataset.families?.whole;
if (value === undefined) throw new Error("families.yaml cannot be read.");
/** Its families.yaml. */
export const families: Families = value;

/** The page that tells its story. */
export const story: string = readFileSync(new URL("docs/handbook/README.md", root), "utf8");

/** Approved cases in use. */
export function isApproved({ review, retired }: GoldenCase): boolean {
  return review?.status === "approved" && retired === undefined;
}

/** Candidates that nobody has judged. */
export function isCandidate({ review, retired }: GoldenCase): boolean {
  return (review === undefined || review.status === "pending") && retired === undefined;
}

/** How many there are of each, sorted by name. */
export function tally(names: readonly (string | undefined)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names.filter((one) => one !== undefined).toSorted()) {
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The cells of the rows of a table, found by the start of its first line. */
export function tableRows(header: string): readonly (readonly string[])[] {
  const lines = story.split("\n");
  const start = lines.findIndex((line) => line.replaceAll(/ +/g, " ").startsWith(header));
  if (start === -1) throw new Error(`No table starts with ${header}`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(0, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What stands between backticks. */
export function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

function whole(file: CaseFile): GoldenCase {
  if (file.whole === undefined) throw new Error(`${file.path} does not fit the schema.`);
  return file.whole;
}

const claimsOf = documentClaims(new Map(Object.entries(families.families)));

/** The families that claim a document. */
export function owners(document: string): readonly string[] {
  return claimsOf(document).map(({ family }) => family);
}
