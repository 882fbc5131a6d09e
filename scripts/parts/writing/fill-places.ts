import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";
import { assertHoldCases, namedPlaces, type NamedPlaces } from "../named-places.ts";
import { setFolder } from "../set-folder.ts";

/** The set to fill and the files and folders of it that were named; none for all of it. Throws UsageError. */
export async function placesToFill(
  cwd: string,
  words: readonly string[],
  set: string | undefined,
): Promise<NamedPlaces> {
  if (words.length === 0) {
    const folder = await setFolder(cwd, set ?? ".");
    return { folder, given: folder, paths: [] };
  }
  const places = await namedPlaces(cwd, words);
  if (set !== undefined && places.folder !== (await setFolder(cwd, set))) {
    const [first = ""] = words;
    throw new UsageError(terminalText(`"${first}" is no case of this set: "${set}".`));
  }
  assertHoldCases(places, "filled");
  return places;
}
