// Adds up the JSON results that the test runs left in a folder and prints one line: N passed, N failed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [folder = "."] = process.argv.slice(2);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
const results = files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
const sum = (field) => results.reduce((total, result) => total + result[field], 0);
const passed = sum("numPassedTests");
console.log(`${passed} passed, ${sum("numFailedTests")} failed`);
if (passed === 0) process.exitCode = 1;
