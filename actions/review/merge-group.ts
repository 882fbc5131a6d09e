import type { ReviewHost } from "../../src/approving/review-host.ts";
import type { MergeGroup } from "../../src/approving/running/gate-group.ts";
import { readPayload } from "../../src/github/event.ts";
import { JobError } from "../../src/github/job.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";

/** The branch that GitHub makes for an entry of a queue ends with the pull request and with the commit that it was merged onto. */
const entryBranch = /\/pr-([1-9]\d{0,8})-[0-9a-f]{40,64}$/;

/** The entry of a merge queue that an event is about, with its commits in the clone. Throws JobError where it is none. */
export async function groupIn(
  payload: string,
  host: Pick<ReviewHost, "fetch">,
): Promise<MergeGroup> {
  const { text, commit } = readPayload("merge_group", payload);
  const ref = text("merge_group", "head_ref");
  const [, number] = entryBranch.exec(ref) ?? [];
  if (number === undefined) {
    throw new JobError("The branch of this entry of the merge queue names no pull request.");
  }
  const oid = (name: string): ObjectId =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Git names its commits so.
    commit("merge_group", name) as ObjectId;
  const [head, base] = [oid("head_sha"), oid("base_sha")];
  await host.fetch([{ ref, oid: head }]);
  return { head, base, number: Number(number) };
}
