import type { ValidateFunction } from "ajv";
import type { Defect } from "../model/dataset.ts";
import type { Tree } from "../model/tree.ts";
import { parseLocated, type LocatedYaml } from "./located-yaml.ts";
import { shapeDefects, shapeOf } from "./schema-defects.ts";
import { readText } from "./text-file.ts";

/** What a YAML file gave. */
interface YamlReading<Value> {
  /** Undefined where the file has a defect. */
  readonly value: Value | undefined;
  readonly located: LocatedYaml | undefined;
  readonly defects: readonly Defect[];
}

/** Reads a YAML file against its schema. */
export async function readYaml<Value>(
  tree: Tree,
  file: string,
  { max, matches }: { readonly max: number; readonly matches: ValidateFunction<Value> },
): Promise<YamlReading<Value>> {
  const reading = await readText(tree, file, max);
  if ("defect" in reading) {
    return { value: undefined, located: undefined, defects: [reading.defect] };
  }
  const located = parseLocated(file, reading.text);
  if (located.defects.length > 0) return { value: undefined, located, defects: located.defects };
  const { value, errors } = shapeOf(matches, located.value);
  return { value, located, defects: shapeDefects(errors, located) };
}
