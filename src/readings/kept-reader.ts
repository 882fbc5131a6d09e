import { caseLine } from "../load/case-line.ts";
import type { CaseReader, ReadCaseFile } from "../load/case-reader.ts";
import { limits } from "../load/limits.ts";
import { fileFacts, type Disk } from "./file-facts.ts";
import { caseOfBytes, type CaseKeeper, type KeptCases } from "./kept-cases.ts";
import type { SeenFile, WatchedTree } from "./watched-tree.ts";

/** What earlier runs know of a set, and where to write what this one learns. */
export interface KeptKnowledge {
  readonly disk: Disk;
  /** The tree that is read; whatever else reads it, this sees. */
  readonly tree: WatchedTree;
  readonly files: ReadonlyMap<string, SeenFile>;
  readonly cases: KeptCases;
  readonly keeper: CaseKeeper;
}

/** Reads case files whose bytes are as some earlier run read them from what it kept, and all others as another reader does. */
export function keptReader(others: CaseReader, known: KeptKnowledge): CaseReader {
  return async function* read(_tree, paths) {
    const lines = new Map<string, Uint8Array>();
    for (const path of paths) {
      const line = await keptLine(path, known);
      if (line !== undefined) lines.set(path, line);
    }
    const unknown = paths.filter((path) => !lines.has(path));
    let place = 0;
    let index = 0;
    for await (const one of others(known.tree, unknown)) {
      const path = unknown[index++] ?? "";
      for (; paths[place] !== path; place++) yield keptAgain(paths[place] ?? "", lines, known);
      place++;
      keepNew(path, one, known);
      yield one;
    }
    for (; place < paths.length; place++) yield keptAgain(paths[place] ?? "", lines, known);
  };
}

function keptAgain(
  path: string,
  lines: ReadonlyMap<string, Uint8Array>,
  { tree, keeper }: KeptKnowledge,
): ReadCaseFile {
  const line = lines.get(path) ?? Buffer.alloc(0);
  keeper.again(path, tree.seen(path)?.blob ?? "", line);
  return { plain: caseOfBytes(line), text: undefined };
}

function keepNew(path: string, { plain, text, line }: ReadCaseFile, known: KeptKnowledge): void {
  const seen = known.tree.seen(path);
  // A file that gave no text may give one in a moment.
  if (seen === undefined || text === undefined) return;
  known.keeper.add(path, seen.blob, Buffer.from(line ?? caseLine(plain)));
}

async function keptLine(path: string, known: KeptKnowledge): Promise<Uint8Array | undefined> {
  const { disk, tree, files, cases } = known;
  if (cases.size === 0) return undefined;
  const file = files.get(path);
  const facts = fileFacts(disk, path);
  if (file !== undefined && facts !== undefined && facts === file.facts) tree.note(path, file);
  else await tree.objectId(path, { max: limits.case }).catch(() => undefined);
  const seen = tree.seen(path);
  return seen === undefined ? undefined : cases.line(path, seen.blob);
}
