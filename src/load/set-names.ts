import { isFitId } from "../model/case-id.ts";
import type { Defect } from "../model/dataset.ts";
import { groupsOf } from "../model/groups.ts";
import { isInCases, isYamlName } from "../model/layout.ts";
import { shortened } from "./words.ts";
import { startOf } from "../model/location.ts";

/** What is wrong with the names of files and folders, and which files are not read for it. */
export interface NameReading {
  readonly defects: readonly Defect[];
  readonly unread: ReadonlySet<string>;
}

/** A file or a folder, with the first file that shows it. */
interface Named {
  readonly path: string;
  readonly file: string;
}

/** Judges names as every disk has to take them: paths that no disk but this one can hold, and paths that become one. */
export function readNames(paths: readonly string[]): NameReading {
  const named = uniquePaths(paths);
  const twins = twinsAmong(named);
  const judged = named.map((one) => ({ one, ...judge(one, twins.get(one.path)) }));
  return {
    defects: judged.flatMap(({ defects }) => defects),
    unread: new Set(judged.flatMap(({ one, isRead }) => (isRead ? [] : [one.path]))),
  };
}

function judge(
  one: Named,
  kept: Named | undefined,
): { readonly defects: readonly Defect[]; readonly isRead: boolean } {
  const reason = unsafe(nameOf(one));
  if (kept !== undefined && kept !== one) {
    return { defects: [twinDefect(one, kept)], isRead: !isFile(one) };
  }
  // Where twins differ in their composition, that is told once, with the other.
  if (reason !== undefined && !(kept === one && reason === decomposed)) {
    return { defects: [unsafeDefect(one, reason)], isRead: !isFile(one) };
  }
  return { defects: isCaseFolder(one) ? [caseLikeFolder(one)] : [], isRead: true };
}

function nameOf({ path }: Named): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Every file and every folder above it, each once. */
function uniquePaths(paths: readonly string[]): readonly Named[] {
  const found = new Map<string, Named>();
  for (const file of paths) {
    // The set's own folders have the names that they have.
    for (let end = nextPart(file, nextPart(file, 0)); end > 0; end = nextPart(file, end)) {
      const path = file.slice(0, end);
      if (!found.has(path)) found.set(path, { path, file });
    }
  }
  return [...found.values()];
}

/** Where the part ends that starts behind a place; 0 where none does. */
function nextPart(path: string, from: number): number {
  if (from >= path.length) return 0;
  const slash = path.indexOf("/", from + 1);
  return slash === -1 ? path.length : slash;
}

function isFile({ path, file }: Named): boolean {
  return path === file;
}

/** The one of several paths that stays, for each of them: of files the one that can be a case, else the first. */
function twinsAmong(named: readonly Named[]): ReadonlyMap<string, Named> {
  // Below two folders that are twins, all is told with them.
  const groups = groupsOf(named, (one) => {
    const slash = one.path.lastIndexOf("/");
    return `${one.path.slice(0, slash)}/${foldedName(one.path.slice(slash + 1))}`;
  });
  const twins = new Map<string, Named>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const kept = group.find(isFitFile) ?? group[0];
    for (const { path } of group) twins.set(path, kept);
  }
  return twins;
}

function isFitFile(one: Named): boolean {
  const name = nameOf(one);
  return isFile(one) && name.endsWith(".yaml") && isFitId(name.slice(0, -".yaml".length));
}

/** What disks that ignore case or composition make of a name; the endings of YAML are one. Two that give the same are twins. */
export function foldedName(name: string): string {
  return name
    .normalize("NFD")
    .toUpperCase()
    .toLowerCase()
    .normalize("NFC")
    .replace(/\.yml$/, ".yaml");
}

const decomposed = "is not in composed form (NFC), and another disk spells it with other bytes";

const device =
  /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) *(?:\.|$)/i;

/** What no name is everywhere, with the end of a sentence about it. */
const unsafeForms: readonly (readonly [form: RegExp, reason: string])[] = [
  [/^\.{0,2}$/, "leads to another folder"],
  [/^\.git$|^git~1$/i, "belongs to Git"],
  [/[\p{Cc}\p{Cs}]/u, "holds a control character"],
  [/[<>:"|?*\\]/, "holds a character that Windows allows in no name"],
  [device, "is a device on Windows, which keeps no such file"],
  [/[. ]$/, "ends in a dot or a space, which Windows drops"],
  [/^-/, "starts with a dash, and programs take it for an option"],
];

/** Why a name is no name everywhere. */
function unsafe(name: string): string | undefined {
  const reason = unsafeForms.find(([form]) => form.test(name))?.[1];
  if (reason !== undefined) return reason;
  if (Buffer.byteLength(name) > 255) return "is longer than 255 bytes, which no disk keeps";
  return name.normalize("NFC") === name ? undefined : decomposed;
}

function unsafeDefect(one: Named, reason: string): Defect {
  const what = isFile(one) ? "file" : "folder";
  const rest = isFile(one) ? ", so the file was not read" : "";
  return {
    rule: "file/unsafe-name",
    message: `The name of this ${what}, "${shortened(nameOf(one))}", ${reason}${rest}.`,
    at: startOf(one.file),
    fix: device.test(nameOf(one))
      ? `Rename the ${what}: up to its first dot, no name is con, prn, aux, nul, com1 to com9 or lpt1 to lpt9.`
      : `Rename the ${what}${isCase(one) ? ": a case's file is named by its id" : ""}; small letters and digits with single "-" between them are safe everywhere.`,
  };
}

function twinDefect(one: Named, kept: Named): Defect {
  const both = `"${shortened(kept.path)}" and "${shortened(one.path)}"`;
  return {
    rule: "file/twin",
    message: isFile(one)
      ? `${both} are one file to a disk or a reader that ignores case, composition or the spelling of ".yaml", so this one was not read.`
      : `${both} are one folder to a disk that ignores case or composition.`,
    at: startOf(one.file),
    related: [startOf(kept.file)],
    fix: isFile(one)
      ? "Compare the two: where this one holds another case, name it by that case's id; where it holds the same, remove it."
      : "Move the files of one folder into the other.",
  };
}

function isCase(one: Named): boolean {
  return isFile(one) && isInCases(one.path);
}

function isCaseFolder(one: Named): boolean {
  return !isFile(one) && isInCases(one.path) && isYamlName(one.path);
}

function caseLikeFolder({ path, file }: Named): Defect {
  return {
    rule: "file/passed-over",
    message: `The folder "${shortened(path)}" is named like a case, and only the files in it are read.`,
    at: startOf(file),
    fix: "Rename the folder.",
  };
}
