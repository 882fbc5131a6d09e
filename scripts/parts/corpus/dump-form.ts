import type { MapFlags } from "../../../src/corpus/map-flags.ts";
import type { PassageReading } from "../../../src/importing/case-format.ts";
import { passageFormats } from "../../../src/importing/case-formats.ts";
import { recordFormats } from "../../../src/load/record-formats.ts";
import type { CorpusMap } from "../../../src/model/generated/corpus-map.ts";
import { UsageError } from "../../io.ts";
import type { SnapshotOptions } from "./corpus-source.ts";

/** What says which field of a dump is what: a format that brings its corpus, or flags and a mapping file. */
export interface DumpForm {
  readonly map: CorpusMap | undefined;
  readonly flags: MapFlags;
  readonly passages: PassageReading | undefined;
}

/** The form that the flags say. Throws UsageError where they say a format, and what only a mapping may say. */
export function dumpForm({ format, ...options }: SnapshotOptions): DumpForm {
  const passages = passageFormats.get(format ?? "");
  const form = recordFormats.find((one) => one === format);
  if (passages === undefined) {
    const flags = { ...options, ...(form === undefined ? {} : { format: form }) };
    return { map: undefined, flags, passages };
  }
  const { map, chunkId, text, document, locator, idFrom, list, chunking, setting } = options;
  const said = { map, "chunk-id": chunkId, text, document, locator, "id-from": idFrom, list };
  const needless = Object.entries(said).find(([, value]) => value !== undefined);
  if (needless !== undefined) {
    throw new UsageError(
      `--format ${format} says itself which field is what: leave out --${needless[0]}.`,
    );
  }
  const flags = {
    ...(chunking === undefined ? {} : { chunking }),
    ...(setting === undefined ? {} : { setting }),
  };
  return { map: passages.map, flags, passages };
}
