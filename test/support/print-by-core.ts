import * as core from "@actions/core";
import type { RunnerCommand } from "./runner-commands.ts";

/** A program that prints the commands of its argument, in JSON, as @actions/core does. */
const commands = JSON.parse(process.argv[2] ?? "[]") as readonly RunnerCommand[];
for (const { name, properties, data } of commands) {
  const { title = "", file = "", line, col } = properties;
  const place = { title, file, startLine: Number(line), startColumn: Number(col) };
  if (name === "error") core.error(data, place);
  else if (name === "warning") core.warning(data, place);
  else core.notice(data, place);
}
