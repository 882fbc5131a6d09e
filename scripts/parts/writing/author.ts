import { gitUserName } from "../../../src/git/user-name.ts";
import { isBlank } from "../../../src/model/white-space.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";

/** Who writes cases: as given, else Git's user.name; undefined where neither says it. Throws UsageError. */
export async function givenAuthor(
  io: Io,
  folder: string,
  given: string | undefined,
): Promise<string | undefined> {
  if (given === undefined) return await gitUserName(folder, io.environment);
  if (isBlank(given)) throw new UsageError("--author is blank; write the name of a person.");
  return given;
}

/** What to tell where nothing says who wrote some cases. */
export function noAuthor([first = "", ...others]: readonly string[]): string {
  const cases =
    others.length === 0
      ? `"${terminalText(first)}" does not say who wrote it`
      : `"${terminalText(first)}" and ${others.length} more do not say who wrote them`;
  return (
    `${cases}, and Git has no user.name here.\n` +
    "Give --author NAME, or set the name once: git config user.name NAME"
  );
}
