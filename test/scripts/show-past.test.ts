import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, runIn, type Ran } from "../support/command.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository, removeObject } from "../support/git-repository.ts";
import { approved, goodSet, pendingCase, secondRevision, type Files } from "../support/good-set.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";

const id = "refund-policy-001";
const file = `cases/${id}.yaml`;
const first = "corpus-2026-09-01";
const second = "corpus-2026-10-01";

const old = approved(pendingCase);
const edited = old.replace("30 days of purchase.", "60 days.");
const later = approved(pendingCase.replace(first, second).replace("When can", "Until when can"));
const set = (text: string): Files => ({ ...goodSet(), ...secondRevision(), [file]: text });

/** The same files, the texts as a set has them that is too large for sixteen of them. */
function sharded(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/(texts\/[0-9a-f])\.jsonl$/, "$1-0.jsonl"),
      text,
    ]),
  );
}

interface Checkout {
  readonly folder: string;
  readonly gitdir: string;
  readonly commits: readonly string[];
}

/** A working directory with one commit a day, and the last of the states on the disk. */
async function checkout(states: readonly Files[], below = ""): Promise<Checkout> {
  const { folder, gitdir } = await gitRepository([]);
  const commits: string[] = [];
  for (const [day, state] of states.entries()) {
    const moved = Object.fromEntries(
      Object.entries(state).map(([path, text]) => [`${below}${path}`, text]),
    );
    commits.push(await commitState(gitdir, moved, { day, parents: commits.slice(-1) }));
    if (day === states.length - 1) writeInto(folder, moved);
  }
  return { folder, gitdir, commits };
}

const shown = async (folder: string, revision = first, ...more: string[]): Promise<Ran> =>
  await runIn(folder, "show", `${id}@${revision}`, ...more);

/** The block that says where a version is from; commits as their day. */
function origin({ out }: Ran, { commits }: Checkout): string {
  const block = out.split("\n\n").find((one) => one.startsWith("Newest version")) ?? out;
  return commits.reduce((text, oid, day) => text.replaceAll(oid, `of day ${day},`), block);
}

describe("touchstone show <case>@<revision>", () => {
  test("shows the version that was approved under a revision, with what is other today", async () => {
    const place = await checkout([set(old), { ...set(old), "README.md": "x" }, set(later)]);
    const ran = await shown(place.folder);
    expect([ran.code, ran.err]).toEqual([0, ""]);
    expect(ran.out.replace(place.commits[0] ?? "", "<the first commit>")).toMatchInlineSnapshot(`
      "refund-policy-001  answerable, approved  cases/refund-policy-001.yaml

      Newest version approved under "corpus-2026-09-01"
        from       commit <the first commit> of 2026-09-01T00:00:00Z
        today      the case differs in the question, the corpus revision and the judgment

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

      Case
        written by  a person, "avery"
        revision    corpus-2026-09-01, the current one
        digest      sha256:16aeddcc91551399bcffad52eeb3273cd07ccefdbce2366c3c8b8dba61eaa99c
      "
    `);
  });

  test("takes the newest whose approval fits, and tells the newer ones that it passed over", async () => {
    const place = await checkout([set(old), set(edited), set(later)]);
    expect(origin(await shown(place.folder), place)).toMatchInlineSnapshot(`
      "Newest version approved under "corpus-2026-09-01"
        from       commit of day 0, of 2026-09-01T00:00:00Z
        today      the case differs in the question, the corpus revision and the judgment
        left out   1 newer version under this revision does not fit its approval"
    `);
  });

  test("shows one that was edited after its approval where there is no other, and says so", async () => {
    const place = await checkout([set(edited), set(later)]);
    const ran = await shown(place.folder);
    expect(origin(ran, place)).toContain("of day 0,");
    expect(ran.out).toContain("  case       was edited after the approval, so nobody");
  });

  test("counts the working directory's version as the newest", async () => {
    const place = await checkout([set(old)]);
    const reworded = approved(pendingCase.replace("When can", "Until when can"));
    writeFileSync(join(place.folder, file), reworded);
    expect(origin(await shown(place.folder), place)).toMatchInlineSnapshot(`
      "Newest version approved under "corpus-2026-09-01"
        from       the working directory: no commit holds it
        today      this is the case as it is"
    `);
    writeFileSync(join(place.folder, file), later);
    expect(origin(await shown(place.folder), place)).toContain("of day 0,");
  });

  test("follows the file by its name across folders, and says where it is now", async () => {
    const moved = {
      ...goodSet(),
      ...secondRevision(),
      "cases/refunds/deep/refund-policy-001.yaml": later,
    };
    const place = await checkout([set(old), moved]);
    expect(origin(await shown(place.folder), place)).toMatchInlineSnapshot(`
      "Newest version approved under "corpus-2026-09-01"
        from       commit of day 0, of 2026-09-01T00:00:00Z
        today      the case differs in the question, the corpus revision and the judgment
                   its file is cases/refunds/deep/refund-policy-001.yaml"
    `);
  });

  test("finds a case that is not in the set any more, by its id and by its file", async () => {
    const place = await checkout([set(old), { ...goodSet(), ...secondRevision() }]);
    const ran = await shown(place.folder);
    expect(origin(ran, place)).toMatchInlineSnapshot(`
      "Newest version approved under "corpus-2026-09-01"
        from       commit of day 0, of 2026-09-01T00:00:00Z
        today      the case is not in the set any more, or its file cannot be read"
    `);
    const byFile = await runIn(place.folder, "show", `${file}@${first}`);
    expect(byFile).toEqual(ran);
  });

  test("takes texts and revisions from the commit, and where it lacks them from today's set", async () => {
    const kept = set(later);
    const gone = Object.fromEntries(
      Object.entries(kept).filter(([path]) => !/texts\/|corpus-2026-09-01\//.test(path)),
    );
    for (const states of [
      [set(old), { ...gone, [file]: later }],
      [{ ...gone, [file]: old }, kept],
    ]) {
      const { folder } = await checkout(states);
      const { out } = await shown(folder);
      expect(out).toContain("[within 30 days of purchase]");
      expect(out).toContain('  corpus     "corpus-2026-09-01" is as it was judged\n');
    }
  });

  test("takes texts from shards, in the commit and today", async () => {
    const textless = Object.fromEntries(
      Object.entries(set(old)).filter(([path]) => !path.includes("texts/")),
    );
    for (const before of [sharded(set(old)), textless]) {
      const { folder } = await checkout([before, sharded(set(later))]);
      expect((await shown(folder)).out).toContain("[within 30 days of purchase]");
    }
  });

  test("finds the set in a subfolder of its repository", async () => {
    const place = await checkout([set(old), set(later)], "eval/refunds/");
    const ran = await shown(join(place.folder, "eval/refunds"));
    expect(origin(ran, place)).toContain("of day 0,");
    expect(await shown(place.folder, first, "--set", "eval/refunds")).toMatchObject({ code: 0 });
  });

  test("finds the history of a linked working tree", async () => {
    const place = await checkout([set(old), set(later)]);
    const linked = tempFolder(set(later));
    const own = join(place.gitdir, "worktrees/linked");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "HEAD"), `${place.commits[0]}\n`);
    writeFileSync(join(own, "commondir"), "../..\n");
    writeFileSync(join(linked, ".git"), `gitdir: ${own}\n`);
    expect(origin(await shown(linked), place)).toContain("of day 0,");
    expect(origin(await shown(linked, second), place)).toContain("the working directory");
  });

  test("says under which revisions there are approved versions where there is none under this one", async () => {
    const place = await checkout([set(old), set(pendingCase), set(later)]);
    const ran = await shown(place.folder, "corpus-2026-11-01");
    expect(ran.code).toBe(1);
    expect(ran.out).toMatchInlineSnapshot(`
      "refund-policy-001@corpus-2026-11-01  not found

        No version of this case was approved under that corpus revision.
        Approved versions exist under: corpus-2026-10-01, corpus-2026-09-01.
      "
    `);
    const never = await checkout([set(pendingCase)]);
    expect((await shown(never.folder)).out).toContain("  No version of it was ever approved.\n");
  });

  test("ends with 3 and the command to run where a shallow clone ends before an answer", async () => {
    const { folder, gitdir, commits } = await checkout([set(old), set(later), set(later)]);
    writeFileSync(join(gitdir, "shallow"), `${commits[1]}\n`);
    removeObject(gitdir, commits[0] ?? "");
    expect(await shown(folder)).toEqual({
      code: 3,
      out: "",
      err: "This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow\n",
    });
    expect((await shown(folder, second)).out).toContain(
      `commit ${commits[1]} of 2026-09-02T00:00:00Z, or an earlier one that this clone lacks\n`,
    );
  });

  test("ends with 3 without a repository or a commit, unless the set as it is answers", async () => {
    const alone = tempFolder(set(old));
    expect((await shown(alone)).out).toContain(
      "from       the working directory: no commit holds it\n",
    );
    const { folder } = await gitRepository([]);
    writeInto(folder, set(old));
    for (const place of [alone, folder]) {
      const { code, out, err } = await shown(place, second);
      expect([code, out]).toEqual([3, ""]);
      expect(err).toContain("The set lies in no Git repository with a commit");
    }
  });

  test("names the nearest id where no case was ever called so", async () => {
    const { folder } = await checkout([set(old)]);
    const { code, out, err } = await runIn(folder, "show", `refund-polcy-001@${first}`);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(`Write "${id}" if that is what it means.`);
  });

  test("takes a file whose name holds the sign for what it is", async () => {
    const folder = tempFolder({ ...goodSet(), "cases/a@b/refund-policy-001.yaml": pendingCase });
    const { code, out } = await runIn(folder, "show", "cases/a@b/refund-policy-001.yaml");
    expect([code, out.split("\n")[0]]).toEqual([
      0,
      `${id}  answerable, pending  cases/a@b/refund-policy-001.yaml`,
    ]);
  });

  test("passes over versions that are no case", async () => {
    const place = await checkout([set(old), set("id: [\n"), set("\u0000"), set(later)]);
    expect(origin(await shown(place.folder), place)).toContain("of day 0,");
  });

  test("shows versions beside cases as they are, and gives a script the same", async () => {
    const place = await checkout([set(old), set(later)]);
    const words = [id, `${id}@${first}`, `${id}@corpus-2026-11-01`, "--format", "json"];
    const { code, out } = await runIn(place.folder, "show", ...words);
    expect(code).toBe(1);
    const { cases } = JSON.parse(out) as { cases: readonly Record<string, unknown>[] };
    expect(cases.map(({ asked, version, revisions }) => ({ asked, version, revisions }))).toEqual([
      { asked: id, version: null, revisions: undefined },
      {
        asked: `${id}@${first}`,
        version: {
          commit: place.commits[0],
          committedAt: "2026-09-01T00:00:00Z",
          certain: true,
          today: file,
          changed: ["query", "corpusRevision", "review"],
          passedOver: 0,
        },
        revisions: undefined,
      },
      { asked: `${id}@corpus-2026-11-01`, version: null, revisions: [second, first] },
    ]);
  });

  test("changes nothing on the disk", async () => {
    const place = await checkout([set(old), set(later)]);
    const before = await filesIn(place.folder);
    await shown(place.folder);
    expect(await filesIn(place.folder)).toEqual(before);
  });
});
