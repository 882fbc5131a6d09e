import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";

const parser = new MarkdownIt({ html: true });

const folders = ["docs", "actions", "cases", "corpus-revisions"];
const below = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);

/** The pages of this project. Those of the handbook link to one another as a site does. */
const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...below]
  .filter((page) => page.endsWith(".md") && !/handbook.2026/.test(page))
  .toSorted();

function* linksOf(page: string): Generator<string> {
  for (const { children } of parser.parse(readFileSync(page, "utf8"), {})) {
    for (const token of children ?? []) {
      const target = token.attrGet("href") ?? token.attrGet("src");
      if (target !== null) yield target;
    }
  }
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const tokens = parser.parse(readFileSync(page, "utf8"), {});
  for (const [index, token] of tokens.entries()) {
    if (token.type !== "heading_open") continue;
    const text = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join("");
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M} _-]/gu, "")
      .replaceAll(" ", "-");
    let anchor = slug;
    for (let nth = 1; anchors.has(anchor); nth++) anchor = `${slug}-${nth}`;
    anchors.add(anchor);
  }
  return anchors;
}

test.for(pages)("every link of %s leads somewhere", (page) => {
  const lost = [...linksOf(page)].filter((link) => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [path = "", anchor = ""] = decodeURI(link).split("#");
    const file = path === "" ? page : normalize(join(dirname(page), path));
    if (!existsSync(file)) return true;
    return anchor !== "" && file.endsWith(".md") && !anchorsOf(file).has(anchor);
  });
  expect(lost).toEqual([]);
});
