import { InputType } from "@actions/workflow-parser/model/workflow-template";
import type { Fields } from "../description/shape.ts";
import { NotModelled } from "./fields-of.ts";
import type { WorkflowFile } from "./workflow-file.ts";

function declaredIn({
  events,
}: WorkflowFile): NonNullable<NonNullable<WorkflowFile["events"]["workflow_dispatch"]>["inputs"]> {
  return events.workflow_dispatch?.inputs ?? {};
}

/** Why GitHub refuses a dispatch with these inputs, or undefined. */
export function inputRefusal(workflow: WorkflowFile, given: Fields): string | undefined {
  const declared = declaredIn(workflow);
  const strange = Object.keys(given).filter((name) => !(name in declared));
  if (strange.length > 0) return `Unexpected inputs provided: ${JSON.stringify(strange)}`;
  const missing = Object.entries(declared).find(
    ([name, { required, default: usual }]) =>
      required === true && usual === undefined && given[name] === undefined,
  );
  return missing === undefined ? undefined : `Required input '${missing[0]}' not provided`;
}

/** The context `inputs` of a dispatch: what was given, else the default of the file, each in its type. */
export function inputsIn(workflow: WorkflowFile, given: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(declaredIn(workflow)).map(([name, { type, default: usual }]) => [
      name,
      typed(type, given[name] ?? usual ?? ""),
    ]),
  );
}

function typed(type: InputType, value: unknown): unknown {
  if (type === InputType.boolean) return value === true || value === "true";
  if (type !== InputType.string && type !== InputType.choice) {
    throw new NotModelled(`an input of the type "${type}"`);
  }
  return value;
}
