import { whyLeftOut, type LeftOut, type WhyLeftOut } from "../../exporting/left-out.ts";
import { groupsOf } from "../../model/groups.ts";
import { listed } from "../../model/sentence.ts";
import { unverifiableWords } from "../../rules/due/what-is-missing.ts";

/** Those of whom nobody has to look at each: their number says enough. */
const nameless: ReadonlySet<WhyLeftOut> = new Set([
  "pending",
  "rejected",
  "retired",
  "held-out",
  "other-split",
]);

/** What was left out and why, a line a reason, with the files that somebody has to look at. Untrusted text. */
export function leftOutLines(leftOut: readonly LeftOut[]): readonly string[] {
  const groups = groupsOf(leftOut, ({ why, reasons }) => JSON.stringify([why, reasons]));
  return [...groups.values()].map((some) => {
    const [{ why, reasons }] = some;
    const [one, several] = whyLeftOut[why];
    const because = reasons.length === 0 ? "" : ` (${reasons.map(reasonInWords).join(", ")})`;
    const told = `${some.length} ${some.length === 1 ? one : several}${because}`;
    return nameless.has(why) ? told : `${told}: ${firstOf(some.map(({ path }) => path))}`;
  });
}

/** The first three names, and how many more there are. */
export function firstOf(names: readonly string[]): string {
  const more = names.length > 3 ? [`${names.length - 3} more`] : [];
  return listed([...names.slice(0, 3), ...more]);
}

/** What changed has one name everywhere; why nobody can say is said. */
export function reasonInWords(reason: string): string {
  const names: Readonly<Record<string, string>> = unverifiableWords;
  return names[reason] ?? reason;
}
