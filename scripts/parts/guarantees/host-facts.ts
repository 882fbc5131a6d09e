import type { HostFacts, SetFacts } from "../../../src/approving/guarantees/facts.ts";
import { namesIn } from "../../../src/approving/guarantees/people.ts";
import { findCheckout } from "../../../src/git/find-repository.ts";
import { originUrl } from "../../../src/git/remote-url.ts";
import {
  repositoryAt,
  repositoryNamed,
  type NamedRepository,
} from "../../../src/github/named-repository.ts";
import { branchFolder } from "../../../src/refresh/plan/branch-folder.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { gitHubPlace, gitHubServer, gitHubToken } from "../github-place.ts";
import type { NewSetPlace } from "../writing/new-set-place.ts";

/** What is to be asked about. */
interface Asked {
  readonly set: SetFacts;
  /** The repository as a flag names it; undefined for the remote `origin`. */
  readonly named: string | undefined;
}

/**
 * Asks GitHub what the token may see. Throws UsageError where there is no token or no repository, and GitHubError where GitHub
 * gives no answer.
 */
export async function hostFactsOf(
  io: Io,
  where: NewSetPlace,
  { set, named }: Asked,
): Promise<HostFacts> {
  const { environment } = io;
  const token = gitHubToken(environment);
  if (token === undefined) {
    throw new UsageError(
      "There is no token to ask GitHub with. Put one into GITHUB_TOKEN or GH_TOKEN, such as: GH_TOKEN=$(gh auth token) touchstone doctor --github",
    );
  }
  const server = gitHubServer(environment);
  const { owner, name } = named === undefined ? await originOf(where, server) : repositoryOf(named);
  const place = gitHubPlace(environment, { owner, name });
  // Loaded where it is asked for: it brings all that talks to GitHub.
  const { askGitHub } = await import("../../../src/github/guarantees/ask-github.ts");
  return await askGitHub(place, token, {
    people: namesIn(set),
    refreshFolder: branchFolder(where.place),
  });
}

function repositoryOf(named: string): NamedRepository {
  const found = repositoryNamed(named);
  if (found !== undefined) return found;
  throw new UsageError(
    `"${terminalText(named)}" names no repository. Write it as owner/name, such as acme/golden-set.`,
  );
}

/** A checkout says where it came from, and not whom to give a token: another host has to be named by the environment. */
async function originOf({ folder }: NewSetPlace, server: string): Promise<NamedRepository> {
  const checkout = await findCheckout(folder);
  const url = checkout === undefined ? undefined : await originUrl(checkout.repository);
  const found = url === undefined ? undefined : repositoryAt(url);
  if (found === undefined) {
    throw new UsageError(
      "The remote origin names no repository on GitHub. Name it: touchstone doctor --repository owner/name",
    );
  }
  const host = server
    .replace(/^https?:\/\//, "")
    .replace(/[:/].*$/, "")
    .toLowerCase();
  if (found.host === host) return found;
  throw new UsageError(
    `The remote origin is on ${terminalText(found.host ?? "")}, and the token is for ${terminalText(host)}, so it was not sent. For a server of your own, set GITHUB_SERVER_URL to its address.`,
  );
}
