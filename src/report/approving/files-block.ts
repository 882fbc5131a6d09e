import type { ChangedFile } from "../../approving/asked-change.ts";
import type { FilesStanding } from "../../approving/judgement.ts";
import type { JudgedChange } from "../../approving/running/judged-change.ts";
import { counted, listed } from "../../model/sentence.ts";
import { markdownFence } from "../untrusted/markdown.ts";
import { idCode } from "../refresh/packet/texts.ts";
import { repositoryLink, type Telling } from "./review-place.ts";
import { sharedLines } from "./lines/shared-lines.ts";

/** How many files of one kind are named. */
const most = 20;

/** The files that are none of an asked case, and the line that takes them. */
export function filesBlock(telling: Telling): readonly string[] {
  const { judged } = telling;
  const { files } = judged.judgement;
  if (files.owned.length + files.free.length === 0) return [];
  const { files: line } = sharedLines(judged);
  const isOne = files.owned.length + files.free.length === 1;
  const [it, areRight, asIs] = isOne
    ? ["it", "it is right", "it is"]
    : ["them", "they are right", "they are"];
  const isRead = line === undefined || !needsOwnLine(files);
  return [
    `### ${judged.asked.cases.length === 0 ? "The files" : "Other files"}`,
    ...ownedPart(telling),
    ...freePart(telling),
    ...(isRead
      ? []
      : [
          `Read ${it} under “Files changed”. If ${areRight}, this line takes ${it} as ${asIs}:`,
          markdownFence(line),
        ]),
  ];

  function needsOwnLine({ owned, ownedBy, free, freeBy }: FilesStanding): boolean {
    const isFreeOpen = free.length > 0 && freeBy === undefined && judged.asked.cases.length === 0;
    return (owned.length > 0 && ownedBy === undefined) || isFreeOpen;
  }
}

function ownedPart(telling: Telling): readonly string[] {
  const { owned, ownedBy } = telling.judged.judgement.files;
  if (owned.length === 0) return [];
  const they = owned.length === 1 ? "This file needs" : `These ${owned.length} files need`;
  const standing =
    ownedBy === undefined
      ? `${they} **an owner**: ${ownersText(telling.judged)}. Much depends on ${owned.length === 1 ? "it" : "them"}: how the set is judged, what it rests on, or a case that goes.`
      : `Taken by the owner ${idCode(ownedBy.by.login)}:`;
  return [`${standing}\n\n${listOf(owned, telling)}`];
}

function freePart(telling: Telling): readonly string[] {
  const { judged } = telling;
  const { free, freeBy } = judged.judgement.files;
  if (free.length === 0) return [];
  const [count, them] = [counted(free.length, "file"), free.length === 1 ? "it" : "them"];
  const more = judged.judgement.files.owned.length > 0 ? "more " : "";
  const changes = `${count.replace(" ", ` ${more}`)} ${free.length === 1 ? "changes" : "change"}`;
  const standing =
    freeBy !== undefined
      ? `${changes}, taken by ${idCode(freeBy.by.login)}:`
      : judged.asked.cases.length > 0
        ? `${changes} as well. Whoever decides a case here takes ${them} with it:`
        : `${changes}. Any reviewer can take ${them}:`;
  return [`${standing}\n\n${listOf(free, telling)}`];
}

function listOf(files: readonly ChangedFile[], telling: Telling): string {
  const link = repositoryLink(telling);
  const lines = files.slice(0, most).map((one) => `- ${fileText(one, link)}`);
  const more = files.length - lines.length;
  return [...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join("\n");
}

/** A name that Git quotes leads to no page. */
function fileText(
  { path, before, after }: ChangedFile,
  link: (text: string, path: string) => string,
): string {
  if (after === undefined) return `${idCode(path)}, deleted`;
  const name = path.startsWith('"') ? idCode(path) : link(path, path);
  return before === undefined ? `${name}, new` : name;
}

/** Who owns the policy. */
export function ownersText({ policy }: Pick<JudgedChange, "policy">): string {
  const owners = policy?.owners ?? [];
  if (owners.length === 0) return "an administrator of this repository";
  const named = owners.slice(0, 5).map(idCode);
  const more = owners.length - named.length;
  return listed([...named, ...(more > 0 ? [`${more} more`] : [])], "or");
}
