import { expect, test } from "vitest";
import { isRevisionId } from "../../src/corpus/revision-id.ts";

test.for(["corpus-2026-09-01", "v1.2_3", "a"] as const)("%j can name a revision", (id) => {
  expect(isRevisionId(id)).toBe(true);
});

const refused = "Corpus,a b,../a,a/b,-a,a..b,con,nul.x,a.lock,texts,current.yaml,".split(",");

test.for([...refused, "x".repeat(101)])("%j cannot", (id) => {
  expect(isRevisionId(id)).toBe(false);
});
