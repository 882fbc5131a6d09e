/** How much GitHub takes and gives. A test that needs to see the end of something may lower a number of its own world. */
export interface Limits {
  /** Characters of a body or a comment (release-please, marocchino/sticky-pull-request-comment#1395). */
  bodyCharacters: number;
  /** Files that the list of a pull request gives; nothing says that more were left out (OpenAPI: pulls/list-files). */
  filesOfPull: number;
  /** Commits that the list of a pull request gives (OpenAPI: pulls/list-commits). */
  commitsOfPull: number;
  /** Files that a comparison gives, on its first page only (OpenAPI: repos/compare-commits). */
  filesOfComparison: number;
  /** Files and lines beyond which a diff is refused with 406 (reviewdog#2150, #1696). */
  filesOfDiff: number;
  linesOfDiff: number;
  /** Entries of a tree that is read recursively (OpenAPI: git/get-tree). */
  entriesOfTree: number;
  /** Bytes of a file that are given as base64, and raw (OpenAPI: repos/get-content). */
  bytesOfContent: number;
  bytesOfRawContent: number;
  /** Entries of a folder (OpenAPI: repos/get-content). */
  entriesOfFolder: number;
  /** Bytes of a blob (OpenAPI: git/get-blob). */
  bytesOfBlob: number;
  /** Statuses of one commit and context (OpenAPI: repos/create-commit-status). */
  statusesOfContext: number;
  /** Calls in an hour: of a person's token, and of a job's (GitHub's page on rate limits). */
  callsOfPerson: number;
  callsOfApp: number;
}

export const githubLimits: Readonly<Limits> = {
  bodyCharacters: 65_536,
  filesOfPull: 3000,
  commitsOfPull: 250,
  filesOfComparison: 300,
  filesOfDiff: 300,
  linesOfDiff: 20_000,
  entriesOfTree: 100_000,
  bytesOfContent: 1024 * 1024,
  bytesOfRawContent: 100 * 1024 * 1024,
  entriesOfFolder: 1000,
  bytesOfBlob: 100 * 1024 * 1024,
  statusesOfContext: 1000,
  callsOfPerson: 5000,
  callsOfApp: 1000,
};
