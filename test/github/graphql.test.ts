import { expect, test } from "vitest";
import { repo, setting, type Kit } from "./setting.ts";

const zero = "0".repeat(40);

const commitOnBranch = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid signature { isValid wasSignedByGitHub } } }
}`;
const moveRefs = `mutation Move($input: UpdateRefsInput!) {
  updateRefs(input: $input) { clientMutationId }
}`;

/** What GitHub says against it, with the type that it gives the error. */
async function errorsOf(call: Promise<unknown>): Promise<readonly string[]> {
  try {
    await call;
    return [];
  } catch (error) {
    const { errors = [] } = error as {
      readonly errors?: readonly { type: string; message: string }[];
    };
    return errors.map(({ type, message }) => `${type}: ${message}`);
  }
}

interface Made {
  readonly createCommitOnBranch: {
    readonly commit: { readonly oid: string; readonly signature: object };
  };
}

function commit(expectedHeadOid: string, more: object = {}): { input: object } {
  return {
    input: {
      branch: { repositoryNameWithOwner: "acme/set", branchName: "main" },
      expectedHeadOid,
      message: { headline: "Change", body: "Why" },
      fileChanges: {
        additions: [{ path: "new/b.txt", contents: Buffer.from("bb\n").toString("base64") }],
        deletions: [{ path: "a.txt" }],
      },
      ...more,
    },
  };
}

/** What is said against a commit. */
async function asked(
  { graphql }: Kit,
  ...given: Parameters<typeof commit>
): Promise<readonly string[]> {
  return await errorsOf(graphql(commitOnBranch, commit(...given)));
}

/** A query of the repository. */
function looking(inner: string): string {
  return `query Look { repository(owner: "acme", name: "set") { ${inner} } }`;
}

/** The full name of a branch. */
function ref(name: string): string {
  return `refs/heads/${name}`;
}

test("createCommitOnBranch makes one signed commit where the branch is as expected", async () => {
  const { as, asJob, repository } = await setting();
  for (const kit of [as("sam"), asJob({ contents: "write" })]) {
    const head = (await repository.git.branch("main")) ?? "";
    const made = await kit.graphql<Made>(commitOnBranch, commit(head));
    const { oid, signature } = made.createCommitOnBranch.commit;
    expect(signature).toEqual({ isValid: true, wasSignedByGitHub: true });
    expect(await repository.git.branch("main")).toBe(oid);
    expect((await repository.git.commit(oid)).message).toBe("Change\n\nWhy");
    expect(await repository.git.git(["ls-tree", "-r", "--name-only", oid])).toBe("new/b.txt\n");
  }
});

test("createCommitOnBranch is refused where it is not as expected, and to who may not", async () => {
  const { as, asJob, repository } = await setting();
  const head = (await repository.git.branch("main")) ?? "";
  const workflow = [{ path: ".github/workflows/x.yaml", contents: "eA==" }];
  const writer = asJob({ contents: "write" });
  expect([
    await asked(as("sam"), zero),
    await asked(as("kim"), head),
    await asked(asJob({ contents: "read" }), head),
    await asked(writer, head, { fileChanges: { additions: workflow } }),
    await asked(writer, head, { fileChanges: { additions: [{ path: "b", contents: "eA=" }] } }),
    await asked(writer, head, {
      branch: { repositoryNameWithOwner: "acme/set", branchName: "gone" },
    }),
    await asked(writer, head, {
      branch: { repositoryNameWithOwner: "acme/no", branchName: "main" },
    }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "STALE_DATA: Expected branch to point to "0000000000000000000000000000000000000000" but it did not. Pull and try again.",
      ],
      [
        "FORBIDDEN: Resource not accessible by integration",
      ],
      [
        "FORBIDDEN: Resource not accessible by integration",
      ],
      [
        "FORBIDDEN: Resource not accessible by integration",
      ],
      [
        "UNPROCESSABLE: contents is not a valid base64 string",
      ],
      [
        "NOT_FOUND: Could not resolve to a Ref.",
      ],
      [
        "NOT_FOUND: Could not resolve to a Repository with the name 'acme/no'.",
      ],
    ]
  `);
  expect(await repository.git.branch("main")).toBe(head);
});

test("updateRefs moves all or none, each from where it is expected to be", async () => {
  const { as, branch, repository } = await setting();
  const { graphql } = as("sam");
  const main = (await repository.git.branch("main")) ?? "";
  const topic = await branch("topic", { "t.txt": "t\n" });
  const other = await branch("other", { "o.txt": "o\n" });
  const move = async (...refUpdates: readonly object[]): Promise<readonly string[]> =>
    await errorsOf(
      graphql(moveRefs, { input: { repositoryId: `R_${repository.id}`, refUpdates } }),
    );
  expect(await move({ name: ref("new"), beforeOid: zero, afterOid: main })).toEqual([]);
  expect(await repository.git.branch("new")).toBe(main);
  expect([
    await move({ name: ref("new"), beforeOid: zero, afterOid: topic }),
    await move({ name: ref("topic"), beforeOid: other, afterOid: main, force: true }),
    await move({ name: ref("topic"), beforeOid: topic, afterOid: other }),
    await move(
      { name: ref("new"), beforeOid: main, afterOid: topic },
      { name: ref("other"), beforeOid: topic, afterOid: main },
    ),
    await move({ name: ref("gone"), beforeOid: topic, afterOid: zero }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "STALE_DATA: "refs/heads/new" is not at 0000000000000000000000000000000000000000.",
      ],
      [
        "STALE_DATA: "refs/heads/topic" is not at 8964e321958e0c5363565f0706d2bb688468227b.",
      ],
      [
        "UNPROCESSABLE: Update is not a fast forward",
      ],
      [
        "STALE_DATA: "refs/heads/other" is not at c9154b8e2d70f03f4f56e3c42af1ce54c602886b.",
      ],
      [
        "STALE_DATA: "refs/heads/gone" is not at c9154b8e2d70f03f4f56e3c42af1ce54c602886b.",
      ],
    ]
  `);
  expect(await repository.git.branch("new")).toBe(main);
  expect(
    await move(
      { name: ref("topic"), beforeOid: topic, afterOid: other, force: true },
      { name: ref("new"), beforeOid: main, afterOid: zero },
    ),
  ).toEqual([]);
  expect([await repository.git.branch("topic"), await repository.git.branch("new")]).toEqual([
    other,
    undefined,
  ]);
});

test("a connection asks for a number of items, 100 at most, and goes on where a page ended", async () => {
  const { as, open } = await setting();
  const number = await open("topic");
  for (let index = 0; index < 3; index += 1) {
    const review = { ...repo, pull_number: number, event: "COMMENT", body: `${index}` } as const;
    await as("robin").rest.pulls.createReview(review);
  }
  const paged = async (paging: string): Promise<unknown> =>
    await as("kim").graphql(`query Reviews {
      repository(owner: "acme", name: "set") {
        pullRequest(number: ${number}) {
          reviews${paging} { totalCount nodes { body } pageInfo { hasNextPage endCursor } }
        }
      }
    }`);
  expect(await paged("(first: 2)")).toMatchObject({
    repository: {
      pullRequest: { reviews: { totalCount: 3, pageInfo: { hasNextPage: true, endCursor: "2" } } },
    },
  });
  expect(await paged('(first: 2, after: "2")')).toMatchObject({
    repository: {
      pullRequest: { reviews: { nodes: [{ body: "2" }], pageInfo: { hasNextPage: false } } },
    },
  });
  expect([...(await errorsOf(paged(""))), ...(await errorsOf(paged("(first: 101)")))])
    .toMatchInlineSnapshot(`
    [
      "MISSING_PAGINATION_BOUNDARIES: You must provide a \`first\` or \`last\` value to properly paginate the connection.",
      "EXCESSIVE_PAGINATION: Requesting 101 records on the connection exceeds the \`first\` limit of 100 records.",
    ]
  `);
});

test("a job sees of a repository what its permissions open", async () => {
  const { asJob, open } = await setting();
  const number = await open("topic");
  const { graphql } = asJob({ contents: "read" });
  expect(await graphql(looking('ref(qualifiedName: "refs/heads/gone") { name }'))).toEqual({
    repository: { ref: null },
  });
  expect(await errorsOf(graphql(looking(`pullRequest(number: ${number}) { title }`)))).toEqual([
    "FORBIDDEN: Resource not accessible by integration",
  ]);
});
