import type { OpenPull, QueueHost } from "../approving/queue/open-pulls.ts";
import { accountIn } from "./accounts.ts";
import { answerOf, type Answer } from "./answers.ts";
import { systemClock, type Clock } from "./clock.ts";
import { readMain } from "./commits.ts";
import { Connection, type Place } from "./connection.ts";
import { listOpenPulls } from "./judged-pulls.ts";
import { readStatuses } from "./statuses.ts";

/** How the open pull requests of a repository are read. */
export interface QueueAccess {
  readonly place: Place;
  readonly token: string;
  readonly clock?: Clock;
}

/** A repository on GitHub. Its method throws GitHubError where GitHub gives no answer. */
export function queueHost({ place, token, clock = systemClock }: QueueAccess): QueueHost {
  const connection = new Connection(place, token, clock);
  return {
    openPulls: async () => {
      const { branch } = await readMain(connection);
      const pulls: OpenPull[] = [];
      for (const one of await listOpenPulls(connection)) {
        if (one.text("base", "ref") === branch) pulls.push(await openPull(connection, one));
      }
      return pulls;
    },
  };
}

async function openPull(connection: Connection, listed: Answer): Promise<OpenPull> {
  const number = listed.number("number");
  return {
    number,
    url: listed.text("html_url"),
    title: listed.text("title"),
    author: accountIn(listed, "user"),
    openedAt: listed.instant("created_at"),
    isDraft: listed.flagOrNone("draft") ?? false,
    statuses: await readStatuses(connection, listed.oid("head", "sha")),
    paths: await readPaths(connection, number),
  };
}

/** GitHub tells of the first 3000 files alone. */
async function readPaths(connection: Connection, number: number): Promise<readonly string[]> {
  const doing = `read the files of the pull request #${number}`;
  const found = await connection.readAll("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
    doing,
    needs: ["pull-requests: read"],
    given: { pull_number: number, per_page: 100 },
  });
  const paths = found
    .map((one) => answerOf(one, doing))
    .flatMap((one) => [one.text("filename"), one.textOrNone("previous_filename")]);
  return [...new Set(paths.filter((path) => path !== ""))];
}
