import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMarker, withMarker } from "../../../src/report/untrusted/marker.ts";
import { dangerousText } from "../../support/dangerous-text.ts";

const text = withMarker("**Verdict.**\n", "refresh", { to: "two" });
const own = (body: string): { readonly body: string; readonly isOwn: boolean } => ({
  body,
  isOwn: true,
});

describe("a marker", () => {
  test("is the last line of a text", () => {
    expect(text).toMatchInlineSnapshot(`
      "**Verdict.**

      <!-- touchstone:refresh {"v":1,"to":"two"} -->
      "
    `);
  });

  test("says what was written with it, whatever that is", () => {
    fc.assert(
      fc.property(fc.dictionary(dangerousText(), dangerousText()), (values) => {
        const given = Object.fromEntries(Object.entries(values).filter(([name]) => name !== "v"));
        const body = withMarker("Text.", "refresh", given);
        expect(readMarker(own(body), "refresh")).toMatchObject(given);
      }),
    );
  });

  test.each([
    ["with the line ends of another system", text.replaceAll("\n", "\r\n")],
    ["without the last line end", text.trimEnd()],
    ["with more before and after it", `Thanks!\n\n${text}\nPS: done.`],
    ["with blanks at its end", text.replace("-->", "-->  ")],
    ["beside one of another topic", withMarker(text, "refresh-closed", {})],
  ])("is found %s", (_, body) => {
    expect(readMarker(own(body), "refresh")).toMatchObject({ v: 1, to: "two" });
  });

  test.each([
    ["of another topic", text.replace("touchstone:refresh", "touchstone:refresh-closed")],
    ["of another version", text.replace('"v":1', '"v":2')],
    ["that is no JSON", text.replace('"v":1', '"v":')],
    ["that is set in, as in a block of code", text.replace("<!--", " <!--")],
    ["within a line", text.replace("<!--", "x <!--")],
    ["that is not there", "**Verdict.**"],
  ])("is not found: one %s", (_, body) => {
    expect(readMarker(own(body), "refresh")).toBeUndefined();
  });

  test("says nothing in a text of somebody else", () => {
    expect(readMarker({ body: text, isOwn: false }, "refresh")).toBeUndefined();
  });
});
