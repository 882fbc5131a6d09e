/** A file that is imported from. */
export interface SourceFile {
  /** As the person who gave it wrote it. */
  readonly given: string;
  /** Its name, without folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** SHA-256 of its bytes. */
  readonly sha256: string;
}

/** Where something stands in a file, as exactly as its form tells. */
export interface SourcePlace {
  /** As the person who gave it wrote it. */
  readonly file: string;
  /** The number of the record, from 1; undefined for the file as a whole. */
  readonly number?: number | undefined;
  readonly line?: number | undefined;
  /** The way to it inside the file, such as `data[0].paragraphs[2].qas[1]`; it tells more than the number. */
  readonly path?: string | undefined;
}

/** A place as a message names it: `a.jsonl:7`, `a.json data[0]`, `a.json record 3`. */
export function placeText({ file, number, line, path }: SourcePlace): string {
  if (line !== undefined) return `${file}:${line}`;
  if (path !== undefined) return `${file} ${path}`;
  return number === undefined ? file : `${file} record ${number}`;
}
