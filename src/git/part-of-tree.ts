import type { Tree } from "../model/tree.ts";

/** The paths of a tree that fit, as a tree of its own. */
export function partOfTree(tree: Tree, fits: (path: string) => boolean): Tree {
  return {
    ...tree,
    list: async (folder) => (await tree.list(folder)).filter(({ path }) => fits(path)),
    entry: async (path) => (fits(path) ? await tree.entry(path) : undefined),
  };
}
