import { repositoryPath } from "../../../git/repository-path.ts";
import type { ObjectId, Refusal } from "../../../refresh/requests/host.ts";
import { treeWith } from "../../../refresh/requests/tree-with.ts";
import { keepComment } from "../../../refresh/requests/keep-comment.ts";
import type { Acting, Rolling } from "./rolling.ts";
import { pullsIn, rollingBody, rollingMessage } from "./rolling-marks.ts";
import type { RollingStep } from "./rolling-step.ts";
import type { WantedRolling } from "./rolling-texts.ts";

type Of<Do extends RollingStep["do"]> = Extract<RollingStep, { do: Do }>;

export async function openRolling(
  acting: Acting,
  wanted: WantedRolling | undefined,
  { from, isBuilt }: Of<"open">,
): Promise<Rolling> {
  const { host, main, standing } = acting;
  const { branch } = standing;
  const { title, body, plan } = required(wanted);
  const built = isBuilt ? "moved" : await build(acting, required(wanted), from);
  if (built !== "moved") return unbuilt(branch, built);
  const opened = await host.openPullRequest({
    branch,
    base: main.branch,
    title,
    body: rollingBody(body, plan, { isDone: false }),
    draft: false,
  });
  if ("blocked" in opened) {
    const { blocked, compareUrl } = opened;
    return { is: "blocked", branch, compareUrl, refused: [blocked] };
  }
  const { number, url } = opened;
  return { is: "created", branch, number, url, refused: [] };
}

export async function updateRolling(
  acting: Acting,
  wanted: WantedRolling | undefined,
  step: Of<"rebuild" | "edit">,
): Promise<Rolling> {
  const { branch } = acting.standing;
  const { number, url } = step.pullRequest;
  const { title, body, plan } = required(wanted);
  const built = step.do === "edit" ? "moved" : await build(acting, required(wanted), step.from);
  if (built !== "moved") return { ...unbuilt(branch, built), number, url };
  const refusal = await acting.host.editPullRequest(number, {
    title,
    body: rollingBody(body, plan, { isDone: false }),
  });
  return { is: "updated", branch, number, url, refused: sentences(refusal) };
}

export async function closeRolling(
  acting: Acting,
  { pullRequest: { number, url, head: seen }, head }: Of<"close">,
): Promise<Rolling> {
  const { host, texts, standing } = acting;
  const { branch } = standing;
  const now = await host.pullRequest(number);
  if (now.head !== seen || now.state !== "open") return { is: "lost", branch, refused: [] };
  const refusal = await host.closePullRequest(number, {
    body: rollingBody(texts.done, "", { isDone: true }),
  });
  if (refusal !== undefined)
    return { is: "refused", branch, number, url, refused: [refusal.refused] };
  const { refused } = await deleteRolling(acting, { do: "delete", head });
  return { is: "closed", branch, number, url, refused };
}

export async function deleteRolling(
  { host, standing: { branch } }: Acting,
  { head }: Of<"delete">,
): Promise<Rolling> {
  const moved = await host.moveBranch({ name: branch, from: head, to: undefined });
  if (moved === "lost") return { is: "lost", branch, refused: [] };
  return moved === "moved"
    ? { is: "closed", branch, refused: [] }
    : { is: "refused", branch, refused: [moved.refused] };
}

/** Says once that what others added keeps it from being brought up to date, where it has to be. */
export async function tellRolling(
  { host, texts, standing: { branch } }: Acting,
  wanted: WantedRolling | undefined,
  { pullRequest: { number, url } }: Of<"tell">,
): Promise<Rolling> {
  const own = (await host.comments(number)).filter((one) => texts.isEdited(one));
  const due = wanted === undefined ? undefined : texts.edited;
  const kept = await keepComment(host, number, { due, own, elsewhere: texts.edited });
  const refused = typeof kept === "string" ? [] : [kept.refused];
  return { is: "edited", branch, number, url, refused };
}

/** Writes the commit that records onto main, and moves the branch to it. */
async function build(
  { host, main, place, standing: { branch } }: Acting,
  { files, message, plan }: WantedRolling,
  from: ObjectId | undefined,
): Promise<"moved" | "lost" | Refusal> {
  // What is recorded is about main as it was read: where it moved, the run for its new commit goes on.
  if ((await host.main()).head !== main.head) return "lost";
  const written = files.map(({ path, bytes }) => ({ path: repositoryPath(place, path), bytes }));
  const tree = await treeWith(main.tree, written, (id) => host.folder(id));
  if (tree === undefined) throw new Error(`Main has not all files that "${branch}" records in.`);
  const commit = await host.writeCommit({
    parent: main.head,
    baseTree: main.tree,
    files: written,
    message: rollingMessage(message, { tree, plan, pulls: pullsIn(files) }),
  });
  if ("refused" in commit) return commit;
  if (commit.tree !== tree) {
    throw new Error(`The commit for "${branch}" has tree ${commit.tree} instead of ${tree}.`);
  }
  return await host.moveBranch({ name: branch, from, to: commit.oid });
}

function unbuilt(branch: string, built: "lost" | Refusal): Rolling {
  return built === "lost"
    ? { is: "lost", branch, refused: [] }
    : { is: "refused", branch, refused: [built.refused] };
}

function sentences(refusal: Refusal | undefined): readonly string[] {
  return refusal === undefined ? [] : [refusal.refused];
}

function required(wanted: WantedRolling | undefined): WantedRolling {
  if (wanted === undefined) throw new Error("Nothing is to be recorded.");
  return wanted;
}
