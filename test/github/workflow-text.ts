import { commitTo } from "../support/github/commit-to.ts";
import type { Repository } from "../support/github/world/repositories.ts";

/** A workflow file with one job that does nothing. */
export function workflowText(name: string, on: string): string {
  return `name: ${name}
on: ${on}
permissions: {}
jobs:
  job:
    runs-on: ubuntu-latest
    steps:
      - run: "true"
`;
}

/** Puts workflow files on the main branch, unheard, each by its file's name. */
export async function withWorkflows(
  repository: Repository,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const files = Object.entries(texts).map(([name, text]) => [`.github/workflows/${name}`, text]);
  await commitTo(repository, ["main", Object.fromEntries(files) as Record<string, string>]);
}
