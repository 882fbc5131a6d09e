import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { colourStyle } from "../../src/report/style.ts";
import { terminalPicture } from "../../scripts/build/terminal-picture.ts";

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}

function texts(node: Node): readonly Node[] {
  const own = node.nodeName === "text" && node.attrs !== undefined ? [node] : [];
  return [...own, ...(node.childNodes ?? []).flatMap(texts)];
}

const attribute = (node: Node, name: string): string | undefined =>
  node.attrs?.find((one) => one.name === name)?.value;

test("a picture holds each piece of a line at its column, in its colour, as text", () => {
  const line = `  ${colourStyle.red("error")} in ${colourStyle.strong("日本")} <b>&"x</b>`;
  const [, ...shown] = texts(parseFragment(terminalPicture("a <title>", line)) as Node);
  const pieces = shown.map((node) => [
    node.childNodes?.[0]?.value,
    attribute(node, "x"),
    attribute(node, "fill"),
    attribute(node, "font-weight"),
  ]);
  expect(pieces).toEqual([
    ["error", "32.8", "#ff8f88", undefined],
    ["in", "83.2", undefined, undefined],
    ["日本", "108.4", undefined, "bold"],
    ['<b>&"x</b>', "150.4", undefined, undefined],
  ]);
});
