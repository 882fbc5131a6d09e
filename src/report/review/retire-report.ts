import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import { counted } from "../../model/sentence.ts";
import type { Retirement } from "../../review/retire.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What stands against taking cases out of use, each at its place, and that none of them was. */
export function unretiredText(refused: readonly Problem[], options: TextOptions): string {
  const mark = options.style.red("not retired");
  const blocks = refused.map((one) => `${problemText(one, options, { mark })}\n`);
  return `${blocks.join("\n")}\nNothing was written.\n`;
}

/** The cases that were taken out of use, or would be, and what that means. */
export function retiredReport(
  files: readonly CaseFile[],
  { by, dryRun, style, place }: Pick<Retirement, "by"> & TextOptions & { readonly dryRun: boolean },
): string {
  const done = dryRun ? "would be retired" : style.green("retired");
  const lines = files.map(
    ({ path }) => `${style.strong(terminalText(place(path)))} ${done} by "${terminalText(by)}"`,
  );
  const stays =
    files.length === 1
      ? "The file stays, with its approval"
      : `${counted(files.length, "file")} stay, with their approvals`;
  const end = dryRun
    ? "Nothing was written."
    : `${stays}; from now on no count, export or score has ${files.length === 1 ? "it" : "them"}.`;
  return `${lines.join("\n")}\n${end}\n`;
}
