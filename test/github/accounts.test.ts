import { expect, test } from "vitest";
import { accountIn, actorIn } from "../../src/github/accounts.ts";
import { answerOf } from "../../src/github/answers.ts";

test.for([
  ["a person", { type: "User", login: "robin" }, "robin person"],
  ["a bot", { type: "Bot", login: "dependabot[bot]" }, "dependabot[bot] bot"],
  ["a person who is called like a bot", { type: "User", login: "x[BOT]" }, "x[BOT] bot"],
  ["whoever was deleted", { type: "User", login: "ghost" }, "nobody"],
  ["a stand-in of another host", { type: "Mannequin", login: "robin" }, "nobody"],
  ["an organization", { type: "Organization", login: "acme" }, "nobody"],
] as const)("%s is told by both interfaces", ([, { type, login }, who]) => {
  const rest = accountIn(answerOf({ user: { type, login, id: 7 } }, "read"), "user");
  const bare = type === "Bot" ? "dependabot" : login;
  const node = { __typename: type, login: bare, databaseId: 7 };
  const actor = actorIn(answerOf({ author: node }, "read"), "author");
  expect(actor).toEqual(rest);
  const kind = rest?.isBot === true ? "bot" : "person";
  expect(rest === undefined ? "nobody" : `${rest.login} ${kind}`).toBe(who);
});

test("nobody stands where nothing stands", () => {
  expect(accountIn(answerOf({ user: null }, "read"), "user")).toBe(undefined);
  expect(actorIn(answerOf({}, "read"), "author")).toBe(undefined);
});

test("somebody without a number is an error, since a name may be another's tomorrow", () => {
  const answer = answerOf({ author: { __typename: "User", login: "a", databaseId: null } }, "read");
  expect(() => actorIn(answer, "author")).toThrow('"author.databaseId" holds no whole number');
});
