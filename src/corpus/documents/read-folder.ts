import { UnreadableError, type Tree } from "../../model/tree.ts";
import { fieldAt } from "../../load/field-path.ts";
import { counted } from "../../model/sentence.ts";
import type { Dump, DumpProblem } from "../dump.ts";
import type { SourceChunk, SourceDocument } from "../snapshot.ts";
import type { ChosenFiles, PassedOver } from "./choose-files.ts";
import { readDocument, type FolderReading } from "./read-document.ts";

/** The largest document, in bytes: more than a long book. */
const largest: number = 4 * 1024 * 1024;

/** What a folder holds; with a problem in it nothing may be written. */
export interface FolderContent extends Omit<Dump, "leftOut"> {
  readonly passed: readonly PassedOver[];
  /** What a person may want to mend, though the documents are recorded. */
  readonly remarks: readonly DumpProblem[];
  /** The documents that were recorded by the path of their file. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Reads the documents of a folder. Every problem of every file is told; nothing is dropped in silence. */
export async function readFolder(
  tree: Tree,
  chosen: ChosenFiles,
  { step, ...reading }: FolderReading & { readonly step?: (read: number, of: number) => void },
): Promise<FolderContent> {
  const documents: SourceDocument[] = [];
  const chunks: SourceChunk[] = [];
  const passed = [...chosen.passed];
  const remarks: DumpProblem[] = [];
  const paths = new Map<string, string>();
  const absent = new Map(Object.entries(reading.fields));
  const problems: DumpProblem[] = chosen.closed.map(closed);
  for (const [index, path] of chosen.documents.entries()) {
    step?.(index, chosen.documents.length);
    const bytes = await bytesOf(tree, path);
    const read = "problem" in bytes ? bytes : readDocument({ path, ...bytes }, reading);
    if ("problem" in read) {
      problems.push(read.problem);
      continue;
    }
    problems.push(...read.problems);
    remarks.push(...read.remarks);
    strike(absent, read.fields);
    const twin = paths.get(read.document.id);
    if (twin !== undefined) problems.push(twins(path, twin));
    else if (read.chunks.length === 0) passed.push({ path, reason: "no-text" });
    else {
      paths.set(read.document.id, path);
      documents.push(read.document);
      for (const chunk of read.chunks) chunks.push(chunk);
    }
  }
  if (documents.length > 0) problems.push(...[...absent].map(noSuchField));
  else if (problems.length === 0) problems.push(noDocument(passed));
  return { documents, chunks, problems, passed, remarks, paths };
}

function closed(file: string): DumpProblem {
  if (isMisnamed(file)) return misnamed(file, "folder");
  return {
    at: { file },
    message: "The folder cannot be opened.",
    fix: "Give it the right to be listed, or leave it out with --exclude.",
  };
}

/** A tree shows a byte that is not UTF-8 as this character. */
function isMisnamed(path: string): boolean {
  return path.includes("\ufffd");
}

/** A document's id is its path, and no text has such bytes. */
function misnamed(file: string, what: "file" | "folder"): DumpProblem {
  return {
    at: { file },
    message: `The ${what}'s name holds bytes that are not UTF-8, shown here as "\ufffd".`,
    fix: `Rename the ${what}, or leave it out with --exclude.`,
  };
}

async function bytesOf(
  tree: Tree,
  path: string,
): Promise<{ readonly bytes: Uint8Array } | { readonly problem: DumpProblem }> {
  const problem = (message: string, fix: string): { readonly problem: DumpProblem } => ({
    problem: { at: { file: path }, message, fix },
  });
  if (isMisnamed(path)) return { problem: misnamed(path, "file") };
  try {
    const { bytes, more } = await tree.read(path, { max: largest });
    if (!more) return { bytes };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return problem(
      "The file cannot be read.",
      "Give it the right to be read, or leave it out with --exclude.",
    );
  }
  return problem(
    `The file is larger than the ${largest / 1024 / 1024} MiB that a document may have.`,
    "Cut it into several files, or leave it out with --exclude.",
  );
}

function twins(path: string, other: string): DumpProblem {
  return {
    at: { file: path },
    message: `The file "${other}" has the same name in Unicode's composed form, which is the document's id.`,
    fix: "Rename one of the two, or leave it out with --exclude.",
  };
}

function noDocument(passed: readonly PassedOver[]): DumpProblem {
  return {
    at: { file: "." },
    message:
      passed.length === 0
        ? "The folder holds no file."
        : `Of the ${counted(passed.length, "file")} in it none is a document with text, and a corpus without chunks answers nothing.`,
    fix: "Name the folder with the documents, or say with --include which files they are, as in --include *.rst.",
  };
}

/** Takes away the fields that a page has. */
function strike(absent: Map<string, string>, fields: Readonly<Record<string, unknown>>): void {
  for (const [name, field] of absent) {
    if (fieldAt(fields, field) !== undefined) absent.delete(name);
  }
}

/** A field that no page has is a slip in the mapping, where no page is at fault. */
function noSuchField([name, field]: readonly [string, string]): DumpProblem {
  return {
    at: { file: "." },
    message: `No document has a field "${field}" in its front matter, which document.${name} names.`,
    fix: "Name one that is there, or none.",
  };
}
