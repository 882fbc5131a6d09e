import fc from "fast-check";
import { expect, test } from "vitest";
import { sealed, unsealed } from "../../../src/report/approving/comment-seal.ts";
import { withMemory } from "../../../src/report/approving/review-memory.ts";
import { readMarker } from "../../../src/report/untrusted/marker.ts";

const seal = "a1".repeat(32);
const comment = withMemory("**1 case waits.**", { set: "eval" }, new Map());

test("a seal stands in the hidden line of a comment, and can be taken out again", () => {
  const stamped = sealed(comment, seal);
  expect(stamped).toMatchInlineSnapshot(`
    "**1 case waits.**

    <!-- touchstone:review {"v":1,"set":"eval","codes":[],"cases":[],"seal":"a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1"} -->
    "
  `);
  expect(unsealed(stamped)).toEqual({ comment: comment.trimEnd(), seal });
  expect(readMarker({ body: stamped, isOwn: true }, "review")).toMatchObject({ set: "eval", seal });
});

test("a second seal takes the place of the first", () => {
  const other = "0".repeat(64);
  expect(sealed(sealed(comment, seal), other)).toBe(sealed(comment, other));
});

test("a comment without a hidden line at its end gets none", () => {
  expect(sealed("Hello.", seal)).toBe("Hello.");
});

test("what a text says about seals is none", () => {
  const text = fc.oneof(fc.string(), fc.constant(`,"seal":"${seal}"} -->`));
  fc.assert(
    fc.property(text, fc.string(), (said, set) => {
      const whole = withMemory(said, { set }, new Map());
      expect(unsealed(whole)).toEqual({ comment: whole, seal: undefined });
      expect(unsealed(sealed(whole, seal))).toEqual({ comment: whole.trimEnd(), seal });
    }),
  );
});
