import { isMap, isScalar, isSeq, Schema, type Scalar, type ScalarTag } from "yaml";
import type { AmbiguousScalar } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import { dateFields } from "./generated/date-fields.ts";
import { isNumberInYaml11, plainNumber } from "./plain-number.ts";
import type { ShapeError } from "./schema-sentences.ts";
import type { YamlSource } from "./yaml-tokens.ts";

/** An ambiguous scalar with the way to it, by which fields that are dates are told from text. */
export interface ScalarAt extends AmbiguousScalar {
  readonly path: Path;
}

/** The first characters of every plain text that YAML 1.1 takes for something else; most texts start with none of them. */
const telling = /^[-+.0-9=<yYnNtTfFoO]/;

/** The plain scalars and names of a value that readers of YAML 1.1 take for others than YAML 1.2 does, in their order. */
export function ambiguousScalars(root: unknown, source: YamlSource): readonly ScalarAt[] {
  const found: ScalarAt[] = [];
  // Nearly every scalar is as clear as text can be, so no path is kept but the one that leads here.
  const path: (string | number)[] = [];
  const add = (scalar: Scalar, isName: boolean): void => {
    const ambiguous = ambiguity(scalar, source);
    if (ambiguous !== undefined) found.push({ ...ambiguous, isName, path: [...path] });
  };
  const visit = (node: unknown, key: string | number): void => {
    path.push(key);
    lookAt(node);
    path.pop();
  };
  const lookAt = (node: unknown): void => {
    if (isScalar(node)) add(node, false);
    else if (isSeq(node)) node.items.forEach(visit);
    else if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : "";
        path.push(name);
        if (isScalar(key)) add(key, true);
        path.pop();
        visit(value, name);
      }
    }
  };
  lookAt(root);
  return found;
}

/** Those that have no other finding, and are no dates where a date is due. */
export function unexplained(
  scalars: readonly ScalarAt[],
  errors: readonly ShapeError[],
): readonly AmbiguousScalar[] {
  if (scalars.length === 0) return [];
  const told = new Set(
    errors
      .filter(({ error }) => error.keyword !== "required")
      .map(({ path }) => JSON.stringify(path)),
  );
  return scalars.filter(({ path, isName, seen }) => {
    if (!isName && seen === aDate && dateFields.has(String(path.at(-1)))) return false;
    return ![...path.keys(), path.length].some((end) =>
      told.has(JSON.stringify(path.slice(0, end))),
    );
  });
}

function ambiguity(
  { type, source = "", range, value }: Scalar,
  { text, at }: YamlSource,
): Omit<ScalarAt, "isName" | "path"> | undefined {
  if (type !== "PLAIN" || range == null || !telling.test(source)) return undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  // Every file refuses a number without end.
  if (typeof value === "number" && !Number.isFinite(value)) return undefined;
  const seen = seenInYaml11(source, value);
  if (seen === "the same") return undefined;
  const [offset, end] = range;
  const written = typeof value === "number" ? plainNumber(value) : JSON.stringify(value);
  return { at: at(offset), offset, spelling: text.slice(offset, end), value, written, seen };
}

const aDate = "a date";

/** What a reader of YAML 1.1 sees in a plain scalar; undefined where it refuses it. */
function seenInYaml11(source: string, value: string | number): string | undefined {
  // Types of YAML 1.1 alone, which PyYAML knows and makes no value of: yaml.org/type/value.html and merge.html.
  if (source === "=" || source === "<<") return undefined;
  const other = valueInYaml11(source);
  if (typeof value === "number" && !isNumberInYaml11(source)) return "text";
  if (Object.is(other, value)) return "the same";
  if (typeof other === "boolean") return "a yes-or-no value";
  // The library takes "+e3" and "." for numbers without a value, as nobody else does.
  if (typeof other === "number") return Number.isNaN(other) ? "the same" : `the number ${other}`;
  return other instanceof Date ? aDate : "text";
}

const tagsOfYaml11 = new Schema({ schema: "yaml-1.1" }).tags.filter(
  (tag): tag is ScalarTag => tag.default === true && "test" in tag && tag.test !== undefined,
);

function valueInYaml11(source: string): unknown {
  const tag = tagsOfYaml11.find(({ test }) => test?.test(source) === true);
  const resolved = tag?.resolve(source, () => {}, {}) ?? source;
  return isScalar(resolved) ? resolved.value : resolved;
}
