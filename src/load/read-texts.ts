import type { Defect } from "../model/dataset.ts";
import { contentHash } from "../model/hash.ts";
import type { CorpusText } from "../model/generated/text.ts";
import type { ContentHash } from "../model/ids.ts";
import { textFilesOf } from "../model/layout.ts";
import { mayHoldCase } from "../model/written-case.ts";
import type { Tree } from "../model/tree.ts";
import { lineDefects } from "./line-defects.ts";
import { textShape } from "./generated/text-shape.js";
import { isDefect, recordsIn, type LineReading, type RecordOptions } from "./json-lines.ts";
import { hashOfTextLine } from "./text-line.ts";

interface TextReading {
  readonly texts: ReadonlyMap<ContentHash, string>;
  readonly defects: readonly Defect[];
}

/**
 * The wanted texts that the set keeps, where they are few: files in which one should stand are read first, and the others
 * only where one is still missing.
 */
export async function readFewTexts(
  tree: Tree,
  files: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<TextReading> {
  const due = new Set([...wanted].flatMap(textFilesOf));
  const first = await readTexts(
    tree,
    files.filter((file) => due.has(file)),
    wanted,
  );
  if (first.texts.size === wanted.size) return first;
  const rest = await readTexts(
    tree,
    files.filter((file) => !due.has(file)),
    wanted,
  );
  return {
    texts: new Map([...first.texts, ...rest.texts]),
    defects: [...first.defects, ...rest.defects],
  };
}

/**
 * The wanted texts that the set keeps, or all of them where nothing says which, with those in which a case may be written
 * down, and the defects of every line that holds one.
 */
export async function readTexts(
  tree: Tree,
  files: readonly string[],
  wanted?: ReadonlySet<string>,
): Promise<TextReading> {
  const isWanted = ({ hash, text }: CorpusText): boolean =>
    wanted?.has(hash) !== false || mayHoldCase(text);
  return await textsIn(tree, files, { isWanted });
}

/**
 * The wanted texts that the set keeps, and no others. Of lines that hold another text nothing is told, so that they need not
 * be taken apart: of defects, only those of files and of lines that may hold a wanted one.
 */
export async function readWantedTexts(
  tree: Tree,
  files: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<TextReading> {
  const isNeedless = (line: Uint8Array): boolean => {
    const hash = hashOfTextLine(line);
    return hash !== undefined && !wanted.has(hash);
  };
  const isWanted = ({ hash }: CorpusText): boolean => wanted.has(hash);
  return await textsIn(tree, files, { isWanted, isNeedless });
}

interface WantedTexts extends Pick<RecordOptions<CorpusText>, "isNeedless"> {
  readonly isWanted: (record: CorpusText) => boolean;
}

async function textsIn(
  tree: Tree,
  files: readonly string[],
  { isWanted, isNeedless }: WantedTexts,
): Promise<TextReading> {
  const texts = new Map<ContentHash, string>();
  const defects: Defect[] = [];
  for (const file of files) {
    const broken = lineDefects();
    const take = (reading: LineReading<CorpusText>): void => {
      if (isDefect(reading)) {
        broken.add(reading);
        return;
      }
      const { line, record } = reading;
      if (contentHash(record.text) !== record.hash) broken.add(foreign(file, line));
      else if (isWanted(record)) texts.set(record.hash, record.text);
    };
    const batches = recordsIn(tree, file, { matches: textShape, isNeedless });
    for await (const readings of batches) readings.forEach(take);
    defects.push(...broken.all());
  }
  return { texts, defects };
}

function foreign(file: string, line: number): Defect {
  return {
    rule: "revision/broken-record",
    message: "This line's text is not the text that its hash was made from.",
    at: { file, line, column: 1 },
    fix: "Restore the line from Git, or remove it: a text that is gone leaves its evidence unverified.",
  };
}
