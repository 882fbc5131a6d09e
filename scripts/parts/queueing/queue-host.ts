import type { QueueHost } from "../../../src/approving/queue/open-pulls.ts";
import { repositoryNamed } from "../../../src/github/named-repository.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { gitHubPlace, gitHubToken } from "../github-place.ts";

/** The repository on GitHub that somebody named. Throws UsageError where the name is none, or there is no token. */
export async function queueHostOf({ environment }: Io, named: string): Promise<QueueHost> {
  const repository = repositoryNamed(named);
  if (repository === undefined) {
    throw new UsageError(
      `"${terminalText(named)}" names no repository. Write it as owner/name, such as acme/golden-set.`,
    );
  }
  const token = gitHubToken(environment);
  if (token === undefined) {
    throw new UsageError(
      "To ask GitHub, set GITHUB_TOKEN or GH_TOKEN to a token that may read the repository's pull requests and statuses.",
    );
  }
  const place = gitHubPlace(environment, repository);
  // Loaded where it is asked for: it brings all that talks to GitHub.
  const { queueHost } = await import("../../../src/github/queue-host.ts");
  return queueHost({ place, token });
}
