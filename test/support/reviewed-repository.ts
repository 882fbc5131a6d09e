import { rmSync } from "node:fs";
import { join } from "node:path";
import { writeInto } from "./temp-folder.ts";
import { approved, goodSet, pendingAbstention, pendingCase, type Files } from "./good-set.ts";
import { commitState } from "./git-history.ts";
import { gitRepository } from "./git-repository.ts";
import { proof, provedCase } from "./proved-cases.ts";

const person = (name: string): { readonly name: string; readonly email: string } => ({
  name,
  email: `${name.toLowerCase()}@example.test`,
});
const bot = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com",
};
const github = { name: "GitHub", email: "noreply@github.com" };

/** A good case of another id and question. */
function caseOf(id: string, query: string): string {
  return pendingCase
    .replace("refund-policy-001", id)
    .replace("When can a customer request a refund?", query);
}

export const recordedByBot: string = caseOf("refund-days-001", "How many days do I have?");
const byHand = caseOf("refund-late-001", "Can I come after a month?");

/**
 * A set in a repository, with four decisions: one from a desk, one that a run recorded of a pull request, one that the case's
 * own author wrote as if of a pull request, and an imported one. It is checked out.
 */
export async function reviewedRepository(): Promise<{
  readonly folder: string;
  readonly gitdir: string;
  readonly commits: readonly string[];
}> {
  const atDesk = approved(pendingCase);
  const imported = approved(pendingAbstention, { via: "import" });
  const states: readonly (readonly [files: Files, author: object, committer?: object])[] = [
    [goodSet(pendingCase, imported), person("Avery")],
    [goodSet(atDesk, imported, recordedByBot, byHand), person("Avery")],
    [goodSet(atDesk, imported, provedCase(recordedByBot), byHand), bot, github],
    [
      goodSet(
        atDesk,
        imported,
        provedCase(recordedByBot),
        provedCase(byHand, { reason: "It says so.", proof: { ...proof, review: 35 } }),
      ),
      person("Avery"),
    ],
  ];
  const { folder, gitdir } = await gitRepository([{}]);
  const commits: string[] = [];
  for (const [day, [files, author, committer = author]] of states.entries()) {
    const people = { author: author as typeof bot, committer: committer as typeof bot };
    commits.push(await commitState(gitdir, files, { day, parents: commits.slice(-1), ...people }));
    rmSync(join(folder, "cases"), { recursive: true, force: true });
    writeInto(folder, files);
  }
  return { folder, gitdir, commits };
}
