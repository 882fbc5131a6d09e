import { describe, expect, test } from "vitest";
import { contentHash } from "../../src/model/hash.ts";
import { colourStyle } from "../../src/report/style.ts";
import { jsonText } from "../../src/report/untrusted/json.ts";
import { runFor } from "../support/at-desk.ts";
import { runIn, runWith, type Ran } from "../support/command.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, pendingCase, refundText, shortCase } from "../support/good-set.ts";
import { runnerCommands } from "../support/runner-commands.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { judgedCase, twoCorpora } from "../support/two-corpora.ts";

/** Texts that a terminal or a runner would follow, each put into every place that somebody else can write. */
const hostile: readonly (readonly [name: string, text: string])[] = [
  ["a command at the start", "::stop-commands::x"],
  ["a command of the old form", "a ##[add-mask]x"],
  ["a command on a line of its own", "a\n::stop-commands::x\r##[add-mask]x\u2028::error::x"],
  ["a command behind white space", " \u00a0::set-output name=ok::1"],
  ["a terminal's controls", "\u001b[2J\u009b31m\u0007\u0085x"],
  ["characters that nobody sees", "\u202e\u2066\u200b\ufeff\u{e0041}x"],
  ["half of a command", "x##"],
  ["the other half", "#[add-mask]x"],
];

/** The text as YAML and JSON hold it, control characters as escapes. */
const q = jsonText;

/** A set in which the text stands in every place of a case, of a revision, of the policy and of the files' names. */
function hostileSet(text: string): Record<string, string> {
  const name = text.replaceAll("/", "");
  const whole = approved(pendingCase, { reviewedBy: text, reason: text, via: text, proof: text });
  return {
    ...goodSet(
      approved(pendingCase.replaceAll("avery", q(text)), { reviewedBy: text, reason: text }),
    ),
    [`cases/${name}.yaml`]: hostileCase(text),
    [`cases/${name}/broken.yaml`]: `id: broken\nquery: a: ${text}\n${q(text)}: "\n`,
    [`cases/${name}.txt`]: text,
    "cases/approved-001.yaml": whole.replace("id: refund-policy-001", "id: approved-001"),
    "cases/short-001.yaml": shortCase
      .replace("refund-policy-001", "short-001")
      .replace("within 30 days of purchase}", `${q(text)}}`),
    "cases/short-002.yaml": shortCase
      .replace("refund-policy-001", "short-002")
      .replace(/^query: .*$/m, `query: ${q(text)}`),
    [`corpus-revisions/${name}/revision.yaml`]: `id: ${q(text)}\n${q(text)}: 1\n`,
    "corpus-revisions/other/revision.yaml": `id: other\nparent: ${q(text)}\ncreatedAt: ${q(text)}\n`,
    "corpus-revisions/other/chunks.jsonl": `{${q(text)}: ${q(text)}}\n${text}\n`,
  };
}

function hostileCase(text: string): string {
  return `id: ${q(text)}
kind: answerable
because: ${q(text)}
query: ${q(text)}
conversation: [{role: ${q(text)}, content: ${q(text)}}]
expectedAnswer: ${q(text)}
acceptedAnswers: [{statement: ${q(text)}, chunkIds: [${q(text)}]}]
relevantChunkIds: [${q(text)}, ${q(text)}]
provenance:
  - chunkId: ${q(text)}
    documentId: ${q(text)}
    sourceUri: ${q(text)}
    sourceRevision: ${q(text)}
    contentHash: ${contentHash(refundText)}
    quote: ${q(text)}
corpusRevision: ${q(text)}
origin: {kind: human, author: ${q(text)}}
variantOf: ${q(text)}
tags: [${q(text)}]
notes: ${q(text)}
families: [${q(text)}]
split: ${q(text)}
${q(`x${text}`)}: ${q(text)}
review: {status: ${q(text)}, reviewedBy: ${q(text)}, reason: ${q(text)}, confirmed: [${q(text)}]}
`;
}

/** What was printed has no character that a terminal follows but line feeds, and no command but our annotations. */
function expectHarmless(printed: string): void {
  expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  const others = runnerCommands(printed).filter(({ properties }) => !("title" in properties));
  expect(others).toEqual([]);
}

function expectBothHarmless({ out, err }: Ran): void {
  expectHarmless(out);
  expectHarmless(err);
}

describe.each(hostile)("with %s in every place, nothing printed is followed", (_, text) => {
  test.each(["text", "json", "github", "sarif"])("by check in the format %s", async (format) => {
    const folder = tempFolder(hostileSet(text));
    const ran = await runIn(folder, "check", "--format", format);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain("file/off-schema");
    expectBothHarmless(ran);
  });

  test("by check on a terminal that shows colours", async () => {
    const cwd = tempFolder(hostileSet(text));
    const terminal = { style: colourStyle, terminal: { columns: 80 } };
    const { out } = await runWith({ cwd, ...terminal }, "check");
    expectHarmless(out.replaceAll(/\u001b\[\d+m/g, ""));
  });

  test("by annotations, which are as many as the findings", async () => {
    const folder = tempFolder(hostileSet(text));
    const { out } = await runIn(folder, "check", "--format", "github");
    const json = asFields(JSON.parse((await runIn(folder, "check", "--format", "json")).out));
    expect(runnerCommands(out)).toHaveLength((json["findings"] as readonly unknown[]).length);
  });

  test("by check that fills first, and by fill", async () => {
    const folder = tempFolder(hostileSet(text));
    expectBothHarmless(await runIn(folder, "fill", "--dry-run", "--author", text));
    expectBothHarmless(await runFor(folder, { name: "avery" }, "check", "--fix"));
    expectBothHarmless(await runIn(folder, "fill", "--author", text));
  });

  test("by fmt, and by an edit of many cases", async () => {
    const folder = tempFolder(hostileSet(text));
    expectBothHarmless(await runIn(folder, "fmt", "--check"));
    const where = ["--where", `notes=${text}`, "--where", "id!=a"];
    const sets = [
      `notes=${text}`,
      `because=${text}`,
      `query=${text}`,
      `${text}=a`,
      `tags=[${text}]`,
    ];
    for (const set of sets) {
      expectBothHarmless(await runIn(folder, "edit", ...where, "--set", set, "--dry-run"));
      expectBothHarmless(await runIn(folder, "edit", "cases/refund-policy-001.yaml", "--set", set));
    }
    expectBothHarmless(await runIn(folder, "edit", "--all", "--add", `tag=${text}`));
    expectBothHarmless(await runIn(folder, "edit", "--where", text, "--unset", text));
    expectBothHarmless(await runIn(folder, "fmt"));
  });

  test("by every list of cases", async () => {
    const cwd = tempFolder({
      ...hostileSet(text),
      "cases/sentinel-001.yaml": `${pendingCase.replace("refund-policy-001", "sentinel-001")}sentinel: {why: common, reviews: [{reviewer: ${q(text)}}], resolution: {by: ${q(text)}}}\n`,
    });
    const terminal = { style: colourStyle, terminal: { columns: 40 } };
    for (const format of ["text", "json", "ids", "paths", "markdown"]) {
      for (const more of [[], ["--sentinels"], ["--where", `query=${text}`]]) {
        expectBothHarmless(await runIn(cwd, "list", "--format", format, ...more));
        const { out } = await runWith({ cwd, ...terminal }, "list", "--format", format, ...more);
        expectHarmless(out.replaceAll(/\u001b\[\d+m/g, ""));
      }
    }
    expectBothHarmless(await runIn(cwd, "list", "--where", text));
    expectBothHarmless(await runIn(cwd, "list", text));
  });

  test("by a refresh plan", async () => {
    const name = text.replaceAll("/", "");
    const corpus = { chunks: { [text]: `Before ${text}`, [`${text}2`]: text } };
    const later = { chunks: { [text]: `After ${text}`, [`${text}3`]: text, [`x${text}`]: text } };
    const judged = (id: string, chunks: readonly string[], more: object): string =>
      judgedCase(id, { under: "one", corpus, chunks, query: text, expectedAnswer: text, ...more });
    const cwd = tempFolder({
      ...twoCorpora(corpus, later),
      "cases/a.yaml": judged("a", [text, `${text}2`], {}),
      "cases/b.yaml": judged("b", [], { kind: "abstention", because: "not-in-corpus" }),
      [`cases/${name}.yaml`]: judged("c", [text], {}),
    });
    for (const format of ["text", "json", "markdown"]) {
      for (const more of [[], ["--candidates"], ["a", "b"], ["--to", text], [text]]) {
        expectBothHarmless(await runIn(cwd, "refresh", "plan", "--format", format, ...more));
      }
    }
  });

  test("by an import", async () => {
    const record = { q: text, a: text, id: text, c: [text, "refund-policy:12"], k: text };
    const folder = tempFolder({
      ...goodSet(pendingCase),
      "table.json": q([record, record, { ...record, q: "" }, { q: text }, text]),
      "map.yaml":
        "query: q\nexpectedAnswer: a\nid: id\nkind: answerable\nevidence: {field: c}\ntags: {field: k}\n",
      "broken.yaml": `query: ${q(text)}\nexpectedAnswer: [${q(text)}]\n${q(text)}: ${q(text)}\n`,
    });
    const table = ["import", "table", "table.json", "--map"];
    expectBothHarmless(await runIn(folder, ...table, "map.yaml", "--dry-run"));
    expectBothHarmless(await runIn(folder, ...table, "map.yaml", "--incomplete"));
    expectBothHarmless(await runIn(folder, ...table, "map.yaml", "--incomplete"));
    expectBothHarmless(await runIn(folder, ...table, "broken.yaml"));
    expectBothHarmless(await runIn(folder, ...table, "map.yaml", "--revision", text));
  });

  test("by a snapshot of a corpus", async () => {
    const chunk = { id: text, text, doc: text, at: text };
    const dump = [chunk, { ...chunk, id: `${text}2` }];
    const folder = tempFolder({
      "good.json": q(dump),
      "bad.json": q([...dump, chunk, { id: text }, text]),
    });
    const flags = ["--chunk-id", "id", "--text", "text", "--document", "doc", "--locator", "at"];
    const more = ["--chunking", "by-heading@1", "--created-at", "2026-09-01"];
    const snapshot = async (dumped: string, ...last: readonly string[]): Promise<Ran> =>
      await runIn(folder, "corpus", "snapshot", dumped, ...flags, ...more, ...last);
    expectBothHarmless(await snapshot("bad.json"));
    expectBothHarmless(await snapshot("good.json", "--id", text));
    expectBothHarmless(await snapshot("good.json", "--dry-run"));
    expectBothHarmless(await snapshot("good.json", "--chunking", text));
    expectBothHarmless(await snapshot("good.json", "--list", text));
    expectBothHarmless(await snapshot(text));
  });

  test("by proposals, by a choice of evidence, and by a new case", async () => {
    const chunk = { id: text, text: `Refund ${text}`, doc: text, at: text };
    const waiting = `id: wait-001\nkind: answerable\nquery: ${q(`Refund ${text}`)}\nexpectedAnswer: ${q(text)}\n`;
    const folder = tempFolder({
      "dump.json": q([chunk, { ...chunk, id: `${text}2`, text: `x ${text} refund ${text}` }]),
      "cases/wait-001.yaml": waiting,
    });
    const flags = ["--chunk-id", "id", "--text", "text", "--document", "doc", "--locator", "at"];
    const more = ["--chunking", "by-heading@1", "--created-at", "2026-09-01"];
    await runIn(folder, "corpus", "snapshot", "dump.json", ...flags, ...more);
    expectBothHarmless(await runIn(folder, "fill", "--author", text));
    const given = ["--query", `Refund ${text}`, "--answer", text, "--author", text];
    expectBothHarmless(await runIn(folder, "new", ...given, "--evidence", "unknown"));
    expectBothHarmless(await runIn(folder, "new", ...given, "--evidence", text, "--dry-run"));
    const others = ["--id", "--into", "--variant-of", "--distractor", "--turn", "--kind"];
    for (const flag of others) expectBothHarmless(await runIn(folder, "new", ...given, flag, text));
    const answers = [
      `Refund ${text}`,
      `/${text}`,
      "t 1",
      text,
      "1",
      "a",
      text,
      text,
      "",
      text,
      ".",
    ];
    const person = { name: text, answers: [...answers, text, "new-001", "y"] };
    expectBothHarmless(await runFor(folder, person, "new"));
    const chooses = { name: text, answers: ["t 1", `/refund ${text}`, text, "1 2"] };
    expectBothHarmless(await runFor(folder, chooses, "fill", "--choose"));
  });

  test("by a review at a desk", async () => {
    const set = hostileSet(text);
    const person = { name: text, answers: ["y", "y", "y", "y", text, text] };
    const names = [text, `cases/${text.replaceAll("/", "")}.yaml`, "refund-policy-001"];
    for (const name of [...names, "approved-001"]) {
      const folder = tempFolder(set);
      expectBothHarmless(await runFor(folder, person, "review", "record", name));
      const flags = ["--reviewer", text, "--reason", text, "--reject"];
      expectBothHarmless(await runIn(folder, "review", "record", name, ...flags));
    }
  });

  test("by a judgment of a sentinel", async () => {
    const name = `cases/${text.replaceAll("/", "")}.yaml`;
    const review = `{reviewer: ${q(text)}, relevantChunkIds: [${q(text)}], expectedAnswerSupported: true, reviewedAt: 2026-09-01T09:00:00Z, digest: sha256:${"0".repeat(64)}, independence: blind}`;
    const whole = pendingCase
      .replaceAll("avery", q(text))
      .replace(/^query: .*$/m, `query: ${q(text)}`)
      .replace("id: refund-policy-001", "id: sentinel-001");
    const files = {
      ...hostileSet(text),
      "cases/sentinel-001.yaml": `${whole}notes: ${q(text)}\nsentinel: {why: common, reviews: [${review}]}\n`,
    };
    const given = ["--supported", "yes", "--chunks"];
    for (const judged of [text, name, "refund-policy-001", "sentinel-001"]) {
      for (const reviewer of [text, "jordan"]) {
        const folder = tempFolder(files);
        const person = { name: text, answers: [reviewer, "y", text, "none", "n"] };
        const words = ["review", "judge", judged];
        const who = ["--reviewer", reviewer];
        expectBothHarmless(await runIn(folder, ...words, ...who, ...given, "none", "--dry-run"));
        expectBothHarmless(await runIn(folder, ...words, ...who, ...given, text));
        expectBothHarmless(await runFor(folder, person, ...words));
      }
    }
  });

  test("by what is said of wrong use", async () => {
    const folder = tempFolder(hostileSet(text));
    const lines = [
      [text],
      ["check", text],
      ["check", "--format", text],
      ["check", `--${text}`],
      ["fill", text],
      ["review", "record", "refund-policy-001", "--confirm", text, "--reviewer", text],
      ["review", "judge", "refund-policy-001", "--supported", text],
      ["import", "table", text, "--map", text],
    ];
    for (const words of lines) expectBothHarmless(await runIn(folder, ...words));
  });
});
