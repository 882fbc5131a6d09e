/** Files are not as they were read any more, so nothing was written. */
export class ChangedMeanwhileError extends Error {
  readonly paths: readonly string[];
  constructor(paths: readonly string[]) {
    super(`${paths.map((path) => `"${path}"`).join(", ")} changed while the command ran.`);
    this.name = "ChangedMeanwhileError";
    this.paths = paths;
  }
}
