import { expect, test } from "vitest";
import { accountName, isBot } from "../../src/model/account.ts";

test("accounts are compared without case, padding, at sign and characters that show nothing", () => {
  expect(["@Jordan ", "\u200bjordan\u2060", "JORDAN"].map(accountName)).toEqual(
    Array(3).fill("jordan"),
  );
});

test.for(["github-actions[bot]", "Any Thing[BOT] ", "@dependabot", "Renovate", "web-flow"])(
  "%j is a bot",
  (name) => {
    expect(isBot(name)).toBe(true);
  },
);

test.for(["", "jordan", "Abbott", "robot", "bot", "Dependabot Smith", "[bot] jordan"])(
  "%j is none",
  (name) => {
    expect(isBot(name)).toBe(false);
  },
);
