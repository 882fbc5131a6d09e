import { unfitCharacter } from "../../src/load/hidden-characters.ts";
import { isBlank } from "../../src/model/white-space.ts";
import { UsageError } from "../io.ts";

/**
 * Texts of flags that go into a file, by the flag's name. Throws UsageError where one shows nothing, or holds a character
 * that the check would not take.
 */
export function assertFit(
  texts: Readonly<Record<string, string | readonly string[] | undefined>>,
): void {
  for (const [flag, given = []] of Object.entries(texts)) {
    for (const text of typeof given === "string" ? [given] : given) {
      if (isBlank(text)) throw new UsageError(`--${flag} is blank.`);
      const unfit = unfitCharacter(text);
      if (unfit !== undefined) {
        throw new UsageError(
          `--${flag} holds ${unfit.name}, which ${unfit.does}. Write it without.`,
        );
      }
    }
  }
}

/** The same of names, which are one line each. */
export function assertName(names: Readonly<Record<string, string | undefined>>): void {
  assertFit(names);
  for (const [flag, name = ""] of Object.entries(names)) {
    if (/[\r\n\u0085\u2028\u2029]/.test(name.trim())) {
      throw new UsageError(`--${flag} holds a line break, and a name is one line.`);
    }
  }
}
