import { beforeAll, expect, test } from "vitest";
import { pendingCase } from "../support/good-set.ts";
import { asFields } from "../support/fields.ts";
import { candidateOn, familiesText, refunds, travel } from "../support/split-set.ts";
import type { Files } from "../support/github/commit-to.ts";
import type { JobReport } from "../support/github/runner/reports.ts";
import type { Delivery } from "./deliveries.ts";
import { JudgedChanges, told } from "./judged-changes.ts";

const path = "cases/refund-policy-001.yaml";

/** Files of the set, which lies where the delivery has it. */
export function inSet({ place }: Delivery, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${place}${name}`, text] as const),
  );
}

/** A change that takes an approved case away, and brings a file that is none. */
function wrong(delivery: Delivery): Files {
  return inSet(delivery, { [path]: null, "cases/bad.yaml": "id: bad\nkind: [\n" });
}

/** Another wording of a case under an id of its own, in a folder of its own. */
export function another(folder: string): Files {
  const text = pendingCase.replace("refund-policy-001", "refund-policy-002");
  return { [`cases/${folder}/refund-policy-002.yaml`]: text.replace("When can", "How may") };
}

/** Everything that a job starts, made to find nothing; and the action, made to start something else. */
function blind({ files }: Delivery, name = "validate"): Files {
  const programs = Object.keys(files).filter((file) => file.endsWith(".js"));
  const action = Object.keys(files).find((file) => file.endsWith(`actions/${name}/action.yml`));
  expect(programs.filter((file) => file.endsWith(`dist/${name}.js`))).toHaveLength(1);
  const description = files[action ?? ""] ?? "";
  return {
    ...Object.fromEntries(programs.map((file) => [file, "process.exit(0);\n"])),
    [action ?? ""]: description.replace(`main: ../../dist/${name}.js`, "main: blind.js"),
    [(action ?? "").replace("action.yml", "blind.js")]: "process.exit(0);\n",
  };
}

/** How the job ended, and its steps. */
function ends({ conclusion, steps }: JobReport): readonly string[] {
  return [conclusion, ...steps.map((step) => `${step.name}: ${step.conclusion}`)];
}

/** Every delivery judges changes alike. Each test runs the real workflow, which runs the real action. */
export function judgesChanges(deliver: () => Promise<Delivery>): void {
  let delivery: Delivery = { files: {}, workflow: "", place: "" };
  let missing: readonly string[] = [];

  beforeAll(async () => {
    delivery = await deliver();
    missing = [
      `error file/not-yaml ${delivery.place}cases/bad.yaml:2`,
      `error case/deleted ${delivery.place}${path}:1`,
    ];
  }, 60_000);

  test("the change that brings it is judged by its own", async () => {
    const changes = await JudgedChanges.on(delivery, { "code.py": "" });
    const job = await changes.opened("topic", delivery.files);
    expect(ends(job)).toEqual([
      "success",
      "Check out the change: success",
      "Check out the judge: success",
      "Judge: skipped",
      "Judge the change that brings the judge: success",
    ]);
    expect(job.scopes).toEqual({ contents: "read" });
    expect(job.steps.flatMap(({ strangers }) => strangers)).toEqual([]);
    expect(await changes.isMergeable()).toBe(true);
  });

  test("the change that brings it has its families judged by its own, and may be without any", async () => {
    const changes = await JudgedChanges.on(delivery, { "code.py": "" });
    const job = await changes.opened("topic", delivery.files, "families");
    expect(ends(job)).toEqual([
      "success",
      "Check out the change: success",
      "Check out the judge: success",
      "Judge the families: skipped",
      "Judge the families of the change that brings the judge: success",
    ]);
    expect(job.scopes).toEqual({ contents: "read" });
    expect(job.step("Judge the families of the change that brings the judge").summary).toContain(
      "no score may be claimed",
    );
  });

  test("P22: a change that joins two sides is red in the job of the families, also where it blinds that", async () => {
    const changes = await JudgedChanges.on(delivery);
    const joined = {
      "families.yaml": familiesText({ families: [refunds, travel] }),
      "cases/both.yaml": candidateOn("both", ["refund-policy", "travel-policy"]),
    };
    const files = { ...inSet(delivery, joined), ...blind(delivery, "family-overlap") };
    const job = await changes.opened("topic", files, "families");
    expect(ends(job)).toEqual([
      "failure",
      "Check out the change: success",
      "Check out the judge: success",
      "Judge the families: failure",
      "Judge the families of the change that brings the judge: skipped",
    ]);
    // Beside the lines the other job tells it.
    expect(told(job)).toEqual([]);
    const { outputs, summary } = job.step("Judge the families");
    expect(outputs).toMatchObject({ conflicts: "1" });
    expect(summary).toContain("family/linked-across-split");
    expect(await changes.isMergeable()).toBe(false);
  });

  test("a change with findings is red, and told beside its lines and in the summary", async () => {
    const changes = await JudgedChanges.on(delivery);
    const job = await changes.opened("topic", wrong(delivery));
    expect(ends(job)).toEqual([
      "failure",
      "Check out the change: success",
      "Check out the judge: success",
      "Judge: failure",
      "Judge the change that brings the judge: skipped",
    ]);
    expect(told(job)).toEqual(missing);
    expect(job.step("Judge").summary).toContain("2 errors");
    expect(job.step("Judge").outputs).toMatchObject({ errors: "2" });
    expect(await changes.isMergeable()).toBe(false);
  });

  test("P22: the same change is as red where it blinds the tool and the action", async () => {
    const changes = await JudgedChanges.on(delivery);
    const job = await changes.opened("topic", { ...wrong(delivery), ...blind(delivery) });
    expect(told(job)).toEqual(missing);
    expect(await changes.isMergeable()).toBe(false);
  });

  test("a good change from a fork is green, and its job may read and no more", async () => {
    const changes = await JudgedChanges.on(delivery);
    const job = await changes.openedFromFork(inSet(delivery, another("a")));
    expect([job.conclusion, job.scopes]).toEqual(["success", { contents: "read" }]);
  });

  test("a change that goes to another branch now is judged against that", async () => {
    const changes = await JudgedChanges.on(delivery);
    const own = inSet(delivery, another("a"));
    const [before, after] = await changes.retargeted(own, inSet(delivery, another("b")));
    expect([before?.conclusion, after?.conclusion]).toEqual(["success", "failure"]);
    expect(after === undefined ? [] : told(after)).toEqual([
      `error case/duplicate-id ${delivery.place}cases/b/refund-policy-002.yaml:1`,
    ]);
  });

  test("a push is judged against what was before it, by the tool that was before it", async () => {
    const changes = await JudgedChanges.on(delivery);
    const job = await changes.pushed({ ...wrong(delivery), ...blind(delivery) });
    expect(told(job)).toEqual(missing);
  });

  test("whoever asks for it hears how the set stands", async () => {
    const changes = await JudgedChanges.on(delivery);
    const job = await changes.asked();
    expect(job.conclusion).toBe("success");
    expect(asFields(job.step("Judge").outputs)).toMatchObject({ cases: "2", approved: "2" });
  });
}
