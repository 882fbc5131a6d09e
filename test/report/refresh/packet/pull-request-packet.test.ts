import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLine } from "../../../../src/refresh/deciding/lines/read-line.ts";
import { togetherCode } from "../../../../src/refresh/deciding/lines/codes.ts";
import type { ContentHash } from "../../../../src/model/ids.ts";
import type { RefreshItem, RefreshPlan } from "../../../../src/refresh/plan/plan.ts";
import {
  mostCharacters,
  pullRequestPacket,
  type PacketPlace,
  type PullRequestPacket,
} from "../../../../src/report/refresh/packet/pull-request-packet.ts";
import {
  committedRequest,
  markedBody,
  readBody,
} from "../../../../src/refresh/requests/request-marks.ts";
import { dangerousText } from "../../../support/dangerous-text.ts";
import { hostilePlan } from "../../../support/hostile-plan.ts";
import { movedSet } from "../../../support/moved-set.ts";
import { shownMarkdown } from "../../../support/github-markdown.ts";
import { planOf } from "../../../support/planned.ts";
import { runnerCommands } from "../../../support/runner-commands.ts";

const place: PacketPlace = {
  files: "https://github.com/acme/set/blob/abc/",
  whole: "https://github.com/acme/set/actions/runs/7",
  readsLines: true,
  reviewers: ["jo", "sam"],
  asked: ["jo", "acme/readers"],
};

const packetOf = (plan: RefreshPlan, branch: string, where = place): PullRequestPacket => {
  const pullRequest = plan.pullRequests.find(
    (one) => one.branch === `touchstone/refresh/${branch}`,
  );
  if (pullRequest === undefined) throw new Error(`No pull request ${branch}.`);
  return pullRequestPacket(plan, pullRequest, where);
};

/** A plan whose items are those of one pull request, made of the first that is asked there. */
const manyOf = (
  plan: RefreshPlan,
  count: number,
  change: (item: RefreshItem) => RefreshItem,
): RefreshPlan => {
  const [pullRequest] = plan.pullRequests;
  const first = plan.items.find((item) => item.pullRequest === pullRequest?.branch);
  if (first === undefined || pullRequest === undefined) throw new Error("Nothing is asked.");
  const items = Array.from({ length: count }, (_, at) =>
    ownTexts(change({ ...first, id: `case-${at}` }), at),
  );
  return { ...plan, items, pullRequests: [{ ...pullRequest, cases: items.map(({ id }) => id) }] };
};

/** An item whose evidence is not that of others, which would be told once for all of them. */
const ownTexts = (item: RefreshItem, at: number): RefreshItem => ({
  ...item,
  evidence: item.evidence.map((one) => ({
    ...one,
    piece: { ...one.piece, contentHash: `sha256:${at}` as ContentHash },
  })),
});

/** The lines that somebody can copy, as the page shows them. */
const linesIn = (body: string): readonly string[] =>
  [...body.matchAll(/^ ```\n (.*)\n ```$/gm)].map(([, line = ""]) => line);

describe("a pull request that asks", () => {
  test("has a title, a message and a page that starts with the verdict", async () => {
    const { title, body, commitMessage } = packetOf(await planOf(movedSet()), "travel");
    expect(title).toMatchInlineSnapshot(`"Look again at 1 case of travel: travel moved"`);
    expect(commitMessage).toMatchInlineSnapshot(`
      "Ask for review of 1 case after two

      - hotel-001: its evidence stands under another id (chunk-moved)
      "
    `);
    expect(body).toMatchInlineSnapshot(`
      "**Please look again at 1 case of travel.** A case is a test question with an answer that somebody approved; say whether it still holds. Corpus revision \`two\` is current; the evidence only moved, word for word.

      **What changed**

      - \`travel\` goes on as trips: 1 chunk moved

      **Why you:** @jo and @acme/readers, you are asked. \`jordan\` approved this case. The policy names \`jo\` and \`sam\` as reviewers.

      Each case ends with lines to copy; the end of this page says how. Until it is decided, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.

      ### [\`hotel-001\`](https://github.com/acme/set/blob/abc/cases/hotel-001.yaml)

      **Question:** What may a hotel cost?\\
      **Answer:** This of hotel-001.

      **Asked because** its evidence stands under another id.

      **Evidence** \`travel:hotels\`\\
      Moved word for word to another id.

      Now: \`trips:hotels\` (equal text)

      **To decide:** Which chunk is the evidence now? Does the expected answer change? Is it right to give no answer now?

      <details><summary>Decide: copy a line</summary>

      **The evidence only moved; all else holds.** Take \`trips:hotels\` in the place of \`travel:hotels\`.

       \`\`\`
       revise hotel-001 bb86fca84a94e97d0d32530f2c8effc4 travel:hotels -> trips:hotels:
       \`\`\`

      **The answer changed.** Write the new one behind <code>--answer</code>, on a checkout: \`touchstone refresh decide hotel-001 --revised --answer "" --replace 'travel:hotels -> trips:hotels'\`

      **No answer is right any more.** Write what a good refusal says between the quotation marks. Instead of <code>not-in-corpus</code> it may be <code>out-of-scope</code>, <code>not-permitted</code> or <code>ambiguous</code>.

       \`\`\`
       abstain hotel-001 b7039f335d8784a21e9bb2282d02ce03 not-in-corpus "":
       \`\`\`

      **Nobody needs the case any more.**

       \`\`\`
       retire hotel-001 f09d5f3f191928345a04807b8c926cb2:
       \`\`\`

      Not possible: <del>The case holds as it is.</del> Chunk "travel:hotels" is not in corpus revision "two".

      </details>

      ---

      <details><summary>How to read this, and how to decide</summary>

      1. **Here:** copy one line of a case, write your reason behind the colon, and send it in a review of this pull request. The 32 digits stand for what was shown: where the case or the corpus changes, they do not fit any more.
      2. **On a checkout of this branch:** \`touchstone refresh decide hotel-001\` shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.
      3. **By hand:** edit the case as far as you like, then run \`touchstone refresh decide <case> --revised\`. Or fill in its blocks \`refresh\` and \`review\` yourself; \`touchstone check\` says what is missing.

      <del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.

      Where a text has “…”, \`touchstone refresh plan hotel-001\` shows all of it, and the [whole plan](https://github.com/acme/set/actions/runs/7) has it, too.

      No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.

      </details>"
    `);
  });

  test("shows an abstention with the new chunks that are near to its question", async () => {
    const { body } = packetOf(await planOf(movedSet()), "--no-family");
    expect(body.slice(body.indexOf("###"), body.indexOf("---"))).toMatchInlineSnapshot(`
      "### [\`pension-001\`](https://github.com/acme/set/blob/abc/cases/pension-001.yaml)

      **Question:** Does the company pay into a pension?\\
      **Refusal:** The handbook says nothing about pensions.

      **Asked because** a page that may answer it has another text and a document came that may answer it.

      **Document** \`pensions\` added, 1 chunk with a new text

      Near to the question: \`pensions:rate\`

      <details><summary>Its text</summary>

      > The company pays five percent of the salary into the pension of everybody.

      </details>

      **Document** \`leave\` edited, 2 chunks with a new text

      No such chunk is near to the question.

      **Document** \`refunds\` edited, 1 chunk with a new text

      No such chunk is near to the question.

      **To decide:** Which chunk, if any, answers the question now? Does what a good refusal says change? Is it still right to give no answer?

      <details><summary>Decide: copy a line</summary>

      **Giving no answer is still right.**

       \`\`\`
       confirm pension-001 1d45165183cca3ef8542dc0d0ff069f6:
       \`\`\`

      **There is an answer now.** First write the answer into the case: <code>kind: answerable</code>, and no <code>because</code>. On a checkout: \`touchstone refresh decide pension-001 --revised --add CHUNK\`

      **Nobody needs the case any more.**

       \`\`\`
       retire pension-001 d49dc8e6390947ce71511dbc5a618755:
       \`\`\`

      Not possible: <del>No answer is right.</del> The case is an abstention already.

      </details>

      "
    `);
  });

  test("tells of a case that is held out its id and a link, and mentions no word of it", async () => {
    const plan = await planOf(movedSet());
    const { title, body, commitMessage } = packetOf(plan, "refunds");
    expect(body).toMatchInlineSnapshot(`
      "**Please look again at 1 case of refunds.** A case is a test question with an answer that somebody approved; say whether it still holds. Corpus revision \`two\` is current. It is held out.

      **Why you:** @jo and @acme/readers, you are asked. \`jordan\` approved this case. The policy names \`jo\` and \`sam\` as reviewers.

      The end of this page says how to decide. Until it is decided, the check of this pull request is red; then it can be merged. A check that does not start waits for a click on “Approve workflows to run”.

      ### [\`refund-001\`](https://github.com/acme/set/blob/abc/cases/refund-001.yaml)

      Held out: it is read in its file, and decided on a checkout.

      ---

      <details><summary>How to read this, and how to decide</summary>

      1. **On a checkout of this branch:** \`touchstone refresh decide refund-001\` shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.
      2. **By hand:** edit the case as far as you like, then run \`touchstone refresh decide <case> --revised\`. Or fill in its blocks \`refresh\` and \`review\` yourself; \`touchstone check\` says what is missing.

      No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.

      </details>"
    `);
    const all = [title, body, commitMessage].join("\n");
    expect(all).not.toMatch(/request a refund|30 days|14 days|refunds:window|chunk-edited/);
  });

  test("asks for a first judgment of candidates", async () => {
    const plan = await planOf(movedSet());
    const candidates = manyOf(plan, 2, (item) => ({
      ...item,
      asks: "first-judgment",
      reasons: [],
      outcomes: (["approved", "rejected"] as const).map((outcome) => ({
        outcome,
        replace: [],
        result: { digest: item.file.digest ?? ("" as never) },
      })),
    }));
    const { title, body } = packetOf(candidates, "leave");
    expect([title, body.split("\n", 1)[0]]).toMatchInlineSnapshot(`
      [
        "Judge 2 new cases of leave: leave changed",
        "**Please judge 2 candidates for the first time of leave.** Corpus revision \`two\` is current; the evidence was cut into pieces in 2.",
      ]
    `);
    expect(linesIn(body)).toMatchInlineSnapshot(`
      [
        "approve case-0 309d74f7832ddbe9b12fd696ceeacc97:",
        "reject case-0:",
        "approve case-1 309d74f7832ddbe9b12fd696ceeacc97:",
        "reject case-1:",
      ]
    `);
  });

  test("mentions whom the caller asks, and nobody else", async () => {
    const plan = await planOf(movedSet());
    const asked = ["jo", "acme/readers", "@sam", "not an account", "x/y/z", "-a"];
    const { body } = packetOf(plan, "leave", { ...place, asked, reviewers: ["kim"] });
    expect(shownMarkdown(body).textOutsideCode.match(/@[\w/-]+/g)).toEqual([
      "@jo",
      "@acme/readers",
      "@sam",
    ]);
  });
});

describe("where nobody reads the lines of a review", () => {
  test("a page sends nobody there to decide", async () => {
    const whole = await planOf(movedSet());
    const hotel = whole.items.find(({ id }) => id === "hotel-001");
    if (hotel === undefined) throw new Error("hotel-001 is not asked about.");
    const plan = manyOf(whole, 2, ({ id, pullRequest: branch }) => ({
      ...hotel,
      id,
      pullRequest: branch,
    }));
    const [pullRequest] = plan.pullRequests;
    if (pullRequest === undefined) throw new Error("Nothing is asked.");
    const pages = [true, false].map(
      (readsLines) => pullRequestPacket(plan, pullRequest, { ...place, readsLines }).body,
    );
    expect(pages.map((body) => /in a review of this pull request|[Cc]opy/.test(body))).toEqual([
      true,
      false,
    ]);
    expect(pages[1]?.slice(pages[1].indexOf("### All that"))).toMatchInlineSnapshot(`
      "### All that only moved

      \`case-0\` and \`case-1\` have the same words as before under other ids. One decision takes the moves of both, by a command on a checkout:

       \`\`\`
       touchstone refresh decide case-0 case-1 --moved
       \`\`\`

      Its line, which cannot be sent in a review yet:

       \`\`\`
       confirm moved 460c5f52cd74db71e3c70b9177c4ee42:
       \`\`\`

      ---

      <details><summary>How to read this, and how to decide</summary>

      1. **On a checkout of this branch:** \`touchstone refresh decide case-0\` shows the case and asks. It takes other chunks, quotes and answers as well. Then commit and push.
      2. **By hand:** edit the case as far as you like, then run \`touchstone refresh decide <case> --revised\`. Or fill in its blocks \`refresh\` and \`review\` yourself; \`touchstone check\` says what is missing.

      **The grey lines** name each decision, and in 32 digits what was shown and would come of it. Until a program reads them, one in a comment, with a reason behind the colon, tells the others what you found, and somebody records it on a checkout.

      <del>Struck out</del> is gone, <ins>underlined</ins> is new, and ⟦ ⟧ marks the words that carried the answer.

      Where a text has “…”, \`touchstone refresh plan case-0\` shows all of it, and the [whole plan](https://github.com/acme/set/actions/runs/7) has it, too.

      No candidate is chosen, and nothing is decided by itself. Close this pull request to leave these cases as they are until the corpus changes again.

      </details>"
    `);
  });
});

describe("the lines to copy", () => {
  test("are decisions once a reason is written, each with the code of what was shown", async () => {
    const plan = await planOf(movedSet());
    for (const { branch } of plan.pullRequests) {
      const { body } = packetOf(plan, branch.replace("touchstone/refresh/", ""));
      const items = plan.items.filter((item) => item.pullRequest === branch);
      const codes = items
        .flatMap(({ outcomes }) => outcomes)
        .flatMap(({ result }) => ("digest" in result ? [result.digest.slice(7, 39)] : []));
      for (const line of linesIn(body)) {
        expect(readLine(line)).toEqual({ wrong: "The reason is missing behind the colon." });
        const read = readLine(`${line} It says so.`);
        const isBlank = line.includes('""');
        expect(read).toMatchObject(isBlank ? { wrong: /./ } : { reason: "It says so." });
        if (!isBlank) expect(codes).toContain(/[\da-f]{32}/.exec(line)?.[0]);
      }
    }
  });

  test("take all moves together where several cases only moved", async () => {
    const plan = await planOf(movedSet());
    const hotel = plan.items.find(({ id }) => id === "hotel-001");
    if (hotel === undefined) throw new Error("hotel-001 is not asked about.");
    const moved = manyOf(plan, 3, (item) => ({
      ...hotel,
      id: item.id,
      pullRequest: item.pullRequest,
    }));
    const { body } = packetOf(moved, "leave");
    const digest = hotel.outcomes.flatMap(({ outcome, result }) =>
      outcome === "revised" && "digest" in result ? [result.digest] : [],
    )[0];
    if (digest === undefined) throw new Error("Its move has no digest.");
    const code = togetherCode(["case-0", "case-1", "case-2"].map((id) => ({ id, digest })));
    expect(body.slice(body.indexOf("### All"), body.indexOf("\n---"))).toContain(
      `One decision takes the moves of all 3:\n\n \`\`\`\n confirm moved ${code}:\n \`\`\``,
    );
  });
});

const long = (item: RefreshItem, text: string): RefreshItem => ({
  ...item,
  file: { ...item.file, case: { ...item.file.case, query: text, expectedAnswer: text } },
  evidence: item.evidence.map((one) => ({
    ...one,
    text,
    candidates: one.candidates.map((each) => ({ ...each, text: `${text} and more` })),
  })),
});

const chunks = (item: RefreshItem): RefreshItem => ({
  ...item,
  evidence: Array.from({ length: 6 }, () => item.evidence[0] as never).map(
    (one: RefreshItem["evidence"][number]) => ({
      ...one,
      candidates: Array.from({ length: 5 }, (_, at) => ({
        ...(one.candidates[0] as (typeof one.candidates)[number]),
        id: `${"`".repeat(180)}${at}` as never,
      })),
    }),
  ),
});

describe("the room of a page", () => {
  test.each([
    ["letters", "word ".repeat(4000)],
    ["markup", "*_`<&| ".repeat(3000)],
    ["signs of two units", "🙂 ".repeat(6000)],
    ["one word", "x".repeat(50_000)],
    ["lines", "- a\n".repeat(4000)],
  ])("holds ten cases of very long texts, and cuts no markup: %s", async (_, text) => {
    const plan = manyOf(await planOf(movedSet()), 10, (item) => long(item, text));
    const { body } = packetOf(plan, "leave");
    expect(body.length).toBeLessThanOrEqual(mostCharacters);
    expect(Buffer.byteLength(body)).toBeLessThan(4 * 65_536);
    const { elements, comments, text: shown } = shownMarkdown(body);
    const opened = elements.filter((name) => name === "details").length;
    expect(opened).toBe(body.match(/^<\/details>$/gm)?.length);
    expect(elements.filter((name) => name === "h3")).toHaveLength(10);
    expect(comments).toEqual([]);
    expect(shown).toContain("…");
    expect(body).not.toMatch(/&#?\w{0,7}(?:…|$)/m);
  });

  test("names the cases beyond ten", async () => {
    const plan = manyOf(await planOf(movedSet()), 12, (item) => item);
    const { body } = packetOf(plan, "leave");
    expect(shownMarkdown(body).text).toContain(
      "2 more cases, for which there is no room here: case-10 and case-11.",
    );
  });

  test("names what has no room even when it is short", async () => {
    const plan = manyOf(await planOf(movedSet()), 10, chunks);
    const { body } = packetOf(plan, "leave");
    expect(body.length).toBeLessThanOrEqual(mostCharacters);
    expect(shownMarkdown(body).text).toMatch(/\d more cases?, for which there is no room here/);
  });

  test.each([1, 40])(
    "has a title and a first line of at most 72 characters: %i families",
    async (count) => {
      const plan = await planOf(movedSet());
      const families = Array.from({ length: count }, (_, at) => `${"family-".repeat(8)}${at}`);
      const [pullRequest] = plan.pullRequests;
      if (pullRequest === undefined) throw new Error("Nothing is asked.");
      const to = { ...plan.to, id: "r".repeat(100) };
      const { title, commitMessage } = pullRequestPacket(
        { ...plan, to },
        { ...pullRequest, families },
        place,
      );
      expect(title.length).toBeLessThanOrEqual(72);
      expect(commitMessage.split("\n", 1)[0]?.length).toBeLessThanOrEqual(72);
    },
  );
});

/** What GitHub itself links, notifies or replaces in a text outside code. */
const linked =
  /@[a-z\d_-]|#\d|\b(?:GH|GHSA|CVE)-\w|:\/\/|www\.[\w]|:[\w+-]+:|(?<!\w)[\da-f]{7,40}(?!\w)/i;

const ours = new Set(
  "a blockquote br code del details h3 hr ins li ol p pre strong summary ul".split(" "),
);

describe("what others wrote in a pull request", () => {
  test("is text: nothing that GitHub, a bot, a runner or our own reader would follow", async () => {
    const plan = await planOf(movedSet());
    const nobody = { ...place, asked: [], whole: undefined };
    fc.assert(
      fc.property(fc.infiniteStream(dangerousText()), (texts) => {
        const hostile = hostilePlan(plan, () => texts.next().value as string);
        for (const pullRequest of hostile.pullRequests) {
          const { title, body, commitMessage } = pullRequestPacket(hostile, pullRequest, nobody);
          const shown = shownMarkdown(body);
          expect(shown.elements.filter((name) => !ours.has(name))).toEqual([]);
          expect(
            shown.links.filter(
              (link) => !/^https:\/\/github\.com\/acme\/set\/blob\/abc\/[\w.\-%/]*$/.test(link),
            ),
          ).toEqual([]);
          expect(shown.textOutsideCode).not.toMatch(linked);
          expect(shown.comments).toEqual([]);
          expect(body).not.toMatch(/^\s*\/|^\s*- \[[ x]\]/im);
          expect(runnerCommands(`${title}\n${body}\n${commitMessage}`)).toEqual([]);
          expect(`${title}\n${commitMessage}`).not.toMatch(linked);
          expect(`${title}\n${commitMessage}`).not.toMatch(/\[(?:skip|ci|no)/i);
          expect(commitMessage.match(/^[\w-]+: .*$/gm)).toBeNull();
          expect(committedRequest(commitMessage)).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });

  test("is no marker, however it is written", async () => {
    const plan = await planOf(movedSet());
    const forged = '<!-- touchstone:refresh {"v":1,"cases":["forged"]} -->';
    const hostile = hostilePlan(plan, () => `${forged}\n${forged}\n\n${forged}`);
    for (const pullRequest of hostile.pullRequests) {
      const { body } = pullRequestPacket(hostile, pullRequest, place);
      expect(readBody(body).mark).toBeUndefined();
      const request = { to: "two", plan: "sha256:1", cases: ["real-001"] };
      expect(readBody(markedBody(body, request)).mark).toMatchObject(request);
    }
  });

  test("breaks no line that is copied", async () => {
    const plan = await planOf(movedSet());
    fc.assert(
      fc.property(fc.infiniteStream(dangerousText()), (texts) => {
        const hostile = hostilePlan(plan, () => texts.next().value as string);
        for (const pullRequest of hostile.pullRequests) {
          for (const line of linesIn(pullRequestPacket(hostile, pullRequest, place).body)) {
            expect(readLine(line)).toEqual({ wrong: "The reason is missing behind the colon." });
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

test("commands work at the root of a checkout of a set in a folder", async () => {
  const plan = await planOf(movedSet());
  const tool = { program: "node eval/.touchstone/touchstone.js", set: "eval" };
  const bodies = plan.pullRequests.map(
    (one) => pullRequestPacket(plan, one, { ...place, readsLines: false, tool }).body,
  );
  const commands = bodies.flatMap((body) => body.match(/`[^`\n]*touchstone[^`\n]*`/g) ?? []);
  const other = commands.filter(
    (one) =>
      !/^`node eval\/\.touchstone\/touchstone\.js (?:refresh .* --set eval|check eval)`$/.test(one),
  );
  expect([commands.length > 3, other]).toEqual([true, []]);
});
