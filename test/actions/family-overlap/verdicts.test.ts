import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allRules } from "../../../src/rules/all-rules.ts";
import { isAboutFamilies, rulesOfFamilies } from "../../../src/rules/rules-of-families.ts";
import { runStep } from "../../support/action-run.ts";
import { builtAction } from "../../support/built-tool.ts";
import { runIn } from "../../support/command.ts";
import { asFields } from "../../support/fields.ts";
import { baseUnder, fileBlocks, stateOf } from "../../support/file-blocks.ts";
import { goodCorpus } from "../../support/good-set.ts";
import { gitRepository, type Contents } from "../../support/git-repository.ts";

/** Every fixture of every rule about families, splits, claims and exceptions. */
const fixtures = allRules.filter(isAboutFamilies).flatMap((rule) =>
  ["accepted", "rejected"].flatMap((verdict) => {
    const folder = `test/fixtures/rules/${rule.id.replace("/", "-")}/${verdict}`;
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names
      .filter((name) => name.endsWith(".md"))
      .map((name) => ({ path: `${folder}/${name}`, verdict, rule }));
  }),
);

interface Told {
  readonly code: number | null;
  readonly findings: readonly { readonly rule: string }[];
  readonly counts: unknown;
}

/** What all ways of judging have in common; why nothing is compared is told as whoever reads it needs it. */
function told(code: number | null, report: unknown): Told {
  const { findings, counts } = asFields(report);
  return { code, findings: findings as Told["findings"], counts: asFields(counts)["findings"] };
}

test(
  "check, families check and the action agree on every fixture",
  { timeout: 240_000 },
  async () => {
    const script = await builtAction("family-overlap");
    const own = new Set<string>(rulesOfFamilies(allRules).map(({ id }) => id));
    const codes: Record<string, number> = {};
    for (const { path, verdict, rule } of fixtures) {
      const blocks = fileBlocks(readFileSync(path, "utf8"));
      const states = [baseUnder(goodCorpus(), blocks), stateOf(goodCorpus(), blocks)] as const;
      const { folder, commits } = await gitRepository(
        states.flatMap((state) => (state === undefined ? [] : [state as Contents])),
      );
      const commit = commits.at(-1) ?? "";
      const base = commits.length > 1 ? "HEAD^1" : "";
      const purpose = rule.for ?? "";
      const words = [
        "--commit",
        commit,
        "--format",
        "json",
        ...(base === "" ? [] : ["--base", base]),
        ...(purpose === "" ? [] : ["--for", purpose]),
      ];
      const [whole, part] = [
        await runIn(folder, "check", ...words),
        await runIn(folder, "families", "check", ...words),
      ];
      const run = await runStep({
        script,
        workspace: folder,
        event: "workflow_dispatch",
        payload: "{}",
        commit,
        inputs: { base, for: purpose, "allow-empty": "true" },
      });
      const action = told(run.code, run.report);
      const families = told(part.code, JSON.parse(part.out));
      const all = told(whole.code, JSON.parse(whole.out));
      expect([path, action]).toEqual([path, families]);
      const among = all.findings.filter((finding) => own.has(finding.rule));
      expect([path, action.findings, action.code]).toEqual([path, among, all.code]);
      expect([path, action.findings.some((finding) => finding.rule === rule.id)]).toEqual([
        path,
        verdict === "rejected",
      ]);
      codes[`${verdict} ${action.code}`] = (codes[`${verdict} ${action.code}`] ?? 0) + 1;
    }
    expect(codes).toMatchInlineSnapshot(`
      {
        "accepted 0": 115,
        "rejected 0": 23,
        "rejected 1": 114,
      }
    `);
  },
);
