import type { CaseDraft, CaseFile } from "../model/case.ts";
import type { AmbiguousScalar, Defect } from "../model/dataset.ts";
import { isMap } from "../model/fields.ts";
import { caseDigest, unresolvedDigest } from "../model/digest.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import type { Path } from "../model/location.ts";
import { once } from "../model/once.ts";
import { caseShape } from "./generated/case-shape.js";
import { unexplained } from "./ambiguous-scalars.ts";
import { cutTexts } from "./cut-texts.ts";
import { hiddenCharacters } from "./hidden-characters.ts";
import { parseLocated } from "./located-yaml.ts";
import { shapeDefects, shapeErrors, shapeOf, withoutDefects } from "./schema-defects.ts";
import type { ShapeError } from "./schema-sentences.ts";
import { holds } from "./value-paths.ts";

/** What one case file gave: the case where it holds a map, and every defect of its form. */
export interface CaseReading {
  readonly file: CaseFile | undefined;
  /** What the file says, whatever its shape; undefined where it is not strict YAML. */
  readonly value: unknown;
  readonly defects: readonly Defect[];
  readonly ambiguousScalars: readonly AmbiguousScalar[];
}

/** Reads one case from its text. Pure: the same text gives the same reading. */
export function readCase(path: string, text: string): CaseReading {
  const yaml = parseLocated(path, text);
  if (yaml.defects.length > 0) {
    return { file: undefined, value: undefined, defects: yaml.defects, ambiguousScalars: [] };
  }
  const { value: whole, errors } = shapeOfCase(yaml.value);
  const defects = shapeDefects(errors, yaml);
  const ambiguousScalars = unexplained(yaml.ambiguousScalars, errors);
  const { value } = yaml;
  if (!isMap(value)) return { file: undefined, value, defects, ambiguousScalars };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- withoutDefects leaves only what the schema accepts.
  const draft = withoutDefects(yaml.value, errors) as CaseDraft;
  const { locate, locateKey } = yaml;
  const has = (field: Path): boolean => holds(yaml.value, field);
  // Only approvals and sentinels ask for digests, and they ask more than once.
  const digest = once(() => caseDigest(yaml.value));
  const unresolved = once(() => unresolvedDigest(yaml.value));
  const file = {
    path,
    case: draft,
    whole,
    get digest() {
      return digest();
    },
    get unresolvedDigest() {
      return unresolved();
    },
    has,
    locate,
    locateKey,
  };
  return {
    file,
    value,
    defects: [...defects, ...cutTexts(draft, text, yaml), ...hiddenCharacters(draft, text, yaml)],
    ambiguousScalars,
  };
}

/**
 * A case whose kind cannot be read is still judged in everything else: as an abstention where it says `because`,
 * else as answerable.
 */
function shapeOfCase(value: unknown): ReturnType<typeof shapeOf<GoldenCase>> {
  const shape = shapeOf(caseShape, value);
  if (!isMap(value) || !shape.errors.some(isAboutKind)) return shape;
  const kind = "because" in value ? "abstention" : "answerable";
  const others = shapeErrors(caseShape, { ...value, kind });
  return { value: undefined, errors: [...shape.errors.filter(isAboutKind), ...others] };
}

function isAboutKind({ error, path }: ShapeError): boolean {
  if (path.length === 1 && path[0] === "kind") return true;
  return (
    path.length === 0 && error.keyword === "required" && error.params.missingProperty === "kind"
  );
}
