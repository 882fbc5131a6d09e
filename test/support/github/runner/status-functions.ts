import { data } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";

/** `success()`, `failure()`, `cancelled()` and `always()`, as they answer now. */
export function statusFunctions(
  answers: Readonly<Record<"success" | "failure" | "cancelled", boolean>>,
): readonly FunctionDefinition[] {
  return Object.entries({ ...answers, always: true }).map(([name, answer]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(answer),
  }));
}
