import { jsonText } from "../../model/json-text.ts";

export { jsonText } from "../../model/json-text.ts";

/** How many values of a list are written at once. */
const atOnce = 200;

/** A JSON array in pieces: no text is as long as the list may be. */
export function* jsonList<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => object,
): Generator<string> {
  let before = "[";
  for (let at = 0; at < items.length; at += atOnce) {
    const some = items.slice(at, at + atOnce).map(valueOf);
    yield before + jsonText(some).slice(1, -1);
    before = ",";
  }
  yield items.length === 0 ? "[]" : "]";
}
