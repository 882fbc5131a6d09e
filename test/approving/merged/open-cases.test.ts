import { describe, expect, test } from "vitest";
import { isAsJudged, isOpenToRecording } from "../../../src/approving/merged/open-cases.ts";
import { readCase } from "../../../src/load/read-case.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { edited } from "../../support/edited.ts";
import { approved, pendingCase } from "../../support/good-set.ts";
import { proof, provedCase } from "../../support/proved-cases.ts";
import { approvedEarlier, refreshed, undecided, withRefresh } from "../../support/refreshes.ts";

function fileOf(text: string): CaseFile {
  const { file } = readCase("cases/refund-policy-001.yaml", text);
  if (file === undefined) throw new Error("It cannot be read.");
  return file;
}

const proved = provedCase(pendingCase);
const retired = "retired: {by: jordan, at: 2026-09-02T09:00:00Z, reason: It is old.";

describe("a case is open to recording", () => {
  test.for([
    ["that nobody judged", pendingCase],
    ["that was approved at a desk", approved(pendingCase)],
    ["that was approved elsewhere", approved(pendingCase, { via: "import" })],
    ["whose approval is of another text", edited(proved, "of purchase.\n", "of a purchase.\n")],
    ["that is asked about again", withRefresh(proved, undecided)],
    ["that was decided on a checkout", refreshed()],
    ["that was retired at a desk", `${proved}${retired}}\n`],
  ] as const)("%s", ([, text]) => {
    expect(isOpenToRecording(fileOf(text))).toBe(true);
  });

  test.for([
    ["whose approval can be looked up", proved],
    ["that cannot be read whole", edited(pendingCase, "kind: answerable", "kind: other")],
    [
      "whose retirement can be looked up",
      `${proved}${retired}, proof: ${JSON.stringify(proof)}}\n`,
    ],
  ] as const)("and none %s", ([, text]) => {
    expect(isOpenToRecording(fileOf(text))).toBe(false);
  });
});

describe("a case is what was judged", () => {
  test.for([
    ["as it was", pendingCase, true],
    ["with a label", `${pendingCase}tags: [money]\n`, true],
    ["with another answer", edited(pendingCase, "of purchase.\n", "of a purchase.\n"), false],
    ["judged meanwhile", approved(pendingCase), false],
    ["taken out of use meanwhile", `${pendingCase}${retired}}\n`, false],
  ] as const)("%s: %#", ([, text, is]) => {
    expect(isAsJudged(fileOf(text), fileOf(pendingCase))).toBe(is);
  });

  test("and not once it is asked about again", () => {
    const asked = withRefresh(approvedEarlier(), undecided);
    expect(isAsJudged(fileOf(asked), fileOf(approvedEarlier()))).toBe(false);
  });
});
