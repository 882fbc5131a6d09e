/** One YAML file a case, in any folder below. */
export const casesFolder: string = "cases";
/** One folder a corpus revision, named by its id. */
export const revisionsFolder: string = "corpus-revisions";
/** The pointer to the current revision. */
export const currentFile: string = `${revisionsFolder}/current.yaml`;
/** Chunk texts by hash, shared by all revisions: `<first hex digit>.jsonl`. */
export const textsFolder: string = `${revisionsFolder}/texts`;
/** The claim, the families and their splits. */
export const familiesFile = "families.yaml";
/** The policy. */
export const policyFile = ".github/touchstone.yaml";

/** The sixteen digits by which large files are cut into shards. */
export const shardDigits: readonly string[] = "0123456789abcdef".split("");

/** The files that can hold one JSON Lines table: the whole one, or its shards in order. */
export function tableFiles(base: string): readonly string[] {
  return [`${base}.jsonl`, ...shardDigits.map((digit) => `${base}-${digit}.jsonl`)];
}

/** The files that can hold the text of a content hash. */
export function textFilesOf(hash: string): readonly string[] {
  return tableFiles(`${textsFolder}/${hash.charAt("sha256:".length)}`);
}

/** Whether a path lies in the folder of the cases. */
export function isInCases(path: string): boolean {
  return path.startsWith(`${casesFolder}/`);
}

/** Whether a path belongs to what is recorded and never changes: the corpus revisions, but not the pointer to one. */
export function isRecorded(path: string): boolean {
  return path.startsWith(`${revisionsFolder}/`) && path !== currentFile;
}

/** Whether a file's name ends as that of a YAML file does. */
export function isYamlName(path: string): boolean {
  return /\.ya?ml$/i.test(path);
}
