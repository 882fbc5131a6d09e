import { groupsOf } from "../model/groups.ts";
import { counted, quoted } from "../model/sentence.ts";
import { publishedEvidence } from "./records/published-evidence.ts";
import type { Rule } from "./rule.ts";

/** How many other places a finding names. */
const most = 10;

export const evidenceWithoutPublication: Rule = {
  id: "evidence/without-publication",
  level: "error",
  reports:
    'evidence from a document of which no record says when it was published, under the claim "period"',
  *check(dataset) {
    const unknown = [...publishedEvidence(dataset)].filter((one) => one.publishedAt === undefined);
    const groups = groupsOf(unknown, (one) => JSON.stringify([one.revision, one.documentId]));
    for (const [{ file, documentId, path, revision }, ...others] of groups.values()) {
      const cases =
        others.length === 0
          ? "this case is"
          : `this case and ${counted(others.length, "other case")} are`;
      yield {
        message: `Corpus revision ${quoted(revision)} does not say when document ${quoted(documentId)} was published, so nothing shows that it was there when ${cases} asked.`,
        at: file.locate(path),
        ...(others.length === 0
          ? {}
          : { related: others.slice(0, most).map((one) => one.file.locate(one.path)) }),
        fix: 'Record a corpus revision whose documents have "publishedAt", and judge the case under it; or rest the answer on another document.',
      };
    }
  },
};
