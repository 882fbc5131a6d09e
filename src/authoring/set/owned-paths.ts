/**
 * What decides over the judgment of a set in this place, or may never be rewritten, as `CODEOWNERS` writes paths. The place
 * is a folder from the root, empty for the root itself.
 */
export function ownedPaths(place: string): readonly string[] {
  const set = place === "" ? "/" : `/${place}/`;
  const own = [".github/", ".touchstone/", "families.yaml", "corpus-revisions/"];
  return [...new Set(["/.github/", ...own.map((path) => `${set}${path}`)])];
}
