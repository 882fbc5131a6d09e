import { checkedOutTree, type CheckedOut } from "../../src/git/checked-out-tree.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { UsageError } from "../../src/model/usage-error.ts";

/** The commit that is checked out in the folder of a set. Throws UsageError where there is none, by the input's `path`. */
export async function checkedOutIn(folder: string, path: string): Promise<CheckedOut> {
  try {
    return await checkedOutTree(folder);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    const words: Partial<Record<typeof error.code, string>> = {
      "no-repository": `"${path}" lies in no Git repository. Check it out first, by actions/checkout.`,
      "no-such-folder": `The commit that is checked out holds no folder "${path}".`,
    };
    const message = words[error.code];
    throw message === undefined ? error : new UsageError(message, { cause: error });
  }
}
