import { notFound, type Call } from "./answer.ts";

/** The commit that a name stands for: a branch first, then whatever Git takes it for. */
export async function resolved(call: Call, name: string): Promise<string> {
  const { git } = call.repository;
  const found = (await git.resolve(`refs/heads/${name}`)) ?? (await git.resolve(name));
  if (found === undefined) throw notFound();
  return found;
}
