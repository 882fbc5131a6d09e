// Bundled by the rows: how many pairs of a list of questions are alike, by our join or by one of its peers.
import { readFileSync } from "node:fs";
import { alikeSets } from "../src/families/near-duplicates/alike-sets.ts";
import { runNumbering } from "../src/families/near-duplicates/runs.ts";
import { bruteForce, prefixJoin } from "./near-duplicates-peers.ts";

const threshold = 0.8;
const [, , path = "", how] = process.argv;
const { runsOf } = runNumbering();
const sets = readFileSync(path, "utf8").trimEnd().split("\n").map(runsOf);
const joins = { own: alikeSets, brute: bruteForce, prefix: prefixJoin };
const join = how === "brute" || how === "prefix" ? joins[how] : joins.own;
let [pairs, sum] = [0, 0];
for (const [one, other, likeness] of join(sets, threshold)) {
  pairs++;
  // In an order of its own, so whole numbers: a sum of fractions would depend on it.
  sum = (sum + one * 31 + other * 17 + Math.round(likeness * 1e6)) % 1_000_000_007;
}
console.log(JSON.stringify({ questions: sets.length, pairs, sum }));
