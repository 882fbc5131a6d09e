import { fieldOf, isMap } from "../../model/fields.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Inventory } from "./inventory.ts";
import { at, type CaseNames, type Entry, type ResultFile } from "./results.ts";

/** A case that a result is of and that the inventory has not. */
export interface Unexpected {
  /** Undefined where an entry names none. */
  readonly id: string | undefined;
  /** The place in the file, the first where there are several. */
  readonly number: number;
  readonly line: number | undefined;
  /** The expected case that it names but for padding, case or leading zeros. */
  readonly near: string | undefined;
}

/** Something that the results say of what they are of, and the inventory says otherwise. */
export interface Otherwise {
  readonly what: "set" | "revision" | "case";
  /** Of a case. */
  readonly id?: string;
  readonly found: string;
  readonly expected: string;
}

/** How results and inventory compare, case by case; whatever a result says of quality is not looked at. */
export interface InventoryComparison {
  readonly expected: number;
  /** How many expected cases have a result. */
  readonly present: number;
  /** How many results there are, of whatever. */
  readonly results: number;
  /** Expected cases without a result, in order: each counts as not passed. */
  readonly missing: readonly string[];
  /** Each entry that names no case is one of these. */
  readonly unexpected: readonly Unexpected[];
  /** How many results name no case. */
  readonly nameless: number;
  /** How many results name their case under which field. */
  readonly idFields: Readonly<Record<string, number>>;
  /** Expected cases with several results. */
  readonly repeated: readonly { readonly id: string; readonly times: number }[];
  /** Any one of these makes the results those of something else. */
  readonly otherwise: readonly Otherwise[];
  /** Expected cases that confirm nothing any more. */
  readonly spent: readonly string[];
  /** What the results say of themselves: which of the three could be compared. */
  readonly compared: readonly Otherwise["what"][];
}

/** Whether there is just one result for each case, for no other, and none says that it is of something else. */
export function isExact(comparison: InventoryComparison): boolean {
  const { missing, unexpected, repeated, otherwise } = comparison;
  return [missing, unexpected, repeated, otherwise].every((some) => some.length === 0);
}

/** Compares the entries of a file with an inventory. */
export function compareInventory(
  inventory: Inventory,
  { entries, around }: Pick<ResultFile, "entries" | "around">,
  names: CaseNames,
): InventoryComparison {
  const expected = new Map(inventory.members.map((one) => [one.id, one]));
  const byId = groupsOf(entries, ({ fields }) => names.of(fields)?.id);
  const missing = [...expected.keys()].filter((id) => !byId.has(id));
  const near = new Map([...expected.keys()].map((id) => [folded(id), id]));
  const unexpected = [...byId].flatMap(([id, some]): Unexpected[] => {
    if (id === undefined) return some.map(({ number, line }) => ({ id, number, line, near: id }));
    const [{ number, line }] = some;
    return expected.has(id) ? [] : [{ id, number, line, near: near.get(folded(id)) }];
  });
  const repeated = [...byId].flatMap(([id, some]) =>
    id === undefined || !expected.has(id) || some.length === 1 ? [] : [{ id, times: some.length }],
  );
  return {
    expected: expected.size,
    present: expected.size - missing.length,
    results: entries.length,
    missing,
    unexpected,
    nameless: byId.get(undefined)?.length ?? 0,
    idFields: countedFields(entries, names),
    repeated,
    ...saidOtherwise(inventory, { entries, around, names }),
    spent: inventory.members.filter(({ isSpent }) => isSpent).map(({ id }) => id),
  };
}

function countedFields(
  entries: readonly Entry[],
  names: CaseNames,
): InventoryComparison["idFields"] {
  const byField = groupsOf(entries, ({ fields }) => names.of(fields)?.field);
  return Object.fromEntries(
    [...byField].flatMap(([field, some]) => (field === undefined ? [] : [[field, some.length]])),
  );
}

/** An id as careless tools leave it: without padding, in one case, a number without leading zeros. */
function folded(id: string): string {
  return id
    .trim()
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^0+(?=\d+$)/, "");
}

interface Said {
  readonly entries: readonly Entry[];
  readonly around: unknown;
  readonly names: CaseNames;
}

/** Where a result, or what stands around the list, can say of what it is. */
const places: readonly (readonly string[])[] = [
  [],
  ["metadata"],
  ["additional_metadata"],
  ["testCase", "metadata"],
];

function saidOtherwise(
  inventory: Inventory,
  { entries, around, names }: Said,
): Pick<InventoryComparison, "otherwise" | "compared"> {
  const sayers = [around, ...entries.map(({ fields }) => fields)];
  const sets = sayers.flatMap((one) => textsUnder(one, ["setDigest", "set_digest"]));
  // A manifest names itself by its digest.
  if (isMap(around) && Array.isArray(around["members"]))
    sets.push(...textsUnder(around, ["digest"]));
  const revisions = sayers.flatMap((one) => textsUnder(one, ["corpusRevision", "corpus_revision"]));
  const { revision } = inventory;
  const digests = new Map(inventory.members.map((one) => [one.id, one.digest]));
  const cases = entries.flatMap(({ fields }) => {
    const id = names.of(fields)?.id ?? "";
    const expected = digests.get(id);
    const said = textsUnder(fields, ["digest", "caseDigest", "case_digest"]).filter(isDigest);
    return expected === undefined ? [] : said.map((found) => ({ id, found, expected }));
  });
  const compared = [
    ...(sets.length > 0 ? ["set" as const] : []),
    ...(revisions.length > 0 ? ["revision" as const] : []),
    ...(cases.length > 0 ? ["case" as const] : []),
  ];
  const otherSets = unlike(sets, inventory.digests);
  const otherRevisions = unlike(revisions, [revision.id, revision.digest]);
  const otherCases = cases.filter(({ found, expected }) => found !== expected);
  return {
    compared,
    otherwise: [
      ...otherSets.map((found) => ({
        what: "set" as const,
        found,
        expected: inventory.digests[0] ?? "",
      })),
      ...otherRevisions.map((found) => ({
        what: "revision" as const,
        found,
        expected: revision.id,
      })),
      ...otherCases.map((one) => ({ what: "case" as const, ...one })),
    ],
  };
}

/** The values that are none of these, each once. */
function unlike(found: readonly string[], right: readonly string[]): readonly string[] {
  return [...new Set(found)].filter((one) => !right.includes(one));
}

/** Texts under any of these names in an entry or its metadata; of an object with an id and a digest, both. */
function textsUnder(value: unknown, names: readonly string[]): string[] {
  return places.flatMap((place) =>
    names.flatMap((name) => {
      const path = [...place, name];
      // A column of a table may have a dot in its name.
      const found = fieldOf(value, path.join(".")) ?? at(value, path);
      const said = isMap(found) ? [found["id"], found["digest"]] : [found];
      return said.flatMap((one) => (typeof one === "string" && one !== "" ? [one] : []));
    }),
  );
}

/** Other tools call many things a digest; ours have this form. */
function isDigest(text: string): boolean {
  return /^sha256:[0-9a-f]{64}$/.test(text);
}
