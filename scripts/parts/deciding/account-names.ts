import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/** Letters and digits, joined by single dashes, dots or underscores: every name that an account of a Git host can have. */
const account = /^[A-Za-z0-9](?:[-._]?[A-Za-z0-9])*$/;

/** The account names of flags, each one name or several with commas between them, and each once. Throws UsageError. */
export function accountNames(flag: string, given: readonly string[]): readonly string[] {
  const names = given.flatMap((words) => words.split(",").map((word) => word.trim()));
  for (const name of names) {
    if (name === "") throw new UsageError(`${flag} is blank; write an account's name.`);
    if (!account.test(name.replace(/^@/, ""))) {
      throw new UsageError(
        `${flag}: "${terminalText(name)}" can be no account's name. Write the name as the account's address has it, such as jordan in github.com/jordan.`,
      );
    }
  }
  return [...new Set(names.map((name) => name.replace(/^@/, "")))];
}
