import { notFound, type Call } from "./answer.ts";

/** The commit that a name stands for: a branch first, then whatever Git takes it for. */
export async function resolved(call: Call, name: string): Promise<string> {
  const { git } = call.repository;
  // No branch may be named like the id of a commit.
  const isId = /^[0-9a-f]{40}$/.test(name);
  const found = (isId ? undefined : await git.branch(name)) ?? (await git.resolve(name));
  if (found === undefined) throw notFound();
  return found;
}
