import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { githubOperations } from "../../scripts/build/github-operations.ts";
import {
  answerProblems,
  descriptionVersion,
  operationFor,
} from "../support/github/description/description.ts";
import { dressed, emptyOf } from "../support/github/description/shape.ts";

test("docs/limits.md names the versions that everything is held to", async () => {
  const limits = await readFile("docs/limits.md", "utf8");
  const { devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const description = `GitHub's description of its REST interface, version ${descriptionVersion}`;
  expect(limits).toContain(description);
  for (const name of ["@octokit/webhooks-schemas", "@octokit/graphql-schema"]) {
    expect(limits).toContain(`\`${name}\` ${devDependencies[name]}`);
  }
});

const whole = process.env["GITHUB_OPENAPI"];

test.skipIf(whole === undefined)("the description is what the published one gives", () => {
  const args = ["tsx", "scripts/build/github-description.ts", whole ?? "", "--check"];
  expect(execFileSync("npx", args, { encoding: "utf8" })).toBe("");
});

test.for([
  ["GET", "/repos/acme/set/contents/a/b%20c.txt", "repos/get-content", { path: "a/b c.txt" }],
  ["GET", "/repos/acme/set/git/ref/heads/a/b", "git/get-ref", { ref: "heads/a/b" }],
  [
    "GET",
    "/repos/acme/set/compare/a/b...c/d",
    "repos/compare-commits-with-basehead",
    { basehead: "a/b...c/d" },
  ],
  [
    "GET",
    "/repos/acme/set/commits/a/b/status",
    "repos/get-combined-status-for-ref",
    { ref: "a/b" },
  ],
  ["GET", "/repos/acme/set/commits/main", "repos/get-commit", { ref: "main" }],
  ["GET", "/repos/acme/set/issues/comments/7", "issues/get-comment", { comment_id: "7" }],
  ["DELETE", "/repos/acme/set/issues/7/labels/a%2Fb", "issues/remove-label", { name: "a/b" }],
] as const)("%s %s is %s", ([method, path, id, captures]) => {
  const matched = operationFor(method, path);
  expect(matched?.operation.id).toBe(id);
  expect(matched?.captures).toMatchObject({ owner: "acme", repo: "set", ...captures });
});

test.for(["/repos/acme/set/", "/repos/acme", "/repos/acme/set/pulls/1/unknown", "/"])(
  "no operation is at %s",
  (path) => {
    expect(operationFor("GET", path)).toBe(undefined);
  },
);

test("an error has the shape of an error, also where the operation does not list its status", () => {
  const operation = operationFor("GET", "/repos/acme/set/pulls/1")?.operation;
  if (operation === undefined) throw new Error("There is no such operation.");
  expect(answerProblems(operation, { status: 401, body: { message: "no" } })).toEqual([]);
  expect(answerProblems(operation, { status: 401, body: { message: 1 } })).toEqual([
    '/message must be string {"type":"string"}',
  ]);
  expect(answerProblems(operation, { status: 599, body: {} })).toEqual([
    "no answer 599 is described",
  ]);
});

test("each operation is named once, in order", () => {
  expect([...new Set(githubOperations)].toSorted()).toEqual(githubOperations);
});

const definitions = {
  thing: {
    type: "object",
    required: ["id", "name", "owner", "state"],
    properties: {
      id: { type: "integer", minimum: 1 },
      name: { type: "string" },
      owner: { oneOf: [{ $ref: "#/definitions/owner" }, { type: "null" }] },
      state: { allOf: [{ type: "string" }, { enum: ["open", "closed"] }] },
      tags: { type: "array", items: { $ref: "#/definitions/owner" } },
    },
    additionalProperties: false,
  },
  owner: {
    type: "object",
    required: ["login", "url"],
    properties: { login: { type: "string" }, url: { type: "string", format: "uri" } },
    additionalProperties: false,
  },
  merged: {
    allOf: [
      { $ref: "#/definitions/thing" },
      { type: "object", required: ["state"], properties: { state: { const: "closed" } } },
    ],
  },
};

test("what is not known of a value is as empty as its schema lets it be", () => {
  expect(emptyOf(definitions, { $ref: "#/definitions/thing" })).toEqual({
    id: 1,
    name: "",
    owner: null,
    state: "open",
  });
  expect(() => emptyOf(definitions, { $ref: "#/definitions/none" })).toThrow(
    'No definition is called "none".',
  );
});

test("what is known is kept as far as its schema has it, at every depth", () => {
  const known = {
    id: 7,
    extra: true,
    owner: { login: "a", extra: true },
    tags: [
      { login: "b", url: "" },
      { login: "c", url: "https://c.test/" },
    ],
  };
  const url = "https://github.example.test/not-modelled";
  expect(dressed(definitions, { $ref: "#/definitions/merged" }, known)).toEqual({
    id: 7,
    name: "",
    state: "closed",
    owner: { login: "a", url },
    tags: [
      { login: "b", url },
      { login: "c", url: "https://c.test/" },
    ],
  });
});
