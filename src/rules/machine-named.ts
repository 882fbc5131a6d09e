import { accountName, isBot } from "../model/account.ts";
import type { CaseFile } from "../model/case.ts";
import { isBlank } from "../model/white-space.ts";

/** Which machine a name is that is said to decide about a case: its own generator, or a bot; undefined for a person. */
export function machineNamed(
  { case: { origin } }: CaseFile,
  name: string,
): "generator" | "bot" | undefined {
  const generator = origin?.generator;
  const isWriter =
    generator !== undefined && !isBlank(generator) && accountName(name) === accountName(generator);
  if (isWriter) return "generator";
  return isBot(name) ? "bot" : undefined;
}
