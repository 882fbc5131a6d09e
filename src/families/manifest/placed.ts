import type { LocatedJson } from "../../load/located-json.ts";
import { fieldOf } from "../../model/fields.ts";
import type { Location, Path } from "../../model/location.ts";
import type { ManifestCase } from "./manifest.ts";
import type { Concerned } from "./reason.ts";
import { concerned } from "./shape.ts";

/** Where a reason stands and which case it concerns. */
interface Place extends Concerned {
  readonly at: Location;
}

/** Finds the places of a manifest that was read. */
export interface Placed {
  readonly at: (path: Path) => Place;
  /** A field of a case, or the case where it has no such field. */
  readonly inCase: (one: ManifestCase, field: string) => Place;
  /** Whether the manifest itself has a field, readable or not. */
  readonly has: (field: string) => boolean;
}

export function placesOf({ locate, value }: LocatedJson): Placed {
  const at = (path: Path): Place => ({ at: locate(path), ...concerned(path, value) });
  return {
    at,
    inCase: ({ path }, field) => at([...path, field]),
    has: (field) => fieldOf(value, field) !== undefined,
  };
}
