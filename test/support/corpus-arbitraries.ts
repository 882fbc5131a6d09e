import fc from "fast-check";

/** A record of a dump with the fields id, text, document and uri; ids are unique in a dump. */
export interface DumpRecord {
  readonly id: string;
  readonly text: string;
  readonly document: string;
  readonly uri: string;
}

/** Dumps whose documents each have one URI, with ids in several scripts, equal texts and both kinds of line ends. */
export const dumpRecords: fc.Arbitrary<readonly DumpRecord[]> = fc.uniqueArray(
  fc
    .record({
      key: fc.constantFrom("a", "B", "é", "\u{1f600}", "\uffee", "ß", "10", "9"),
      number: fc.nat(20),
      document: fc.constantFrom("handbook.md", "Ärger.md", "z"),
      text: fc.constantFrom("One.", "Two\r\nlines.", "Two\nlines.", "\u{1f600}"),
    })
    .map(({ key, number, document, text }) => ({
      id: `${key}:${number}`,
      text,
      document,
      uri: `https://docs.example.test/${document}`,
    })),
  { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
);

/** A list and the same list in another order. */
export function shuffled<Item>(
  lists: fc.Arbitrary<readonly Item[]>,
): fc.Arbitrary<readonly [readonly Item[], readonly Item[]]> {
  return lists.chain((list) =>
    fc
      .shuffledSubarray([...list], { minLength: list.length, maxLength: list.length })
      .map((other) => [list, other] as const),
  );
}
