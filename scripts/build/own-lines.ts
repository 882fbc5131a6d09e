import { existsSync, readFileSync } from "node:fs";

/** Code without the tabs that indent its lines: one byte for each level of each line, which any formatter puts back. */
export function unindented(code: string): string {
  return code.replaceAll(/^\t+/gm, "");
}

/** Throws where a module has a line that starts with a tab: that could be text of a template, which has to stay. */
export function assertNoTabs(modules: readonly string[]): void {
  const odd = modules.find((id) => existsSync(id) && /^\t/m.test(readFileSync(id, "utf8")));
  if (odd !== undefined) throw new Error(`${odd} has a line that starts with a tab.`);
}
