import {
  isExact,
  type InventoryComparison,
  type Otherwise,
  type Unexpected,
} from "../../exporting/inventory/compare.ts";
import type { Inventory } from "../../exporting/inventory/inventory.ts";
import type { RecordProblem } from "../../load/json-file.ts";
import { counted, quoted } from "../../model/sentence.ts";
import { jsonText } from "../../model/json-text.ts";
import { firstOf } from "./left-out-lines.ts";
import { rows } from "../rows.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What a check of results against an inventory came to. */
export interface InventoryVerdict {
  readonly inventory: Inventory;
  readonly comparison: InventoryComparison;
  /** What of the file could not be read. */
  readonly problems: readonly RecordProblem[];
  /** The field by which results name their case. */
  readonly idField: string;
}

/** Whether results and inventory are the same, and everything of the file could be read. */
export function isSame({ comparison, problems }: InventoryVerdict): boolean {
  return problems.length === 0 && isExact(comparison);
}

/** The comparison for a person: which results are missing and which nobody asked for, and never a score. */
export function inventoryReport(verdict: InventoryVerdict, file: string): string {
  const { inventory, comparison, idField } = verdict;
  const { results, compared, otherwise } = comparison;
  const lines = [
    rows([
      ["inventory", inventoryWords(inventory)],
      ["claim", inventory.claim ?? "not split yet, no score may be claimed"],
      ["spent", spentWords(comparison)],
      [
        "results",
        `${counted(results, "entry").replace(/entrys$/, "entries")} of ${file}, by ${fieldWords(comparison, idField)}`,
      ],
      ["compared", comparedWords(compared)],
    ]),
    ...problemLines(verdict.problems, file),
    ...otherwiseLines(otherwise),
    ...(isOfAnother(comparison) || isUnreadable(verdict) ? [] : membershipLines(verdict, file)),
    verdictWords(verdict),
  ];
  return `${lines.join("\n")}\n`;
}

/** Results of another set or corpus are compared no further: which of them are missing would say nothing. */
function isOfAnother({ otherwise }: InventoryComparison): boolean {
  return otherwise.some(({ what }) => what !== "case");
}

/** Of a file of which nothing could be read, nobody knows which results it has. */
function isUnreadable({ comparison, problems }: InventoryVerdict): boolean {
  return comparison.results === 0 && problems.length > 0;
}

/** The field that names the cases, and how many results name theirs under another. */
function fieldWords({ idFields }: InventoryComparison, idField: string): string {
  const others = Object.entries(idFields).filter(([field]) => field !== idField);
  return [quoted(idField), ...others.map(([field, times]) => `${times} by ${quoted(field)}`)].join(
    ", ",
  );
}

function inventoryWords({ members, digests, revision, splits }: Inventory): string {
  const sides = splits === undefined ? "" : ` of ${splits.join(", ")}`;
  return [
    `${counted(members.length, "case")}${sides}, corpus revision ${revision.id}`,
    digests[0] ?? "",
  ].join("\n");
}

function spentWords({ spent }: InventoryComparison): string {
  if (spent.length === 0) return "";
  return `${spent.length === 1 ? "1 is" : `${spent.length} are`} no confirmation: ${firstOf(spent)}`;
}

const kinds: Readonly<Record<Otherwise["what"], string>> = {
  set: "the set",
  revision: "the corpus revision",
  case: "each case",
};

function comparedWords(compared: InventoryComparison["compared"]): string {
  const found = compared.map((what) => kinds[what]);
  const silent = (["set", "revision"] as const).filter((what) => !compared.includes(what));
  const lines = [
    ...(found.length > 0
      ? [`the digests and names that the results carry of ${found.join(", ")}`]
      : []),
    ...(silent.length > 0
      ? [
          `of ${silent.map((what) => kinds[what]).join(" and ")} the results say nothing, so that is taken on trust`,
        ]
      : []),
  ];
  return lines.join("\n");
}

function problemLines(problems: readonly RecordProblem[], file: string): readonly string[] {
  return problems.map(({ message, line }) =>
    terminalText(`${file}${line === undefined ? "" : `:${line}`}: ${message}`),
  );
}

function otherwiseLines(otherwise: InventoryComparison["otherwise"]): readonly string[] {
  const words = {
    set: ({ found }: Otherwise) =>
      `Refused: the results say that they are of another set, ${quoted(found)}.`,
    revision: ({ found, expected }: Otherwise) =>
      `Refused: the results say that they ran on another corpus revision, ${quoted(found)} and not ${quoted(expected)}.`,
    case: ({ id = "", found }: Otherwise) =>
      `${quoted(id)} was another text: the results have ${quoted(found)}.`,
  };
  return otherwise.map((one) => terminalText(words[one.what](one)));
}

function membershipLines(
  { comparison, idField }: InventoryVerdict,
  file: string,
): readonly string[] {
  const { missing, unexpected, repeated } = comparison;
  const place = ({ line, number }: Unexpected): string =>
    line === undefined ? `${file}, entry ${number}` : `${file}:${line}`;
  return [
    ...block("No result", missing.map(quoted)),
    ...block(
      "No case of the inventory",
      unexpected.flatMap((one) => {
        if (one.id === undefined) return [];
        const meant =
          one.near === undefined ? "" : `, but ${quoted(one.near)} is one: written just so`;
        return [`${place(one)}: ${quoted(one.id)}${meant}`];
      }),
    ),
    ...block(
      `No case named, since nothing stands under ${quoted(idField)}`,
      unexpected.flatMap((one) => (one.id === undefined ? [place(one)] : [])),
    ),
    ...block(
      "Several results, and nothing says which counts",
      repeated.map(({ id, times }) => `${quoted(id)}: ${times}`),
    ),
  ];
}

/** How many of one kind a person is told of. */
const many = 20;

function block(title: string, told: readonly string[]): readonly string[] {
  if (told.length === 0) return [];
  const more =
    told.length > many ? [`and ${told.length - many} more; --format json names all`] : [];
  return [
    `${title} (${told.length}):`,
    ...[...told.slice(0, many), ...more].map((line) => `  ${terminalText(line)}`),
  ];
}

function verdictWords(verdict: InventoryVerdict): string {
  const { expected, present, missing, unexpected, repeated, nameless } = verdict.comparison;
  if (isOfAnother(verdict.comparison)) {
    return "Nothing was compared case by case. Export the set that the results are of, or run the evaluation on this one.";
  }
  if (isUnreadable(verdict)) {
    return "Nothing of the file could be read, so nothing was compared.";
  }
  const named = unexpected.length - nameless;
  const more = [
    ...(named === 0 ? [] : [`${named} unexpected`]),
    ...(nameless === 0 ? [] : [`${nameless} nameless`]),
    ...(repeated.length === 0 ? [] : [`${repeated.length} repeated`]),
  ];
  const counts = [
    `${expected} expected`,
    `${present} present`,
    `${missing.length} missing`,
    ...more,
  ];
  if (missing.length === 0) {
    return isSame(verdict) ? `${counts.join(", ")}: exact.` : `${counts.join(", ")}: not exact.`;
  }
  return `${counts.join(", ")}: any mean is over ${expected}; the missing count as not passed.`;
}

function verdictWord(verdict: InventoryVerdict): "refused" | "unreadable" | "exact" | "differs" {
  if (isOfAnother(verdict.comparison)) return "refused";
  if (isUnreadable(verdict)) return "unreadable";
  return isSame(verdict) ? "exact" : "differs";
}

/** The same as one JSON object. */
export function inventoryJson(verdict: InventoryVerdict): string {
  const { inventory, comparison, problems, idField } = verdict;
  const { digests, revision, splits, claim } = inventory;
  const value = {
    version: 1,
    verdict: verdictWord(verdict),
    setDigest: digests[0] ?? null,
    corpusRevision: revision,
    claim: claim ?? null,
    splits: splits ?? null,
    idField,
    ...comparison,
    unexpected: comparison.unexpected.map(({ id = null, number, line = null, near = null }) => {
      return { id, number, line, near };
    }),
    unread: problems.map(({ message, line = null }) => ({ message, line })),
  };
  return `${jsonText(value, { indent: 2 })}\n`;
}
