/** The largest file of each kind that is read, in bytes. */
export const limits: Readonly<
  Record<
    "case" | "revision" | "current" | "families" | "policy" | "lines" | "observations" | "manifest",
    number
  >
> = {
  case: 256 * 1024,
  revision: 256 * 1024,
  current: 4 * 1024,
  families: 16 * 1024 * 1024,
  policy: 256 * 1024,
  // Of an export: some 300 bytes a case.
  manifest: 64 * 1024 * 1024,
  observations: 64 * 1024 * 1024,
  // A recorded file is cut into shards at 50 MB, so a shard of this size belongs to sixteen times as much.
  lines: 1024 * 1024 * 1024,
};

/** The longest line of a JSON Lines file, without its line feed, in bytes. */
export const longestLine: number = 8 * 1024 * 1024;

/** How many fields all maps of a YAML file may have together, unless its kind has a limit of its own. */
export const mostKeys = 2000;

/** The same of families.yaml: three for each of tens of thousands of families. */
export const familiesKeys = 90_000;

/** How deep lists and maps may lie in each other in a YAML file. A case needs five levels. */
export const deepest = 64;
