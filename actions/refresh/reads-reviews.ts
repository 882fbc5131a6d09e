import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A step that runs the action which judges reviews, wherever the tool lies. */
const usesReview = /^\s*(?:- )?uses: *["']?\S*\/actions\/review["']? *(?:#.*)?$/m;

/** Whether a workflow of a checkout judges reviews, so that lines in them decide: all texts of pull requests go by it. */
export async function readsReviews(folder: string, place: string): Promise<boolean> {
  const ways = place === "" ? [] : place.split("/").map(() => "..");
  const workflows = join(folder, ...ways, ".github", "workflows");
  const names = await readdir(workflows).catch(() => []);
  for (const name of names.filter((one) => /\.ya?ml$/.test(one))) {
    const text = await readFile(join(workflows, name), "utf8").catch(() => "");
    if (usesReview.test(text)) return true;
  }
  return false;
}
