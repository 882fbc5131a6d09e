import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { verdictsOn } from "../../src/authoring/set/required-statuses.ts";
import { repo, setting } from "../github/setting.ts";
import { asFields } from "../support/fields.ts";
import { commitTo } from "../support/github/commit-to.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import { candidate, fileOf, line, why } from "../support/proposals.ts";
import { ofInit, type Delivery } from "./deliveries.ts";
import { inSet } from "./judging.ts";

/** The names that the ruleset of a delivery asks for, in their order. */
function askedFor({ files, place }: Delivery): readonly string[] {
  const { rules } = asFields(JSON.parse(files[`${place}.touchstone/ruleset.json`] ?? ""));
  const all = (rules as readonly unknown[]).map(asFields);
  const { parameters } = all.find(({ type }) => type === "required_status_checks") ?? {};
  const checks = asFields(parameters)["required_status_checks"] as readonly unknown[];
  return checks.map((check) => String(asFields(check)["context"])).toSorted();
}

test.for([
  ["at the top", ""],
  ["in a folder", "eval"],
] as const)(
  "the workflows that init writes for a set %s post what its ruleset asks for, and a review lets it merge",
  { timeout: 180_000 },
  async ([, folder]) => {
    const delivery = await ofInit(folder);
    const at = await setting();
    const { repository, world } = at;
    world.account("jordan");
    repository.roles.set("jordan", "write");
    await commitTo(repository, ["main", delivery.files]);
    const requiredStatuses = askedFor(delivery);
    const { check, review } = verdictsOn(folder);
    expect(requiredStatuses).toEqual(expect.arrayContaining([check, review]));
    world.protect(repository, "main", { requiredStatuses, requiredApprovals: 1 });
    const preloads = [fileURLToPath(new URL("../support/fast-clock.cjs", import.meta.url))];
    const runner = at.github.runner({ preloads });
    const number = await at.open("topic", inSet(delivery, { [fileOf("new")]: candidate("new") }));
    const state = async (): Promise<string> => {
      const { data } = await at.as("sam").rest.pulls.get({ ...repo, pull_number: number });
      return data.mergeable_state;
    };
    await runner.drain();
    const head = pullNumbered(repository, number)?.pull.headOid;
    const told = [...repository.statuses, ...repository.checkRuns].filter(
      ({ sha }) => sha === head,
    );
    const names = told.map((one) => ("context" in one ? one.context : one.name));
    expect([...new Set(names)].toSorted()).toEqual(requiredStatuses);
    expect(await state()).toBe("blocked");
    const comment = (): string => pullNumbered(repository, number)?.comments.at(-1)?.body ?? "";
    const body = `${line({ comment }, "approve new ", number)} ${why}`;
    await at
      .as("jordan")
      .rest.pulls.createReview({ ...repo, pull_number: number, event: "APPROVE", body });
    await runner.drain();
    expect(await repository.git.git(["show", `topic:${delivery.place}${fileOf("new")}`])).toContain(
      "reviewedBy: jordan",
    );
    // The commit that records it is GitHub Actions' own: its runs wait until somebody lets them go.
    expect(await state()).toBe("blocked");
    for (const { id } of repository.runs.filter((run) => run.conclusion === "action_required")) {
      await at.as("sam").rest.actions.approveWorkflowRun({ ...repo, run_id: id });
    }
    await runner.drain();
    expect(await state()).toBe("clean");
  },
);
