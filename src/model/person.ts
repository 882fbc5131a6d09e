import { normaliseWhiteSpace, withoutInvisible } from "./white-space.ts";

/** Whether two names are one person's: white space, upper case, an "@" before it and what nobody sees apart. */
export function samePerson(name: string, other: string): boolean {
  return personKey(name) === personKey(other);
}

/** The same text for every way to write one person's name. */
export function personKey(name: string): string {
  // Upper case first, so that letters with two lower-case forms come out the same.
  const seen = withoutInvisible(name).normalize("NFKC");
  return normaliseWhiteSpace(seen).replace(/^@/, "").toUpperCase().toLowerCase();
}
