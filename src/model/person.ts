import { normaliseWhiteSpace } from "./white-space.ts";

/** Whether two names are one person's: white space, upper case and the composition of accents apart. */
export function samePerson(name: string, other: string): boolean {
  return personKey(name) === personKey(other);
}

/** The same text for every way to write one person's name. */
export function personKey(name: string): string {
  // Upper case first, so that letters with two lower-case forms come out the same.
  return normaliseWhiteSpace(name).normalize("NFC").toUpperCase().toLowerCase();
}
