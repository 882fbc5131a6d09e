import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ObjectId } from "../../../src/refresh/requests/host.ts";
import {
  committedRequest,
  markedBody,
  readBody,
  requestMessage,
  requestOf,
  textHash,
} from "../../../src/refresh/requests/request-marks.ts";

const id = fc.stringMatching(/^[a-z0-9]+(?:[._-][a-z0-9]+){0,3}$/);
const requests = fc.record({
  to: id,
  cases: fc.uniqueArray(id, { maxLength: 10 }),
  plan: fc.stringMatching(/^[0-9a-f]{64}$/).map((hex) => `sha256:${hex}`),
});
const tree = "ab".repeat(20) as ObjectId;

describe("what a commit asks", () => {
  test("is read from its message, whatever the message says before", () => {
    fc.assert(
      fc.property(requests, requests, fc.string(), (request, other, words) => {
        const earlier = requestMessage(words, { ...other, cases: [], tree });
        const message = requestMessage(earlier, { ...request, tree });
        expect(committedRequest(message)).toEqual({ ...request, tree });
      }),
    );
  });

  test.for([
    "",
    "Touchstone-Refresh: to=two",
    `> Touchstone-Refresh: to=two tree=${tree} plan=sha256:${"0".repeat(64)}`,
    `Touchstone-Refresh: to=two tree=${tree} plan=sha256:${"0".repeat(64)} and more`,
  ])("is not known of %s", (message) => {
    expect(committedRequest(message)).toBeUndefined();
  });
});

describe("what a body asks", () => {
  test("is read from its last line, whatever stands above", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("<!--", "-->", "\n", "touchstone:refresh", " {}") }),
    );
    fc.assert(
      fc.property(requests, texts, (request, text) => {
        const { mark, text: read } = readBody(markedBody(text, request));
        expect(mark).toEqual({ ...request, text: textHash(text), isDone: false });
        expect(textHash(read)).toBe(textHash(text));
      }),
    );
  });
});

const file = (path: string, text: string): Parameters<typeof requestOf>[1][number] => ({
  id: path,
  path,
  bytes: new TextEncoder().encode(text),
});

describe("a request", () => {
  test("is another one under another revision, with another path, and with other bytes", () => {
    const plans = [
      requestOf("two", [file("a", "x")]),
      requestOf("three", [file("a", "x")]),
      requestOf("two", [file("b", "x")]),
      requestOf("two", [file("a", "y")]),
      requestOf("two", [file("a", "x"), file("b", "")]),
    ].map(({ plan }) => plan);
    expect(new Set(plans).size).toBe(plans.length);
    expect(requestOf("two", [file("a", "x")]).plan).toBe(plans[0]);
  });
});
