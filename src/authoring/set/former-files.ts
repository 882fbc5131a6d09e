import { createHash } from "node:crypto";
import type { Standing } from "../../git/standing.ts";
import type { StandingFile } from "./plan-set.ts";

/** A file that an earlier version of the tool wrote, and this one would not. */
export interface FormerFile {
  /** From the root, as those of the new set. */
  readonly path: string;
  /** What it held; undefined for a file that came before any were listed. */
  readonly sha256: string | undefined;
}

const list = ".touchstone/sha256.txt";
const beforeLists = ".touchstone/THIRD_PARTY_NOTICES.txt";

/** What the list of the standing tool names and a new one would leave behind. */
export function formerFiles(files: readonly StandingFile[]): readonly FormerFile[] {
  const own = files.find(({ path }) => path.endsWith(list));
  if (own === undefined) return [];
  const root = own.path.slice(0, -list.length);
  const text = own.stands.kind === "file" ? (own.stands.text ?? "") : "";
  const paths = new Set(files.map(({ path }) => path));
  return [...listed(text), { path: beforeLists, sha256: undefined }]
    .map(({ path, sha256 }) => ({ path: `${root}${path}`, sha256 }))
    .filter(({ path }) => !paths.has(path));
}

/** Whether a former file is still as it was written, so that nothing is lost with it. */
export function isUntouched({ sha256 }: FormerFile, stands: Standing): boolean {
  if (stands.kind !== "file" || stands.text === undefined) return false;
  const text = stands.text.replaceAll("\r\n", "\n");
  return sha256 === undefined || createHash("sha256").update(text).digest("hex") === sha256;
}

/** Only plain names below dist/ and actions/ are taken: whoever wrote the list, it leads nowhere else. */
function listed(text: string): readonly FormerFile[] {
  const lines = text.matchAll(
    /^(?<sha256>[0-9a-f]{64}) {2}(?<path>(?:dist|actions)(?:\/[\w-][\w.-]*)+)\r?$/gm,
  );
  return [...lines].map(({ groups }) => ({
    path: `.touchstone/${groups?.["path"] ?? ""}`,
    sha256: groups?.["sha256"] ?? "",
  }));
}
