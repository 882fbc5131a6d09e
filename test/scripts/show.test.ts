import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { unresolvedDigest } from "../../src/model/digest.ts";
import { folderWith, runIn } from "../support/command.ts";
import { earlierRevision, refreshed } from "../support/refreshes.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";
import {
  approved,
  caseFiles,
  goodSet,
  pendingAbstention,
  pendingCase,
  secondRevision,
  type Files,
} from "../support/good-set.ts";

const id = "refund-policy-001";
const file = `cases/${id}.yaml`;
const shown = async (files: Files, ...words: readonly string[]): ReturnType<typeof runIn> =>
  await runIn(await folderWith(files), "show", ...(words.length === 0 ? [id] : words));

/** The blocks of a shown case that start with one of these headings. */
async function blocks(text: string, ...headings: readonly string[]): Promise<string> {
  const { code, out } = await shown(goodSet(text), /^id: (\S+)/.exec(text)?.[1] ?? id);
  expect(code).toBe(0);
  return out
    .split("\n\n")
    .filter((block) => headings.some((heading) => block.startsWith(heading)))
    .join("\n\n");
}

describe("touchstone show", () => {
  test("tells where an answer came from: question, evidence, judgment, and who wrote it", async () => {
    const text = approved(`${pendingCase}tags: [refunds]\nfamilies: [refund-policy]\nsplit: dev\n`);
    const variant = pendingCase
      .replace(id, "refund-policy-002")
      .replace("When can", "Until when can")
      .concat(`variantOf: ${id}\n`);
    const { code, out, err } = await shown(goodSet(text, variant));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatchInlineSnapshot(`
      "refund-policy-001  answerable, approved  cases/refund-policy-001.yaml

      Question
        When can a customer request a refund?

      Expected answer
        A customer can request a refund within 30 days of purchase.

      Evidence 1 of 1
        chunk     refund-policy:12
        document  refund-policy
        source    https://docs.example.test/refunds, revision v4
        hash      sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f
        text      kept, and it has this hash
        Refunds. A customer can ask for a refund [within 30 days of purchase].
        Later requests are refused.

      Judgment
        decision   approved by "jordan" at 2026-09-01T09:00:00Z
        why        The source revision supports the expected answer.
        confirmed  query, answer, source, chunks
        recorded   at a desk: nothing on GitHub proves it
        case       is exactly what "jordan" approved
        corpus     "corpus-2026-09-01" is as it was judged
        today      current: it was made under "corpus-2026-09-01", the current corpus revision

      Case
        written by  a person, "avery"
        revision    corpus-2026-09-01, the current one
        variants    refund-policy-002
        families    refund-policy
        split       dev
        tags        refunds
        digest      sha256:966c09057aa9e1c3127230f002781065ff4365182da735eb56dfa698c16e0137

      Findings in this file
        none (the whole set: touchstone check)
      "
    `);
  });

  test("tells it from the record alone, where the corpus and its texts are gone", async () => {
    const { code, out } = await shown(caseFiles(approved(pendingCase)));
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "refund-policy-001  answerable, approved  cases/refund-policy-001.yaml

      Question
        When can a customer request a refund?

      Expected answer
        A customer can request a refund within 30 days of purchase.

      Evidence 1 of 1
        chunk     refund-policy:12
        document  refund-policy
        source    https://docs.example.test/refunds, revision v4
        hash      sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f
        (Its text is not kept in this set.) The quote: "within 30 days of purchase"

      Judgment
        decision   approved by "jordan" at 2026-09-01T09:00:00Z
        why        The source revision supports the expected answer.
        confirmed  query, answer, source, chunks
        recorded   at a desk: nothing on GitHub proves it
        case       is exactly what "jordan" approved
        corpus     "corpus-2026-09-01" is not recorded in this set, so it cannot be compared with what was read

      Case
        written by  a person, "avery"
        revision    corpus-2026-09-01, the current one is unknown
        digest      sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c

      Findings in this file
        line 1  error revision/current-unknown: There is no "corpus-revisions/current.yaml", so nothing says which corpus revision is current.
        line 13  error revision/unknown: Corpus revision "corpus-2026-09-01" is not recorded in this set.
        line 16  error policy/missing: An approval rests on a policy, which says who may review and when a case is judged again, but the set has no ".github/touchstone.yaml".
        what to do about them: touchstone check
      "
    `);
  });

  test("shows an abstention with its earlier turns and its notes", async () => {
    const turns =
      "conversation: [{role: user, content: I drive.}, {role: assistant, content: Good.}]\n";
    const { out } = await shown(
      goodSet(approved(`${pendingAbstention}notes: Asked weekly.\n${turns}`)),
      "parking-001",
    );
    expect(out).toMatchInlineSnapshot(`
      "parking-001  abstention, approved  cases/parking-001.yaml

      Earlier turns
        user: I drive.
        assistant: Good.

      Question
        Where can visitors park?

      Expected answer: none, because "not-in-corpus"
        The handbook says nothing about visitor parking.

      Notes
        Asked weekly.

      Judgment
        decision   approved by "jordan" at 2026-09-01T09:00:00Z
        why        The source revision supports the expected answer.
        confirmed  query, answer
        recorded   at a desk: nothing on GitHub proves it
        case       is exactly what "jordan" approved
        corpus     "corpus-2026-09-01" is as it was judged
        today      current: it was made under "corpus-2026-09-01", the current corpus revision

      Case
        written by  a person, "avery"
        revision    corpus-2026-09-01, the current one
        digest      sha256:960d571b8106be36668ae138499735339b40275550bced1ff1af483b9d588e51

      Findings in this file
        none (the whole set: touchstone check)
      "
    `);
  });

  test("shows evidence that is not looked up yet as the author names it", async () => {
    const short = `id: refund-policy-001
kind: answerable
query: When can a customer request a refund?
expectedAnswer: Within 30 days.
evidence: [{document: refund-policy, quote: within 30 days}, {document: ask Petra}, {chunk: "x:1"}]
`;
    expect(await blocks(short, "Evidence")).toMatchInlineSnapshot(`
      "Evidence 1 of 3, not looked up yet
        document  refund-policy
        quote     within 30 days

      Evidence 2 of 3, not looked up yet
        document  ask Petra

      Evidence 3 of 3, not looked up yet
        chunk     x:1"
    `);
  });

  test("names the current corpus revision where a case was judged under another one", async () => {
    const files = { ...goodSet(approved(pendingCase)), ...secondRevision() };
    const moved = { ...files, "corpus-revisions/current.yaml": "revision: corpus-2026-10-01\n" };
    expect((await shown(moved)).out).toContain(
      "  revision    corpus-2026-09-01, the current one is corpus-2026-10-01\n",
    );
  });

  test("says where lines of the file that holds a text cannot be used", async () => {
    const files = goodSet(pendingCase);
    const shard = Object.keys(files).find((path) => path.includes("/texts/2")) ?? "";
    const { out } = await shown({ ...files, [shard]: (files[shard] ?? "").replace("30", "90") });
    expect(out).toContain(`  text      ${shard} has lines that cannot be used\n`);
    expect(out).toContain("(Its text is not kept in this set.)");
  });

  test("lists in short what the check finds in the file", async () => {
    const text = pendingCase.replace("quote: within 30", "quote: within 9").replace("v4", "v5");
    expect(await blocks(text, "Findings")).toMatchInlineSnapshot(`
      "Findings in this file
        line 10  error evidence/differs-from-revision: The source revision of chunk "refund-policy:12" is "v5" here, but "v4" in corpus revision "corpus-2026-09-01".
        line 12  error evidence/quote-not-in-text: The words "within 9 days of purchase" do not stand in the text of chunk "refund-policy:12" that was judged.
        what to do about them: touchstone check
      "
    `);
  });

  test("shows several cases, by id and by file, and each once", async () => {
    const words = ["parking-001", file, "parking-001"];
    const { code, out } = await shown(goodSet(pendingCase, pendingAbstention), ...words);
    expect(code).toBe(0);
    expect(out.match(/^\S+ {2}\w+, pending .*$/gm)).toEqual([
      "parking-001  abstention, pending  cases/parking-001.yaml",
      `${id}  answerable, pending  ${file}`,
    ]);
  });

  test("takes the set's folder from --set, and from a file", async () => {
    const folder = await folderWith(
      Object.fromEntries(
        Object.entries(goodSet(pendingCase)).map(([path, text]) => [`eval/${path}`, text]),
      ),
    );
    const bySet = await runIn(folder, "show", id, "--set", "eval");
    expect(bySet.out).toContain(`  eval/${file}\n`);
    expect(await runIn(folder, "show", `eval/${file}`)).toEqual(bySet);
  });

  test("says of a file that is no case what is wrong with it, and ends with 1", async () => {
    const { code, out } = await shown({ ...goodSet(), [file]: "id: [\n" });
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml  cannot be read as a case

      Findings in this file
        line 1  error file/not-yaml: The "[" that opens here is never closed.
        what to do about them: touchstone check
      "
    `);
  });

  test.for([
    ["an unknown id", ["refund-polcy-001"], `Write "${id}" if that is what it means.`],
    ["a file that is not there", ["cases/none.yaml"], "is not a file that can be opened"],
    ["no case", [], "missing required argument"],
    ["a version without its case", ["@corpus-2026-09-01"], "names no case and corpus revision"],
    ["a version without its revision", [`${id}@`], "names no case and corpus revision"],
    ["hostile text", ["\u001b[2J"], String.raw`"\u{1b}[2J"`],
  ] as const)("refuses %s", async ([, words, message]) => {
    const folder = await folderWith(goodSet(pendingCase));
    const { code, out, err } = await runIn(folder, "show", ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err.toLowerCase()).toContain(message.toLowerCase());
  });

  test("prints hostile text of every field as visible escapes", async () => {
    const bad = String.raw`"\u001b[2J\u202e\u0007"`;
    const text = `id: ${id}
kind: answerable
query: ${bad}
conversation: [{role: user, content: ${bad}}]
expectedAnswer: ${bad}
acceptedAnswers: [{statement: ${bad}, chunkIds: [${bad}]}]
relevantChunkIds: [${bad}]
provenance: [{chunkId: ${bad}, documentId: ${bad}, sourceUri: ${bad}, sourceRevision: ${bad}, contentHash: ${bad}, quote: ${bad}, insteadOf: ${bad}}]
corpusRevision: ${bad}
origin: {kind: synthetic, lane: backlog, generator: ${bad}, excerpt: {chunkIds: [${bad}], contentHash: ${bad}}}
tags: [${bad}]
notes: ${bad}
variantOf: ${bad}
families: [${bad}]
sentinel: {why: fragile, reviews: [{reviewer: ${bad}, relevantChunkIds: [${bad}], expectedAnswerSupported: true, reviewedAt: ${bad}, digest: ${bad}, independence: blind}], resolution: {by: ${bad}, at: ${bad}, reason: ${bad}, clarified: [query]}}
refresh: {from: ${bad}, to: ${bad}, reasons: [chunk-edited], outcome: confirmed, by: ${bad}, at: ${bad}, reason: ${bad}}
retired: {by: ${bad}, at: ${bad}, reason: ${bad}}
askedAt: ${bad}
review: {status: approved, reviewedBy: ${bad}, reviewedAt: ${bad}, reason: ${bad}, confirmed: [query], digest: ${bad}, via: github, proof: {pullRequest: 1, review: 2, reviewerId: 3, commit: ${bad}}}
"\\u001b[1m": ${bad}
`;
    for (const format of ["text", "json"]) {
      const { code, out, err } = await shown(goodSet(text), id, "--format", format);
      expect([code, err, out.includes("file/not-yaml")]).toEqual([0, "", false]);
      expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
      expect(out).toContain("[2J");
    }
  });
});

const sentinelReview = (reviewer: string, supported: boolean, digest: string): string =>
  `{reviewer: ${reviewer}, relevantChunkIds: ["refund-policy:12"], expectedAnswerSupported: ${supported}, reviewedAt: 2026-09-01T08:00:00Z, digest: ${digest}, independence: blind}`;

describe("touchstone show on a judgment", () => {
  const wrongDigest = `sha256:${"0".repeat(64)}`;

  test.for<readonly [string, string, string]>([
    ["nobody made yet", pendingCase, "  Nobody has decided yet: the case is a candidate."],
    [
      "nobody can read",
      `${pendingCase}review: {status: fine}\n`,
      "  The review cannot be read, so nothing is decided.",
    ],
    [
      "that fits no more",
      approved(pendingCase).replace("30 days of purchase.", "60 days."),
      "  case       was edited after the approval, so nobody has judged it as it is",
    ],
    [
      "that binds nothing",
      approved(pendingCase, { digest: undefined }),
      "  case       may be another text than the one that was read: the approval does not record it, so it binds nothing",
    ],
    [
      "of a revision that was written anew",
      approved(pendingCase, { corpus: wrongDigest }),
      '  corpus     "corpus-2026-09-01" was rewritten under its name after the approval',
    ],
    [
      "of no known corpus",
      approved(pendingCase, { corpus: undefined }),
      "  corpus     the approval does not record which corpus was read",
    ],
    [
      "proved on GitHub",
      approved(pendingCase, {
        via: "github",
        proof: { pullRequest: 12, review: 99, reviewerId: 5, commit: "a".repeat(40) },
      }),
      `  recorded   on GitHub: pull request 12, review 99 by account 5, at commit ${"a".repeat(40)}`,
    ],
    [
      "said to be on GitHub",
      approved(pendingCase, { via: "github" }),
      "  recorded   said to be on GitHub, but without a proof",
    ],
    [
      "made elsewhere",
      approved(pendingCase, { via: "import" }),
      "  recorded   imported with the case: it was decided elsewhere",
    ],
    [
      "recorded nobody knows how",
      approved(pendingCase, { via: undefined }),
      "  recorded   the file does not say how",
    ],
    [
      "against the case",
      approved(pendingCase, { status: "rejected", confirmed: undefined }),
      '  decision   rejected by "jordan" at 2026-09-01T09:00:00Z',
    ],
  ])("%s", async ([, text, told]) => {
    expect(`${await blocks(text, "Judgment")}\n`).toContain(`${told}\n`);
  });

  test("tells both judgments of a sentinel and how they were settled", async () => {
    const reviews = [
      sentinelReview("jordan", true, wrongDigest),
      sentinelReview("noor", false, wrongDigest),
    ];
    const resolution =
      "{by: sam, at: 2026-09-02T08:00:00Z, reason: The policy is plain., clarified: [query, answer]}";
    const text = `${pendingCase}sentinel: {why: high-consequence, reviews: [${reviews.join(", ")}], resolution: ${resolution}}\n`;
    expect(await blocks(text, "Sentinel")).toMatchInlineSnapshot(`
      "Sentinel
        why        high-consequence
        judged     "jordan" at 2026-09-01T08:00:00Z, blind
                   the evidence supports the answer
                   relevant: refund-policy:12
                   read another text of the case than this one
        judged     "noor" at 2026-09-01T08:00:00Z, blind
                   the evidence does not support the answer
                   relevant: refund-policy:12
                   read another text of the case than this one
        settled    by "sam" at 2026-09-02T08:00:00Z: The policy is plain.
                   clarified: query and answer"
    `);
    const judgedBefore = text.replaceAll(wrongDigest, unresolvedDigest(parse(text)) ?? "");
    expect(await blocks(judgedBefore, "Sentinel")).not.toContain("another text");
    expect(await blocks(`${pendingCase}sentinel: {why: common}\n`, "Sentinel"))
      .toMatchInlineSnapshot(`
      "Sentinel
        why        common
        judged     by nobody yet"
    `);
  });

  test("tells the last request for another look, decided or not", async () => {
    const asked =
      "from: corpus-2026-08-01, to: corpus-2026-09-01, reasons: [chunk-edited, corpus-revision-changed]";
    const decided = `outcome: confirmed, by: noor, at: 2026-09-03T08:00:00Z, reason: Same words., previous: ${wrongDigest}`;
    expect(await blocks(`${pendingCase}refresh: {${asked}, ${decided}}\n`, "Asked"))
      .toMatchInlineSnapshot(`
        "Asked again
          because    chunk-edited: a chunk has another text
          corpus     from "corpus-2026-08-01" to "corpus-2026-09-01"
          outcome    confirmed, which is maintenance: the judgment holds as it was
                     decided by "noor" at 2026-09-03T08:00:00Z: Same words.
          before     the case had the digest sha256:0000000000000000000000000000000000000000000000000000000000000000
                     to see it: touchstone show refund-policy-001@corpus-2026-08-01"
      `);
    expect(await blocks(`${pendingCase}refresh: {${asked}}\n`, "Asked")).toContain(
      "  outcome    nobody has decided yet: touchstone check says what to do",
    );
  });

  test.for([
    ["revised", "corpus-2026-08-01", "another"],
    ["abstained", "corpus-2026-08-01", "no answer is right"],
    ["retired", "corpus-2026-08-01", "nobody needs"],
    ["confirmed", "corpus-2026-09-01", "as it was"],
  ] as const)("says of %s from %s what kind of decision it is", async ([outcome, from, words]) => {
    const block = await blocks(refreshed({ outcome, from }), "Asked");
    expect(block).toContain(words);
    expect(block.includes(`show ${id}@${from}`)).toBe(outcome !== "retired" && from.includes("08"));
  });

  test("tells who took a case out of use", async () => {
    const retired = "retired: {by: sam, at: 2026-09-04T08:00:00Z, reason: Nobody asks this.}\n";
    expect(await blocks(approved(`${pendingCase}${retired}`), id, "Retired"))
      .toMatchInlineSnapshot(`
      "refund-policy-001  answerable, retired  cases/refund-policy-001.yaml

      Retired
        by "sam" at 2026-09-04T08:00:00Z: Nobody asks this."
    `);
  });
});

describe("touchstone show on what a judgment is today", () => {
  const corpus = { chunks: { "a:1": "Thirty days.", "b:1": "Rail before air." } };
  const later = { chunks: { "a:1": "Thirty days.", "b:1": "Rail only.", "c:1": "Visitors park." } };
  const refusal = {
    kind: "abstention",
    because: "not-in-corpus",
    expectedAnswer: "It does not say.",
  };
  const judged = (name: string, chunk: string): string =>
    judgedCase(name, { under: "one", corpus, chunks: [chunk] });
  const files = {
    ...twoCorpora(corpus, later),
    ...caseFiles(
      judged("carried", "a:1"),
      judged("stale", "b:1"),
      judgedCase("current", { under: "two", corpus: later, chunks: ["b:1"] }),
      judgedCase("refused", { under: "one", corpus, chunks: [], ...refusal }),
      judgedCase("outside", {
        under: "one",
        corpus,
        chunks: [],
        ...refusal,
        because: "out-of-scope",
      }),
      judged("edited", "b:1").replace("This of", "That of"),
      `${judged("gone", "b:1")}retired: {by: sam, at: 2026-09-03T00:00:00Z, reason: Gone.}\n`,
    ),
  };
  /** The row of the judgment that says what it is today, with the lines that belong to it. */
  const today = async (one: string): Promise<string | undefined> => {
    const { out } = await shown(files, one);
    return /^ {2}today {6}(.*\n(?: {13}.*\n)*)/m.exec(out)?.[1];
  };

  test.for([
    ["current", 'current: it was made under "two", the current corpus revision\n'],
    [
      "carried",
      'carried since "one": its evidence has the same ids and texts under "two", and nothing else that changed concerns it, so nobody has to decide\n',
    ],
    [
      "outside",
      'carried since "one": nothing that changed up to "two" concerns it, so nobody has to decide\n',
    ],
    ["gone", undefined],
  ] as const)("tells of a case that is %s what it is, or nothing", async ([one, words]) => {
    expect(await today(one)).toBe(words);
  });

  test("tells of a stale judgment why it is, and where to go on", async () => {
    expect(await today("stale")).toMatchInlineSnapshot(`
      "stale: it was made under "one", and under "two" somebody has to look again
                   chunk-edited: a chunk has another text
                   What moved, and what to decide: "touchstone refresh plan stale".
      "
    `);
  });

  test("tells of one that was edited what was approved, and the decision that is due", async () => {
    expect(await today("edited")).toMatchInlineSnapshot(`
      "stale: it was made under "one", and under "two" somebody has to look again
                   chunk-edited: a chunk has another text
                   What moved, and what to decide: "touchstone refresh plan edited".
                   Decide about it with "touchstone refresh decide edited --revised", which takes what the file says now; or restore the text that was approved from Git.
      "
    `);
  });

  test("names the documents that may answer what was refused", async () => {
    expect(await today("refused")).toMatchInlineSnapshot(`
      "stale: it was made under "one", and under "two" somebody has to look again
                   source-revision-changed: a document has another revision or another text
                   document-added: a document was added
                   may answer it now: b and c
                   What moved, and what to decide: "touchstone refresh plan refused".
      "
    `);
  });

  test("says why nobody can tell whether it holds", async () => {
    const { out } = await shown(
      { ...files, ...caseFiles(judged("unbound", "a:1").replace(/^ {2}corpus: .*\n/m, "")) },
      "unbound",
    );
    expect(out).toContain("corpus-unbound: the approval does not record which corpus was read\n");
  });

  test("tells the same to scripts, with the last request", async () => {
    const { out } = await shown(files, "stale", "carried", "edited", "--format", "json");
    const { cases } = JSON.parse(out) as { cases: { judgment: unknown; refresh: unknown }[] };
    expect(cases.map(({ judgment }) => judgment)).toEqual([
      { state: "stale", reasons: ["chunk-edited"], unverifiable: [], documents: [] },
      { state: "carried" },
      { state: "stale", reasons: ["chunk-edited"], unverifiable: [], documents: [] },
    ]);
    const asked = await shown(
      { ...goodSet(refreshed()), ...earlierRevision() },
      id,
      "--format",
      "json",
    );
    expect(JSON.parse(asked.out)).toMatchObject({ cases: [{ refresh: { outcome: "confirmed" } }] });
  });

  test("tells of an answer what was asked, what is accepted, its chunks, their source revision and who decided", async () => {
    const { out } = await shown(files, "stale");
    for (const part of [
      "\nQuestion\n  What of stale?\n",
      "\nExpected answer\n  This of stale.\n",
      "\n  chunk     b:1\n",
      ", revision v1\n",
      '\n  decision   approved by "jordan" at 2026-09-01T09:00:00Z\n',
      "\n  why        The source revision supports the expected answer.\n",
    ])
      expect(out).toContain(part);
  });
});

describe("touchstone show on who wrote a case", () => {
  const hash = `sha256:${"0".repeat(64)}`;
  test.for<readonly [string, string]>([
    ["{kind: human, author: avery}", 'a person, "avery"'],
    [
      `{kind: synthetic, lane: exploration, generator: writer-1, calibrated: false, excerpt: {chunkIds: [a, b], contentHash: "${hash}"}}`,
      `a generator, "writer-1", in the lane "exploration"\n              calibrated: no\n              it was given a, b (${hash})`,
    ],
    ["{kind: telemetry, observation: obs-17}", 'after an observation of real use, "obs-17"'],
    [
      `{kind: import, format: table, source: questions.csv, sha256: "${hash}", id: q 1}`,
      `imported from "questions.csv" as table, record "q 1"\n              ${hash}`,
    ],
    ["{kind: oracle}", "the file does not say"],
  ])("knows %s", async ([origin, told]) => {
    const text = pendingCase.replace(/origin: .*/, `origin: ${origin}`);
    expect(await blocks(text, "Case")).toContain(`  written by  ${told}\n`);
  });
});

describe("touchstone show --format json", () => {
  test("gives the case, its evidence with texts, its review and its states", async () => {
    const { code, out } = await shown(goodSet(approved(pendingCase)), id, "--format", "json");
    expect([code, out.split("\n").length]).toEqual([0, 2]);
    expect(JSON.parse(out)).toMatchInlineSnapshot(`
      {
        "cases": [
          {
            "asked": "refund-policy-001",
            "case": {
              "corpusRevision": "corpus-2026-09-01",
              "expectedAnswer": "A customer can request a refund within 30 days of purchase.",
              "id": "refund-policy-001",
              "kind": "answerable",
              "origin": {
                "author": "avery",
                "kind": "human",
              },
              "provenance": [
                {
                  "chunkId": "refund-policy:12",
                  "contentHash": "sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f",
                  "documentId": "refund-policy",
                  "quote": "within 30 days of purchase",
                  "sourceRevision": "v4",
                  "sourceUri": "https://docs.example.test/refunds",
                },
              ],
              "query": "When can a customer request a refund?",
              "relevantChunkIds": [
                "refund-policy:12",
              ],
              "review": {
                "confirmed": [
                  "query",
                  "answer",
                  "source",
                  "chunks",
                ],
                "corpus": "sha256:1e171812157f1846de46ded5923304c1b49272d53e4445402abb71075f2a6450",
                "digest": "sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c",
                "reason": "The source revision supports the expected answer.",
                "reviewedAt": "2026-09-01T09:00:00Z",
                "reviewedBy": "jordan",
                "status": "approved",
                "via": "local",
              },
            },
            "evidence": [
              {
                "chunkId": "refund-policy:12",
                "contentHash": "sha256:2d89a10bb20ffb590908834fb2d8cfc0598dcfee1c935777881560608041419f",
                "documentId": "refund-policy",
                "quote": "within 30 days of purchase",
                "quoteAt": {
                  "end": 67,
                  "start": 41,
                },
                "sourceRevision": "v4",
                "sourceUri": "https://docs.example.test/refunds",
                "text": "Refunds. A customer can ask for a refund within 30 days of purchase.
      Later requests are refused.",
              },
            ],
            "file": "cases/refund-policy-001.yaml",
            "findings": [],
            "judgment": {
              "state": "current",
            },
            "refresh": null,
            "review": {
              "confirmed": [
                "query",
                "answer",
                "source",
                "chunks",
              ],
              "corpus": "sha256:1e171812157f1846de46ded5923304c1b49272d53e4445402abb71075f2a6450",
              "digest": "sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c",
              "reason": "The source revision supports the expected answer.",
              "reviewedAt": "2026-09-01T09:00:00Z",
              "reviewedBy": "jordan",
              "status": "approved",
              "via": "local",
            },
            "states": {
              "content": "as-judged",
              "corpus": "as-judged",
              "currentRevision": "corpus-2026-09-01",
              "digest": "sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c",
              "isCurrent": true,
              "retired": false,
              "status": "approved",
            },
            "variants": [],
            "version": null,
          },
        ],
      }
    `);
  });

  test("gives the findings alone where the file is no case", async () => {
    const { code, out } = await shown({ ...goodSet(), [file]: "id: [\n" }, id, "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      cases: [{ asked: id, file, case: null, states: null, findings: [{ rule: "file/not-yaml" }] }],
    });
  });
});

test("says of a corpus revision that its files are not what its record says", async () => {
  const chunks = "corpus-revisions/corpus-2026-09-01/chunks.jsonl";
  const files = goodSet(approved(pendingCase));
  const { out } = await shown({ ...files, [chunks]: `${files[chunks] ?? ""}\n` });
  expect(out).toContain("has the record that was read, but its files are not what that records");
  expect((await shown(files)).out).toContain("is as it was judged");
});
