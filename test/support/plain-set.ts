import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import type { FamiliesFile } from "../../src/model/families.ts";
import { startOf, type Path } from "../../src/model/location.ts";

/** A case as the loader gives it, without a file: every place is the start of its path. */
export function plainCase(path: string, draft: object): CaseFile {
  return {
    path,
    case: draft,
    whole: undefined,
    digest: undefined,
    unresolvedDigest: undefined,
    has: holdsIn(draft),
    locate: () => startOf(path),
    locateKey: () => startOf(path),
  };
}

/** A set of these cases and families, as the loader gives it. */
export function plainSet(cases: readonly CaseFile[], families?: object): Dataset {
  return {
    cases,
    approved: new Map(),
    revisions: new Map(),
    current: undefined,
    texts: new Map(),
    families: families === undefined ? undefined : plainFamilies(families),
    policy: undefined,
    base: undefined,
    defects: [],
    ambiguousScalars: [],
  };
}

function plainFamilies(draft: object): FamiliesFile {
  const path = "families.yaml";
  return {
    path,
    families: draft,
    whole: undefined,
    has: holdsIn(draft),
    locate: () => startOf(path),
    locateKey: () => startOf(path),
  };
}

function holdsIn(value: object): (path: Path) => boolean {
  return ([field = ""]) => Object.hasOwn(value, field);
}
