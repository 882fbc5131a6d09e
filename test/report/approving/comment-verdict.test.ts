import { describe, expect, test } from "vitest";
import type { Said } from "../../../src/approving/said.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import {
  account,
  approving,
  askingForChanges,
  comment,
  dismissed,
} from "../../support/counted-reviews.ts";
import { edited } from "../../support/edited.ts";
import { goodSet, pendingCase, type Files } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace } from "../../support/judged-pulls.ts";
import { approveLine } from "../../support/review-pulls.ts";

const texts = reviewTexts(reviewPlace);
const line = approveLine(pendingCase);
const other = edited(pendingCase, "id: refund-policy-001", "id: refund-policy-002");

async function pageWith(
  said: readonly Said[],
  { files = goodSet(pendingCase), policy }: { files?: Files; policy?: string } = {},
): Promise<string> {
  const own = policy === undefined ? {} : { ".github/touchstone.yaml": policy };
  const { judged, recording } = await judgedPullOf(
    { ...goodSet(), ...own },
    { ...files, ...own },
    { said },
  );
  return texts.comment(judged, recording);
}

const firstLine = async (...given: Parameters<typeof pageWith>): Promise<string> =>
  (await pageWith(...given)).split("\n", 1)[0] ?? "";

/** What is said at the end of why nothing counts. */
async function whyNot(said: readonly Said[], policy?: string): Promise<readonly string[]> {
  const page = await pageWith(said, policy === undefined ? {} : { policy });
  const [, list = ""] = /and why<\/summary>\n\n([^]*?)\n\n<\/details>/.exec(page) ?? [];
  return list.split("\n");
}

describe("the first line", () => {
  test("tells a reviewer who approves without a line, with the line to copy below it", async () => {
    const page = await pageWith([approving("LGTM")]);
    expect(page.split("\n").slice(0, 7).join("\n")).toMatchInlineSnapshot(`
      "**1 case waits for a reviewer.** **\`jordan\`, your approval does not count yet:** the review has no line that says what is approved, and why. Reviewers: \`jordan\`, \`noor\` or \`sam\`.

      Copy this line into a new comment, and write behind the colon why:

       \`\`\`
       approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c:
       \`\`\`"
    `);
  });

  test("offers no line for several cases, of which some may be unread", async () => {
    const files = goodSet(pendingCase, edited(other, "When can", "Until when can"));
    const stale = `approve refund-policy-001 ${"0".repeat(32)}: Page 2 says so.`;
    const both = await Promise.all(
      ["LGTM", stale].map(async (body) => await pageWith([approving(body)], { files })),
    );
    expect(both.map((page) => page.split("\n").slice(2, 5))).toMatchInlineSnapshot(`
      [
        [
          "The lines are below: read a case, copy its line into a new comment, and write behind the colon why.",
          "",
          "A case is a test question with its right answer, and the text that proves it. Read it, and say whether it is right: copy one line from here into a review, with your reason behind the colon.",
        ],
        [
          "The lines are below: read a case, copy its line into a new comment, and write behind the colon why.",
          "",
          "A case is a test question with its right answer, and the text that proves it. Read it, and say whether it is right: copy one line from here into a review, with your reason behind the colon.",
        ],
      ]
    `);
  });

  test("offers no line while the check finds an error in an asked case", async () => {
    const page = await pageWith([approving("LGTM")], {
      files: goodSet(edited(pendingCase, "quote: within 30 days", "quote: within 31 days")),
    });
    expect(page).toContain("Wait for that before you review");
    expect(page).not.toContain("Copy this line into a new comment");
  });

  test("offers no line to somebody who decides nothing here", async () => {
    const policy = "reviewers: [noor]\n";
    const page = await pageWith([approving(`${line} So.`, { by: "sam" })], { policy });
    expect(page).toContain("`sam`, your approval does not count yet");
    expect(page).not.toContain("Copy this line into a new comment");
  });

  test("tells it only while something is missing, and not of a machine", async () => {
    expect(
      await firstLine([approving("LGTM", { by: "sam", id: 2 }), approving(`${line} So.`)]),
    ).toMatchInlineSnapshot(`"**Done: the case is decided, and nothing is missing.**"`);
    const bot = account("renovate[bot]", { isBot: true });
    expect(await firstLine([approving("LGTM", { by: bot })])).toMatchInlineSnapshot(
      `"**1 case waits for a reviewer.** Reviewers: \`jordan\`, \`noor\` or \`sam\`."`,
    );
  });

  test("calls a candidate that is taken as it is no decided case", async () => {
    const files = goodSet(pendingCase, edited(other, "When can", "Until when can"));
    const page = await pageWith([], { files });
    const accepting = `${/^ accept [\da-f]{32}:$/m.exec(page)?.[0].trim() ?? ""} It is for later.`;
    const said = [
      [approving(accepting)],
      [approving(accepting), approving(`${line} Page 2 says so.`, { by: "noor", id: 2 })],
    ];
    const told = said.map(async (all) => {
      const { judged, recording } = await judgedPullOf(goodSet(), files, { said: all });
      const [, review] = texts.statuses(judged, recording);
      return [review?.description, texts.comment(judged, recording).split("\n", 1)[0]];
    });
    expect(await Promise.all(told)).toMatchInlineSnapshot(`
      [
        [
          "Both cases stay candidates",
          "**Done: both cases stay candidates, and nothing is missing.**",
        ],
        [
          "1 case is decided and 1 case stays a candidate",
          "**Done: 1 case is decided and 1 case stays a candidate, and nothing is missing.**",
        ],
      ]
    `);
  });

  test("does not tell it of somebody whose answer supplied the line", async () => {
    const files = goodSet(pendingCase, other);
    const said = [approving("LGTM"), comment(`${line} Page 2 says so.`, { id: 2 })];
    expect(await firstLine(said, { files })).toMatchInlineSnapshot(
      `"**1 of 2 cases waits for a reviewer and the check finds 1 error.** Reviewers: \`jordan\`, \`noor\` or \`sam\`."`,
    );
  });

  test("does not tell it of somebody of whom one line counts", async () => {
    const files = goodSet(pendingCase, other);
    const stale = `approve refund-policy-002 ${"0".repeat(32)}: So.`;
    const said = [approving(`${line} Page 2 says so.\n${stale}`)];
    expect(await firstLine(said, { files })).not.toContain("does not count");
  });

  test("tells it of somebody who rejected a case before, and then approves without a line", async () => {
    const files = goodSet(pendingCase, edited(other, "When can", "Until when can"));
    const rejects = askingForChanges("reject refund-policy-002: Nobody asks so.", { by: "noor" });
    const approves = approving("LGTM", { by: "noor", id: 2 });
    const isNamed = async (...said: readonly Said[]): Promise<boolean> =>
      (await firstLine(said, { files })).includes("`noor`, your approval does not count yet");
    expect(await isNamed(rejects, approves)).toBe(true);
    expect(await isNamed(rejects)).toBe(false);
    const supplied = comment(`${line} Page 2 says so.`, { by: "noor", id: 3 });
    expect(await isNamed(rejects, approves, supplied)).toBe(false);
  });

  test("says of a line in backticks that it is none, and not that there is none", async () => {
    const why = "the line stands in code. Write it as plain text, without backticks.";
    expect(await firstLine([approving(`\`${line} Page 2 says so.\``)])).toContain(why);
    expect(await firstLine([approving("`LGTM`, I approve.")])).not.toContain(why);
  });

  test("says why by what was said last", async () => {
    const said = [approving("LGTM"), comment(line, { id: 2 })];
    expect(await firstLine(said)).toMatchInlineSnapshot(
      `"**1 case waits for a reviewer.** **\`jordan\`, your approval does not count yet:** the line cannot be read. The reason is missing behind the colon. Reviewers: \`jordan\`, \`noor\` or \`sam\`."`,
    );
  });

  test("counts those who approve for nothing beyond the third", async () => {
    const said = ["jordan", "noor", "sam", "olive"].map((by, at) =>
      approving("", { by, id: at + 1 }),
    );
    expect(await firstLine(said)).toMatch(
      /`sam`, your approval .* 1 more approval does not count either\./,
    );
  });

  test("names nobody where the policy names nobody, or only the author", async () => {
    const ends = [
      await firstLine([], { policy: "reviewers: []\n" }),
      await firstLine([], { policy: "reviewers: [avery]\n" }),
      await firstLine([], { policy: "reviewers: [a1, a2, a3, a4, a5]\n" }),
    ];
    expect(ends).toMatchInlineSnapshot(`
      [
        "**1 case waits for a reviewer.** Anybody may review it who may write to this repository, but for its author.",
        "**1 case waits for a reviewer.** Nobody whom <code>.github/touchstone.yaml</code> names as a reviewer is left to review it: whoever opened it, or wrote all of its cases, does not count.",
        "**1 case waits for a reviewer.** Reviewers: \`a1\`, \`a2\`, \`a3\` or 2 more.",
      ]
    `);
  });
});

describe("what was said and does not count", () => {
  test("has its reason, and how to mend it", async () => {
    const said: readonly Said[] = [
      approving(`${line} Mine.`, { by: "avery", id: 1 }),
      approving(`${line} I read it.`, { by: "reed", id: 2 }),
      approving(`${line} Gone.`, { by: undefined, id: 3 }),
      dismissed(`${line} Once.`, { by: "jordan", id: 4 }),
      approving(`${line} His.`, {
        by: "sam",
        id: 5,
        edited: { by: account("noor"), at: "2026-10-01T01:00:00Z" },
      }),
      approving(
        `> ${line} Quoted.\n\nI agree.\n\nreject nothing-001: Nobody asks.\naccept 12: No.`,
        { by: "noor", id: 6 },
      ),
      comment(`${line} Only said.`, { by: "olive", id: 7 }),
    ];
    expect(await whyNot(said, "reviewers: [jordan, noor, sam, reed, olive, avery]\n"))
      .toMatchInlineSnapshot(`
      [
        "- \`avery\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: nobody approves a pull request of their own. Somebody else has to review it.",
        "- \`reed\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: the account may not write to this repository. Somebody who may has to decide, or an administrator gives it the right.",
        "- A deleted account, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: the account does not exist any more. Somebody else has to decide.",
        "- \`jordan\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: the review was dismissed. Send the line in a new review that approves.",
        "- \`sam\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: somebody else changed these words last. Write them again.",
        "- \`noor\`, \`reject nothing-001\`: this pull request asks about no case \`nothing-001\`. Copy the line of the case from here.",
        "- \`noor\`, \`accept 12\`: the line cannot be read. The code of 32 digits is missing: "accept &#60;code&#62;: why".",
        "- \`noor\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: the line stands in a quote. Write it as a line of your own, without “>”.",
        "- \`olive\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: no review of this person approves. Send the line in a review, and choose “Approve”.",
      ]
    `);
    expect(await whyNot([approving(`${line} I read it.`, { by: "olive" })])).toMatchInlineSnapshot(`
      [
        "- \`olive\`, \`approve refund-policy-001 16aeddcc91551399bcffad52eeb3273c\`: <code>.github/touchstone.yaml</code> of the main branch does not name this account as one that decides this. Somebody whom it names has to.",
      ]
    `);
  });

  test("repeats no reason, which may tell of what is held out", async () => {
    const told = await whyNot([
      approving('approve "refund: 1" 00: secret words\nabstain x not-in-corpus "secret": y'),
    ]);
    expect(told.join("\n")).not.toContain("secret");
  });
});

/** The verdict, what stands first, and the rows of the table. */
const toldOf = async (...cases: readonly string[]): Promise<readonly unknown[]> => {
  const { judged, recording } = await judgedPullOf(goodSet(), goodSet(...cases));
  const [, review] = texts.statuses(judged, recording);
  const page = texts.comment(judged, recording);
  const rows = page.split("\n").filter((row) => row.startsWith("| ["));
  return [review?.state, review?.description, page.split("\n", 1)[0], ...rows];
};

test("a case that nothing can approve waits for no reviewer", async () => {
  const broken = edited(other, "kind: answerable", "kind: [answerable]");
  expect([await toldOf(pendingCase, broken), await toldOf(broken)]).toMatchInlineSnapshot(`
    [
      [
        "pending",
        "1 of 2 cases waits for a reviewer: refund-policy-001",
        "**1 of 2 cases waits for a reviewer, 1 case has to be mended first and the check finds 2 errors.** Reviewers: \`jordan\`, \`noor\` or \`sam\`.",
        "| [\`refund-policy-001\`](https://github.com/acme/set/blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/cases/refund-policy-001.yaml) | a new case | **waits for a reviewer** |",
        "| [\`refund-policy-002\`](https://github.com/acme/set/blob/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/cases/refund-policy-002.yaml) | a new case, cannot be read whole | **has to be mended first** |",
      ],
      [
        "pending",
        "1 case waits to be mended: refund-policy-002",
        "**1 case has to be mended first and the check finds 1 error.**",
      ],
    ]
  `);
});

test("one file is one in each sentence", async () => {
  const { judged, recording } = await judgedPullOf(goodSet(), {
    ...goodSet(),
    ".github/touchstone.yaml": "reviewers: [noor]\n",
  });
  expect(texts.comment(judged, recording)).toContain(
    "Read it under “Files changed”. If it is right, this line takes it as it is:",
  );
});
