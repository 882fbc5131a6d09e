import { definitions } from "../description/description.ts";
import { emptyOf, type Fields } from "../description/shape.ts";

const empties = new Map<string, Fields>();

/**
 * An answer of a kind that GitHub's description defines. What is known here is given; every other field that GitHub
 * always sends gets the emptiest value that fits, since no call of ours may rest on it.
 */
export function shaped(definition: string, known: Fields): Fields {
  let empty = empties.get(definition);
  if (empty === undefined) {
    // Every definition that is asked for is of an object.
    empty = emptyOf(definitions, { $ref: `#/definitions/${definition}` }) as Fields;
    empties.set(definition, empty);
  }
  return { ...empty, ...known };
}
