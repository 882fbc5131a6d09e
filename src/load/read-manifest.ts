import { createHash } from "node:crypto";
import type { ValidateFunction } from "ajv";
import type { Manifest } from "../model/corpus.ts";
import type { Defect } from "../model/dataset.ts";
import type { Tree } from "../model/tree.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { isDefect, recordsIn, type LineReading } from "./json-lines.ts";
import { lineDefects } from "./line-defects.ts";

/** A manifest with the defects of its lines. */
export interface ManifestReading<Id extends string, RecordType> {
  readonly manifest: Manifest<Id, RecordType>;
  readonly defects: readonly Defect[];
}

/** Reads `documents` or `chunks` of a revision from one file or from its shards, in the order given. */
export async function readManifest<Id extends string, RecordType extends { readonly id: Id }>(
  tree: Tree,
  files: readonly [string, ...string[]],
  matches: ValidateFunction<RecordType>,
): Promise<ManifestReading<Id, RecordType>> {
  const records = new Map<Id, RecordType>();
  const defects: Defect[] = [];
  const hash = createHash("sha256");
  let carriageReturns = false;
  let whole = true;
  const seen: Pick<Tree, "stream"> = {
    async *stream(path, limit) {
      for await (const piece of tree.stream(path, limit)) {
        hash.update(piece);
        carriageReturns ||= piece.includes(0x0d);
        yield piece;
      }
    },
  };
  for (const file of files) {
    const broken = lineDefects();
    let before: Id | undefined;
    const take = (reading: LineReading<RecordType>): void => {
      if (isDefect(reading)) {
        broken.add(reading);
        whole &&= !reading.rule.startsWith("file/");
        return;
      }
      const { line, record } = reading;
      const misplaced = before !== undefined && byUtf8(before, record.id) >= 0;
      if (misplaced || records.has(record.id)) broken.add(outOfOrder(file, line, record.id));
      before = record.id;
      records.set(record.id, record);
    };
    for await (const readings of recordsIn(seen, file, { matches })) readings.forEach(take);
    defects.push(...broken.all());
  }
  const manifest = {
    file: files[0],
    records,
    count: records.size,
    sha256: `sha256:${hash.digest("hex")}`,
    carriageReturns,
    whole,
  };
  return { manifest, defects };
}

function outOfOrder(file: string, line: number, id: string): Defect {
  return {
    rule: "revision/broken-record",
    message: `"${id}" stands after an id that sorts behind it, or stands twice.`,
    at: { file, line, column: 1 },
    fix: "Restore the file from Git: a recorded revision never changes.",
  };
}
