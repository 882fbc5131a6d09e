import { parse, type DocumentNode, type ObjectNode, type ValueNode } from "@humanwhocodes/momoa";
import type { Problem } from "../model/finding.ts";
import { startOf, type Locate, type Location, type Path } from "../model/location.ts";
import { isDeep, deepest } from "./depth.ts";
import { binaryForm, foreignEncoding } from "./foreign-bytes.ts";
import { parsedJson } from "./json-file.ts";
import { decodeUtf8, isMarked } from "./text-file.ts";
import { placedText, type PlacedText } from "./yaml-tokens.ts";

/** A JSON text as a value, with the way back from any part of it to its place. */
export interface LocatedJson {
  readonly text: string;
  readonly value: unknown;
  readonly locate: Locate;
  /** The place of the last name of a path; of the value where the path ends in an index. */
  readonly locateKey: Locate;
  /** Names that stand twice in one object, in the order of the file; the value has the last of them. */
  readonly twice: readonly NameTwice[];
}

/** A name that stands again in the same object. */
interface NameTwice {
  readonly name: string;
  /** The way to the object that has it. */
  readonly path: Path;
  readonly at: Location;
  readonly first: Location;
}

/**
 * Reads a JSON text strictly: UTF-8 without a byte order mark, at most 64 levels deep. What is JSON, and its value, is what
 * JSON.parse says; places come from a parser that keeps them.
 */
export function parseLocatedJson(
  file: string,
  bytes: Uint8Array,
): LocatedJson | { readonly problem: Problem } {
  const text = decodeUtf8(bytes);
  if (binaryForm(bytes) !== undefined) {
    const message = "The file is a workbook, a ZIP file or a PDF, and not JSON.";
    return { problem: { message, at: startOf(file), fix: "Write its records as JSON." } };
  }
  if (text === undefined) {
    const { message, line = 1 } = foreignEncoding(bytes, { isTable: false });
    return { problem: { message, at: { file, line, column: 1 } } };
  }
  if (isMarked(bytes)) {
    const message = "The file starts with a byte order mark (U+FEFF), which JSON does not allow.";
    const fix = "Save it as UTF-8 without a byte order mark.";
    return { problem: { message, at: startOf(file), fix } };
  }
  const source = placedText(file, text);
  const reading = parsedJson(text);
  if ("problem" in reading) return { problem: syntaxProblem(source, reading.problem) };
  if (isDeep(reading.value)) {
    const message = `Lists and objects lie more than ${deepest} deep in each other.`;
    const fix = "Take the extra levels out.";
    return { problem: { message, at: startOf(file), fix } };
  }
  return located(source, reading.value);
}

/** The parser that keeps places says where it stops; it takes some characters in texts that JSON does not allow. */
function syntaxProblem(
  { text, at }: PlacedText,
  { message, line = 1 }: { readonly message: string; readonly line: number | undefined },
): Problem {
  const fix =
    "Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.";
  const offset = stoppedAt(text);
  if (offset === undefined) return { message, at: { ...at(0), line }, fix };
  const isEnd = text.slice(offset).trim() === "";
  const where = isEnd ? "The JSON ends before it is complete." : "This is not JSON from here on.";
  return { message: where, at: at(offset), fix };
}

function stoppedAt(text: string): number | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    const offset = error instanceof Error && "offset" in error ? error.offset : undefined;
    return typeof offset === "number" ? offset : undefined;
  }
}

function located({ text, at }: PlacedText, value: unknown): LocatedJson {
  const root: DocumentNode = parse(text);
  const twice: NameTwice[] = [];
  const placeOf = (node: { readonly loc: DocumentNode["loc"] }): Location =>
    at(node.loc.start.offset);
  for (const { node, path } of objectsIn(root.body, [])) {
    const seen = new Map<string, Member>();
    for (const member of node.members) {
      const name = nameOf(member);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, member);
      else twice.push({ name, path, at: placeOf(member), first: placeOf(first) });
    }
  }
  return {
    text,
    value,
    twice,
    locate: (path) => placeOf(nodeAt(root.body, path).node),
    locateKey: (path) => placeOf(memberAt(root.body, path) ?? nodeAt(root.body, path).node),
  };
}

/** In the order of the file; the depth of the value is bounded. */
function* objectsIn(
  node: ValueNode,
  path: Path,
): Generator<{ readonly node: ObjectNode; readonly path: Path }> {
  if (node.type === "Array") {
    for (const [index, { value }] of node.elements.entries()) {
      yield* objectsIn(value, [...path, index]);
    }
  } else if (node.type === "Object") {
    yield { node, path };
    for (const member of node.members) yield* objectsIn(member.value, [...path, nameOf(member)]);
  }
}

type Member = ObjectNode["members"][number];

function nameOf({ name }: Member): string {
  return name.type === "String" ? name.value : name.name;
}

/** The node of a path, or the nearest around it that exists. */
function nodeAt(
  root: ValueNode,
  path: Path,
): { readonly node: ValueNode; readonly isWhole: boolean } {
  let node = root;
  for (const part of path) {
    const below = childOf(node, part);
    if (below === undefined) return { node, isWhole: false };
    node = below;
  }
  return { node, isWhole: true };
}

function childOf(node: ValueNode, part: string | number): ValueNode | undefined {
  if (node.type === "Array") {
    return typeof part === "number" ? node.elements[part]?.value : undefined;
  }
  if (node.type !== "Object") return undefined;
  return lastMember(node, part)?.value;
}

function memberAt(root: ValueNode, path: Path): Member | undefined {
  const { node, isWhole } = nodeAt(root, path.slice(0, -1));
  const name = path.at(-1);
  if (!isWhole || node.type !== "Object" || name === undefined) return undefined;
  return lastMember(node, name);
}

function lastMember({ members }: ObjectNode, name: string | number): Member | undefined {
  return members.findLast((member) => nameOf(member) === name);
}
