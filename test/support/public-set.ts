import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { componentsIn } from "../../src/families/conflicts.ts";
import { groupingOf } from "../../src/families/grouping.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { revisionDigest } from "../../src/model/digest.ts";
import { filesIn, folderWith, runIn } from "./command.ts";
import { asFields } from "./fields.ts";
import { approved } from "./good-set.ts";
import { shownRuns } from "./guide-figures.ts";
import { runShown } from "./played-guide.ts";

const shared = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");

/** A public set as its guide brings it in, by the commands up to a table that is left out. */
export async function broughtIn(
  name: string,
  places: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await folderWith({});
  await cp(resolve("docs/mappings"), folder, { recursive: true });
  for (const [place, from] of Object.entries(places)) {
    await cp(join(shared, from), join(folder, place), { recursive: true });
  }
  for (const { folder: own, command } of shownRuns(
    readFileSync("docs/guides/two-public-sets.md", "utf8"),
  )) {
    const bringsIn = /^touchstone (?:corpus snapshot|import) /.test(command);
    if (own !== name || !bringsIn || command.includes("--dry-run")) continue;
    if (!command.includes("ground_truth_250")) await runShown(command, folder);
  }
  return folder;
}

/** Approves every case that has nothing missing, as a person would who has read them all. */
export async function approveAll(folder: string): Promise<void> {
  const files = await filesIn(folder);
  const current = asFields(parse(files["corpus-revisions/current.yaml"] ?? ""))["revision"];
  const record: unknown = parse(files[`corpus-revisions/${String(current)}/revision.yaml`] ?? "");
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith("cases/")) continue;
    const pending = text.replace(/^review:\n(?: .*\n)+/m, "");
    const reason = `The documentation says so in ${path}.`;
    writeFileSync(
      join(folder, path),
      approved(pending, { corpus: revisionDigest(record), reason }),
    );
  }
  mkdirSync(join(folder, ".github"), { recursive: true });
  writeFileSync(join(folder, ".github/touchstone.yaml"), "reviewers: [jordan]\n");
}

/** Proposes a family a document and records a split: the component with the most families in dev, the others in test. */
export async function splitByComponents(folder: string): Promise<void> {
  await runIn(folder, "families", "propose", "--by", "document", "--write");
  const path = join(folder, "families.yaml");
  const { families } = asFields(parse(readFileSync(path, "utf8")));
  const declaredAt = "2026-09-01";
  const written = {
    claim: {
      kind: "family",
      statement: "It carries over to other pages.",
      declaredAt,
      minimumTestComponents: 1,
    },
    grouping: { rule: "A page is a family.", declaredAt },
    families: asFields(families),
  };
  writeFileSync(path, stringify(written));
  const grouping = groupingOf(await loadDataset(workingTree(folder)));
  if (grouping === undefined) throw new Error("The set has families.");
  const components = componentsIn(grouping.familyGraph()).toSorted((a, b) => b.length - a.length);
  const largest = new Set(components[0]);
  for (const [id, family] of Object.entries(written.families)) {
    Object.assign(asFields(family), { split: largest.has(id) ? "dev" : "test" });
  }
  writeFileSync(path, stringify(written));
}
