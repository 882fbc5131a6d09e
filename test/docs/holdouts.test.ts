import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith, runIn } from "../support/command.ts";
import { approved, goodSet } from "../support/good-set.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { candidateOn, refusal } from "../support/split-set.ts";

const page = new URL("../../docs/holdouts.md", import.meta.url);

const families = `claim:
  kind: family
  statement: What was chosen on the refund policy works on policies that nobody tuned on.
  declaredAt: 2026-09-01
grouping:
  rule: All revisions and exports of one policy are one family.
  declaredAt: 2026-09-01
families:
  hotels:
    title: Hotels
    documents: ["hotel-*"]
    split: test
  parking:
    title: Parking
    documents: [parking]
    split: test
  refunds:
    title: Refund policy
    documents: ["refund-policy*"]
    split: dev
  travel:
    title: Travel policy
    documents: [travel-policy]
    split: test
related:
  - families: [hotels, travel]
    reason: The page about hotels repeats the limits of the travel policy.
exceptions: []
`;

const cases = [
  approved(candidateOn("refund-001", ["refund-policy"])),
  approved(candidateOn("travel-001", ["travel-policy"])),
  approved(candidateOn("travel-002", ["travel-policy"])),
  approved(refusal("hotel-001", "families: [hotels]")),
  approved(refusal("parking-001", "families: [parking]")),
];

// To write the real output into the page, run this test with --update=all.
test("docs/holdouts.md shows what its commands print", async () => {
  const folder = await folderWith({ ...goodSet(...cases), "families.yaml": families });
  const played = await playedPage(readFileSync(page, "utf8"), folder, async (line) => {
    const words = wordsOf(line);
    if (words[0] === "git") {
      const who = ["-c", "user.name=avery", "-c", "user.email=avery@example.test"];
      return execFileSync("git", [...who, ...words.slice(1)], { cwd: folder, encoding: "utf8" });
    }
    const { out, err } = await runIn(folder, ...words.slice(1));
    return `${out}${err}`
      .replace(/\(\d+ ms\)/, "(40 ms)")
      .replace(/HEAD at [0-9a-f]{10}/, "HEAD at 5f1c0a2b3d");
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});
