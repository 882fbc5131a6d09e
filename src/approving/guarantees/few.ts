import { listed } from "../../model/sentence.ts";

/** The first of some names, and how many more there are. */
export function few(names: readonly string[]): string {
  const most = 5;
  const all = [...new Set(names)];
  if (all.length <= most) return listed(all);
  return `${all.slice(0, most).join(", ")} and ${all.length - most} more`;
}
