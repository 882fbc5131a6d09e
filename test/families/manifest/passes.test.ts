import { describe, expect, test } from "vitest";
import { auditManifest } from "../../../src/families/manifest/audit.ts";
import { remarkCodes } from "../../../src/families/manifest/reason.ts";
import {
  auditText,
  extendedCase,
  findingsText,
  manifestBytes,
  plainRecord,
  type ManifestRecord,
} from "../../support/manifests.ts";

const good = [plainRecord("a", "dev"), plainRecord("b", "test")] as const;

const extended = (cases: readonly ManifestRecord[], more: ManifestRecord = {}): ManifestRecord => ({
  claim: "family",
  ...more,
  cases: [
    extendedCase(["a", "dev"], ["a-family"]),
    extendedCase(["b", "test"], ["b-family"]),
    ...cases,
  ],
});

const verdictOn = (content: unknown): string =>
  auditManifest("m.json", manifestBytes(content)).verdict;

const period = (published: string, cutoff: string): string =>
  verdictOn({
    ...extended([]),
    claim: "period",
    cutoff,
    register: {
      families: [
        { family_id: "a-family", documents: [{ document_id: "a.md", published }] },
        { family_id: "b-family" },
      ],
    },
  });

describe("a manifest passes", () => {
  test("and is told what that means and what it does not", () => {
    expect(auditText(good)).toMatchInlineSnapshot(`
      "  claim      family: settings chosen on dev families work on families nobody tuned on
        dev        1 case, 1 family, 1 component
        test       1 case, 1 family, 1 component

      A pass means that, by the lineage declared here, no family and no component of
      families lies on both sides, and no question stands in the manifest twice with
      the same answer. Labels are taken as they are: a paraphrase under a wrong family
      passes. Similar texts are for a person to look at: standard phrases look alike,
      and a strong paraphrase does not. Nothing is said of meanings, of the grader, of
      tools and what they may reach, of how stable results are, or of what a model was
      trained on. One split establishes one claim: this one says nothing of a later
      period or of what callers may see. Without a source register, families were not
      compared with documents. Without an inventory, a case that was left out is not
      seen. The test side is one component: one comparison, however many questions it
      has.

      PASS: no reason to reject 2 records
      "
    `);
  });

  test("with a register, an inventory and every side, and is told of them", () => {
    const families = ["a-family", "b-family", "c-family", "d-family", "e-family", "f-family"];
    const content = extended(
      [
        extendedCase(["c", "test"], ["c-family"], { documents: ["c.md"] }),
        extendedCase(["d", "validation"], ["d-family"]),
        extendedCase(["e", "regression"], ["a-family"], { holdout: "retired" }),
        extendedCase(["f", "excluded"], ["a-family", "b-family"], {
          exclusion_rule: "It needs both policies.",
        }),
        extendedCase(["g", "dev"], ["e-family"]),
      ],
      {
        register: {
          families: families.map((family_id) => ({
            family_id,
            title: "Any",
            documents: [{ document_id: `${family_id.charAt(0)}.md`, version: "2", location: "/" }],
          })),
          related: [
            { families: ["a-family", "e-family"], reason: "One handbook." },
            {
              families: ["e-family", "b-family"],
              reason: "A new edition.",
              exception: { reason: "It was written anew.", date: "2026-09-01" },
            },
          ],
        },
        inventory: ["a", "b", "c", "d", "e", "f", "g"],
      },
    );
    expect(auditText(content)).toMatchInlineSnapshot(`
      "  claim       family: settings chosen on dev families work on families nobody tuned on
        dev         2 cases, 2 families, 1 component
        regression  1 case, 1 family, 1 component
        validation  1 case, 1 family, 1 component
        test        2 cases, 2 families, 2 components
        excluded    1 case
        apart       1 relation set aside by an exception
        largest     the largest component has 3 of 6 cases, 2 families

      A pass means that, by the lineage declared here, no family and no component of
      families lies on both sides, and no question stands in the manifest twice with
      the same answer. Labels are taken as they are: a paraphrase under a wrong family
      passes. Similar texts are for a person to look at: standard phrases look alike,
      and a strong paraphrase does not. Nothing is said of meanings, of the grader, of
      tools and what they may reach, of how stable results are, or of what a model was
      trained on. One split establishes one claim: this one says nothing of a later
      period or of what callers may see.

      PASS: no reason to reject 7 records
      "
    `);
  });

  test("with shared families where the claim is about a fixed corpus", () => {
    const content = {
      claim: "fixed-corpus",
      cases: [extendedCase(["a", "dev"], ["f"]), extendedCase(["b", "test"], ["f"])],
    };
    expect(auditText(content)).toMatchInlineSnapshot(`
      "  claim      fixed-corpus: fresh questions on a familiar corpus
        dev        1 case, 1 family, 1 component
        test       1 case, 1 family, 1 component

      A pass means that no question stands in the manifest twice with the same answer.
      Families may be shared under this claim, so it says nothing of documents that
      nobody tuned on. Labels are taken as they are: a paraphrase under a wrong family
      passes. Similar texts are for a person to look at: standard phrases look alike,
      and a strong paraphrase does not. Nothing is said of meanings, of the grader, of
      tools and what they may reach, of how stable results are, or of what a model was
      trained on. One split establishes one claim: this one says nothing of other
      documents, of a later period, or of what callers may see. Without a source
      register, families were not compared with documents. Without an inventory, a
      case that was left out is not seen.

      PASS: no reason to reject 2 records
      "
    `);
  });

  test.for([
    ["family", "family-generalisation"],
    ["period", "temporal"],
    ["access", "access-control"],
  ])("by either name of a claim: %s, %s", (names) => {
    const register = {
      families: ["a", "b"].map((name) => ({
        family_id: `${name}-family`,
        documents: [{ document_id: `${name}.md`, published: "2026-01-10" }],
      })),
      callers: { guest: ["a.md", "b.md"] },
    };
    const cases = ["a", "b"].map((name, index) =>
      extendedCase([name, index === 0 ? "dev" : "test"], [`${name}-family`], {
        documents: [`${name}.md`],
        caller: "guest",
      }),
    );
    for (const claim of names) {
      expect(auditText({ claim, cutoff: "2026-01-10", register, cases })).toMatch(
        /^PASS: no reason/m,
      );
    }
  });

  test("where a refusal is right and the caller may not see the document", () => {
    const refused = { documents: ["b.md"], caller: "guest", expects: "abstention" };
    const content = {
      ...extended([]),
      claim: "access",
      register: {
        families: [
          { family_id: "a-family", documents: [{ document_id: "a.md" }] },
          { family_id: "b-family", documents: [{ document_id: "b.md" }] },
        ],
        callers: { guest: ["a.md"] },
      },
      cases: [
        extendedCase(["a", "dev"], ["a-family"], { documents: ["a.md"], caller: "guest" }),
        extendedCase(["b", "test"], ["b-family"], refused),
      ],
    };
    expect(findingsText(content)).toBe("");
    expect(verdictOn(content)).toBe("PASS");
  });

  test("with a document in two families that are related", () => {
    const content = extended([extendedCase(["c", "dev"], ["c-family"], { documents: ["x.md"] })], {
      register: {
        families: [
          { family_id: "a-family", documents: [{ document_id: "x.md" }] },
          { family_id: "b-family" },
          { family_id: "c-family", documents: [{ document_id: "x.md" }] },
        ],
        related: [{ families: ["a-family", "c-family"] }],
      },
    });
    expect(findingsText(content)).toBe("");
  });

  test("with a question over two families whose component lies on one side", () => {
    expect(verdictOn(extended([extendedCase(["c", "dev"], ["a-family", "c-family"])]))).toBe(
      "PASS",
    );
  });

  test("whose ids are names that every object has", () => {
    const content = ["__proto__", "constructor", "toString"].map((id, index) =>
      plainRecord(id, index === 0 ? "dev" : "test", { family_id: id }),
    );
    expect(verdictOn(content)).toBe("PASS");
  });
});

describe("a day is not after a day", () => {
  test.for([
    ["2026-03-31", "2026-03-31", "PASS"],
    ["2026-04-01", "2026-03-31", "BLOCK"],
    ["2026-03-31T23:59:00Z", "2026-03-31", "PASS"],
    ["2026-03-31T10:00:00+02:00", "2026-03-31T08:00:00Z", "PASS"],
    ["2026-03-31T10:00:01+02:00", "2026-03-31T08:00:00Z", "BLOCK"],
    ["2026-03-31", "2026-03-31T00:00:00Z", "PASS"],
  ] as const)("published %s, cutoff %s: %s", ([published, cutoff, verdict]) => {
    expect(period(published, cutoff)).toBe(verdict);
  });
});

describe("a remark rejects nothing", () => {
  const met = new Set<string>();
  const remarked = (code: string, content: unknown): string => {
    const { verdict, remarks } = auditManifest("m.json", manifestBytes(content));
    met.add(code);
    expect([verdict, remarks.map((remark) => remark.code)]).toEqual([
      "PASS",
      expect.arrayContaining([code]),
    ]);
    return findingsText(content);
  };

  test("unknown-field: told once a name, with what it may have meant", () => {
    const content = extended(
      ["c", "d"].map((id) =>
        extendedCase([id, "dev"], [`${id}-family`], { source: "x", holdoutt: "retired" }),
      ),
    );
    expect(remarked("unknown-field", content)).toMatchInlineSnapshot(`
      "m.json:30:4 warning unknown-field
        The audit does not look at "source". It stands in 2 places.
        fix: Leave it where another program needs it.

      m.json:31:4 warning unknown-field
        The audit does not look at "holdoutt". It stands in 2 places.
        fix: Write "holdout" if that is what it means."
    `);
  });

  test("confusable-ids: one look, two ids", () => {
    const content = [
      ...good,
      plainRecord("c", "test", { family_id: "A-family" }),
      plainRecord("d", "test", { family_id: "pr\u00fcfung" }),
      plainRecord("e", "dev", { family_id: "pru\u0308fung" }),
      plainRecord("f", "dev", { family_id: "b-\u200bfamily" }),
      plainRecord("F", "dev", { family_id: "f-family" }),
    ];
    expect(remarked("confusable-ids", content)).toMatchInlineSnapshot(`
      "m.json:18:16 warning confusable-ids
        Family "A-family" is another than "a-family": only upper case sets them apart.
        see: m.json:4:16
        fix: If one family is meant, write it in one way: as two, it can lie on both sides unseen.

      m.json:32:16 warning confusable-ids
        Family "prüfung" is another than "prüfung": only the way in which a letter and its mark are composed sets them apart.
        see: m.json:25:16
        fix: If one family is meant, write it in one way: as two, it can lie on both sides unseen.

      m.json:39:16 warning confusable-ids
        Family "b-\\u{200b}family" is another than "b-family": only a character that looks alike or shows nothing sets them apart.
        see: m.json:11:16
        fix: If one family is meant, write it in one way: as two, it can lie on both sides unseen.

      m.json:45:14 warning confusable-ids
        Case "F" is another than "f": only upper case sets them apart.
        see: m.json:38:14
        fix: Give them ids that differ in more than form.

      m.json:48:15 warning similar-pair
        Case "F" and case "f" have question and answer that differ in upper case, punctuation or composition alone.
        see: m.json:41:15
        fix: If they are one case, leave one out: the audit compares exactly and lets both through."
    `);
  });

  test("same-question: two answers", () => {
    const content = [...good, plainRecord("c", "dev", { question: "What of a?" })];
    expect(remarked("same-question", content)).toMatchInlineSnapshot(`
      "m.json:20:15 warning same-question
        Case "c" asks what case "a" asks, and has another answer.
        see: m.json:6:15
        fix: Look whether both answers are right, and whether the two are one case."
    `);
  });

  test("similar-pair: another form", () => {
    const twin = { question: "what of a", answer: "This of A!" };
    expect(remarked("similar-pair", [...good, plainRecord("c", "test", twin)]))
      .toMatchInlineSnapshot(`
      "m.json:20:15 warning similar-pair
        Case "c" and case "a" have question and answer that differ in upper case, punctuation or composition alone.
        see: m.json:6:15
        fix: If they are one case, leave one out: the audit compares exactly and lets both through."
    `);
  });

  test("registered-twice: a family, and a document", () => {
    const content = extended([], {
      register: {
        families: [
          { family_id: "a-family", documents: [{ document_id: "a.md" }, { document_id: "a.md" }] },
          { family_id: "b-family" },
          { family_id: "b-family" },
        ],
      },
    });
    expect(remarked("registered-twice", content)).toMatchInlineSnapshot(`
      "m.json:12:22 warning registered-twice
        Document "a.md" is registered more than once.
        see: m.json:9:22
        fix: Keep one entry, unless they are versions of one document.

      m.json:20:18 warning registered-twice
        Family "b-family" is registered more than once.
        see: m.json:17:18
        fix: Keep one entry, unless they are versions of one document."
    `);
  });

  test("holdout-unknown: a slip", () => {
    const content = extended([extendedCase(["c", "dev"], ["c-family"], { holdout: "Retired" })]);
    expect(remarked("holdout-unknown", content)).toMatchInlineSnapshot(`
      "m.json:30:15 warning holdout-unknown
        Case "c" has the holdout state "Retired", which means nothing here.
        fix: Write "retired" once somebody has learned from its results; else leave the field out."
    `);
  });

  test("documents-unknown: too little to judge", () => {
    const content = {
      ...extended([extendedCase(["c", "excluded"], ["c-family"], { exclusion_rule: "Too old." })]),
      claim: "period",
      cutoff: "2026-09-01",
      register: {
        families: ["a", "b", "c"].map((name) => ({
          family_id: `${name}-family`,
          documents: [{ document_id: `${name}.md` }],
        })),
      },
    };
    expect(remarked("documents-unknown", content)).toMatchInlineSnapshot(`
      "m.json:4:3 warning documents-unknown
        2 cases ("a" and "b") name no documents, so nothing says whether what they rest on was there in time.
        fix: Add "documents" with the ids of what the answer rests on.

      m.json:4:3 warning documents-unknown
        2 cases ("a" and "b") do not say when they are asked, so nothing says on which side of the cutoff that is.
        fix: Add "asked_at" with a day or a moment.

      m.json:40:22 warning documents-unknown
        3 documents ("a.md", "b.md" and "c.md") have no day of publication, so nothing says whether they were there in time.
        fix: Add "published" with a day or a moment."
    `);
  });

  test("and there is no other", () => {
    expect(Object.keys(remarkCodes).filter((code) => !met.has(code))).toEqual([]);
  });
});
