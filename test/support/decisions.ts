import { done } from "./life.ts";

/** What a person says about cases of which they have read what became of the evidence. */
export interface Said {
  /** The outcome, and what belongs to it, as flags. */
  readonly words: readonly string[];
  readonly reason: string;
  readonly at: string;
  readonly by?: string;
}

/** The most cases that one call decides about. */
const mostAtOnce = 10;

/** Decides about cases at a desk, so many in a call as can be, and gives what was printed. */
export async function decide(
  folder: string,
  ids: readonly string[],
  { words, reason, at, by = "jordan" }: Said,
): Promise<string> {
  let told = "";
  for (let first = 0; first < ids.length; first += mostAtOnce) {
    const some = ids.slice(first, first + mostAtOnce);
    const isRetired = words.includes("--retired");
    const confirm = isRetired ? [] : ["--confirm", "query,answer,source,chunks"];
    const person = ["--by", by, ...confirm, "--at", at];
    told += await done(
      folder,
      "refresh",
      "decide",
      ...some,
      ...words,
      "--reason",
      reason,
      ...person,
    );
  }
  return told;
}
