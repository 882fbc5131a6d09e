import { repositoryPath } from "./repository-path.ts";
import type { PastFile, PastFiles } from "../model/tree.ts";
import { fileHistory } from "./file-history.ts";
import { RepositoryError, type Repository } from "./repository.ts";

/** A set in a commit, whose history is asked. */
interface CommittedPlace {
  readonly repository: Repository;
  readonly commit: string;
  /** The set's folder in the commit; empty for its root. */
  readonly place: string;
}

/** What `Tree.past` tells of a commit. Where a shallow clone ends, nothing more is told. */
export async function* pastFiles(
  { repository, commit, place }: CommittedPlace,
  { folder, names, max }: PastFiles,
): AsyncGenerator<PastFile> {
  try {
    const history = await fileHistory(repository, commit, {
      folder: repositoryPath(place, folder),
      named: (name) => names.has(name),
    });
    for await (const version of history.all()) {
      const { bytes, more } = await history.read(version, { max });
      if (!more) yield { path: `${folder}/${version.path}`, bytes };
    }
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
  }
}
