import { deserialize, serialize } from "node:v8";
import type { PlainCase } from "./plain-case.ts";

/**
 * A case as one line of text, for another thread or another run. What the schema accepts is JSON, which Node reads ten
 * times faster than anything else; a case with defects, or with a value that JSON changes, is the bytes that Node's own
 * clone of it has, in base64.
 */
export function caseLine(plain: PlainCase): string {
  const { value, digest, isWhole, defects, ambiguousScalars } = plain;
  const isSound = isWhole && defects.length === 0 && ambiguousScalars.length === 0;
  if (isSound && survivesJson(value)) return JSON.stringify({ digest, value });
  return cloneMark + serialize(plain).toString("base64");
}

/** The case of a line that caseLine wrote. Throws where it is another text. */
export function caseOfLine(line: string): PlainCase {
  if (line.startsWith(cloneMark)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- caseLine wrote it.
    return deserialize(Buffer.from(line.slice(cloneMark.length), "base64")) as PlainCase;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- caseLine wrote it.
  const { digest, value } = JSON.parse(line) as Sound;
  return { value, draft: value, isWhole: true, digest, defects: [], ambiguousScalars: [] };
}

interface Sound {
  readonly digest?: NonNullable<PlainCase["digest"]>;
  readonly value: NonNullable<PlainCase["draft"]>;
}

/** No line of JSON starts with it. */
const cloneMark = "=";

/** JSON knows no zero with a sign; everything else that it changes the schema has refused. */
function survivesJson(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return !Object.is(value, -0);
  for (const name in value) if (!survivesJson(Reflect.get(value, name))) return false;
  return true;
}
