import { isAbsolute, join, relative, resolve } from "node:path";
import type { CommittedSet } from "../../../src/git/changed-below.ts";
import { openCommit, openSet, setAround, type OpenCommit } from "../../../src/git/open-commit.ts";
import { casesFolder, revisionsFolder } from "../../../src/model/layout.ts";
import { shortId } from "../../../src/report/verdict/comparison.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { isPart, type NamedPlaces } from "../named-places.ts";

/** The set in a commit that a command line means, and the part of it. Its folder need not be on the disk. */
export interface CommittedPlaces extends NamedPlaces {
  readonly set: CommittedSet;
}

/**
 * Reads the words of a command line as places in a commit: a set's folder, or files and folders inside one set. Throws
 * UsageError where the commit holds no such place, and RepositoryError where there is no such commit.
 */
export async function committedPlaces(
  cwd: string,
  words: readonly string[],
  ref: string,
): Promise<CommittedPlaces> {
  const [first = ".", ...others] = words;
  const opened = await openCommit(resolve(cwd, first), ref);
  const { place, path } = await placeOf(opened, cwd, first);
  const paths = [path];
  for (const word of others) {
    const other = await placeOf(opened, cwd, word);
    if (other.place !== place) {
      const message = `"${first}" and "${word}" lie in two sets; name places in one set.`;
      throw new UsageError(terminalText(message));
    }
    paths.push(other.path);
  }
  const { repository, head, commit, root } = opened;
  const folder = join(root, place);
  const given = path === "" ? first : isAbsolute(first) ? folder : relative(cwd, folder);
  const set = { repository, head, commit, place, tree: await openSet(opened, place) };
  return { folder, given, paths: paths.includes("") ? [] : paths, set };
}

async function placeOf(
  opened: OpenCommit,
  cwd: string,
  word: string,
): Promise<{ readonly place: string; readonly path: string }> {
  const found = await setAround(opened, resolve(cwd, word));
  const commit = shortId(opened.commit);
  const shown = terminalText(word);
  if (found === undefined) {
    throw new UsageError(
      `"${shown}" holds no evaluation set in commit ${commit}: there is neither ${casesFolder}/ nor ${revisionsFolder}/ in it.`,
    );
  }
  const { place, path, what } = found;
  if (path === "") return { place, path };
  if (what === "nothing") throw new UsageError(`"${shown}" is not in commit ${commit}.`);
  if (isPart(path, what === "file")) return { place, path };
  throw new UsageError(`"${shown}" is no part of the set around it, so it is not judged.`);
}
