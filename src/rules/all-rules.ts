import { caseBlankQuery } from "./case-blank-query.ts";
import { evidenceNotInRevision } from "./evidence-not-in-revision.ts";
import { fileNotYaml } from "./file-not-yaml.ts";
import type { Rule } from "./rule.ts";

/** Every rule, in the order of docs/rules.md. */
export const allRules: readonly Rule[] = [fileNotYaml, caseBlankQuery, evidenceNotInRevision];
