import { expect, test } from "vitest";
import { mermaidText } from "../../src/report/untrusted/mermaid.ts";

test("a label in a diagram is text and nothing else", () => {
  expect(mermaidText("refund-policy (dev)")).toBe("refund-policy (dev)");
  expect(mermaidText('a"];click x "javascript:1"\n%%{init: {}}%%<b>&#1;é')).toBe(
    "a#34;#93;#59;click x #34;javascript:1#34;#92;n#37;#37;#123;init: #123;#125;#125;#37;#37;#60;b#62;#38;#35;1#59;#233;",
  );
});
