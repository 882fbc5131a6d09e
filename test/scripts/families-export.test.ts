import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestShape } from "../../src/load/generated/manifest-shape.js";
import { contentHash } from "../../src/model/hash.ts";
import { folderWith, runIn } from "../support/command.ts";
import type { ManifestRecord } from "../support/manifests.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  refundText,
  travelText,
  type Files,
} from "../support/good-set.ts";

const travelCase = pendingCase
  .replace("id: refund-policy-001", "id: travel-policy-001")
  .replace("When can a customer request a refund?", "Rail or air below four hours?")
  .replace("A customer can request a refund within 30 days of purchase.", "Rail.");

/** The families of the good set: refunds and travel, each on its side. */
const families = `claim: {kind: family, statement: It carries over., declaredAt: 2026-09-01, minimumTestComponents: 1}
grouping: {rule: One policy is one family., declaredAt: 2026-09-01}
families:
  refunds: {title: Refunds, documents: ["refund*"], split: dev}
  travel: {title: Travel, documents: [travel-policy], split: test}
`;

/** A case that rests on the travel policy. */
const onTravel = (text: string): string =>
  text
    .replaceAll("refund-policy:12", "travel-policy:3")
    .replace("documentId: refund-policy", "documentId: travel-policy")
    .replace("https://docs.example.test/refunds", "https://docs.example.test/travel")
    .replace("sourceRevision: v4", "sourceRevision: v2")
    .replace(contentHash(refundText), contentHash(travelText))
    .replace("quote: within 30 days of purchase", "quote: Rail comes before air");

const refund = approved(pendingCase);
const travel = approved(onTravel(travelCase));

const setWith = async (files: Files): Promise<string> =>
  await folderWith({ ...goodSet(refund, travel), "families.yaml": families, ...files });

async function auditOf(folder: string): Promise<string> {
  await runIn(folder, "families", "export", "--anyway", "--out", "m.json");
  const { out } = await runIn(folder, "families", "audit", "m.json");
  return out;
}

describe("touchstone families export", () => {
  test("writes what the audit reads and passes", async () => {
    const folder = await setWith({});
    const { code, out, err } = await runIn(folder, "families", "export");
    expect([code, err]).toMatchInlineSnapshot(`
      [
        0,
        "  manifest   2 approved cases: 1 dev, 1 test
      ",
      ]
    `);
    expect(out).toMatchInlineSnapshot(`
      "{
        "claim": "family",
        "register": {
          "families": [
            {
              "family_id": "refunds",
              "title": "Refunds",
              "split": "dev",
              "documents": [
                {
                  "document_id": "refund-policy",
                  "version": "v4",
                  "location": "https://docs.example.test/refunds"
                }
              ]
            },
            {
              "family_id": "travel",
              "title": "Travel",
              "split": "test",
              "documents": [
                {
                  "document_id": "travel-policy",
                  "version": "v2",
                  "location": "https://docs.example.test/travel"
                }
              ]
            }
          ]
        },
        "inventory": [
          "refund-policy-001",
          "travel-policy-001"
        ],
        "cases": [
          {
            "case_id": "refund-policy-001",
            "family_ids": [
              "refunds"
            ],
            "split": "dev",
            "question": "When can a customer request a refund?",
            "answer": "A customer can request a refund within 30 days of purchase.",
            "documents": [
              "refund-policy"
            ]
          },
          {
            "case_id": "travel-policy-001",
            "family_ids": [
              "travel"
            ],
            "split": "test",
            "question": "Rail or air below four hours?",
            "answer": "Rail.",
            "documents": [
              "travel-policy"
            ]
          }
        ]
      }
      "
    `);
    expect(await auditOf(folder)).toMatch(/^PASS: no reason to reject 2 records$/m);
  });

  test("gives the same bytes to a file", async () => {
    const folder = await setWith({});
    const { out } = await runIn(folder, "families", "export");
    const written = await runIn(folder, "families", "export", "--out", "m.json");
    expect([written.code, written.out]).toEqual([0, ""]);
    expect(readFileSync(join(folder, "m.json"), "utf8")).toBe(out);
  });

  test("names a case in other words only where that is exported too", async () => {
    const reworded = approved(
      `${pendingCase
        .replace("id: refund-policy-001", "id: reworded-001")
        .replace("When can a customer", "Until when can one")}variantOf: refund-policy-001\n`,
    );
    const other = approved(
      pendingCase
        .replace("id: refund-policy-001", "id: other-001")
        .replace("When can a customer", "How can a customer"),
    );
    for (const [original, named] of [
      [refund, "refund-policy-001"],
      [pendingCase, undefined],
    ] as const) {
      const files = { "cases/reworded-001.yaml": reworded, "cases/other-001.yaml": other };
      const folder = await setWith({ ...files, "cases/refund-policy-001.yaml": original });
      const { code, out } = await runIn(folder, "families", "export");
      const { cases } = JSON.parse(out) as { cases: readonly ManifestRecord[] };
      const record = cases.find((one) => one["case_id"] === "reworded-001");
      expect([code, record?.["variant_of"]]).toEqual([0, named]);
      expect(await auditOf(folder)).toMatch(/^PASS/m);
    }
  });

  test("keeps together what a case joins that is not exported, and names no such case", async () => {
    const three = families.replace(
      "families:\n",
      "families:\n  leave: {title: Leave, documents: [leave], split: dev}\n",
    );
    const alone = approved(`${pendingAbstention}families: []\nsplit: dev\n`);
    const both = `${pendingAbstention.replace("parking-001", "both-001").replace("Where can visitors park?", "Refunds or leave?")}families: [leave, refunds]\n`;
    const onLeave = approved(
      `${pendingAbstention.replace("parking-001", "leave-001").replace("Where can visitors park?", "How long is leave?")}families: [leave]\n`,
    );
    const folder = await setWith({
      ...goodSet(refund, travel, alone, both, onLeave),
      "families.yaml": three,
    });
    const { out } = await runIn(folder, "families", "export");
    const { register } = JSON.parse(out) as { register: { related: unknown } };
    expect(register.related).toEqual([
      { families: ["leave", "refunds"], reason: "A case that is not exported needs all of them." },
    ]);
    expect(out).not.toContain("both-001");
    expect(await auditOf(folder)).toContain(
      "dev        3 cases, 2 families, 1 component, 1 of no family",
    );
    const shown = await runIn(folder, "families", "show");
    expect(shown.out).toContain("dev 3 questions (2 families, 1 component; 1 of no family)");
  });

  test("refuses a set in which the check finds errors, and tells them", async () => {
    const joined = families.replace("split: test", "split: dev");
    const folder = await setWith({ "families.yaml": joined });
    const { code, out, err } = await runIn(folder, "families", "export");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatchInlineSnapshot(`
      "families.yaml:3:1 error split/one-sided
        No approved case is on the side "test": there is nothing that is held out, and so nothing to score.
        fix: Approve cases of that side, or record more as "test" before anybody has seen a score.
        why: touchstone explain split/one-sided

      This set is not fit to be scored (1 error), so no manifest was written.
        fix: Mend what is told above; touchstone families check --for evaluation tells it as well. To look into it all the same: --anyway
      "
    `);
    const told = await runIn(folder, "families", "check", "--for", "evaluation");
    expect(told.out).toContain("split/one-sided");
  });

  test("writes it anyway where asked, does not end well, and the audit rejects it", async () => {
    const joined = families.replace("split: test", "split: dev");
    const folder = await setWith({ "families.yaml": joined });
    const { code } = await runIn(folder, "families", "export", "--anyway", "--out", "m.json");
    expect(code).toBe(1);
    const { out } = await runIn(folder, "families", "audit", "m.json");
    expect(out).toContain("split-absent");
  });

  test("asks a set for as many test components as its claim does", async () => {
    const folder = await setWith({
      "families.yaml": families.replace(", minimumTestComponents: 1", ""),
    });
    const { code, err } = await runIn(folder, "families", "export");
    expect(code).toBe(1);
    expect(err).toContain("split/few-components");
  });

  test("holds approved cases alone, and counts the others with the reason", async () => {
    const edited = refund.replace("within 30 days", "within 40 days");
    const changed = approved(
      pendingCase
        .replace("id: refund-policy-001", "id: old-001")
        .replaceAll("refund-policy:12", "refund-policy:11")
        .replace("corpusRevision: corpus-2026-09-01", "corpusRevision: corpus-2026-06-01"),
    );
    const folder = await setWith({
      "cases/refund-policy-001.yaml": edited,
      "cases/old-001.yaml": changed,
      "cases/parking-001.yaml": pendingAbstention,
      "cases/rejected-001.yaml": approved(
        pendingCase.replace("id: refund-policy-001", "id: rejected-001"),
        { status: "rejected" },
      ),
      "cases/broken-001.yaml": "id: [broken",
    });
    const { code, out, err } = await runIn(folder, "families", "export", "--anyway");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ inventory: ["travel-policy-001"] });
    expect(err).toMatchInlineSnapshot(`
      "  manifest   1 approved case: 1 test
        left out   1 waits for a decision
                   1 was rejected
                   1 was edited after its approval, so nobody approved what it says now: cases/refund-policy-001.yaml
                   1 waits for another look (chunk-moved, the corpus revision of the judgment is not recorded): cases/old-001.yaml
                   1 cannot be read as a case: cases/broken-001.yaml
      "
    `);
  });

  test("writes everything that the audit judges by", async () => {
    const more = `${families.replace("claim: {kind: family", "claim: {kind: access")}  refunds-eu: {title: Refunds in the EU, documents: [refund-eu], split: test}
related:
  - {families: [refunds, refunds-eu], reason: The EU page amends the policy.}
exceptions:
  - {families: [refunds, refunds-eu], decision: keep-apart, reason: They were written apart., decidedBy: noor, decidedAt: 2026-09-02}
  - {cases: [both-001], decision: exclude, reason: It needs both policies., decidedBy: noor, decidedAt: 2026-09-02}
exposures:
  - {cases: [travel-policy-001], by: sam, at: 2026-10-01T09:00:00Z, run: run-7, learned: The prompt names trains.}
`;
    const turns = `conversation:
  - {role: user, content: Hello.}
  - {role: assistant, content: How can I help?}
`;
    const folder = await setWith({
      "families.yaml": more,
      "cases/travel-policy-001.yaml": approved(`${onTravel(travelCase)}${turns}`),
      "cases/reworded-001.yaml": approved(
        `${pendingCase
          .replace("id: refund-policy-001", "id: reworded-001")
          .replace("When can a customer", "Until when can one")}variantOf: refund-policy-001
caller: {documents: [travel-policy, refund-policy]}
askedAt: 2026-09-03T09:00:00Z
`,
      ),
      "cases/parking-001.yaml": approved(`${pendingAbstention}split: test\n`),
      "cases/both-001.yaml": approved(
        `${pendingCase.replace("id: refund-policy-001", "id: both-001").replace("When can", "Where can")}families: [travel]\n`,
      ),
    });
    const { code, out } = await runIn(folder, "families", "export", "--anyway");
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "{
        "claim": "access",
        "register": {
          "families": [
            {
              "family_id": "case:parking-001",
              "stands_for_case": true,
              "split": "test"
            },
            {
              "family_id": "refunds",
              "title": "Refunds",
              "split": "dev",
              "documents": [
                {
                  "document_id": "refund-policy",
                  "version": "v4",
                  "location": "https://docs.example.test/refunds"
                }
              ]
            },
            {
              "family_id": "refunds-eu",
              "title": "Refunds in the EU",
              "split": "test"
            },
            {
              "family_id": "travel",
              "title": "Travel",
              "split": "test",
              "documents": [
                {
                  "document_id": "travel-policy",
                  "version": "v2",
                  "location": "https://docs.example.test/travel"
                }
              ]
            }
          ],
          "related": [
            {
              "families": [
                "refunds",
                "refunds-eu"
              ],
              "reason": "The EU page amends the policy.",
              "exception": {
                "reason": "They were written apart.",
                "date": "2026-09-02",
                "decided_by": "noor"
              }
            }
          ],
          "callers": {
            "caller-950d0bb8": [
              "refund-policy",
              "travel-policy"
            ]
          }
        },
        "inventory": [
          "both-001",
          "parking-001",
          "refund-policy-001",
          "reworded-001",
          "travel-policy-001"
        ],
        "cases": [
          {
            "case_id": "both-001",
            "family_ids": [
              "refunds",
              "travel"
            ],
            "split": "excluded",
            "question": "Where can a customer request a refund?",
            "answer": "A customer can request a refund within 30 days of purchase.",
            "documents": [
              "refund-policy"
            ],
            "exclusion_rule": "It needs both policies.",
            "holdout": "retired"
          },
          {
            "case_id": "parking-001",
            "family_ids": [
              "case:parking-001"
            ],
            "split": "test",
            "question": "Where can visitors park?",
            "answer": "The handbook says nothing about visitor parking.",
            "expects": "abstention"
          },
          {
            "case_id": "refund-policy-001",
            "family_ids": [
              "refunds"
            ],
            "split": "dev",
            "question": "When can a customer request a refund?",
            "answer": "A customer can request a refund within 30 days of purchase.",
            "documents": [
              "refund-policy"
            ]
          },
          {
            "case_id": "reworded-001",
            "family_ids": [
              "refunds"
            ],
            "split": "dev",
            "question": "Until when can one request a refund?",
            "answer": "A customer can request a refund within 30 days of purchase.",
            "documents": [
              "refund-policy"
            ],
            "variant_of": "refund-policy-001",
            "caller": "caller-950d0bb8",
            "asked_at": "2026-09-03T09:00:00Z"
          },
          {
            "case_id": "travel-policy-001",
            "family_ids": [
              "travel"
            ],
            "split": "test",
            "question": "user: Hello.\\nassistant: How can I help?\\nRail or air below four hours?",
            "answer": "Rail.",
            "documents": [
              "travel-policy"
            ],
            "holdout": "retired"
          }
        ]
      }
      "
    `);
    expect(manifestShape(JSON.parse(out))).toBe(true);
    expect(await auditOf(folder)).toMatchInlineSnapshot(`
      "m.json:84:5 error caller-missing
        Case "parking-001" names no caller, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see.

      m.json:94:5 error caller-missing
        Case "refund-policy-001" names no caller, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see.

      m.json:121:5 error caller-missing
        Case "travel-policy-001" names no caller, so nothing says which documents may be read.
        fix: Name a caller of "callers" in the register, which lists the documents each may see.

      m.json:126:16 error retired-in-test
        Case "travel-policy-001" is a retired holdout and still in "test": somebody learned from its results.
        fix: Move it to "regression", and hold fresh cases out.

        claim      access: answers rest only on documents the caller may see
        dev        2 cases, 1 family, 1 component
        test       2 cases, 1 family, 1 component, 1 of no family
        excluded   1 case
        apart      1 relation set aside by an exception

      BLOCK: 4 reasons to reject 5 records
      "
    `);
  });

  test("writes a plain manifest of a set that one can hold", async () => {
    const folder = await setWith({});
    const { code, out } = await runIn(folder, "families", "export", "--shape", "plain");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      {
        case_id: "refund-policy-001",
        family_id: "refunds",
        split: "dev",
        question: "When can a customer request a refund?",
        answer: "A customer can request a refund within 30 days of purchase.",
      },
      {
        case_id: "travel-policy-001",
        family_id: "travel",
        split: "test",
        question: "Rail or air below four hours?",
        answer: "Rail.",
      },
    ]);
  });

  test("refuses the plain shape with everything that it cannot hold", async () => {
    const folder = await setWith({
      "families.yaml": `${families.replace("kind: family", "kind: access").replace("split: test", "split: validation")}related:
  - {families: [refunds, travel], reason: One handbook.}
exposures:
  - {families: [travel], by: sam, at: 2026-10-01T09:00:00Z, run: run-7, learned: The prompt names trains.}
`,
      "cases/both-001.yaml": approved(
        `${pendingCase.replace("id: refund-policy-001", "id: both-001").replace("When can", "Where can")}families: [travel]\n`,
      ),
    });
    const { code, out, err } = await runIn(
      folder,
      "families",
      "export",
      "--anyway",
      "--shape",
      "plain",
    );
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatchInlineSnapshot(`
      "The plain shape cannot hold this set, so no manifest was written (7 reasons):
        The claim is "access"; the plain shape has "family" alone.
        A relation joins "refunds" and "travel".
        Case "both-001" has 2 families: "refunds" and "travel".
        Case "both-001" is a retired holdout.
        Case "refund-policy-001" is a retired holdout.
        Case "travel-policy-001" is in "validation".
        Case "travel-policy-001" is a retired holdout.
        fix: Export the extended shape, which touchstone families audit reads as well.
      "
    `);
  });

  test("refuses a set that is not split, has no families or has broken ones", async () => {
    const told: string[] = [];
    for (const text of [families.replaceAll(/, split: \w+/g, ""), undefined, "families: ["]) {
      const folder = await folderWith({
        ...goodSet(refund),
        ...(text === undefined ? {} : { "families.yaml": text }),
      });
      const { code, out, err } = await runIn(folder, "families", "export");
      expect([code, out]).toEqual([1, ""]);
      told.push(err);
    }
    expect(told.join("")).toMatchInlineSnapshot(`
      "This set is not split yet: no split is recorded, so no manifest was written.
      This set has no families.yaml, so nothing says what is held out, and no manifest was written.
      families.yaml has defects, so no manifest was written. touchstone check tells them.
      "
    `);
  });

  test("is used wrongly outside a set and with a file that cannot be written", async () => {
    const folder = await setWith({});
    mkdirSync(join(folder, "empty"));
    const told = [
      await runIn(folder, "families", "export", "empty"),
      await runIn(folder, "families", "export", "--out", "none/m.json"),
      await runIn(folder, "families", "export", "--out", "empty"),
      await runIn(folder, "families", "export", "--shape", "wide"),
    ];
    expect(told.map(({ code, out }) => [code, out])).toEqual([
      [2, ""],
      [2, ""],
      [2, ""],
      [2, ""],
    ]);
    expect(told.map(({ err }) => err).join("")).toMatchInlineSnapshot(`
      ""empty" holds no evaluation set: there is neither cases/ nor corpus-revisions/ in it. A set begins with: touchstone init --help
      "none/m.json" cannot be written: give --out a file in a folder that is there.
      "empty" cannot be written: give --out a file in a folder that is there.
      Option '--shape <shape>' argument 'wide' is none of extended, plain.
      (see --help)
      "
    `);
  });
});
