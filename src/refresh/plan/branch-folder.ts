import { sha256 } from "../../model/hash.ts";

const ofRepository = "touchstone/refresh/";
const ofRecords = "touchstone/record/";

/**
 * Where the branches of a set that ask again are, ending in "/". Those of a set in a folder of its repository are in a folder of their own, so
 * that two sets with families of one name never meet; no component starts with "_".
 */
export function branchFolder(place: string): string {
  return place === "" ? ofRepository : `${ofRepository}_${nameOf(place)}/`;
}

/** Where the branch of a set is that records what people decided, ending in "/". */
export function recordFolder(place: string): string {
  return place === "" ? ofRecords : `${ofRecords}_${nameOf(place)}/`;
}

/** Some letters of a place mean something to Git, and a slash would let one folder hold another's. */
function nameOf(place: string): string {
  const name = place.replaceAll(/[^A-Za-z0-9_-]+/g, "-").slice(0, 60);
  return name === place ? name : `${name}-${sha256(place).slice("sha256:".length).slice(0, 8)}`;
}
