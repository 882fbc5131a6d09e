import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unsealed } from "../../src/report/approving/comment-seal.ts";
import type { Runs } from "../support/github/runner/reports.ts";
import { pageText } from "../support/page-text.ts";
import { writeInto } from "../support/temp-folder.ts";
import { GoldenRepository } from "../support/whole-life/repository.ts";
import { ShownTexts } from "../support/whole-life/shown-texts.ts";
import {
  families,
  june,
  reasons,
  refusal,
  september,
  snapshot,
  written,
} from "../support/whole-life/story.ts";

const page = new URL("../../docs/life-of-a-case.md", import.meta.url);
const parental = "cases/leave/parental-leave-001.yaml";

/** The life of one set on a GitHub, told to a page as it goes on. */
class Life {
  readonly there: GoldenRepository;
  readonly shown: ShownTexts;
  /** How the check of main ended, each time that something came to it. */
  readonly ofMain: string[] = [];

  constructor(there: GoldenRepository) {
    this.there = there;
    this.shown = new ShownTexts(there.github.url);
  }

  /** Where the handbook lies at avery's desk, beside the set. */
  async handbook(): Promise<string> {
    return join((await this.there.desk("avery")).folder, "../handbook");
  }

  /** Avery types a command; its output is for the page where it has a name there. */
  async types(command: string, name?: string): Promise<string> {
    const { code, text } = await this.there.touchstone("avery", command);
    expect(code, text).toBe(0);
    if (name !== undefined) this.shown.show(name, `$ ${command}\n${text}`);
    return text;
  }

  /** GitHub's machines do what waits. Only the check of a pull request may say no. */
  async goesOn(turn: Promise<Runs> = this.there.drain()): Promise<Runs> {
    const runs = await turn;
    for (const { file, run, conclusion } of runs.all) {
      if (file === "touchstone.yaml" && run.event === "push") this.ofMain.push(conclusion);
      else if (file !== "touchstone.yaml") expect([file, conclusion]).toEqual([file, "success"]);
    }
    return runs;
  }

  /** Jordan or noor approves, with lines of the comment that begin so, each completed by a reason. */
  async decides(
    login: "jordan" | "noor",
    number: number,
    lines: readonly (readonly [starts: RegExp, reason: string])[],
  ): Promise<string> {
    const all = this.there
      .comment(number)
      .split("\n")
      .map((line) => line.trim());
    const body = lines
      .map(([starts, reason]) => {
        const found = all.find((line) => starts.test(line) && line.endsWith(":"));
        if (found === undefined)
          throw new Error(`No line ${String(starts)} in:\n${all.join("\n")}`);
        return `${found.replace('""', JSON.stringify(refusal))} ${reason}`;
      })
      .join("\n");
    await this.there.approves(login, number, body);
    await this.goesOn();
    return body;
  }

  /** What stands beside the last commit of a pull request that GitHub does not merge yet, and why it does not. */
  async refused(number: number): Promise<string> {
    const why = await this.there.merges("avery", number);
    expect(why).not.toBe("merged");
    return `${this.there.beside(number).join("\n")}\n\nMerge: ${why}`;
  }

  /** What stands beside the last commit of a pull request that GitHub merges. */
  async merged(number: number): Promise<string> {
    const beside = this.there.beside(number).join("\n");
    const said = await this.there.merges("avery", number);
    expect(said).toBe("merged");
    await this.goesOn();
    return `${beside}\n\nMerge: ${said}`;
  }
}

/** Leaves a comment as it is for whoever draws it: scripts/build/comment-pictures.ts. */
async function drawn(life: Life, name: string, number: number): Promise<void> {
  // The seal is a hash of the program that judges, too.
  const { comment } = unsealed(life.there.comment(number));
  const markdown = `${life.shown.plain(comment).trimEnd()}\n`;
  await expect(markdown).toMatchFileSnapshot(`../fixtures/whole-life/${name}-comment.md`);
}

/** A comment as people read it, with the help at its end as folded as it comes. */
function foldedHelp(comment: string): string {
  return pageText(comment).replace(/(▸ How a line works)\n.*/s, "$1");
}

/** What of a text begins so, up to what begins otherwise. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`"${start}" … "${end}" is not in:\n${text}`);
  return text.slice(from, to);
}

async function begins(life: Life): Promise<void> {
  const { there } = life;
  const desk = await there.desk("avery");
  await life.types("touchstone init --reviewer jordan --owner noor", "github-init");
  writeInto(await life.handbook(), june);
  await life.types(snapshot("2026-06-01"), "github-first-snapshot");
  writeInto(desk.folder, { "families.yaml": families });
  await life.types("touchstone check");
  await desk.git("checkout", "--quiet", "-B", "main");
  await desk.push("Start the set");
  await life.goesOn();
  await there.protectAsInitSays();
  const { code, text } = await there.touchstone("noor", "touchstone doctor --github");
  expect(code, text).toBe(0);
  const [last = ""] = text.trimEnd().split("\n").slice(-1);
  life.shown.show("github-doctor", `$ touchstone doctor --github\n…\n${last}`);
}

/** A pull request with a slip in it is red, is mended, read, approved, recorded and merged. */
async function firstCase(life: Life): Promise<void> {
  const { there, shown } = life;
  const desk = await there.desk("avery");
  await desk.start("parental-leave");
  await life.types(written.get("parental-leave-001") ?? "", "github-new");
  const file = join(desk.folder, parental);
  const good = readFileSync(file, "utf8");
  shown.show("github-candidate", good);
  writeFileSync(file, good.replaceAll("leave/parental-leave", "leave/parents-leave"));
  await desk.push("Ask about parental leave");
  const number = await there.opens("avery", "parental-leave", "Ask about parental leave");
  const red = (await life.goesOn()).of("touchstone.yaml").job("check");
  expect(red.conclusion).toBe("failure");
  shown.show(
    "github-finding",
    /##\[group\].*?\n(.*?)\n##\[endgroup\]/s.exec(red.step("Judge").log)?.[1] ?? "",
  );
  shown.show("github-red", await life.refused(number));
  await drawn(life, "red", number);

  writeFileSync(file, good);
  await life.types("touchstone check", "github-mended");
  await desk.push("Name the chunk that there is");
  await life.goesOn();
  shown.show("github-first-comment", foldedHelp(there.comment(number)));
  shown.show("github-waiting", await life.refused(number));
  await drawn(life, "first", number);

  shown.show(
    "github-first-line",
    await life.decides("jordan", number, [[/^approve /, reasons.approved]]),
  );
  await desk.take("parental-leave");
  const recorded = readFileSync(file, "utf8");
  shown.show("github-recorded", recorded.slice(recorded.indexOf("review:")));
  shown.show(
    "github-recorded-comment",
    foldedHelp(there.comment(number)).replace(
      /\n▸ The case.*/s,
      "\n▸ The case, and how to decide otherwise",
    ),
  );
  shown.show("github-held-back", await life.refused(number));
  await drawn(life, "recorded", number);
  await life.goesOn(there.letsRun("jordan", number));
  shown.show("github-merged", await life.merged(number));
}

/** Three more come in one pull request, and one line approves them. */
async function moreCases(life: Life): Promise<void> {
  const { there, shown } = life;
  const desk = await there.desk("avery");
  await desk.start("three-more");
  for (const id of ["holiday-001", "holiday-002", "abroad-001"]) {
    await life.types(written.get(id) ?? "");
  }
  await desk.push("Ask about holiday and work from abroad");
  const number = await there.opens("avery", "three-more", "Ask about holiday and work from abroad");
  await life.goesOn();
  const together = [/^approve [0-9a-f]{32}:/, reasons.approvedTogether] as const;
  shown.show("github-together-line", await life.decides("jordan", number, [together]));
  await life.goesOn(there.letsRun("jordan", number));
  await life.merged(number);
}

/** The handbook of September comes; its owner takes it, and whoever has to look again is asked. */
async function corpusMoves(life: Life): Promise<readonly number[]> {
  const { there, shown } = life;
  const desk = await there.desk("avery");
  await desk.start("september");
  rmSync(await life.handbook(), { recursive: true });
  writeInto(await life.handbook(), september);
  await life.types(snapshot("2026-09-01"), "github-second-snapshot");
  shown.show("github-stale", await life.types("touchstone check"));
  await desk.push("Record the handbook of September");
  const number = await there.opens("avery", "september", "Record the handbook of September");
  await life.goesOn();
  shown.show("github-owner-waits", there.beside(number).join("\n"));
  const taken = [/^accept /, "This is the handbook as it was exported on 1 September."] as const;
  shown.show("github-owner-line", await life.decides("noor", number, [taken]));
  shown.show("github-owner-done", await life.merged(number));
  await life.goesOn(there.hourStrikes());
  return there.open();
}

/** Both requests are decided by lines, and merged one after the other. */
async function looksAgain(life: Life, [leave = 0, abroad = 0]: readonly number[]): Promise<void> {
  const { there, shown } = life;
  const { title, body } = there.asked(leave);
  const asked = pageText(body);
  shown.show("github-request", `${title}\n\n${between(asked, "", "\n── holiday-001")}`);
  shown.show(
    "github-request-edited",
    between(asked, "── parental-leave-001", "\n\n  The answer changed"),
  );
  shown.show("github-request-moved", between(asked, "── All that only moved", "\n─────"));
  for (const number of [leave, abroad]) await life.goesOn(there.letsRun("jordan", number));
  shown.show("github-request-red", await life.refused(leave));
  await drawn(life, "refresh", leave);
  const lines = await life.decides("jordan", leave, [
    [/^confirm moved /, reasons.moved],
    [/^confirm parental/, reasons.confirmed],
  ]);
  shown.show("github-request-lines", lines);
  await life.goesOn(there.letsRun("jordan", leave));
  shown.show("github-request-done", await life.merged(leave));

  const refusing = [/^abstain /, reasons.refused] as const;
  shown.show("github-abstain-line", await life.decides("jordan", abroad, [refusing]));
  await life.goesOn(there.letsRun("jordan", abroad));
  shown.show("github-behind", await life.refused(abroad));
  await there.updatesBranch("jordan", abroad);
  await life.goesOn();
  shown.show("github-behind-done", await life.merged(abroad));
  expect(there.open()).toEqual([]);
}

/** The set goes out, and every decision in it is proved. */
async function goesOut(life: Life): Promise<void> {
  const { there, shown } = life;
  const desk = await there.desk("avery");
  await desk.take("main");
  await life.types("touchstone check", "github-green");
  const text = readFileSync(join(desk.folder, "cases/remote-work/abroad-001.yaml"), "utf8");
  shown.show("github-abstained", text);
  await life.types("touchstone export --for tuning --out ../exported", "github-export");
  const exported = (name: string): string =>
    readFileSync(join(desk.folder, "../exported", name), "utf8");
  await expect(exported("cases.jsonl")).toMatchFileSnapshot("../fixtures/whole-life/cases.jsonl");
  shown.show(
    "github-manifest",
    between(exported("manifest.json"), "", '\n      "digest": "sha256:'),
  );
  await life.types("touchstone review verify --github larkspur/golden-set", "github-verified");
}

// To write what it gave into the page, run this test with --update=all.
test(
  "a case lives on GitHub from a red pull request to an export",
  { timeout: 600_000 },
  async () => {
    const life = new Life(await GoldenRepository.empty());
    await begins(life);
    await firstCase(life);
    await moreCases(life);
    await looksAgain(life, await corpusMoves(life));
    await goesOut(life);
    expect(new Set(life.ofMain)).toEqual(new Set(["success"]));
    const markdown = readFileSync(page, "utf8");
    await expect(life.shown.inPage(markdown, { of: "github-" })).toMatchFileSnapshot(page.pathname);
  },
);
