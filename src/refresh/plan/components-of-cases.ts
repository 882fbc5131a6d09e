import { componentsOf } from "../../families/components.ts";
import type { Grouping } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** The component of each case, by the name of its smallest family; undefined where it belongs to no family. */
export function caseComponents(
  grouping: Grouping | undefined,
): (file: CaseFile) => string | undefined {
  if (grouping === undefined) return () => undefined;
  const { familiesOf } = grouping;
  const nameOf = familyComponents(grouping);
  return (file) => {
    const names = familiesOf(file).belongings.map(({ family }) => nameOf.get(family) ?? family);
    return names.toSorted(byUtf8)[0];
  };
}

/** The component of each family, by the name of the smallest family in it. */
export function familyComponents({
  families,
  familyGraph,
}: Pick<Grouping, "families" | "familyGraph">): ReadonlyMap<string, string> {
  const { holders, links } = familyGraph();
  const nameOf = new Map<string, string>();
  for (const component of componentsOf(
    links.map((link) => link.holders),
    holders.keys(),
  )) {
    const own = component.filter((key) => families.has(key));
    const [name] = own;
    if (name !== undefined) for (const family of own) nameOf.set(family, name);
  }
  return nameOf;
}
