import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { samePerson } from "../../model/person.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import { machineNamed } from "../../rules/machine-named.ts";
import type { Account } from "../said.ts";

/** Why a decision of this account is not recorded: it is a machine's, or an approval by who wrote the case. */
export function unfitPerson(
  file: CaseFile,
  { login, isBot }: Account,
  { isApproval }: { readonly isApproval: boolean },
): readonly Problem[] {
  const problems: Problem[] = [];
  if (isApproval && isAuthor(file, login)) {
    problems.push({
      message: `${quoted(login)} wrote the case, so this approval of it is not independent.`,
      at: file.locate(["origin", "author"]),
      fix: "Have somebody else read the case and approve it.",
    });
  }
  const machine = machineNamed(file, login);
  if (isBot || machine !== undefined) {
    const is = machine === "generator" ? "the generator that wrote the case" : "no person";
    problems.push({
      message: `${quoted(login)} is ${is}, and a decision is a person's.`,
      at: file.locate(machine === "generator" ? ["origin", "generator"] : ["id"]),
      fix: "Have a person read the case and decide, under their own name.",
    });
  }
  return problems;
}

/** Whether the case names this person as the one who wrote it. */
export function isAuthor({ case: { origin } }: CaseFile, name: string): boolean {
  const author = origin?.author;
  return author !== undefined && !isBlank(author) && samePerson(author, name);
}
