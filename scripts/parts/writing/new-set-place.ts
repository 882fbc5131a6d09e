import { lstat, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { findCheckout, placeIn } from "../../../src/git/find-repository.ts";
import { mainBranchName } from "../../../src/git/main-branch.ts";
import { casesFolder, revisionsFolder } from "../../../src/model/layout.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { setAbove } from "../set-folder.ts";

/** Where a new set is to lie. */
export interface NewSetPlace {
  /** The set's folder as a full path; it need not be there. */
  readonly folder: string;
  /** The top of its repository, else the folder itself. */
  readonly root: string;
  /** The folder from the root; empty where it is the root. */
  readonly place: string;
  readonly inRepository: boolean;
  readonly mainBranch: string;
  /** A README in the folder and a template of pull requests, as the root has them already. */
  readonly readme: string | undefined;
  readonly pullRequestTemplate: string | undefined;
  /** The file by which GitHub asks owners, as the root has it already. */
  readonly codeowners: string | undefined;
}

/** Looks where a folder lies, whether it is there or not. Throws UsageError where no set can lie there. */
export async function newSetPlace(cwd: string, given: string): Promise<NewSetPlace> {
  const folder = await realFolder(resolve(cwd, given), given);
  const checkout = await findCheckout(folder);
  const root = checkout?.root ?? folder;
  const place = checkout === undefined ? "" : placeIn(checkout, folder);
  const above = await setAbove(folder);
  const [own = ""] = above === undefined ? [] : relative(above, folder).split(sep);
  if ([casesFolder, revisionsFolder].includes(own)) {
    throw new UsageError(
      `"${terminalText(given)}" lies in "${own}" of another set. Name the folder above it.`,
    );
  }
  if (place !== "" && !place.split("/").every(isPlain)) {
    throw new UsageError(
      `A workflow on GitHub has to name "${terminalText(place)}", and takes some of its characters for more than a name. Choose a folder of letters, digits, "-", "_" and ".", such as eval.`,
    );
  }
  const name = checkout === undefined ? undefined : await mainBranchName(checkout.repository);
  return {
    folder,
    root,
    place,
    inRepository: checkout !== undefined,
    mainBranch: name?.split("/").every(isPlain) === true ? name : "main",
    readme: await named(root, [place], /^readme(?:\.[a-z]+)?$/i),
    pullRequestTemplate: await named(
      root,
      ["", ".github", "docs"],
      /^pull_request_template(?:\.[a-z]+)?$/i,
    ),
    codeowners: await named(root, [".github", "", "docs"], /^CODEOWNERS$/),
  };
}

/** A part of a path that means itself in a shell, a glob and YAML. */
function isPlain(part: string): boolean {
  return /^[A-Za-z0-9_.][A-Za-z0-9_.-]*$/.test(part) && part.toLowerCase() !== ".git";
}

/** The folder without links in what there is of its path. */
async function realFolder(full: string, given: string): Promise<string> {
  const facts = await stat(full).catch(() => undefined);
  if (facts?.isDirectory() === true) return await realpath(full);
  if (facts !== undefined) {
    throw new UsageError(
      `"${terminalText(given)}" is a file; a set needs a folder, there or not yet.`,
    );
  }
  if (
    await lstat(full).then(
      () => true,
      () => false,
    )
  ) {
    throw new UsageError(`"${terminalText(given)}" leads over a link to nowhere.`);
  }
  if (dirname(full) === full) return full;
  return join(await realFolder(dirname(full), given), basename(full));
}

/** The first file with such a name in one of these folders, from the root. */
async function named(
  root: string,
  folders: readonly string[],
  pattern: RegExp,
): Promise<string | undefined> {
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    const [found] = entries
      .filter((entry) => !entry.isDirectory() && pattern.test(entry.name))
      .map(({ name }) => name)
      .toSorted(byUtf8);
    if (found !== undefined) return folder === "" ? found : `${folder}/${found}`;
  }
  return undefined;
}
