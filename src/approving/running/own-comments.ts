import type { HostComment } from "../../refresh/requests/host.ts";
import type { Said } from "../said.ts";
import type { Evaluating } from "./evaluating.ts";

/** A comment that runs keep, and whether nobody else changed it as far as the host tells. */
export interface OwnComment extends HostComment {
  readonly isUntouched: boolean;
}

/** Those comments among what was said that runs keep for this set, the oldest first: only what this run's account wrote. */
export async function ownComments(
  { host, texts }: Pick<Evaluating, "host" | "texts">,
  said: readonly Said[],
): Promise<readonly OwnComment[]> {
  const isSelf = await host.isSelf();
  const own = said.flatMap(({ kind, id, by, body, edited }): readonly OwnComment[] => {
    if (kind !== "comment" || by === undefined || !isSelf(by)) return [];
    const isUntouched = edited === undefined || isSelf(edited.by);
    const comment = { id, author: by.login, isOwn: true, body, isUntouched };
    return texts.isOurs(comment) ? [comment] : [];
  });
  return own.toSorted((a, b) => a.id - b.id);
}
