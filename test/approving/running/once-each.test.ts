import { expect, test } from "vitest";
import { onceEach } from "../../../src/approving/running/once-each.ts";

test("each value is asked about once, and again where that failed", async () => {
  const asked: string[] = [];
  const ask = onceEach(async (login: string) => {
    asked.push(login);
    if (asked.length === 1) throw new Error("Not now.");
    return await Promise.resolve(login.length);
  });
  await expect(ask("sam")).rejects.toThrow("Not now.");
  expect([await ask("sam"), await ask("sam"), await ask("noor")]).toEqual([3, 3, 4]);
  expect(asked).toEqual(["sam", "sam", "noor"]);
});
