import type { Grouping } from "../../../src/families/grouping.ts";
import { unreadCases, type Dataset } from "../../../src/model/dataset.ts";
import { familiesFile } from "../../../src/model/layout.ts";
import { counted, listed, quoted } from "../../../src/model/sentence.ts";
import { isBlank } from "../../../src/model/white-space.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError } from "../../io.ts";

/**
 * Throws UsageError where a split cannot be drawn yet: claim or grouping rule are not declared, families.yaml has a defect,
 * or a case file cannot be read and may join anything.
 */
export function assertDeclared(dataset: Dataset, { file }: Pick<Grouping, "file">): void {
  const { claim, grouping } = file.families ?? {};
  const missing = [
    ...(isSaid(claim?.statement) ? [] : ["claim"]),
    ...(isSaid(grouping?.rule) ? [] : ["grouping rule"]),
  ];
  if (missing.length > 0) {
    throw new UsageError(
      `${familiesFile} does not say its ${listed(missing)} yet. Write what the split is to establish and by which rule documents form families, then draw: whoever draws first chooses the rule by its result.`,
    );
  }
  if (file.whole === undefined || dataset.defects.some(({ at }) => at.file === file.path)) {
    throw new UsageError(
      `${familiesFile} has defects, and nothing is drawn from it. touchstone check says which.`,
    );
  }
  const unread = unreadCases(dataset);
  const [first] = unread;
  if (first !== undefined) {
    throw new UsageError(
      terminalText(
        `${counted(unread.length, "case file")} cannot be read, such as ${quoted(first)}, and nobody knows which families they join. touchstone families check says why.`,
      ),
    );
  }
}

function isSaid(text: string | undefined): boolean {
  return text !== undefined && !isBlank(text);
}
