// Bundled by the row: the components of a list of cases, and how many of them have cases of more than one split.
import { readFileSync } from "node:fs";
import { joining } from "../src/families/components.ts";

const text = readFileSync(process.argv[2] ?? "", "latin1");
const { add, join, leaderOf, components } = joining();
const firsts: number[] = [];
const splits: number[] = [];
const bits = new Map<string, number>();
for (let start = 0; start < text.length;) {
  const tab = text.indexOf("\t", start);
  const end = text.indexOf("\n", tab);
  const split = text.slice(start, tab);
  const names = text.slice(tab + 1, end);
  firsts.push(names.includes(",") ? join(names.split(",")) : add(names));
  const bit = bits.get(split) ?? 1 << bits.size;
  bits.set(split, bit);
  splits.push(bit);
  start = end + 1;
}
const seen = new Map<number, number>();
for (const [index, first] of firsts.entries()) {
  const leader = leaderOf(first);
  seen.set(leader, (seen.get(leader) ?? 0) | (splits[index] ?? 0));
}
const crossing = [...seen.values()].filter((mask) => (mask & (mask - 1)) !== 0).length;
console.log(JSON.stringify({ components: components().length, crossing }));
