import type { AmbiguousScalar, Defect } from "../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../model/families.ts";
import type { Families } from "../model/generated/families.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf, type Path } from "../model/location.ts";
import type { Tree } from "../model/tree.ts";
import { familiesShape } from "./generated/families-shape.js";
import { familiesKeys, limits } from "./limits.ts";
import { readYaml } from "./read-yaml.ts";
import { keepsFile } from "./set-files.ts";
import { holds } from "./value-paths.ts";

/** What families.yaml gave, and what is to be said of it besides. */
export interface FamiliesReading {
  readonly file: FamiliesFile | undefined;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

const shape = { max: limits.families, keys: familiesKeys, matches: familiesShape };

/** Reads families.yaml; without a file where the set has none. A file that cannot be read holds no families. */
export async function readFamiliesFile(tree: Tree): Promise<FamiliesReading> {
  const entry = await tree.entry(familiesFile);
  const defects = await otherwiseNamed(tree, { isAlone: entry === undefined });
  if (entry === undefined) return { file: undefined, defects, ambiguousScalars: [] };
  if (!keepsFile(entry, defects)) return { file: unreadable, defects, ambiguousScalars: [] };
  const reading = await readYaml<Families>(tree, familiesFile, shape);
  const { value, draft, located, ambiguousScalars } = reading;
  const file: FamiliesFile = {
    path: familiesFile,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left of a map without its defects is what the schema accepts.
    families: isMap(draft) ? (draft as FamiliesDraft) : undefined,
    whole: value,
    has: (path: Path) => holds(located?.value, path),
    locate: located?.locate ?? nowhere,
    locateKey: located?.locateKey ?? nowhere,
  };
  return { file, defects: [...defects, ...reading.defects], ambiguousScalars };
}

/** A file whose ending is spelled otherwise is never read, and whoever wrote it thinks that it is. */
async function otherwiseNamed(
  tree: Tree,
  { isAlone }: { readonly isAlone: boolean },
): Promise<Defect[]> {
  if ((await tree.entry(otherFile)) === undefined) return [];
  const at = startOf(otherFile);
  const defect: Defect = isAlone
    ? {
        rule: "file/misplaced",
        message: `The families of a set are in "${familiesFile}", so "${otherFile}" was not read.`,
        at,
        fix: `Rename the file to "${familiesFile}".`,
      }
    : {
        rule: "file/twin",
        message: `The families of a set are in "${familiesFile}", and this second file, "${otherFile}", was not read.`,
        at,
        related: [startOf(familiesFile)],
        fix: `Compare the two: bring what holds into "${familiesFile}", and remove this one.`,
      };
  return [defect];
}

const otherFile = familiesFile.replace(/\.yaml$/, ".yml");

/** The families of a set; undefined where it has none, or where they have a defect, which the check reports. */
export async function readFamilies(tree: Tree): Promise<Families | undefined> {
  return (await readFamiliesFile(tree)).file?.whole;
}

function isMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const nowhere = (): ReturnType<typeof startOf> => startOf(familiesFile);

const unreadable: FamiliesFile = {
  path: familiesFile,
  families: undefined,
  whole: undefined,
  has: () => false,
  locate: nowhere,
  locateKey: nowhere,
};
