import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { runFor } from "../support/at-desk.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { gitRepository } from "../support/git-repository.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";
import {
  chunk,
  jordan,
  otherChunk,
  resolution,
  retirement,
  sam,
  sentinel,
  unjudged,
  unsupportedBy,
} from "../support/sentinels.ts";
import { writeInto } from "../support/temp-folder.ts";

const id = "refund-policy-001";
const file = `cases/${id}.yaml`;
const at = ["--at", "2026-09-01T08:30:00Z"];
const judge = (reviewer: string, chunks = chunk, supported = "yes"): readonly string[] => {
  const answers = ["--supported", supported, "--chunks", chunks];
  return ["review", "judge", id, "--reviewer", reviewer, ...answers, ...at];
};
const textIn = (folder: string): string => readFileSync(join(folder, file), "utf8");
const reviewsIn = (folder: string): readonly Record<string, unknown>[] =>
  asFields(asFields(parse(textIn(folder)))["sentinel"])["reviews"] as Record<string, unknown>[];

describe("touchstone review judge at a terminal", () => {
  test("shows the case without what anybody found, asks, and records the judgment", async () => {
    const disputed = sentinel(`${pendingCase}notes: Sam doubts it.\n`, [unsupportedBy("sam")]);
    const text = approved(disputed, { reviewedBy: "noor" });
    const folder = await folderWith(goodSet(text));
    const answers = ["", "perhaps", "y", "travel-policy:9", "travel-policy:3", "y"];
    const words = ["review", "judge", id, ...at];
    const { code, out } = await runFor(folder, { name: "jordan", answers }, ...words);
    expect(out).toMatchInlineSnapshot(`
      "refund-policy-001  answerable, sentinel: common  cases/refund-policy-001.yaml

      Question
        When can a customer request a refund?

      Expected answer
        A customer can request a refund within 30 days of purchase.

      Evidence 1 of 1
        chunk     refund-policy:12
        document  refund-policy
        source    https://docs.example.test/refunds, revision v4
        Refunds. A customer can ask for a refund [within 30 days of purchase].
        Later requests are refused.

      Corpus revision  corpus-2026-09-01

      Who judges this [jordan]: 1 of 1  Is chunk "refund-policy:12" relevant? [y/n] Type y or n; q leaves.
      1 of 1  Is chunk "refund-policy:12" relevant? [y/n] Other relevant chunks, by id [none]: Chunk "travel-policy:9" is not in corpus revision "corpus-2026-09-01".
      Other relevant chunks, by id [none]: Does the evidence support the expected answer? [y/n] cases/refund-policy-001.yaml judged by "jordan"
        Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.
        The judgments differ: "jordan" finds the answer supported, "sam" does not; "sam" names chunk "refund-policy:12", "jordan" names chunks "travel-policy:3" and "refund-policy:12". They stay as they are.
        Next: somebody reads the source again, clarifies the question or the answer, and writes how it was settled below the judgments, as "resolution" (by, at, reason, clarified).
      "
    `);
    expect(code).toBe(0);
    expect(textIn(folder).startsWith(text.slice(0, text.indexOf("review:\n")))).toBe(true);
    expect(textIn(folder).endsWith(text.slice(text.indexOf("review:\n")))).toBe(true);
    expect(reviewsIn(folder)[1]).toMatchInlineSnapshot(`
      {
        "digest": "sha256:92627e0bdabed5e970810057692267cbe267dcf38ed0c81ae0a9e111688e13f3",
        "expectedAnswerSupported": true,
        "independence": "declared",
        "relevantChunkIds": [
          "refund-policy:12",
          "travel-policy:3",
        ],
        "reviewedAt": "2026-09-01T08:30:00Z",
        "reviewer": "jordan",
      }
    `);
  });

  test("asks about every chunk that an abstention was made from, and shows its text", async () => {
    const text = `${pendingAbstention}distractorChunkIds: ["${otherChunk}"]\nsentinel: {why: uncertainty}\n`;
    const folder = await folderWith(goodSet(text));
    const answers = ["jordan", "n", "", "y"];
    const { out } = await runFor(folder, { answers }, "review", "judge", "parking-001");
    expect(out).toMatchInlineSnapshot(`
      "parking-001  abstention, sentinel: uncertainty  cases/parking-001.yaml

      Question
        Where can visitors park?

      Expected answer: none, because "not-in-corpus"
        The handbook says nothing about visitor parking.

      Named by the case
        chunk     travel-policy:3
        Travel. Rail comes before air below four hours.

      Corpus revision  corpus-2026-09-01

      Who judges this: 1 of 1  Is chunk "travel-policy:3" relevant? [y/n] Other relevant chunks, by id [none]: Does what the corpus holds support giving no answer? [y/n] cases/parking-001.yaml judged by "jordan"
        Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.
        Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge parking-001
      "
    `);
  });

  test("tells who judges again that the earlier judgment is replaced, before anything is asked", async () => {
    const folder = await folderWith(goodSet(sentinel(pendingCase)));
    const before = await filesIn(folder);
    const { code, out } = await runFor(folder, { answers: ["Jordan"] }, "review", "judge", id);
    expect(out).toContain(
      'Who judges this: "jordan" judged this case before, at 2026-09-01T08:00:00Z: the evidence supports the answer, chunk "refund-policy:12" relevant. This judgment replaces that one.\n1 of 1  Is chunk',
    );
    expect(out.endsWith(`${file} left as it is\n`)).toBe(true);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("asks nothing more of the author", async () => {
    const folder = await folderWith(goodSet(unjudged));
    const { code, out } = await runFor(folder, { answers: ["Avery"] }, "review", "judge", id);
    expect(out).toContain('"Avery" wrote the case, so this judgment of it is not independent.\n');
    expect(out).not.toContain("Is chunk");
    expect(code).toBe(1);
  });

  test("records nothing where the case was edited while it was being read", async () => {
    const folder = await folderWith(goodSet(unjudged));
    const other = unjudged.replace("within 30 days of purchase.", "within 60 days.");
    const meanwhile = (shown: string): void => {
      if (shown.includes("Does the evidence")) writeFileSync(join(folder, file), other);
    };
    const person = { answers: ["jordan", "y", "", "y"], meanwhile };
    const { code, out } = await runFor(folder, person, "review", "judge", id);
    expect(out).toContain("The file changed while it was being read.\n");
    expect(code).toBe(1);
    expect(textIn(folder)).toBe(other);
  });
});

describe("touchstone review judge with flags", () => {
  test("records the first judgment as blind, and asks for another person's", async () => {
    const folder = await folderWith(goodSet(unjudged));
    const { code, out, err } = await runFor(folder, {}, ...judge("jordan"));
    expect({ code, out, err }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "cases/refund-policy-001.yaml judged by "jordan"
        Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.
        Next: somebody else who did not write the case judges it too, on a branch that starts before this judgment: touchstone review judge refund-policy-001
      ",
      }
    `);
    expect(reviewsIn(folder)).toHaveLength(1);
  });

  test("leads with a second judgment to a case that can be approved", async () => {
    const folder = await folderWith(goodSet(unjudged));
    await runFor(folder, {}, ...judge("jordan"));
    const { out } = await runFor(folder, {}, ...judge("sam"));
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml judged by "sam"
        Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.
        "jordan" and "sam" agree.
        Next: a reviewer can approve the case: touchstone review record refund-policy-001
      "
    `);
    const decide = ["--reviewer", "noor", "--reason", "It says so.", "--approve"];
    const confirm = ["--confirm", "query,answer,source,chunks", "--at", "2026-09-01T09:00:00Z"];
    await runFor(folder, {}, "review", "record", id, ...decide, ...confirm);
    expect((await runFor(folder, {}, "check", "--format", "json")).out).toContain('"findings":[],');
  });

  test("changes nothing the second time", async () => {
    const folder = await folderWith(goodSet(unjudged));
    await runFor(folder, {}, ...judge("jordan"));
    const before = await filesIn(folder);
    expect((await runFor(folder, {}, ...judge("jordan"))).code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("replaces a person's own judgment in its place and nobody else's", async () => {
    const folder = await folderWith(goodSet(sentinel(pendingCase)));
    const [, other] = reviewsIn(folder);
    const { out } = await runFor(folder, {}, ...judge(" JORDAN ", `${chunk},${otherChunk}`));
    expect(out.startsWith('"jordan" judged this case before')).toBe(true);
    expect(reviewsIn(folder)).toEqual([
      expect.objectContaining({ reviewer: "JORDAN", relevantChunkIds: [chunk, otherChunk] }),
      other,
    ]);
  });

  test.for([
    ["of the answer", judge("sam", chunk, "no"), sentinel(pendingCase, [jordan])],
    ["of the chunks", judge("sam", "none"), sentinel(pendingCase, [jordan])],
    [
      "settled before",
      judge("sam", "none"),
      sentinel(pendingCase, [jordan], { ...resolution, at: "2026-09-01T08:10:00Z" }),
    ],
    ["settled after", judge("sam", "none"), sentinel(pendingCase, [jordan], resolution)],
    ["of nothing but a resolution", judge("sam"), sentinel(pendingCase, [jordan], resolution)],
    ["of nothing", judge("sam", chunk, "no"), sentinel(pendingCase, [unsupportedBy("jordan")])],
    [
      "from the case",
      judge("sam", "none"),
      sentinel(pendingCase, [{ ...jordan, relevantChunkIds: [] }]),
    ],
    [
      "in the text that was read",
      judge("sam"),
      sentinel(pendingCase, [jordan]).replace("When can", "When may"),
    ],
    ["of nothing in an approved case", judge("sam"), approved(sentinel(pendingCase, [jordan]))],
  ] as const)("says what comes next after a difference %s", async ([name, words, text]) => {
    const folder = await folderWith(goodSet(text));
    const { code, out } = await runFor(folder, {}, ...words);
    expect(code).toBe(0);
    await expect(out).toMatchFileSnapshot(
      `__snapshots__/review-judge/${name.replaceAll(" ", "-")}.txt`,
    );
  });

  test("shows with --dry-run what it would write, and nothing of another's judgment", async () => {
    const folder = await folderWith(goodSet(sentinel(pendingCase, [unsupportedBy("sam")])));
    const before = await filesIn(folder);
    const { code, out } = await runFor(folder, {}, ...judge("jordan"), "--dry-run");
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml would be judged by "jordan"
        - reviewer: jordan
          relevantChunkIds:
            - refund-policy:12
          expectedAnswerSupported: true
          reviewedAt: "2026-09-01T08:30:00Z"
          digest: sha256:92627e0bdabed5e970810057692267cbe267dcf38ed0c81ae0a9e111688e13f3
          independence: declared
        Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.
      "
    `);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("says where the policy asks for more than it could record", async () => {
    const policy = { ".github/touchstone.yaml": "sentinels: {independence: blind}\n" };
    const folder = await folderWith({ ...goodSet(sentinel(pendingCase, [sam])), ...policy });
    const { out } = await runFor(folder, {}, ...judge("jordan"));
    expect(out).toContain("The policy of this set asks for blind ones: judge on a branch that");
  });

  test.for([
    ["who wrote it", "Avery", unjudged, '"Avery" wrote the case'],
    ["a bot", "dependabot[bot]", unjudged, '"dependabot[bot]" is no person'],
    [
      "its generator",
      "@Writer-1",
      unjudged.replace(
        /origin: .*/,
        `origin: {kind: synthetic, lane: backlog, generator: writer-1, excerpt: {chunkIds: ["${chunk}"], contentHash: "sha256:${"0".repeat(64)}"}}`,
      ),
      '"@Writer-1" is the generator that wrote the case',
    ],
    ["somebody, where it is no sentinel", "jordan", pendingCase, "The case is no sentinel"],
    ["somebody, where it is retired", "jordan", unjudged + retirement, "The case is retired."],
    [
      "somebody, where it was rejected",
      "jordan",
      approved(unjudged, { status: "rejected" }),
      "The case was rejected.",
    ],
    ["somebody, where a field has another shape", "jordan", `${unjudged}tags: 1\n`, "tags"],
    [
      "somebody, where its corpus revision is not recorded",
      "jordan",
      unjudged.replace("corpusRevision: corpus", "corpusRevision: corpse"),
      "is not recorded in this set",
    ],
  ] as const)("refuses a judgment by %s", async ([, reviewer, text, message]) => {
    const folder = await folderWith(goodSet(text));
    const before = await filesIn(folder);
    const { code, out } = await runFor(folder, {}, ...judge(reviewer));
    expect(out).toContain(message);
    expect(out).toContain(`${file} not recorded\n`);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(before);
  });

  test("says that the chunks were altered, and not that the judge named a wrong one", async () => {
    const chunks = "corpus-revisions/corpus-2026-09-01/chunks.jsonl";
    const folder = await folderWith({ ...goodSet(unjudged), [chunks]: "" });
    const { code, out } = await runFor(folder, {}, ...judge("jordan"));
    expect(out).toContain("cannot be read, or are not what was recorded.");
    expect(out).not.toContain("is not in corpus revision");
    expect(code).toBe(1);
  });

  test("refuses chunks that the corpus revision does not hold, each by its name", async () => {
    const folder = await folderWith(goodSet(unjudged));
    const { code, out } = await runFor(folder, {}, ...judge("jordan", `${chunk}, x, y,`));
    expect(out).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:13:17 not judged
        Chunk "x" is not in corpus revision "corpus-2026-09-01".
        fix: Name the chunk of that revision that is meant, exactly as its chunks.jsonl has it.

      cases/refund-policy-001.yaml:13:17 not judged
        Chunk "y" is not in corpus revision "corpus-2026-09-01".
        fix: Name the chunk of that revision that is meant, exactly as its chunks.jsonl has it.

      cases/refund-policy-001.yaml not recorded
      "
    `);
    expect(code).toBe(1);
  });

  test("finds a broken file by the id that its name promises", async () => {
    const folder = await folderWith({ ...goodSet(), [file]: "id: [\n" });
    const { code, out } = await runFor(folder, {}, ...judge("jordan"));
    expect(out).toContain(`${file}:1:5 not judged\n  The "[" that opens`);
    expect(code).toBe(1);
  });

  test.for([
    ["flags that are missing", ["--reviewer", "jordan"], "missing: --supported, --chunks."],
    ["a blank reviewer", ["--reviewer", " ", ...at], "--reviewer is blank."],
    ["blank chunks", judge("jordan", " ").slice(3), '"--chunks none"'],
    ["an answer that is none", ["--supported", "perhaps"], "'perhaps' is none of yes, no."],
    ["a second case", [...judge("jordan").slice(3), "other"], "Too many arguments"],
    ["a moment that is none", [...judge("jordan").slice(3), "--at", "soon"], '--at is "soon"'],
  ] as const)("is wrong use with %s", async ([, words, message]) => {
    const folder = await folderWith(goodSet(unjudged));
    const { code, err } = await runFor(folder, {}, "review", "judge", id, ...words);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

/** What a judgment counts as, and why, in a working directory after a commit. */
const countsAs = async (files: Files, committed?: Files, ...more: string[]): Promise<unknown> => {
  const { folder } =
    committed === undefined ? { folder: await folderWith({}) } : await gitRepository([committed]);
  rmSync(join(folder, "cases"), { recursive: true, force: true });
  writeInto(folder, files);
  const { out } = await runFor(folder, {}, ...judge("jordan"), ...more);
  const recorded = reviewsIn(folder).find(({ reviewer }) => reviewer === "jordan");
  return [recorded?.["independence"], /^ {2}Recorded .*$/m.exec(out)?.[0]];
};

describe("a judgment is recorded as blind", () => {
  const blind =
    "  Recorded as blind: neither the file nor the commit that is checked out tells of another's judgment.";

  test.for([
    ["nobody judged it", unjudged, unjudged],
    ["only the same person did", sentinel(pendingCase, [{ reviewer: "Jordan" }]), unjudged],
    ["the commit has no such case", unjudged, undefined],
  ] as const)("where %s", async ([, text, head]) => {
    const committed = head === undefined ? goodSet() : goodSet(head);
    expect(await countsAs(goodSet(text), committed)).toEqual(["blind", blind]);
  });

  test("where the set lies in no repository", async () => {
    expect(await countsAs(goodSet(unjudged))).toEqual(["blind", blind]);
  });

  const here =
    "  Recorded as declared, not as blind: the file tells of another's judgment, and may have been read.";
  const inHead =
    "  Recorded as declared, not as blind: the commit that is checked out tells of another's judgment, and may have been read.";
  test.for([
    ["the file holds another judgment", goodSet(sentinel(pendingCase, [sam])), undefined, here],
    [
      "the file holds a resolution",
      goodSet(sentinel(pendingCase, [], resolution)),
      undefined,
      here,
    ],
    ["the commit holds one", goodSet(unjudged), goodSet(sentinel(pendingCase, [sam])), inHead],
    [
      "the commit holds one in another folder",
      goodSet(unjudged),
      { ...goodSet(unjudged), [`cases/old/${id}.yaml`]: sentinel(pendingCase, [sam]) },
      inHead,
    ],
    [
      "the commit holds what cannot be read",
      goodSet(unjudged),
      goodSet(`${pendingCase}sentinel: {why: common, reviews: 1}\n`),
      inHead,
    ],
    [
      "the commit holds no YAML",
      goodSet(unjudged),
      { ...goodSet(unjudged), [file]: "id: [\n" },
      inHead,
    ],
  ] as const)("but not where %s", async ([, files, committed, why]) => {
    expect(await countsAs(files, committed)).toEqual(["declared", why]);
  });

  test("but not where the person has seen another one elsewhere", async () => {
    expect(await countsAs(goodSet(unjudged), undefined, "--declared")).toEqual([
      "declared",
      "  Recorded as declared, as --declared says.",
    ]);
  });
});

test("an unknown case is told before the flags that are missing", async () => {
  const folder = await folderWith(goodSet(pendingCase));
  const { code, err } = await runFor(folder, {}, "review", "judge", "nope");
  expect(err).toContain('No case of this set has the id "nope".');
  expect(code).toBe(2);
});

test("the name of whoever wrote the case is not offered as its judge's", async () => {
  const folder = await folderWith(goodSet(sentinel(pendingCase, [])));
  const person = { name: "Avery", answers: [] };
  const { out } = await runFor(folder, person, "review", "judge", id);
  expect(out).toContain("Who judges this: ");
});
