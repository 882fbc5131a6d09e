import { expect, test } from "vitest";
import { isPinned, workflowFacts } from "../../../src/approving/guarantees/workflow-facts.ts";

const path = ".github/workflows/a.yaml";

test("a workflow's events, jobs and what they use are read", () => {
  const text = `on:
  push:
  schedule:
    - cron: "1 2 * * *"
jobs:
  one:
    name: The check
    steps:
      - uses: ./a
      - run: true
  two:
    uses: acme/b/.github/workflows/c.yaml@main
`;
  expect(workflowFacts({ path, text: text.replaceAll("\n", "\r\n") })).toEqual({
    path,
    text,
    isRead: true,
    events: ["push", "schedule"],
    jobs: ["The check", "two"],
    uses: ["./a", "acme/b/.github/workflows/c.yaml@main"],
  });
});

test.for([
  ["on: push", ["push"]],
  ["on: [push, pull_request]", ["push", "pull_request"]],
  ["jobs: 3", []],
] as const)("the events of %s", ([text, events]) => {
  expect(workflowFacts({ path, text }).events).toEqual(events);
});

test.for(["a: &a 1\nb: *a\n", "- a\n", "a: [\n", "[".repeat(5000)])(
  "what is not strict YAML is not read: %s",
  (text) => {
    expect(workflowFacts({ path, text })).toMatchObject({ isRead: false, uses: [], jobs: [] });
  },
);

test.for([
  ["./base/actions/validate", true],
  ["$/actions/validate", true],
  ["actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1", true],
  [`docker://alpine@sha256:${"a".repeat(64)}`, true],
  ["docker://alpine:3", false],
  ["actions/checkout@v7", false],
  ["actions/checkout@3d3c42e", false],
  ["actions/checkout@main", false],
  ["actions/checkout", false],
] as const)("%s stays what it is: %s", ([uses, stays]) => {
  expect(isPinned(uses)).toBe(stays);
});
