import { describe, expect, test } from "vitest";
import { addItem } from "../../src/load/record-edits.ts";

const item = { families: ["a"], by: "noor", at: "2026-10-01T09:00:00Z" };
const added = (text: string): string => {
  const edited = addItem("families.yaml", text, {
    field: "exposures",
    item,
    behind: ["exceptions", "reservations", "uses"],
  });
  return "text" in edited ? edited.text : edited.refused.message;
};

describe("an entry is added to a record", () => {
  test("behind the last one, with every other line as it was", () => {
    const text = `families: {}
exposures: # append only
    # the first
    - {families: [b],   by: 'sam'}   # odd
    # about the first

# the end
related: []
`;
    expect(added(text)).toMatchInlineSnapshot(`
      "families: {}
      exposures: # append only
          # the first
          - {families: [b],   by: 'sam'}   # odd
          - families:
              - a
            by: noor
            at: "2026-10-01T09:00:00Z"
          # about the first

      # the end
      related: []
      "
    `);
  });

  test("in a record that is empty, with its comment", () => {
    expect(added("families: {}\nexposures: [] # none yet\nrelated: []\n")).toMatchInlineSnapshot(`
      "families: {}
      # none yet
      exposures:
        - families:
            - a
          by: noor
          at: "2026-10-01T09:00:00Z"
      related: []
      "
    `);
  });

  test("in a record that is not there, behind the last of its neighbours", () => {
    const text = "families: {}\nuses: []\nexceptions: []\nextra: 1\n";
    expect(added(text)).toMatchInlineSnapshot(`
      "families: {}
      uses: []
      exposures:
        - families:
            - a
          by: noor
          at: "2026-10-01T09:00:00Z"
      exceptions: []
      extra: 1
      "
    `);
  });

  test("in a record whose entries stand on one line", () => {
    expect(added("exposures: [{by: sam}]\nrelated: []\n")).toMatchInlineSnapshot(`
      "exposures:
        - by: sam
        - families:
            - a
          by: noor
          at: "2026-10-01T09:00:00Z"
      related: []
      "
    `);
  });

  test("with the line ends of Windows and a byte order mark", () => {
    expect(added("\ufeffexposures:\r\n  - by: sam\r\n")).toBe(
      '\ufeffexposures:\r\n  - by: sam\r\n  - families:\r\n      - a\r\n    by: noor\r\n    at: "2026-10-01T09:00:00Z"\r\n',
    );
  });
});
