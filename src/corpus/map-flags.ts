import type { CorpusMap } from "../model/generated/corpus-map.ts";
import { IncompleteMap } from "./dump-map.ts";

/** What a command line says of a dump, for dumps that need no mapping file. */
export interface MapFlags {
  readonly chunkId?: string;
  readonly text?: string;
  /** A field; with a brace in it, a pattern for what the chunk's id tells. */
  readonly document?: string;
  readonly locator?: string;
  readonly idFrom?: string;
  /** `name@version`. */
  readonly chunking?: string;
  /** Settings of the chunker, each as `name=value`. */
  readonly setting?: readonly string[];
  readonly format?: NonNullable<CorpusMap["format"]>;
  readonly list?: string;
}

/** The mapping with what the flags say; a flag wins. Throws IncompleteMap where one cannot be read. */
export function withFlags(map: CorpusMap, flags: MapFlags): CorpusMap {
  const chunk = { ...map.chunk };
  const document = { ...map.document };
  const merged: CorpusMap = { ...map, chunk, document };
  if (flags.chunkId !== undefined) chunk.id = flags.chunkId;
  if (flags.text !== undefined) chunk.text = flags.text;
  if (flags.locator !== undefined) chunk.locator = flags.locator;
  if (flags.document?.includes("{") === true) {
    delete document.id;
    merged.idPattern = flags.document;
  } else if (flags.document !== undefined) {
    document.id = flags.document;
  }
  if (flags.idFrom !== undefined) merged.idFrom = flags.idFrom;
  if (flags.format !== undefined) merged.format = flags.format;
  if (flags.list !== undefined) merged.list = flags.list;
  const chunking = chunkingWith(map.chunking, flags);
  if (chunking !== undefined) merged.chunking = chunking;
  return merged;
}

function chunkingWith(
  mapped: CorpusMap["chunking"],
  { chunking, setting = [] }: MapFlags,
): CorpusMap["chunking"] {
  const base = chunking === undefined ? mapped : chunkingOf(chunking);
  return base && { ...base, settings: { ...base.settings, ...settingsOf(setting) } };
}

function chunkingOf(text: string): NonNullable<CorpusMap["chunking"]> {
  const at = text.lastIndexOf("@");
  const [name, version] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (name === "" || version === "") {
    throw new IncompleteMap(
      `--chunking "${text}" is no name and version. Write it as in --chunking by-heading@1.`,
    );
  }
  return { name, version, settings: {} };
}

function settingsOf(texts: readonly string[]): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = "", ...value] = text.split("=");
      const given = value.join("=");
      if (name === "" || given === "") {
        throw new IncompleteMap(
          `--setting "${text}" is no name and value. Write it as in --setting maxCharacters=1500.`,
        );
      }
      return [name, /^(?:0|[1-9]\d{0,14})$/.test(given) ? Number(given) : given] as const;
    }),
  );
}
