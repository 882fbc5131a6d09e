import type { CorpusMap } from "../../model/generated/corpus-map.ts";
import { listed } from "../../model/sentence.ts";
import { IncompleteMap } from "../dump-map.ts";
import type { FolderReading } from "./read-document.ts";

/**
 * What a mapping says of a folder's documents: the fields of their front matter. Throws IncompleteMap where it speaks of
 * what only the records of a dump have.
 */
export function folderMap({ chunk, document, ...map }: CorpusMap): FolderReading["fields"] {
  const { id, ...fields } = document ?? {};
  const foreign = [
    ...(["format", "list", "idPattern", "idFrom"] as const).filter(
      (name) => map[name] !== undefined,
    ),
    ...Object.keys(chunk ?? {}).map((name) => `chunk.${name}`),
    ...(id === undefined ? [] : ["document.id"]),
  ];
  if (foreign.length === 0) return fields;
  throw new IncompleteMap(
    `A folder has no records, so nothing can be said of theirs (${listed(foreign)}): a document's id is its path, and its chunks are cut here. Leave that out; what document names in a mapping is a field of front matter.`,
  );
}
