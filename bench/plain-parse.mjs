// What any Markdown chunker has to do first: read each page of a folder and find its blocks.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import MarkdownIt from "markdown-it";

const [folder = "."] = process.argv.slice(2);
const parser = new MarkdownIt({ html: true });
let tokens = 0;
for (const name of readdirSync(folder)) {
  tokens += parser.parse(readFileSync(join(folder, name), "utf8"), {}).length;
}
console.log(tokens);
