import type { Obstacle, Standing } from "../../git/standing.ts";
import type { SetFile } from "./set-files.ts";

/** A file of a new set with what stands in its place. */
export type StandingFile = SetFile & { readonly stands: Standing };

/** What becomes of the files of a new set. Nothing that somebody wrote is in `write`. */
export interface SetPlan {
  /** Absent, or a copy that is to be renewed; in order. */
  readonly write: readonly SetFile[];
  /** There with this content, or with all that matters of it. */
  readonly present: readonly SetFile[];
  /** Somebody's own. Of an update, the workflow alone: another one may fit this version better. */
  readonly kept: readonly SetFile[];
  /** Copies that another version wrote. */
  readonly outdated: readonly SetFile[];
  /** What an earlier version wrote and none needs any more: paths from the root. */
  readonly remove: readonly string[];
  /** What is in the way; with one of these nothing may be written. */
  readonly obstacles: readonly {
    readonly file: SetFile;
    readonly path: string;
    readonly what: Obstacle;
  }[];
}

/** What to do beside writing what is absent. */
export interface SetWish {
  /** Whether the copies alone are written, those of another version among them. */
  readonly update: boolean;
  /** What an update removes. */
  readonly former: readonly string[];
}

/** Decides file by file; the tool's files are one thing, of which nobody gets parts of two versions. */
export function planSet(files: readonly StandingFile[], { update, former }: SetWish): SetPlan {
  const chosen = files.filter(({ isCopy }) => isCopy || !update);
  const workflows = update ? files.filter(isWorkflow) : [];
  const isOlder = chosen.some((file) => file.part === "tool" && fateOf(file) === "outdated");
  const fate = (file: StandingFile): Fate => {
    const own = fateOf(file);
    return isOlder && file.part === "tool" && own === "absent" ? "outdated" : own;
  };
  const as = (...wanted: readonly Fate[]): readonly StandingFile[] =>
    chosen.filter((file) => wanted.includes(fate(file)));
  return {
    write: as("absent", ...(update ? (["outdated"] as const) : [])),
    present: as("present"),
    kept: [...as("kept"), ...workflows.filter((file) => fateOf(file) === "kept")],
    outdated: update ? [] : as("outdated"),
    remove: update ? former : [],
    obstacles: as("obstacle").flatMap(({ stands, ...file }) =>
      stands.kind === "obstacle" ? [{ file, path: stands.path, what: stands.what }] : [],
    ),
  };
}

/** What GitHub runs, which is the set's own once it is written. */
export function isWorkflow({ path }: SetFile): boolean {
  return path.startsWith(".github/workflows/");
}

type Fate = "absent" | "present" | "kept" | "outdated" | "obstacle";

function fateOf(file: StandingFile): Fate {
  const { stands } = file;
  if (stands.kind === "nothing") return "absent";
  if (stands.kind === "obstacle") return isTheirPage(file, stands) ? "kept" : "obstacle";
  const text = stands.text?.replaceAll("\r\n", "\n");
  if (text === file.text || (text !== undefined && suffices(file, text))) return "present";
  return file.isCopy && isOurs(file, text) ? "outdated" : "kept";
}

/** The lines of a `.gitattributes` that keep data byte-exact. */
export const attributeLines = ["cases/** -text", "corpus-revisions/** -text"] as const;

function suffices({ part }: SetFile, text: string): boolean {
  if (part !== "Git") return false;
  const lines = new Set(text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " ")));
  return lines.has("* -text") || attributeLines.every((line) => lines.has(line));
}

/** A page for people may be a link that leads somewhere: it is kept, and nothing is read behind it. */
function isTheirPage(
  { path }: SetFile,
  { what, ...at }: { path: string; what: Obstacle },
): boolean {
  return what === "a link" && at.path === path && path.endsWith(".md");
}

/** A folder of that name is ours; a schema may be somebody else's. */
function isOurs({ part }: SetFile, text: string | undefined): boolean {
  return part === "tool" || text?.includes('"$comment": "Copied by touchstone init,') === true;
}
