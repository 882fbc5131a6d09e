import { decodeUtf8 } from "../../load/text-file.ts";
import { sha256 } from "../../model/hash.ts";
import type { ChunkId, DocumentId } from "../../model/ids.ts";
import { retrieverIdDefect } from "../../model/retriever-id.ts";
import type { CorpusMap } from "../../model/generated/corpus-map.ts";
import type { ChosenChunker } from "../chunking/chunkers.ts";
import type { DumpProblem } from "../dump.ts";
import { htmlOutline } from "../outline/html-outline.ts";
import { markdownOutline } from "../outline/markdown-outline.ts";
import type { Outline } from "../outline/outline.ts";
import { textOutline } from "../outline/text-outline.ts";
import { textAt } from "../dump-values.ts";
import { RecordReader } from "../record-reader.ts";
import type { SourceChunk, SourceDocument } from "../snapshot.ts";
import { kindOf } from "./document-kind.ts";
import type { UriOf } from "./document-uri.ts";
import { frontMatterOf, type FrontMatter } from "./front-matter.ts";

/** What is said of all documents of a folder. */
export interface FolderReading {
  readonly chunker: ChosenChunker;
  /** Fields of the front matter by what they say. */
  readonly fields: Omit<NonNullable<CorpusMap["document"]>, "id">;
  readonly uriOf: UriOf | undefined;
}

/** What one file gave; without a chunk it shows a reader no text. */
export interface DocumentReading {
  readonly document: SourceDocument;
  readonly chunks: readonly SourceChunk[];
  /** The fields of its front matter. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly problems: readonly DumpProblem[];
  /** Front matter that could not be read; where something asked for its fields, a problem too. */
  readonly remarks: readonly DumpProblem[];
}

/** Reads one document from its bytes. Its id is the path in the folder in Unicode's composed form (NFC). */
export function readDocument(
  { path, bytes }: { readonly path: string; readonly bytes: Uint8Array },
  { chunker, fields, uriOf }: FolderReading,
): DocumentReading | { readonly problem: DumpProblem } {
  const at = { file: path };
  const id = path.normalize("NFC");
  const defect = retrieverIdDefect(id);
  if (defect !== undefined) {
    return {
      problem: {
        at,
        message: `The path "${id}" ${defect}, so it is no document id.`,
        fix: "Rename the file.",
      },
    };
  }
  const text = bytes.includes(0) ? undefined : decodeUtf8(bytes)?.replaceAll("\r\n", "\n");
  if (text === undefined) return { problem: { at, ...notText(bytes) } };
  const front = kindOf(path) === "markdown" ? frontMatterOf(text) : noFrontMatter;
  const outline = outlineOf(path, text, front.end);
  if ("message" in outline) return { problem: { at, ...outline } };
  const reader = new RecordReader(front.fields, at);
  const facts = factsOf(reader, front, fields);
  const remarks = frontRemarks(front, path);
  const asked = Object.keys(fields).length > 0;
  const title = facts.title ?? outline.title;
  const uri = facts.uri ?? uriOf?.(id);
  return {
    document: {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A folder is where document ids come from.
      id: id as DocumentId,
      hash: sha256(bytes),
      ...given({ ...facts, title, uri }),
    },
    chunks: chunksOf(id, outline, chunker),
    fields: front.fields,
    problems: [...reader.problems, ...(asked ? remarks : [])],
    remarks,
  };
}

const noFrontMatter: FrontMatter = { fields: {}, end: 0, defect: undefined };

function outlineOf(
  path: string,
  text: string,
  from: number,
): Outline | { readonly message: string; readonly fix: string } {
  switch (kindOf(path)) {
    case "markdown":
      return markdownOutline(text, from);
    case "html":
      return htmlOutline(text);
    case "text":
      return textOutline(text);
  }
}

function factsOf(
  reader: RecordReader,
  front: FrontMatter,
  { title, uri, revision, publishedAt, access }: FolderReading["fields"],
): Pick<SourceDocument, "title" | "uri" | "revision" | "publishedAt" | "access"> {
  return given({
    title: title === undefined ? usualTitle(front) : reader.optional(title),
    uri: reader.optional(uri),
    revision: reader.optional(revision),
    publishedAt: reader.moment(publishedAt),
    access: reader.labels(access),
  });
}

/** The title as most site generators read it; what is no text there is none. */
function usualTitle({ fields }: FrontMatter): string | undefined {
  const title = textAt(fields, "title");
  return "message" in title ? undefined : title.text;
}

/** The facts that have a value. */
function given<Facts extends object>(
  facts: Facts,
): { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> } {
  const entries = Object.entries(facts).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same fields, without those that are undefined.
  return Object.fromEntries(entries) as { [Name in keyof Facts]?: Exclude<Facts[Name], undefined> };
}

function chunksOf(id: string, outline: Outline, chunker: ChosenChunker): readonly SourceChunk[] {
  return chunker.cut(outline).map(({ start, end, fragment, locator }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A chunker is where chunk ids come from.
    id: `${id}#${fragment}` as ChunkId,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A folder is where document ids come from.
    documentId: id as DocumentId,
    text: outline.text.slice(start, end),
    ...(locator === undefined ? {} : { locator }),
  }));
}

function frontRemarks({ defect }: FrontMatter, file: string): readonly DumpProblem[] {
  if (defect === undefined) return [];
  return [
    {
      at: { file, line: defect.line },
      message: `The front matter cannot be read, so its fields are not known. ${defect.message}`,
      fix: "Mend it.",
    },
  ];
}

function notText(bytes: Uint8Array): Omit<DumpProblem, "at"> {
  const message = bytes.includes(0)
    ? "The file is binary: it holds a zero byte."
    : "The file holds bytes that are not UTF-8.";
  return { message, fix: "Save it as UTF-8, or leave it out with --exclude." };
}
