import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { commandJson, exports, oneEdit } from "../support/exported-twice.ts";
import { contractOf, digestOf, memberOf } from "../support/contracts.ts";
import { folderWith, runIn } from "../support/command.ts";
import { handbook } from "../support/evaluated-set.ts";

const manifestText = (different: Parameters<typeof contractOf>[0] = {}): string =>
  JSON.stringify(contractOf({ files: [], ...different }));

describe("touchstone compare-contracts", () => {
  test("says that two exports of one set are one contract", async () => {
    const folder = await exports();
    const { code, out, err } = await runIn(folder, "compare-contracts", "a", "b");
    expect([code, err, out]).toMatchInlineSnapshot(`
      [
        0,
        "",
        "Comparable: A and B are one contract, 3 cases under one corpus revision.
      Where both runs really used that corpus revision and have a result for each case (touchstone inventory check), a score that moved was moved by what was run, or by chance. This command knows no score.

        A          a/manifest.json
                   3 cases for evaluation, as jsonl: 1 dev, 2 test
                   corpus revision two, sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9
                   claim family
                   set sha256:c19b26261b716ca17ecf1bd693da787946c3e24d4a3dc64a84ec2e9993491e4f
        B          b/manifest.json
                   3 cases for evaluation, as jsonl: 1 dev, 2 test
                   corpus revision two, sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9
                   claim family
                   set sha256:c19b26261b716ca17ecf1bd693da787946c3e24d4a3dc64a84ec2e9993491e4f
      ",
      ]
    `);
  });

  test("tells in what a case differs, word by word", async () => {
    const folder = await exports(oneEdit);
    const { code, out } = await runIn(folder, "compare-contracts", "a", "b");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          a/manifest.json
                   3 cases for evaluation, as jsonl: 1 dev, 2 test
                   corpus revision two, sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9
                   claim family
                   set sha256:c19b26261b716ca17ecf1bd693da787946c3e24d4a3dc64a84ec2e9993491e4f
        B          b/manifest.json
                   3 cases for evaluation, as jsonl: 1 dev, 2 test
                   corpus revision two, sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9
                   claim family
                   set sha256:4c0aec0d3d4d1dd08658bef1bf70efade8d9875a9ca3a3457fb084911dad2e0e

      Why not:
        judgments  1 case has the same id and was judged otherwise in each: the digest is another one.
                     "refund-001"
                       expectedAnswer: [-This of refund-001.-] {+For 30 days, and not a day longer.+}

      The same in both:
        2 cases (2 on test) of 3 in A and 3 in B.
        A statement over these cases alone is about what was run, on one corpus.
        The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.
        It takes the result of each case from both runs, and counts a missing one as not passed.
        "ferry-001", "rail-001"
      ",
      ]
    `);
  });

  test("names another corpus revision first, and what waits for another look", async () => {
    const changed = { chunks: { ...handbook.chunks, "travel:1": "Air comes before rail." } };
    const folder = await exports({}, changed);
    const { code, out } = await runIn(folder, "compare-contracts", "a", "b");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          a/manifest.json
                   3 cases for evaluation, as jsonl: 1 dev, 2 test
                   corpus revision two, sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9
                   claim family
                   set sha256:c19b26261b716ca17ecf1bd693da787946c3e24d4a3dc64a84ec2e9993491e4f
        B          b/manifest.json
                   2 cases for evaluation, as jsonl: 1 dev, 1 test
                   corpus revision two, sha256:06afd466a7b8761ea34616a672ba9e2db7dbafdf916abbd60f9e2c50864408af
                   claim family
                   left out 1 stale
                   set sha256:06aeacc6d61ac209cb3fa3f9e8ca916d7498ba271a210703c55277a9eecc4c10

      Why not:
        corpus     Both name corpus revision "two", and it was rewritten under its name: sha256:f7a6d887b4d824ff87cc750b0a0c1c52f54cf97a450cf4e950bd7dc38c9cd2d9 in A, sha256:06afd466a7b8761ea34616a672ba9e2db7dbafdf916abbd60f9e2c50864408af in B. Nobody can tell from the name which one a run had.
        cases      1 case is in A alone.
                     in A alone: "rail-001"; in the set of B it waits for another look (chunk-edited)

      What else differs, or is to know:
        claim      What a score on test would say is "Held out: 1 family in 1 component with 2 questions; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here." in A and "Held out: 1 family in 1 component with 1 question; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here." in B.

      The same in both:
        2 cases (1 on dev, 1 on test) of 3 in A and 2 in B.
        A statement over these cases alone is about all that differs between the two runs, the corpus and what was run together. It cannot say that the retriever is worse.
        The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.
        It takes the result of each case from both runs, and counts a missing one as not passed.
        "ferry-001", "refund-001"
      ",
      ]
    `);
  });

  test("says the same with the two changed over", async () => {
    const folder = await exports(oneEdit);
    const there = await commandJson(folder, "a", "b");
    const back = await commandJson(folder, "b", "a");
    expect([there["verdict"], back["verdict"]]).toEqual(["not-comparable", "not-comparable"]);
    expect([back["a"], back["b"]]).toEqual([there["b"], there["a"]]);
  });

  test.each([
    "a",
    "a/",
    "a/manifest.json",
    "a/cases.jsonl",
    "one.jsonl",
    "one.jsonl.manifest.json",
  ])("finds the manifest by %s", async (name) => {
    const folder = await exports();
    await runIn(folder, "export", "--out", "one.jsonl");
    const { code, err } = await runIn(folder, "compare-contracts", name, "b");
    expect([code, err]).toEqual([0, ""]);
  });

  test("compares manifests alone, and says that the files are not there", async () => {
    const folder = await folderWith({
      "a.json": manifestText({ files: contractOf().files }),
      "b.json": manifestText({ members: [memberOf("rail-001"), memberOf("ferry-001", "x")] }),
    });
    const { code, out } = await runIn(folder, "compare-contracts", "a.json", "b.json");
    expect([code, out]).toMatchInlineSnapshot(`
      [
        1,
        "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          a.json
                   2 cases for evaluation, as jsonl: 2 test
                   corpus revision corpus-1, sha256:106cceb6896062857e2507ec1d316c1fcb725a12776626bce1f055ceaa1ff6d3
                   claim family
                   left out 1 stale
                   set sha256:d052797dcdf7d53a10fbbf692dd2331caf5f3b79dc360525c0d4e0457c57ba29
                   not beside the manifest: cases.jsonl
        B          b.json
                   2 cases for evaluation, as jsonl: 2 test
                   corpus revision corpus-1, sha256:106cceb6896062857e2507ec1d316c1fcb725a12776626bce1f055ceaa1ff6d3
                   claim family
                   left out 1 stale
                   set sha256:6ef09740cd52722337123cde7ef485841fdb5b1449187d265d843ca31249628b

      Why not:
        judgments  1 case has the same id and was judged otherwise in each: the digest is another one.
                     "ferry-001"; in what, manifests do not tell: cases.jsonl beside each of the two, as it was exported, does

      The same in both:
        1 case (1 on test) of 2 in A and 2 in B.
        A statement over these cases alone is about what was run, on one corpus.
        The others are not left out by chance: they are the ones that changed, came or went. So it carries over to neither set, and the claim of neither holds for it.
        It takes the result of each case from both runs, and counts a missing one as not passed.
        "rail-001"
      ",
      ]
    `);
  });

  test("takes no file for the exported one that was altered, or leads elsewhere", async () => {
    const folder = await exports();
    const lines = readFileSync(join(folder, "a/cases.jsonl"), "utf8");
    writeFileSync(join(folder, "a/cases.jsonl"), lines.replaceAll("\n", "\r\n"));
    writeFileSync(join(folder, "elsewhere.jsonl"), lines);
    mkdirSync(join(folder, "c"));
    symlinkSync("../elsewhere.jsonl", join(folder, "c/linked.jsonl"));
    const file = { bytes: lines.length, sha256: digestOf(lines) };
    const paths = ["linked.jsonl", "../elsewhere.jsonl", "c/../../elsewhere.jsonl", "nul\0"];
    const files = paths.map((path) => ({ path, ...file }));
    writeFileSync(join(folder, "c/manifest.json"), manifestText({ files }));
    const { reasons, a, b } = await commandJson(folder, "a", "c");
    expect([(a as { files: unknown }).files, (b as { files: unknown }).files]).toEqual([
      [{ path: "cases.jsonl", state: "altered" }],
      [
        { path: "linked.jsonl", state: "altered" },
        ...paths.slice(1).map((path) => ({ path, state: "outside" })),
      ],
    ]);
    const damage = (reasons as { what: string; says: string }[]).filter(
      ({ what }) => what === "damage",
    );
    expect(damage.map(({ says }) => terminalText(says))).toMatchInlineSnapshot(`
      [
        ""cases.jsonl" of A is not as it was exported, and a run may have read it so.",
        ""linked.jsonl" of B is not as it was exported, and a run may have read it so.",
        ""../elsewhere.jsonl" of B lies outside the folder of the manifest, so it was not read.",
        ""c/../../elsewhere.jsonl" of B lies outside the folder of the manifest, so it was not read.",
        ""nul\\u{0}" of B lies outside the folder of the manifest, so it was not read.",
      ]
    `);
  });

  test("takes no lines for the cases of a manifest that are not, though their hash was renewed", async () => {
    const folder = await exports();
    const lines = readFileSync(join(folder, "b/cases.jsonl"), "utf8").trim().split("\n");
    const [first = "", second = ""] = lines;
    const forged = [
      first.replace(/"expectedAnswer":"[^"]*"/, '"expectedAnswer":"No."'),
      first,
      second.replace(/"split":"[^"]*"/, '"split":"train"'),
      second.replace(/"id":"[^"]*"/, '"id":"ghost-001"'),
    ];
    const text = forged.map((line) => `${line}\n`).join("");
    const path = join(folder, "b/manifest.json");
    const manifest = JSON.parse(readFileSync(path, "utf8")) as ReturnType<typeof contractOf>;
    const files = [{ path: "cases.jsonl", bytes: text.length, sha256: digestOf(text) }];
    writeFileSync(join(folder, "b/cases.jsonl"), text);
    writeFileSync(path, JSON.stringify({ ...manifest, files }));
    const { code, out } = await runIn(folder, "compare-contracts", "a", "b");
    const told = out.split("\n").filter((line) => line.includes("cases.jsonl"));
    expect([code, told, out.includes("Each line was read")]).toMatchInlineSnapshot(`
      [
        1,
        [
          "  damaged    "cases.jsonl" of B, line 2: "ferry-001" has an earlier line as well.",
          "  damaged    "cases.jsonl" of B, line 3: "split" of "rail-001" is not what the manifest says of it.",
          "  damaged    "cases.jsonl" of B, line 4: "ghost-001" is no case of the manifest.",
          "  damaged    "cases.jsonl" of B: no line is the case "refund-001" of the manifest.",
        ],
        false,
      ]
    `);
  });

  test("prints what a manifest says so that no terminal, runner or page follows it", async () => {
    const nasty = "\u001b[2J\u202e::error::x\n## [@all](https://x.example) <img> `|";
    const members = [memberOf(nasty), memberOf("__proto__", "x")];
    const claim = { ...(contractOf().claim as object), statement: nasty } as never;
    const revision = { id: nasty, digest: digestOf("x") };
    const folder = await folderWith({
      "a.json": manifestText(),
      "b.json": manifestText({ members, claim, corpusRevision: revision, shape: nasty }),
    });
    const shown = async (format: string): Promise<string> =>
      (await runIn(folder, "compare-contracts", "a.json", "b.json", "--format", format)).out;
    expect(await shown("text")).toMatchInlineSnapshot(`
      "Not comparable: a score on A and a score on B are about two different things.
      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

        A          a.json
                   2 cases for evaluation, as jsonl: 2 test
                   corpus revision corpus-1, sha256:106cceb6896062857e2507ec1d316c1fcb725a12776626bce1f055ceaa1ff6d3
                   claim family
                   left out 1 stale
                   set sha256:d052797dcdf7d53a10fbbf692dd2331caf5f3b79dc360525c0d4e0457c57ba29
        B          b.json
                   2 cases for evaluation, as \\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|: 2 test
                   corpus revision \\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|, sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881
                   claim family
                   left out 1 stale
                   set sha256:b4b2e2558f49b22884fd769524e1b2d9fe90820463ca0382460a648ba7acba72

      Why not:
        corpus     A holds under corpus revision "corpus-1" and B under "\\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|". A score that moved may have moved with the corpus alone.
        claim      What it is to establish is "It carries over to other families." in A and "\\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|" in B.
        cases      2 cases are in A alone, and 2 cases are in B alone.
                     in A alone: "ferry-001", "rail-001"; the set of B did not have them
                     in B alone: "\\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|", "__proto__"; the set of A did not have them
        shape      A has the shape "jsonl" and B "\\u{1b}[2J\\u{202e}::error::x\\n## [@all](https://x.example) <img> \`|": an evaluation reads other things from each.

      The same in both:
        No case is the same in both, so nothing of A can be held against anything of B.
      "
    `);
    expect(await shown("markdown")).toMatchInlineSnapshot(`
      "**Not comparable: a score on A and a score on B are about two different things.**

      A difference between the two scores says nothing of what was run. To compare two programs, run both on one export, with an index of its corpus revision.

      | A | B |
      | --- | --- |
      | a.json<br>2 cases for evaluation, as jsonl: 2 test<br>corpus revision corpus-1, sha256:106cceb6896062857e2507ec1d316c1fcb725a12776626bce1f055ceaa1ff6d3<br>claim family<br>left out 1 stale<br>set sha256:d052797dcdf7d53a10fbbf692dd2331caf5f3b79dc360525c0d4e0457c57ba29 | b.json<br>2 cases for evaluation, as \\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;: 2 test<br>corpus revision \\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;, sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881<br>claim family<br>left out 1 stale<br>set sha256:b4b2e2558f49b22884fd769524e1b2d9fe90820463ca0382460a648ba7acba72 |

      **Why not**

      - corpus: A holds under corpus revision "corpus-1" and B under "\\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;". A score that moved may have moved with the corpus alone.
      - claim: What it is to establish is "It carries over to other families." in A and "\\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;" in B.
      - cases: 2 cases are in A alone, and 2 cases are in B alone.
        - in A alone: "ferry-001", "rail-001"; the set of B did not have them
        - in B alone: "\\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;", "\\_\\_proto\\_\\_"; the set of A did not have them
      - shape: A has the shape "jsonl" and B "\\\\u{1b}\\[2J\\\\u{202e}::&#8203;error::x\\\\n\\#\\# \\[@&#8203;all\\](https:&#8203;//x.example) &#60;img&#62; \\\`&#124;": an evaluation reads other things from each.

      **The same in both**

      - No case is the same in both, so nothing of A can be held against anything of B.
      "
    `);
    const json = await shown("json");
    expect(json).not.toMatch(/[\u001b\u202e]/u);
    expect(JSON.parse(json)).toMatchObject({ b: { shape: nasty, corpusRevision: revision } });
  });

  test.each(["pipe", "/dev/zero", "large.json"])("refuses %s as a manifest", async (name) => {
    const folder = await folderWith({ "a.json": manifestText(), "large.json": "" });
    truncateSync(join(folder, "large.json"), 64 * 1024 * 1024 + 1);
    execFileSync("mkfifo", [join(folder, "pipe")]);
    const { code, err } = await runIn(folder, "compare-contracts", "a.json", name);
    expect([code, err]).toMatchSnapshot();
  });

  test("counts what is over the limit", async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `case-${at}`);
    const folder = await folderWith({
      "a.json": manifestText({ members: ids.map((id) => memberOf(id)) }),
      "b.json": manifestText({ members: [memberOf("case-0")] }),
    });
    const lineOf = async (limit: string): Promise<string | undefined> => {
      const { out } = await runIn(
        folder,
        "compare-contracts",
        "a.json",
        "b.json",
        "--limit",
        limit,
      );
      return out.split("\n").find((line) => line.includes("in A alone: "));
    };
    expect([await lineOf("2"), (await lineOf("24"))?.includes("more")]).toEqual([
      '               in A alone: "case-1", "case-10" and 22 more; the set of B did not have them',
      false,
    ]);
  });

  test.each([
    ["no such file", "gone.json"],
    ["a folder without a manifest", "."],
    ["results", "results.json"],
    ["a manifest without a corpus revision", "old.json"],
    ["half a manifest", "half.json"],
  ])("refuses %s", async (_, name) => {
    const whole = manifestText();
    const folder = await folderWith({
      "a.json": whole,
      "results.json": '{"results": [{"id": "rail-001", "score": 0.82}]}',
      "old.json": whole.replace(/"corpusRevision":\{[^}]*\},/, ""),
      "half.json": whole.slice(0, 300),
    });
    const { code, out, err } = await runIn(folder, "compare-contracts", "a.json", name);
    expect([code, out, err]).toMatchSnapshot();
  });

  test("refuses a limit that is none", async () => {
    const { code, err } = await runIn(".", "compare-contracts", "a", "b", "--limit", "0");
    expect([code, err.includes("whole number from 1 on")]).toEqual([2, true]);
  });
});
