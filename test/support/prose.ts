import fc from "fast-check";

const words =
  "refund customer purchase receipt within thirty days manager approves travel hotel invoice policy region warehouse parcel courier signature weekend holiday contract notice salary bonus laptop repair warranty supplier audit ledger cheque transfer currency branch visitor badge parking canteen training course certificate mentor review quarter budget forecast project milestone release server backup password token network firewall printer library archive record retention privacy consent withdrawal complaint appeal deadline extension penalty discount voucher loyalty member".split(
    " ",
  );

/** Sentences that have hardly a run of words in common, whatever numbers a test draws. */
export function sentenceOf(seed: number): string {
  let state = seed;
  const upTo = (most: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return (state >>> 8) % most;
  };
  const list = Array.from({ length: 9 + upTo(6) }, (_, at) => {
    const word = words[upTo(words.length)] ?? "";
    return at % 3 === 2 ? `${word} ${upTo(10_000)}` : word;
  });
  return `${list.join(" ")}.`;
}

/** Texts of a few sentences each, all of them different. */
export function prose(
  texts: number,
  sentences: number = 6,
): fc.Arbitrary<readonly (readonly string[])[]> {
  const all = texts * sentences;
  return fc
    .uniqueArray(fc.nat(2 ** 31 - 1), { minLength: all, maxLength: all })
    .map((seeds) => seeds.map((seed) => sentenceOf(seed + 1)))
    .map((list) =>
      Array.from({ length: texts }, (_, at) => list.slice(at * sentences, (at + 1) * sentences)),
    );
}
