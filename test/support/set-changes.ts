import { enqueue } from "./github/life/merge-queue.ts";
import { pullNumbered, type PullRequest } from "./github/world/pulls.ts";
import { commitTo, type Files } from "./github/commit-to.ts";
import { setting, type Setting } from "../github/setting.ts";

/** An event as a workflow hears it: its payload, and the commit that the workflow is started for. */
export interface Heard {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly commit: string;
}

/** A repository on a GitHub of the test's own, whose main branch holds these files. */
export async function repositoryWith(files: Files): Promise<Setting> {
  const made = await setting();
  await commitTo(made.repository, ["main", { ...files, "a.txt": null }]);
  return made;
}

/** Somebody opens a pull request into main. */
export async function pullRequest(
  { open, last, repository }: Setting,
  name: string,
  files: Files,
): Promise<Heard & { readonly number: number; readonly head: string }> {
  const number = await open(name, files);
  const { pull } = found(repository, number);
  return {
    event: "pull_request",
    payload: last(),
    commit: pull.testMergeOid ?? "",
    number,
    head: pull.headOid,
  };
}

/** Puts a pull request into the merge queue of main. */
export async function queued({ world, repository, last }: Setting, number: number): Promise<Heard> {
  const scene = { world, repository, actor: world.account("robin") };
  const { headOid: commit } = await enqueue(scene, found(repository, number));
  return { event: "merge_group", payload: last(), commit };
}

/** Somebody pushes to a branch; a new one starts from main. */
export async function pushed(
  { push, world, repository }: Setting,
  branch: string,
  files: Files,
): Promise<Heard> {
  const isNew = (await repository.git.branch(branch)) === undefined;
  const onto = isNew ? await repository.git.branch("main") : undefined;
  const options = onto === undefined ? {} : { onto };
  const commit = await push("sam", branch, { files, options });
  const payload = world.happened.findLast(({ event }) => event === "push")?.payload ?? {};
  return { event: "push", payload, commit };
}

function found(repository: Setting["repository"], number: number): PullRequest {
  const pull = pullNumbered(repository, number);
  if (pull === undefined) throw new Error(`There is no pull request ${number}.`);
  return pull;
}
