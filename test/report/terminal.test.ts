import { describe, expect, test } from "vitest";
import { terminalFor } from "../../src/report/terminal.ts";

const stream = { isTTY: true, columns: 100 };

describe("a terminal", () => {
  test("has the width that its stream says, else the usual one", () => {
    expect(terminalFor(stream, { TERM: "xterm" })).toEqual({ columns: 100 });
    expect(terminalFor({ isTTY: true }, {})).toEqual({ columns: 80 });
    expect(terminalFor({ isTTY: true, columns: 0 }, {})).toEqual({ columns: 80 });
  });

  test("is still one where no colour is wanted", () => {
    expect(terminalFor(stream, { NO_COLOR: "1" })).toEqual({ columns: 100 });
  });

  test("is none in a pipe, and where it follows no control characters", () => {
    expect(terminalFor({ columns: 100 }, { TERM: "xterm" })).toBeUndefined();
    expect(terminalFor(stream, { TERM: "dumb" })).toBeUndefined();
  });
});
