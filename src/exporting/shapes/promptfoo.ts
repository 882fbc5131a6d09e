import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import type { Shape } from "../shape.ts";
import { valuesOf, type ContractField } from "./contract-fields.ts";
import {
  lossesOf,
  recordOf,
  setValues,
  type FieldLoss,
  type Held,
  type Holding,
  type Holdings,
  type SetHoldings,
} from "./holdings.ts";
import { changed, keptInTheSet, metadata, setMetadata } from "./metadata.ts";
import { assertions, expectedText } from "./promptfoo-assertions.ts";
import { inert, isActive } from "./promptfoo-text.ts";
import { isConversation } from "./turns.ts";
import { yamlList } from "./yaml-lines.ts";

const help = `
A YAML list of tests, for "tests: file://tests.yaml" in promptfooconfig.yaml. The question is {{question}}, earlier turns are
the list {{conversation}}. The expected answer is judged by "factuality", one of several by an assert-set that one right
answer passes; a refusal, or that the evidence falls short, by "llm-rubric".
metadata says which case a test is, with its digest and its evidence; promptfoo writes it into its results.

promptfoo runs texts of a test as templates, which can run any program. So "{{", "{%", "{#" and "#}" in a case get a space
between the two characters, and a text that starts like the name of a file or program gets one in front. Such cases are told
among the losses.`;

const free = { at: "metadata" };

/** Tests of promptfoo. */
export const promptfoo: Shape = {
  name: "promptfoo",
  summary: "tests of promptfoo, a YAML list",
  help: help.trim(),
  write: (set, dataset) => {
    const ofSet: SetHoldings = setMetadata(free);
    const records = set.cases.map((one) => testOf(one, set, ofSet));
    return {
      files: [{ path: "tests.yaml", text: [header(set), ...yamlList(records)] }],
      losses: lossesOf(set, () => ({ holdings }), { holdings: ofSet, dataset }),
    };
  },
};

/** The list of turns is one value, not one test a turn. */
const options = { options: { disableVarExpansion: true } };

function testOf(one: ExportedCase, set: ExportedSet, ofSet: SetHoldings): object {
  const { metadata: about, ...test } = recordOf(one, holdings, setValues(set, ofSet));
  return {
    description: one.case.id,
    ...test,
    ...(isConversation(one) ? options : {}),
    metadata: about,
  };
}

function header({ digest, revision }: ExportedSet): string {
  return [
    `# Golden cases, written by touchstone export. The set: ${digest}`,
    `# The corpus revision to run on: ${revision.id}`,
    "",
  ].join("\n");
}

const holdings: Holdings = inertHoldings({
  query: { at: "vars.question", of: (one) => one.case.query, loss: lineEndLoss },
  "conversation[].role": { at: "vars.conversation" },
  "conversation[].content": {
    at: "vars.conversation",
    of: (one) => (isConversation(one) ? one.case.conversation : undefined),
  },
  expectedAnswer: { at: "assert", of: assertions },
  ...metadata(free),
  ...keptInTheSet,
  "provenance[].contentHash": { dropped: "no field is for texts of evidence" },
  notes: { dropped: "no field is for remarks" },
});

function lineEndLoss({ case: { query } }: ExportedCase): FieldLoss | undefined {
  return query.endsWith("\n")
    ? changed("promptfoo takes the line end off that it ends with")
    : undefined;
}

/** Holdings of which no text does anything; what had to be changed for that is a loss. */
function inertHoldings(given: Holdings): Holdings {
  const entries = Object.entries(given).map(([field, holding]: [string, Holding]) => [
    field,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the names of a record.
    "dropped" in holding ? holding : inertHolding(field as ContractField, holding),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same names as before.
  return Object.fromEntries(entries) as Holdings;
}

function inertHolding(field: ContractField, holding: Held): Held {
  const { of, loss } = holding;
  return {
    ...holding,
    ...(of === undefined ? {} : { of: (one) => inert(of(one)) }),
    loss: (one) =>
      (field === "expectedAnswer" ? [expectedText(one)] : valuesOf(one, field)).some(isActive)
        ? changed("a space keeps promptfoo from running it as a template, a file or a program")
        : loss?.(one),
  };
}
