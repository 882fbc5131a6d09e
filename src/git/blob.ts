import fs from "node:fs";
import * as git from "isomorphic-git";
import { RepositoryError, type Repository } from "./repository.ts";

/** The bytes of a file as commits keep them; `path` is for the message. Throws RepositoryError where this clone lacks them. */
export async function readBlob(
  repository: Repository,
  oid: string,
  path: string,
): Promise<Uint8Array> {
  try {
    return (await git.readBlob({ fs, ...repository, oid })).blob;
  } catch (cause) {
    const message = `The content of "${path}" (${oid}) is not in this clone, or is damaged.`;
    throw new RepositoryError("missing-object", message, { cause });
  }
}
