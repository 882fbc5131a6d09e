import { asFields } from "../../fields.ts";
import type { News } from "../events/news.ts";
import type { Repository } from "../world/repositories.ts";

/** Where the jobs of a run are: `GITHUB_REF` and `GITHUB_SHA`, and the commit whose workflow files count. */
export interface Source {
  readonly ref: string;
  readonly sha: string;
}

/**
 * The commit whose workflow files GitHub takes for an event (its page "Events that trigger workflows"): of a pull request
 * and its reviews, the test merge; of a push, a merge group and a dispatch, what they name; otherwise the default branch.
 * A branch that goes is of the default branch too. Undefined where nothing runs: where a pull request conflicts or is
 * closed, and where there is no commit.
 */
export async function sourceOf(
  { git, defaultBranch }: Repository,
  { event, payload, head }: News,
): Promise<Source | undefined> {
  switch (payload["deleted"] === true ? "delete" : event) {
    case "push":
      return { ref: String(payload["ref"]), sha: String(payload["after"]) };
    case "merge_group": {
      const { head_ref, head_sha } = asFields(payload["merge_group"]);
      return { ref: String(head_ref), sha: String(head_sha) };
    }
    case "pull_request":
    case "pull_request_review": {
      const { number, state, merge_commit_sha: sha } = asFields(payload["pull_request"]);
      if (state === "closed" || typeof sha !== "string") return undefined;
      return { ref: `refs/pull/${String(number)}/merge`, sha };
    }
    case "workflow_dispatch":
      return { ref: String(payload["ref"]), sha: head?.sha ?? "" };
    default: {
      const sha = await git.branch(defaultBranch);
      return sha === undefined ? undefined : { ref: `refs/heads/${defaultBranch}`, sha };
    }
  }
}
