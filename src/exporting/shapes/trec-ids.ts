import { normaliseWhiteSpace } from "../../model/white-space.ts";

const percent = /%(?=[0-9A-Fa-f]{2})/g;

/**
 * An id without white space, which parts the fields of a TREC file: as addresses have it, the bytes of each such character
 * behind a percent sign. A percent sign that could be taken for one of these is written so as well, and no two ids become one.
 */
export function trecId(id: string): string {
  const plain = id.replace(percent, "%25");
  return Array.from(plain, (character) =>
    normaliseWhiteSpace(character) === "" ? encodeURIComponent(character) : character,
  ).join("");
}
