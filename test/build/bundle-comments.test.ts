import { expect, test } from "vitest";
import { withoutOwnPlaces, withoutPlaces } from "../../scripts/build/bundle-comments.ts";

test("comments name packages, wherever they lie, and none of our own modules", () => {
  const code =
    "// ../elsewhere/node_modules/yaml/index.js\nconst a = 1;\n// src/model/case.ts\nconst b = 2;\n";
  expect(withoutOwnPlaces(withoutPlaces(code))).toBe(
    "// node_modules/yaml/index.js\nconst a = 1;\nconst b = 2;\n",
  );
});
