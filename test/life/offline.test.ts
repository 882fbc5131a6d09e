import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runFor } from "../support/at-desk.ts";
import { commitAll } from "../support/life.ts";
import { wordsOf } from "../support/played-page.ts";
import { tempFolder, writeInto } from "../support/temp-folder.ts";
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

const whole = '--confirm "query,answer,source,chunks"';

/** A desk without a network: avery writes there, and jordan sits down at it to decide. */
class OfflineDesk {
  readonly folder: string;
  readonly shown = new ShownTexts("http://127.0.0.1");

  constructor() {
    this.folder = join(tempFolder(), "golden-set");
    mkdirSync(this.folder);
  }

  get handbook(): string {
    return join(this.folder, "../handbook");
  }

  /** Runs a command that ends with this code, and gives what it printed; it is for the page where it has a name there. */
  async types(
    command: string,
    { code = 0, as }: { code?: number; as?: string } = {},
  ): Promise<string> {
    const ran = await runFor(this.folder, { name: "avery" }, ...wordsOf(`$ ${command}`).slice(1));
    const text = `${ran.out}${ran.err}`;
    expect(ran.code, text).toBe(code);
    if (as !== undefined) this.shown.show(as, `$ ${command}\n${text}`);
    return text;
  }

  /** Jordan decides what the words say, on a day. */
  async decides(
    what: string,
    { why, on, as }: { why: string; on: string; as?: string },
  ): Promise<void> {
    const command = `touchstone ${what} --reason "${why}"`;
    const by = command.includes(" record ") ? "--reviewer jordan" : "--by jordan";
    await this.types(`${command} ${by} --at ${on}T09:00:00Z`, as === undefined ? {} : { as });
  }
}

const record = (id: string): string => `review record ${id} --approve ${whole}`;

async function approved(desk: OfflineDesk): Promise<void> {
  await desk.types("touchstone init --reviewer jordan --owner noor");
  writeInto(desk.handbook, june);
  await desk.types(snapshot("2026-06-01"));
  writeInto(desk.folder, { "families.yaml": families });
  await commitAll(desk.folder, "Start the set");

  await desk.types(written.get("parental-leave-001") ?? "");
  const file = join(desk.folder, "cases/leave/parental-leave-001.yaml");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replaceAll("leave/parental-leave", "leave/parents-leave"));
  const red = await desk.types("touchstone check --base main", { code: 1 });
  expect(red).toContain("error evidence/not-in-revision");
  writeFileSync(file, good);
  const first = { why: reasons.approved, on: "2026-06-02" };
  await desk.decides(record("parental-leave-001"), { ...first, as: "offline-record" });
  for (const id of ["holiday-001", "holiday-002", "abroad-001"]) {
    await desk.types(written.get(id) ?? "");
    await desk.decides(record(id), { why: reasons.approvedTogether, on: "2026-06-02" });
  }
  await desk.types("touchstone check --base main");
  await commitAll(desk.folder, "Ask about leave and work from abroad");
}

async function lookedAtAgain(desk: OfflineDesk): Promise<void> {
  rmSync(desk.handbook, { recursive: true });
  writeInto(desk.handbook, september);
  await desk.types(snapshot("2026-09-01"));
  expect(await desk.types("touchstone refresh plan")).toContain("4 cases of 4 to look at");
  await commitAll(desk.folder, "Record the handbook of September");
  const on = "2026-09-02";
  const decide = "refresh decide";
  await desk.decides(`${decide} holiday-001 holiday-002 --moved ${whole}`, {
    why: reasons.moved,
    on,
    as: "offline-moved",
  });
  await desk.decides(`${decide} parental-leave-001 --confirmed ${whole}`, {
    why: reasons.confirmed,
    on,
  });
  const refused = `--abstained --because not-in-corpus --answer "${refusal}" --confirm "query,answer"`;
  await desk.decides(`${decide} abroad-001 ${refused}`, { why: reasons.refused, on });
  await desk.types("touchstone check --base main");
  await commitAll(desk.folder, "Judge again what September changed");
}

// To write what it gave into the page, run this test with --update=all.
test("the same case lives at a desk, and the same cases go out", async () => {
  const desk = new OfflineDesk();
  await approved(desk);
  await lookedAtAgain(desk);
  await desk.types("touchstone export --for tuning --base main --out ../exported");
  const exported = readFileSync(join(desk.folder, "../exported/cases.jsonl"), "utf8");
  // To the byte what the life on GitHub gives: how a decision was made is in no export.
  await expect(exported).toMatchFileSnapshot("../fixtures/whole-life/cases.jsonl");
  await desk.types("touchstone review verify", { as: "offline-verified" });
  const markdown = readFileSync(page, "utf8");
  const filled = desk.shown.inPage(markdown, { of: "offline-" });
  await expect(filled).toMatchFileSnapshot(page.pathname);
});
