import type { CaseDraft } from "../model/case.ts";
import type { AmbiguousScalar, Defect } from "../model/dataset.ts";
import { caseDigest } from "../model/digest.ts";
import { isMap } from "../model/fields.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import type { Digest } from "../model/ids.ts";
import { unexplained } from "./ambiguous-scalars.ts";
import { cutTexts } from "./cut-texts.ts";
import { caseShape } from "./generated/case-shape.js";
import { hiddenCharacters } from "./hidden-characters.ts";
import { parseLocated } from "./located-yaml.ts";
import { shapeDefects, shapeErrors, shapeOf, withoutDefects } from "./schema-defects.ts";
import type { ShapeError } from "./schema-sentences.ts";

/** What one case file says, and every defect of its form, as plain data: threads can send it and files can keep it. */
export interface PlainCase {
  /** What the file says, whatever its shape; undefined where it is not strict YAML. */
  readonly value: unknown;
  /** What the schema leaves of the value: the value itself where it accepts it. Undefined where the file holds no map. */
  readonly draft: CaseDraft | undefined;
  /** Whether the schema accepts the value. */
  readonly isWhole: boolean;
  /** The digest of the value where somebody judged the case, since rules ask for it; else it is computed when asked for. */
  readonly digest: Digest | undefined;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

/** A file that gives no value, for these reasons. */
export function unreadCase(defects: readonly Defect[]): PlainCase {
  return { ...nothing, defects };
}

const nothing = {
  value: undefined,
  draft: undefined,
  isWhole: false,
  digest: undefined,
  ambiguousScalars: [],
} as const;

/** Reads one case from its text. Pure: the same text gives the same case. */
export function plainCase(path: string, text: string): PlainCase {
  const yaml = parseLocated(path, text);
  if (yaml.defects.length > 0) return unreadCase(yaml.defects);
  const { value } = yaml;
  const { errors } = shapeOfCase(value);
  const defects = shapeDefects(errors, yaml);
  const ambiguousScalars = unexplained(yaml.ambiguousScalars, errors);
  if (!isMap(value)) return { ...nothing, value, defects, ambiguousScalars };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- withoutDefects leaves only what the schema accepts.
  const draft = withoutDefects(value, errors) as CaseDraft;
  return {
    value,
    draft,
    isWhole: errors.length === 0,
    digest: isJudged(draft) ? caseDigest(value) : undefined,
    defects: [...defects, ...cutTexts(draft, text, yaml), ...hiddenCharacters(draft, text, yaml)],
    ambiguousScalars,
  };
}

function isJudged({ review, sentinel }: CaseDraft): boolean {
  return review?.digest !== undefined || sentinel !== undefined;
}

/**
 * A case whose kind cannot be read is still judged in everything else: as an abstention where it says `because`,
 * else as answerable.
 */
function shapeOfCase(value: unknown): Pick<ReturnType<typeof shapeOf<GoldenCase>>, "errors"> {
  const shape = shapeOf(caseShape, value);
  if (!isMap(value) || !shape.errors.some(isAboutKind)) return shape;
  const kind = "because" in value ? "abstention" : "answerable";
  const others = shapeErrors(caseShape, { ...value, kind });
  return { errors: [...shape.errors.filter(isAboutKind), ...others] };
}

function isAboutKind({ error, path }: ShapeError): boolean {
  if (path.length === 1 && path[0] === "kind") return true;
  return (
    path.length === 0 && error.keyword === "required" && error.params.missingProperty === "kind"
  );
}
