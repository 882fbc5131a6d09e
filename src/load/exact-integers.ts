/** A JSON text from left to right: strings, whose digits are text, and numbers as a whole. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/**
 * A valid JSON text in which each whole number that JavaScript cannot hold exactly is a string of its digits. Ids are
 * written as such numbers, and another id would be another record.
 */
export function exactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replaceAll(tokens, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
