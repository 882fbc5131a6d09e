import type { ObjectId, RefreshHost } from "./host.ts";
import { requestMessage } from "./request-marks.ts";
import { plannedIn, type Situation } from "./step-for.ts";
import { treeWith } from "./tree-with.ts";

type Built = { readonly head: ObjectId; readonly isVerified: boolean };

/** Writes the commit that asks, and moves the branch to it. */
export async function build(
  host: RefreshHost,
  situation: Situation,
  from: ObjectId | undefined,
): Promise<Built | { readonly refused: string } | "lost"> {
  const { branch, main } = situation;
  const { files, packet, request } = plannedIn(situation);
  const tree = await treeWith(main.tree, files, (id) => host.folder(id));
  if (tree === undefined) throw new Error(`Main has not all files that "${branch}" asks about.`);
  const message = requestMessage(packet.commitMessage, { ...request, tree });
  const commit = { parent: main.head, baseTree: main.tree, files, message };
  const written = await host.writeCommit(commit);
  if ("refused" in written) return written;
  if (written.tree !== tree) {
    throw new Error(`The commit for "${branch}" has tree ${written.tree} instead of ${tree}.`);
  }
  const moved = await host.moveBranch({ name: branch, from, to: written.oid });
  if (moved === "lost") return "lost";
  return moved === "moved" ? { head: written.oid, isVerified: written.isVerified } : moved;
}
