import { expect, test } from "vitest";
import { repositoryAt, repositoryNamed } from "../../src/github/named-repository.ts";

const here = { host: "github.com", owner: "acme", name: "golden-set" };

test.for([
  ["https://github.com/acme/golden-set.git", here],
  ["https://github.com/acme/golden-set", here],
  ["https://github.com/acme/golden-set/", here],
  ["https://robin:token@GitHub.com/acme/golden-set.git", here],
  ["ssh://git@github.com:22/acme/golden-set.git", here],
  ["git@github.com:acme/golden-set.git", here],
  [
    "git@code.acme.example:acme/golden.set",
    { host: "code.acme.example", owner: "acme", name: "golden.set" },
  ],
  ["/srv/git/acme/golden-set.git", undefined],
  ["file:///srv/acme/golden-set.git", undefined],
  ["https://github.com/acme", undefined],
  ["https://github.com/acme/golden-set/tree/main", undefined],
  ["https://github.com/acme/..", undefined],
  ["git@github.com:acme/a b", undefined],
  ["../acme/golden-set", undefined],
] as const)("the remote %s is that repository", ([url, repository]) => {
  expect(repositoryAt(url)).toEqual(repository);
});

test.for([
  ["acme/golden-set", { host: undefined, owner: "acme", name: "golden-set" }],
  ["acme", undefined],
  ["acme/golden/set", undefined],
  ["acme/set?x=1", undefined],
  ["-acme/set", undefined],
  ["acme/..", undefined],
] as const)("the name %s is that repository", ([name, repository]) => {
  expect(repositoryNamed(name)).toEqual(repository);
});
