import { expect, test } from "vitest";
import {
  contextOf,
  evaluate,
  KnownContext,
  type Scope,
} from "../../support/github/runner/expressions.ts";
import { statusFunctions } from "../../support/github/runner/status-functions.ts";
import { withFiles, workflow } from "./actions.ts";

const scope: Scope = {
  contexts: {
    github: new KnownContext("github", {
      event: {
        created: false,
        before: "b",
        pull_request: { base: { sha: "p" } },
        labels: ["x", "y"],
      },
      sha: "s",
      event_name: "pull_request",
    }),
    inputs: contextOf({ count: 3, off: false }),
  },
  functions: statusFunctions({ success: true, failure: false, cancelled: false }),
};

test.for([
  ["github.event.pull_request.base.sha || github.sha", "p"],
  ["github.event.merge_group.base_sha || (github.event.created && github.sha) || 'none'", "none"],
  ["github.event.created && 'yes' || 'no'", "no"],
  ["GITHUB.Event_Name == 'PULL_REQUEST'", "true"],
  ["inputs.count == '3' && inputs.count >= 3", "true"],
  ["!inputs.off && inputs['count'] != 4", "true"],
  ["contains(github.event.labels, 'Y') && contains('abc', 'B')", "true"],
  ["startsWith(github.event_name, 'pull') && endsWith('a.ts', '.TS')", "true"],
  ["format('{0}-{1}-{{2}}', 'a', inputs.count)", "a-3-{2}"],
  ["join(github.event.labels, '+')", "x+y"],
  ["fromJSON(toJSON(github.event.labels))[1]", "y"],
  ["github.event.labels.*.none", "Array"],
  ["'it''s ''quoted'''", "it's 'quoted'"],
  ["github.event.unknown.of.nothing", ""],
  ["null == '' && 0 == false && 'a' != 0", "true"],
  ["success() && !failure() && !cancelled() && always()", "true"],
])("%s is %j", ([expression = "", expected]) => {
  expect(evaluate(expression, scope).coerceString()).toBe(expected);
});

test.for([
  ["github.unheard_of", "The runner does not know github.unheard_of."],
  ["matrix.os", `The runner does not know "matrix.os": Unrecognized named-value: 'matrix'`],
  ["hashFile('x')", `The runner does not know "hashFile('x')": Unrecognized function: 'hashFile'`],
])("%s is an error", ([expression = "", message = ""]) => {
  expect(() => evaluate(expression, scope)).toThrow(message);
});

test("hashFiles tells whether a file of the workspace is there, and another content by another text", async () => {
  const steps = `      - run: mkdir -p a; echo 1 > a/one; cp a/one a/two; echo x > ../outside
      - run: echo "\${{ hashFiles('a/one') == hashFiles('./a/two') }} \${{ hashFiles('a/one') == hashFiles('a/one', 'a/two') }}"
      - run: echo "'\${{ hashFiles('a/none') }}' '\${{ hashFiles('../outside') }}'"
      - if: hashFiles('a/one') != ''
        run: echo there
      - if: hashFiles('a/none') != ''
        run: echo not there`;
  const at = await withFiles({ "x.yml": workflow("push", steps) });
  await at.push("sam", "main", { "b.txt": "b\n" });
  const { steps: done } = (await at.github.runner().drain()).of("x.yml").job("job");
  expect(done.map(({ log }) => log)).toEqual(["", "true false\n", "'' ''\n", "there\n", ""]);
});
