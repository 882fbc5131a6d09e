import { isMapping, isScalar } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";

/** Something that GitHub would do and this GitHub does not know. It names what it met, and ends the test. */
export class NotModelled extends Error {
  constructor(what: string) {
    super(`The runner does not know ${what}.`);
    this.name = "NotModelled";
  }
}

/** The values of a mapping by key. Throws NotModelled for a key that nothing here reads. */
export function fieldsOf(
  token: TemplateToken | undefined,
  place: string,
  known: ReadonlySet<string>,
): ReadonlyMap<string, TemplateToken> {
  const fields = new Map<string, TemplateToken>();
  if (token === undefined) return fields;
  if (!isMapping(token)) throw new NotModelled(`${place} as it is written`);
  for (const { key, value } of token) {
    const name = key.toString();
    if (!known.has(name)) throw new NotModelled(`"${name}" of ${place}`);
    fields.set(name, value);
  }
  return fields;
}

/** What a file says in one word or line, as it is written; undefined where it says nothing. */
export function textOf(token: TemplateToken | undefined): string | undefined {
  if (token === undefined) return undefined;
  if (!isScalar(token)) throw new NotModelled("a list where GitHub takes a text");
  return token.toString();
}
