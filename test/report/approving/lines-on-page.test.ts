import { describe, expect, test } from "vitest";
import { judgeChange } from "../../../src/approving/running/judged-change.ts";
import type { JudgedChange } from "../../../src/approving/running/judged-change.ts";
import type { Said } from "../../../src/approving/said.ts";
import type { Judgement } from "../../../src/approving/judgement.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { approving } from "../../support/counted-reviews.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";
import { edited } from "../../support/edited.ts";
import { approveLine, reviewPulls } from "../../support/review-pulls.ts";

const texts = reviewTexts(reviewPlace);

/** The lines that somebody can copy, as the page shows them. */
function linesIn(page: string): readonly string[] {
  return [...page.matchAll(/^ ```\n (.*)\n ```$/gm)].map(([, line = ""]) => line);
}

function judgedWith(judged: JudgedChange, line: string, more = {}): Judgement {
  const { pull, permissions, policy, memory, elsewhere, sets } = judged;
  const said = ["noor", "olive"].map((by, at) =>
    approving(`${line} I read it.`, { by, id: at + 50 }),
  );
  return judgeChange(sets, { pull, permissions, policy, memory, elsewhere, said, ...more })
    .judgement;
}

describe("each line on the page", () => {
  test.each(Object.keys(reviewPulls))("counts once a reason is written: %s", async (name) => {
    const pull = await reviewPulls[name]?.();
    if (pull === undefined) throw new Error("No such pull request.");
    const { judged, recording } = pull;
    const lines = linesIn(texts.comment(judged, recording));
    for (const line of lines.filter((one) => !one.includes('""'))) {
      const { heard } = judgedWith(judged, line);
      expect([line, heard.some(({ counts }) => counts)]).toEqual([line, true]);
    }
    const isOpen = !judged.judgement.isDone;
    expect(lines.length > 0 || ["nothing-of-the-set", "recorded"].includes(name)).toBe(true);
    expect(isOpen || texts.statuses(judged, recording)[1]?.state === "success").toBe(true);
  });

  test("the lines of all at once leave nothing open that they cover", async () => {
    const { judged, recording } = await judgedPullOf(
      goodSet(),
      goodSet(pendingCase, edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002")),
    );
    const page = texts.comment(judged, recording);
    const shared = linesIn(page).filter((line) => /^(?:approve|accept) [\da-f]{32}:$/.test(line));
    expect(shared).toHaveLength(2);
    expect(shared.map((line) => judgedWith(judged, line).isDone)).toEqual([true, true]);
  });
});

describe("the line that leaves candidates as they are", () => {
  const other = edited(
    edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002"),
    "When can",
    "Until when can",
  );

  const offeredWith = async (said: readonly Said[]): Promise<string> => {
    const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase, other), {
      said,
    });
    const page = texts.comment(judged, recording);
    return /^To merge [^]*?(?=\n\n(?:###|---))/m.exec(page)?.[0] ?? "none";
  };

  test("counts as unjudged what nobody judged, and says what it does to the others", async () => {
    const approval = approving(`${approveLine(pendingCase)} Page 2 says so.`, { by: "noor" });
    const rejection = approving(`reject refund-policy-001: No.\nreject refund-policy-002: No.`);
    expect(await offeredWith([approval])).toMatchInlineSnapshot(`
      "To merge the one case that nobody has judged **without judging it**, as a candidate for later:

       \`\`\`
       accept b10a185899a239deecf9762f41cfe774:
       \`\`\`

      What others decided stays decided. Whoever decided one of these cases takes that back by this line."
    `);
    expect(await offeredWith([])).toContain("To merge the 2 cases that nobody has judged");
    const ofOther = approving(`${approveLine(other)} Page 2 says so.`, { by: "noor", id: 2 });
    expect(await offeredWith([approval, ofOther, rejection])).toBe("none");
  });

  test("is not offered after the merge", async () => {
    const { judged, recording } = await judgedPullOf(goodSet(), goodSet(pendingCase), {
      pull: { state: "merged" },
    });
    const closing = {
      unapproved: ["refund-policy-001"],
      accepted: [],
      withheld: [],
      changed: [],
      underway: [],
      by: undefined,
    };
    const lines = linesIn(texts.closing(judged, recording, closing));
    expect(lines.map((line) => line.split(" ", 1)[0])).toEqual(["approve", "reject"]);
  });
});

describe("a line that covered several cases", () => {
  test("still counts for those that are as they were, by what the earlier comment remembers", async () => {
    const other = edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002");
    const first = await judgedPullOf(goodSet(), goodSet(pendingCase, other));
    const page = texts.comment(first.judged, first.recording);
    const line = linesIn(page).find((one) => /^approve [\da-f]{32}:$/.test(one)) ?? "";
    const changed = edited(other, "A customer can request a refund", "A refund can be requested");
    const said = [approving(`${line} I read both.`, { by: "noor" })];
    const comment = {
      id: 1,
      author: "touchstone",
      isOwn: true,
      body: page.replaceAll("\n", "\r\n"),
    };
    const standings = async (isOwn: boolean): Promise<readonly string[]> => {
      const memory = texts.memoryOf([{ ...comment, isOwn }]);
      const { judged } = await judgedPullOf(goodSet(), goodSet(pendingCase, changed), {
        said,
        memory,
      });
      return judged.judgement.cases.map(({ standing }) => standing.is);
    };
    expect(await standings(true)).toEqual(["decided", "waiting"]);
    expect(await standings(false)).toEqual(["waiting", "waiting"]);
  });
});
