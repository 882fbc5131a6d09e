import { branchOf, caseOn, documents, pathOf, pointer, setFiles, type Document } from "./set.ts";
import { RefreshedRepository, type Way } from "./repository.ts";

/** Which documents the set of a life has: all together, and what a run does about each by itself. */
export const lives: Readonly<Record<string, readonly Document[]>> = {
  "a pull request to open": ["pay"],
  "an update": ["leave"],
  "a closing": ["travel"],
  "somebody's commit on the branch": ["phone"],
  "a new pull request behind a closed one": ["badge"],
  "a branch to adopt": ["visa"],
  "a branch that is somebody else's": ["desk"],
  "a branch that nobody needs": ["sign"],
  "one that was merged": ["card"],
};

/** A repository in which the next run has to do what `documents` says of these. */
export async function lived(
  names: readonly Document[] = documents,
  way: Way = "api",
): Promise<RefreshedRepository> {
  const here = await RefreshedRepository.made(setFiles(names), way);
  const has = (name: Document): boolean => names.includes(name);
  await here.push("main", pointer("earlier"));
  if (names.some((name) => !["desk", "pay", "sign", "visa"].includes(name))) await here.run();
  if (has("card")) {
    await here.push(branchOf("card"), { [pathOf("card")]: caseOn("card", "earlier") });
    await here.merge(branchOf("card"));
  }
  if (has("phone")) await here.push(branchOf("phone"), { "notes.md": "Mine.\n" });
  if (has("badge")) await here.close(branchOf("badge"));
  if (has("desk")) {
    const onto = (await here.repository.git.branch("main")) ?? null;
    await here.push(branchOf("desk"), { "desk.md": "Mine.\n" }, { onto });
  }
  if (has("sign")) {
    await here.push("main", pointer("between"));
    await here.leaveBranch(branchOf("sign"));
  }
  await here.push("main", pointer("later"));
  if (has("visa")) await here.leaveBranch(branchOf("visa"));
  return here;
}
