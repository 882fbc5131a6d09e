import { describe, expect, test } from "vitest";
import { styleFor } from "../../src/report/style.ts";

const terminal = { isTTY: true };

describe("colour", () => {
  test("is shown on a terminal", () => {
    expect(styleFor(terminal, { TERM: "xterm" }).red("error")).toBe("\u001b[31merror\u001b[39m");
    expect(styleFor(terminal, { NO_COLOR: "" }).red("error")).toContain("\u001b[31m");
  });

  test.for([
    ["a pipe", {}, {}],
    ["a pipe, whatever FORCE_COLOR says", {}, { FORCE_COLOR: "1" }],
    ["NO_COLOR", terminal, { NO_COLOR: "1" }],
    ["a terminal that shows none", terminal, { TERM: "dumb" }],
  ] as const)("is not shown: %s", ([, stream, environment]) => {
    const style = styleFor(stream, environment);
    for (const paint of Object.values(style)) expect(paint("error")).toBe("error");
  });
});
