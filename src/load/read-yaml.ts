import type { ValidateFunction } from "ajv";
import type { AmbiguousScalar, Defect } from "../model/dataset.ts";
import type { Tree } from "../model/tree.ts";
import { unexplained } from "./ambiguous-scalars.ts";
import { parseLocated, type LocatedYaml } from "./located-yaml.ts";
import { shapeDefects, shapeOf, withoutDefects } from "./schema-defects.ts";
import { readText } from "./text-file.ts";

/** What a YAML file gave. */
interface YamlReading<Value> {
  /** Undefined where the file has a defect. */
  readonly value: Value | undefined;
  /** The value without the parts that its schema does not accept; undefined where the file is not strict YAML. */
  readonly draft: unknown;
  readonly located: LocatedYaml | undefined;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

/** What a YAML file of one kind may be: its largest size in bytes, its most fields where it has a limit of its own, and its schema. */
export interface YamlShape<Value> {
  readonly max: number;
  readonly keys?: number;
  readonly matches: ValidateFunction<Value>;
}

/** Reads a YAML file against its schema. */
export async function readYaml<Value>(
  tree: Tree,
  file: string,
  { max, keys, matches }: YamlShape<Value>,
): Promise<YamlReading<Value>> {
  const reading = await readText(tree, file, max);
  if ("defect" in reading) {
    return unread(undefined, [reading.defect]);
  }
  const located = parseLocated(file, reading.text, keys === undefined ? {} : { keys });
  if (located.defects.length > 0) return unread(located, located.defects);
  const { value, errors } = shapeOf(matches, located.value);
  return {
    value,
    draft: errors.length === 0 ? value : withoutDefects(located.value, errors),
    located,
    defects: shapeDefects(errors, located),
    ambiguousScalars: unexplained(located.ambiguousScalars, errors),
  };
}

function unread(located: LocatedYaml | undefined, defects: readonly Defect[]): YamlReading<never> {
  return { value: undefined, draft: undefined, located, defects, ambiguousScalars: [] };
}
