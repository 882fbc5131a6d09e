import { appendFileSync, chmodSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, folderWith, runIn, runWith } from "../support/command.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  type Files,
} from "../support/good-set.ts";

const named = (text: string, id: string): string => text.replace(/^id: .*$/m, `id: ${id}`);
const judgment = `{reviewer: sam, relevantChunkIds: [], expectedAnswerSupported: true, reviewedAt: 2026-09-01T09:00:00Z, digest: "sha256:${"0".repeat(64)}", independence: blind}`;

const files: Files = {
  ...goodSet(),
  "cases/refunds/refund-policy-001.yaml": `# Asked daily.\n${pendingCase}tags: [refunds] # for triage\n`,
  "cases/refunds/approved-001.yaml": approved(named(pendingCase, "approved-001")),
  "cases/parking/parking-001.yaml": pendingAbstention,
  "cases/parking/rejected-001.yaml": approved(named(pendingAbstention, "rejected-001"), {
    status: "rejected",
    reviewedBy: "noor",
  }),
  "cases/parking/sentinel-001.yaml": `${named(pendingAbstention, "sentinel-001")}sentinel:\n  why: common # asked often\n  reviews: [${judgment}]\n`,
  "cases/parking/retired-001.yaml": `${approved(named(pendingAbstention, "retired-001"))}retired: {by: a, at: 2026-09-02T00:00:00Z, reason: Nobody asks.}\n`,
};

/** What a command prints, and which files it changed. */
async function edit(...words: readonly string[]): Promise<{
  readonly code: number;
  readonly printed: string;
  readonly changed: Files;
}> {
  const folder = await folderWith(files);
  const { code, out, err } = await runIn(folder, "edit", ...words);
  const now = await filesIn(folder);
  const changed = Object.entries(now).filter(([path, text]) => files[path] !== text);
  return { code, printed: out + err, changed: Object.fromEntries(changed) };
}

describe("touchstone edit", () => {
  test("changes what fits, keeps everything else, and tells which", async () => {
    const { code, printed, changed } = await edit(
      "--where",
      "document=refund-policy",
      "--add",
      "tags=refunds",
    );
    expect(printed).toMatchInlineSnapshot(`
      "cases/refunds/approved-001.yaml changed
      cases/refunds/refund-policy-001.yaml is so already

      1 case changed, 1 is so already, 4 do not fit
      "
    `);
    expect(code).toBe(0);
    const path = "cases/refunds/approved-001.yaml";
    const before = files[path] ?? "";
    const origin = "origin: {kind: human, author: avery}\n";
    expect(changed).toEqual({ [path]: before.replace(origin, `${origin}tags:\n  - refunds\n`) });
  });

  test("takes several conditions and several changes, and --dry-run shows the lines alone", async () => {
    const words = ["--where", "status=pending", "--where", "kind=answerable"];
    const renamed = [
      "--remove",
      "tag=refunds",
      "--add",
      "tag=money back",
      "--set",
      "notes=Ask: #2",
    ];
    const { code, printed, changed } = await edit(...words, ...renamed, "--dry-run");
    expect(printed).toMatchInlineSnapshot(`
      "cases/refunds/refund-policy-001.yaml would change
          corpusRevision: corpus-2026-09-01
          origin: {kind: human, author: avery}
        - tags: [refunds] # for triage
        + tags: [money back] # for triage
        + notes: "Ask: #2"

      1 case would change, 5 do not fit
      "
    `);
    expect([code, changed]).toEqual([0, {}]);
  });

  test("leaves what was judged alone, and names it", async () => {
    const words = ["--where", "kind=abstention", "--where", "status!=retired"];
    const { code, printed, changed } = await edit(...words, "--set", "because=out-of-scope");
    expect(printed).toMatchInlineSnapshot(`
      "cases/parking/rejected-001.yaml was rejected by "noor"
      cases/parking/sentinel-001.yaml was judged by "sam"

      Nothing was changed: 2 of the 3 cases to change were judged, and this edit changes what was judged.
        fix: Leave them out, such as by --where status=pending. Or add --also-judged: reviews stay as they were given and no longer fit, so somebody judges each case again.
      "
    `);
    expect([code, changed]).toEqual([1, {}]);
  });

  test("--also-judged edits it, leaves the review as it was given, and the check says so", async () => {
    const folder = await folderWith(files);
    const words = ["--where", "id=approved-*", "--set", "query=When?", "--also-judged"];
    const { code, out } = await runIn(folder, "edit", ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/refunds/approved-001.yaml changed, and needs to be judged again

      1 case changed, 5 do not fit
      1 of these cases was judged before. The judgments stay as they were given and no longer fit: touchstone check tells who is to judge what.
      "
    `);
    expect(code).toBe(0);
    const path = "cases/refunds/approved-001.yaml";
    const after = (await filesIn(folder))[path] ?? "";
    expect(after).toBe((files[path] ?? "").replace(/^query: .*$/m, "query: When?"));
    const { out: checked } = await runIn(folder, "check", path);
    expect(checked).toContain("error review/outdated\n");
  });

  test("edits no retired case, whatever is said", async () => {
    const { code, printed, changed } = await edit(
      "--where",
      "id=retired-001",
      "--set",
      "query=Where?",
      "--also-judged",
    );
    expect(printed).toMatchInlineSnapshot(`
      "cases/parking/retired-001.yaml:19:1 not changed
        The case is retired, and stays as it was judged.
        fix: Leave retired cases out: --where status!=retired

      Nothing was changed: 1 file stands against it.
      "
    `);
    expect([code, changed]).toEqual([1, {}]);
  });

  test("writes nothing where one case would be none any more", async () => {
    const { code, printed, changed } = await edit(
      "--where",
      "status=pending",
      "--set",
      "because=not-in-corpus",
    );
    expect(printed).toMatchInlineSnapshot(`
      "cases/refunds/refund-policy-001.yaml:2:1 not changed
        After this edit it would be no case: "because" is not a field of an answerable case.
        fix: Give another value, change more at once, or leave the case out by another --where.

      Nothing was changed: 1 file stands against it.
      "
    `);
    expect([code, changed]).toEqual([1, {}]);
  });

  test("writes nothing where nobody knows whether a file fits", async () => {
    const folder = await folderWith({
      ...files,
      "cases/broken-001.yaml": 'id: "broken\n',
      "cases/flow-001.yaml": "{id: flow-001, kind: abstention}\n",
      "cases/anchor-001.yaml": "id: &id anchor-001\nkind: abstention\n",
    });
    symlinkSync("/etc/hostname", join(folder, "cases/link-001.yaml"));
    const before = await filesIn(folder);
    const { code, out } = await runIn(folder, "edit", "--all", "--set", "split=dev");
    expect(out).toMatchInlineSnapshot(`
      "cases/anchor-001.yaml:1:5 not changed
        "&id" names a value so that others can repeat it.
        fix: Remove it, or put the text in quotes if it starts with an ampersand.

      cases/broken-001.yaml:1:5 not changed
        The quote that opens here is never closed.
        fix: Close it at the end of the text, or take it away.

      cases/flow-001.yaml:1:1 not changed
        This file cannot be edited line by line: its fields stand in braces.
        fix: Write each field on a line of its own, such as "id: refund-policy-001".

      cases/link-001.yaml:1:1 not changed
        This is a symbolic link, not a file.
        fix: Put the file itself here.

      Nothing was changed: 4 files stand against it.
      "
    `);
    expect(code).toBe(1);
    expect(await filesIn(folder)).toEqual(before);
    const others = await runIn(folder, "edit", "cases/parking", "--set", "split=dev");
    expect(others.code).toBe(0);
  });

  test("mends what is wrong, and leaves other faults to the check", async () => {
    const wrong = "id: wrong-001\nkind: answerble\nquery: When?\nexpectedAnswer: Now.\n";
    const odd = "id: odd-001\nkind: answerable\nquery: 12\ncolour: red\n";
    const set = { ...goodSet(), "cases/wrong-001.yaml": wrong, "cases/odd-001.yaml": odd };
    const folder = await folderWith(set);
    const mended = ["--where", "kind=answerble", "--set", "kind=answerable"];
    expect((await runIn(folder, "edit", ...mended)).code).toBe(0);
    expect((await runIn(folder, "edit", "--all", "--set", "split=dev")).code).toBe(0);
    const after = await filesIn(folder);
    expect(after["cases/wrong-001.yaml"]).toBe(
      `${wrong.replace("answerble", "answerable")}split: dev\n`,
    );
    expect(after["cases/odd-001.yaml"]).toBe(odd.replace("colour", "split: dev\ncolour"));
  });

  test("writes nothing where a file is saved meanwhile", async () => {
    const folder = await folderWith(files);
    const first = join(folder, "cases/parking/parking-001.yaml");
    // The clock is asked before each file is read.
    let asked = 0;
    const now = (): number => {
      asked++;
      if (asked === 3) appendFileSync(first, "notes: saved\n");
      return 0;
    };
    const different = { cwd: folder, errorTerminal: { columns: 80 }, now };
    const { code, out } = await runWith(different, "edit", "--all", "--set", "split=dev");
    expect(out).toMatchInlineSnapshot(`
      "cases/parking/parking-001.yaml:1:1 not changed
        The file changed while it was being read.
        fix: Run the command again: it reads the file as it is now.

      Nothing was changed: 1 file stands against it.
      "
    `);
    expect(code).toBe(1);
    const path = "cases/parking/parking-001.yaml";
    expect(await filesIn(folder)).toEqual({ ...files, [path]: `${files[path]}notes: saved\n` });
  });

  test("does not put a file back that is gone meanwhile", async () => {
    const folder = await folderWith(files);
    let asked = 0;
    const now = (): number => {
      asked++;
      if (asked === 3) rmSync(join(folder, "cases/parking/parking-001.yaml"));
      return 0;
    };
    const different = { cwd: folder, errorTerminal: { columns: 80 }, now };
    const { code, out } = await runWith(different, "edit", "--all", "--set", "split=dev");
    expect([code, out.includes("The file changed while it was being read.")]).toEqual([1, true]);
    const { "cases/parking/parking-001.yaml": _, ...others } = files;
    expect(await filesIn(folder)).toEqual(others);
  });

  test.skipIf(process.getuid?.() === 0)("writes nothing where one folder is closed", async () => {
    const folder = await folderWith(files);
    chmodSync(join(folder, "cases/parking"), 0o555);
    const { code, err } = await runIn(folder, "edit", "--all", "--set", "split=dev");
    chmodSync(join(folder, "cases/parking"), 0o755);
    expect(err).toBe(
      'The run broke: "cases/parking/parking-001.yaml" cannot be written (EACCES: permission denied). Nothing was changed.\n',
    );
    expect(code).toBe(3);
    expect(await filesIn(folder)).toEqual(files);
  });

  test("says of a slip what was meant", async () => {
    const { code, printed } = await edit(
      "--where",
      "kind=abstenion",
      "--where",
      "tag=x",
      "--set",
      "split=dev",
    );
    expect(printed).toMatchInlineSnapshot(`
      "None of 6 cases fits.
        No case meets kind=abstenion. Write "abstention" if that is what it means.
        No case meets tag=x.
      "
    `);
    expect(code).toBe(0);
  });

  test("has nothing to do a second time", async () => {
    const folder = await folderWith(files);
    const words = ["edit", "cases/parking", "--set", "split=test", "--add", "tags=parking"];
    expect((await runIn(folder, ...words)).code).toBe(0);
    const once = await filesIn(folder);
    const { code, out } = await runIn(folder, ...words);
    expect(out).toMatchInlineSnapshot(`
      "cases/parking/parking-001.yaml is so already
      cases/parking/rejected-001.yaml is so already
      cases/parking/retired-001.yaml is so already
      cases/parking/sentinel-001.yaml is so already

      Nothing to change, 4 are so already
      "
    `);
    expect(code).toBe(0);
    expect(await filesIn(folder)).toEqual(once);
  });

  test("takes --all for the whole set in a folder of it, and no folder for a choice", async () => {
    const folder = await folderWith(files);
    const inCases = join(folder, "cases");
    const nothing = await runIn(inCases, "edit", "--add", "tags=z");
    expect(nothing.err).toContain("Say which cases to edit: --where CONDITION");
    expect(nothing.code).toBe(2);
    const { code, out } = await runIn(inCases, "edit", "--all", "--add", "tags=z");
    expect(out).toMatchInlineSnapshot(`
      "../cases/parking/parking-001.yaml changed
      ../cases/parking/rejected-001.yaml changed
      ../cases/parking/retired-001.yaml changed
      ../cases/parking/sentinel-001.yaml changed
      ../cases/refunds/approved-001.yaml changed
      ../cases/refunds/refund-policy-001.yaml changed

      6 cases changed
      "
    `);
    expect(code).toBe(0);
  });

  test.for([
    [[], "Say what to change: --set, --add, --remove or --unset."],
    [["--all"], "Say what to change: --set, --add, --remove or --unset."],
    [
      ["--set", "split=dev"],
      "Say which cases to edit: --where CONDITION, files or folders of cases, or --all for every case.",
    ],
    [
      ["--all", "--set", "eval"],
      '"eval" is no field that can be edited in bulk. These can: tags, notes, split, families, kind, because, query, expectedAnswer, evidence, variantOf, askedAt, caller.documents, distractorChunkIds, sentinel.why. The folder of a set is named without a flag.',
    ],
    [
      ["--all", "--where", "tag=a", "--set", "split=dev"],
      "--all means every case of the set; leave it out where some are chosen.",
    ],
    [
      ["corpus-revisions", "--set", "split=dev"],
      '"corpus-revisions" holds no cases, and only cases are edited.',
    ],
    [["--all", "--set", "split"], "--set split says no value. Write --set FIELD=VALUE."],
    [["--all", "--set", "=a"], "--set =a names no field. Write --set FIELD=VALUE."],
    [
      ["--all", "--unset", "notes=a"],
      "--unset notes=a: --unset takes the name of a field alone, such as --unset notes.",
    ],
    [["--all", "--set", "notes= "], "--set notes=  is blank; --unset notes takes the field away."],
    [
      ["--all", "--add", "notes=a"],
      '--add notes=a: "notes" holds one text, so write --set notes=… or --unset notes.',
    ],
    [
      ["--all", "--set", "tags=a"],
      '--set tags=a: "tags" is a list, so write --set "tags=[first, second]", or --add tags=VALUE.',
    ],
    [
      ["--all", "--set", "tags=[&a b, *a]"],
      '--set tags=[&a b, *a]: "tags" is a list, so write --set "tags=[first, second]", or --add tags=VALUE.',
    ],
    [
      ["--all", "--set", "tags=[a, 12]"],
      '--set tags=[a, 12]: every entry of "tags" is text; put numbers and the like in quotes.',
    ],
    [
      ["--all", "--add", "tags=a", "--remove", "tag=a"],
      "--add tags=a and --remove tag=a cannot stand together.",
    ],
    [
      ["--all", "--set", "split=dev", "--unset", "split"],
      "--set split=dev and --unset split cannot stand together.",
    ],
    [
      ["--all", "--set", "splt=dev"],
      '"splt" is no field that can be edited in bulk. Write "split" if that is what it means.',
    ],
  ] as const)("refuses %s", async ([words, message]) => {
    expect(await edit(...words)).toEqual({ code: 2, printed: `${message}\n`, changed: {} });
  });

  test.each([
    "id",
    "review.status",
    "refresh.outcome",
    "retired",
    "sentinel",
    "sentinel.reviews",
    "sentinel.resolution.by",
    "origin.author",
    "corpusRevision",
    "evidence",
    "relevantChunkIds",
    "provenance.quote",
    "acceptedAnswers",
    "conversation",
  ])("edits no %s, and says what to do instead", async (field) => {
    const { code, printed, changed } = await edit("--all", "--set", `${field}=a`);
    expect(printed).toMatch(/^"[\w.]+" is not edited in bulk: .*\.\n$/);
    expect([code, changed]).toEqual([2, {}]);
  });

  test("takes short evidence away, so that a case whose source knows nothing becomes an abstention", async () => {
    const asked = `id: asked-001
kind: answerable
query: Where do I park?
evidence:
  - document: ask Petra # by telephone
notes: "Source: ask Petra"
origin: { kind: human, author: avery }
review: { status: pending }
`;
    const path = "cases/asked-001.yaml";
    const folder = await folderWith({ ...files, [path]: asked });
    const said = ["kind=abstention", "because=not-in-corpus", "expectedAnswer=Nothing is known."];
    const sets = said.flatMap((one) => ["--set", one]);
    const refused = await runIn(folder, "edit", path, ...sets);
    expect(refused.out).toMatchInlineSnapshot(`
      "cases/asked-001.yaml:2:1 not changed
        After this edit it would be no case: "evidence" is not a field of an abstention case.
        fix: Give another value, change more at once, or leave the case out by another --where.

      Nothing was changed: 1 file stands against it.
      "
    `);
    const { out } = await runIn(folder, "edit", path, ...sets, "--unset", "evidence");
    expect(out).toBe("cases/asked-001.yaml changed\n\n1 case changed\n");
    expect((await filesIn(folder))[path]).toMatchInlineSnapshot(`
      "id: asked-001
      kind: abstention
      because: not-in-corpus
      query: Where do I park?
      expectedAnswer: Nothing is known.
      # by telephone
      notes: "Source: ask Petra"
      origin: { kind: human, author: avery }
      review: { status: pending }
      "
    `);
  });
});
