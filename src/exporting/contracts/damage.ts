import { canonicalJson } from "../../model/digest.ts";
import type { ExportManifest } from "../../model/generated/export.ts";
import { groupsOf } from "../../model/groups.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";
import { countsBySplit, countsOf } from "../counts.ts";
import { isAsWritten } from "../inventory/inventory.ts";
import type { FileState, Side, WrongLine } from "./side.ts";

/** What of a contract is not as it was exported, each a sentence that calls the contract by this name. */
export function damageOf(name: string, { manifest, files, wrongLines }: Side): readonly string[] {
  const twice = repeated(manifest);
  return [
    ...(manifest.members.length === 0
      ? [`${name} holds no case, so nothing was measured on it.`]
      : []),
    ...(twice.length === 0
      ? []
      : [
          `${name} has ${counted(twice.length, "case")} more than once, so nobody can say which counts: ${firstNames(twice)}.`,
        ]),
    ...(isAsWritten(manifest)
      ? []
      : [
          `${name} was edited: its digest is not that of the cases, the corpus revision and the claim that it names.`,
        ]),
    ...(hasItsCounts(manifest)
      ? []
      : [`${name} was edited: its counts are not those of its cases.`]),
    ...fileDamage(name, files ?? []),
    ...lineDamage(name, wrongLines ?? []),
  ];
}

function repeated({ members }: ExportManifest): readonly string[] {
  const byId = groupsOf(members, ({ id }) => id);
  return [...byId].filter(([, those]) => those.length > 1).map(([id]) => id);
}

function hasItsCounts({ counts, members, leftOut }: ExportManifest): boolean {
  const { current, carried, ...others } = counts;
  const own = {
    ...countsOf(members),
    notConfirmation: members.filter(({ label }) => label !== undefined).length,
    leftOut: leftOut.length,
    splits: countsBySplit(members),
  };
  return canonicalJson(others) === canonicalJson(own) && current + carried === counts.cases;
}

const damaged: Readonly<Partial<Record<FileState, string>>> = {
  altered: "is not as it was exported, and a run may have read it so",
  outside: "lies outside the folder of the manifest, so it was not read",
};

function fileDamage(name: string, files: NonNullable<Side["files"]>): readonly string[] {
  return files.flatMap(({ path, state }) => {
    const words = damaged[state];
    return words === undefined ? [] : [`${quoted(path)} of ${name} ${words}.`];
  });
}

/** How many wrong lines of a contract are told one by one. */
const toldLines = 10;

function lineDamage(name: string, wrong: readonly WrongLine[]): readonly string[] {
  const told = wrong.slice(0, toldLines).map(({ path, line, says }) => {
    const where = line === undefined ? "" : `, line ${line}`;
    return `${quoted(path)} of ${name}${where}: ${says}.`;
  });
  const more = wrong.length - told.length;
  return more === 0
    ? told
    : [
        ...told,
        `${counted(more, "more line")} or missing cases of ${name} do not fit its manifest.`,
      ];
}

/** The first few of many names in a sentence. */
export function firstNames(names: readonly string[]): string {
  const more = names.length > 3 ? [`${names.length - 3} more`] : [];
  return listed([...names.slice(0, 3).map(quoted), ...more]);
}
