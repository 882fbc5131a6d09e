/** A repository for reading: its Git folder, and one object cache for the whole run. */
export interface Repository {
  readonly gitdir: string;
  /** isomorphic-git reads a pack's index again on every call that does not share this object. */
  readonly cache: object;
}

/** What was asked of a repository is not in it, as far as this clone holds it. */
export class RepositoryError extends Error {
  readonly code:
    | "no-repository"
    | "no-such-commit"
    | "no-such-folder"
    | "unknown-history"
    | "history-ends"
    | "missing-object";
  constructor(code: RepositoryError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RepositoryError";
    this.code = code;
  }
}

export function openRepository(gitdir: string): Repository {
  return { gitdir, cache: {} };
}
