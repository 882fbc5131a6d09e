import type { CaseFile } from "../model/case.ts";
import { caseDigest, unresolvedDigest } from "../model/digest.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import { startOf } from "../model/location.ts";
import { once } from "../model/once.ts";
import { placesIn, type Places } from "./located-yaml.ts";
import { plainCase, type PlainCase } from "./plain-case.ts";
import { holds } from "./value-paths.ts";

/** What one case file gave: the case where it holds a map, and every defect of its form. */
export interface CaseReading extends Pick<PlainCase, "value" | "defects" | "ambiguousScalars"> {
  readonly file: CaseFile | undefined;
}

/** Reads one case from its text. Pure: the same text gives the same reading. */
export function readCase(path: string, text: string): CaseReading {
  const plain = plainCase(path, text);
  return { ...plain, file: caseFile(path, plain, () => text) };
}

/**
 * A case with the way to its places, which are found in its text when somebody asks: a large set of good files then costs
 * neither their texts nor their trees. A file that gives its text no more has every place at its start.
 */
export function caseFile(
  path: string,
  { value, draft, isWhole, digest: known }: PlainCase,
  textAgain: () => string | undefined,
): CaseFile | undefined {
  if (draft === undefined) return undefined;
  const places = (): Places => {
    if (lastPlaces?.textAgain !== textAgain) {
      const text = textAgain();
      lastPlaces = { textAgain, places: text === undefined ? nowhere(path) : placesIn(path, text) };
    }
    return lastPlaces.places;
  };
  // Only approvals and sentinels ask for digests, and they ask more than once.
  const digest = once(() => known ?? caseDigest(value));
  const unresolved = once(() => unresolvedDigest(value));
  return {
    path,
    case: draft,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The schema accepts it.
    whole: isWhole ? (value as GoldenCase) : undefined,
    get digest() {
      return digest();
    },
    get unresolvedDigest() {
      return unresolved();
    },
    has: (field) => holds(value, field),
    locate: (way) => places().locate(way),
    locateKey: (way) => places().locateKey(way),
  };
}

/** The places of one file: a rule asks about one file after another, several times about each. */
let lastPlaces:
  | { readonly textAgain: () => string | undefined; readonly places: Places }
  | undefined;

function nowhere(path: string): Places {
  const start = startOf(path);
  return { locate: () => start, locateKey: () => start };
}
