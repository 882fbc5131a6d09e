import { expect, test } from "vitest";
import { checkout, environmentAction, withFiles, workflow } from "./actions.ts";

/** How many: `RUNS=100 npx vitest run test/github/runner/many-runs.test.ts` shows what a hundred take. */
const count = Number(process.env["RUNS"] ?? 3);

test(
  "many runs of an action, each with two checkouts, end well",
  { timeout: 600_000 },
  async () => {
    const steps = `      - uses: ${checkout}
        with: {path: set, persist-credentials: false}
      - uses: ${checkout}
        with: {path: base, ref: "\${{ github.event.before }}", persist-credentials: false}
      - uses: ./base/actions/environment`;
    const at = await withFiles({ "x.yml": workflow("push", steps) }, environmentAction);
    for (let index = 0; index < count; index += 1) {
      await at.push("sam", "main", { "b.txt": `${index}\n` });
    }
    const { told } = await at.github.runner().drain();
    expect(told).toEqual(Array<string>(count).fill("x.yml push success"));
  },
);
