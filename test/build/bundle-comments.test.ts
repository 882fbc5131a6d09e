import { expect, test } from "vitest";
import { withoutPlaces } from "../../scripts/build/bundle-comments.ts";

test("comments name packages, wherever they lie", () => {
  const code = "// ../elsewhere/node_modules/yaml/index.js\nconst a = 1;\n";
  expect(withoutPlaces(code)).toBe("// node_modules/yaml/index.js\nconst a = 1;\n");
});
