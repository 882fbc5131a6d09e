import { isLater } from "../model/instant.ts";
import type { UseDraft } from "./decisions.ts";

/** The first of some uses that names the configuration of another one, and since when it says that nothing in it changed. */
export function frozenOtherwise(
  uses: readonly (UseDraft | undefined)[],
  { configuration, frozenAt }: UseDraft,
): { readonly index: number; readonly frozenAt: string } | undefined {
  if (configuration === undefined || frozenAt === undefined) return undefined;
  const index = uses.findIndex(
    (one) => one?.configuration === configuration && one.frozenAt !== undefined,
  );
  const before = uses[index]?.frozenAt;
  if (before === undefined) return undefined;
  return isLater(before, frozenAt) || isLater(frozenAt, before)
    ? { index, frozenAt: before }
    : undefined;
}
