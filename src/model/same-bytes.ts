import { OversizedError, UnreadableError, type Tree } from "./tree.ts";

/**
 * Whether two trees have the same file at a path. One that gives no bytes, or more than `max`, is the same as none; so is
 * one whose name is not UTF-8, since a disk does not find it by the name that trees show.
 */
export async function haveSameBytes(
  [one, other]: readonly [Tree, Tree],
  path: string,
  max: number,
): Promise<boolean> {
  if (path.includes("\ufffd")) return false;
  try {
    return (await one.objectId(path, { max })) === (await other.objectId(path, { max }));
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof OversizedError) return false;
    throw error;
  }
}
