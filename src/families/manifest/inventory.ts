import { groupsOf } from "../../model/groups.ts";
import { quoted } from "../../model/sentence.ts";
import { caseStart, type ReadManifest } from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Reason } from "./reason.ts";

/** What the inventory of approved cases and the manifest do not have in common. */
export function inventoryReasons(
  { inventory, cases }: ReadManifest,
  placed: Placed,
): readonly Reason[] {
  if (inventory === undefined) return [];
  const groups = groupsOf(inventory, ({ id }) => id);
  const present = new Set(cases.map(({ id }) => id));
  const missing = [...groups.values()].filter(([{ id }]) => !present.has(id));
  const unexpected = cases.filter(({ id }) => id !== undefined && !groups.has(id));
  return [
    ...missing.map(([{ id, path }]) => ({
      code: "inventory-missing" as const,
      message: `Case ${quoted(id)} is in the inventory and not in the manifest.`,
      ...placed.at(path),
      fix: "Write the manifest anew from the whole set: a case that is missing would leave every average unseen.",
    })),
    ...unexpected.map((one) => ({
      code: "inventory-unexpected" as const,
      message: `${caseStart(one)} is not in the inventory of approved cases.`,
      ...placed.inCase(one, "case_id"),
      fix: "Leave it out, or add it to the inventory once it is approved.",
    })),
    ...[...groups.values()].flatMap(([first, ...others]) =>
      others.map(({ id, path }) => ({
        code: "inventory-duplicate" as const,
        message: `The inventory lists case ${quoted(id)} twice.`,
        ...placed.at(path),
        related: [placed.at(first.path).at],
        fix: "Keep one of the two; if another case was meant, name it.",
      })),
    ),
  ];
}
