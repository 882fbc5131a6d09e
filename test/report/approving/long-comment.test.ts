import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { mostCharacters } from "../../../src/report/refresh/packet/pull-request-packet.ts";
import { reviewTexts } from "../../../src/report/approving/review-texts.ts";
import { contentHash } from "../../../src/model/hash.ts";
import { goodSet, pendingCase } from "../../support/good-set.ts";
import { judgedPullOf, reviewPlace, type Judged } from "../../support/judged-pulls.ts";
import { shownMarkdown } from "../../support/github-markdown.ts";
import { parse } from "yaml";
import { asFields } from "../../support/fields.ts";

const texts = reviewTexts(reviewPlace);

/** So many candidates, each with an answer, a quote and other right answers of so many words that do not repeat. */
function longCases(count: number, words: number): readonly string[] {
  const fields = asFields(parse(pendingCase));
  return Array.from({ length: count }, (_, at) => {
    const long = Array.from({ length: words }, (__, word) => `word${at}x${word}`).join(" ");
    const [entry] = fields["provenance"] as readonly object[];
    return stringify({
      ...fields,
      id: `refund-policy-${100 + at}`,
      query: `${at}? ${long}`,
      expectedAnswer: long,
      acceptedAnswers: [{ statement: long, chunkIds: ["refund-policy:12"] }],
      provenance: [{ ...entry, contentHash: contentHash(long), quote: long }],
    });
  });
}

const pullOf = async (cases: readonly string[]): Promise<Judged> =>
  await judgedPullOf(goodSet(), goodSet(...cases));

const linesIn = (page: string): readonly string[] =>
  [...page.matchAll(/^ ```\n (.*)\n ```$/gm)].map(([, line = ""]) => line);

describe("a comment that would be too long", () => {
  test.each([
    [3, 3000],
    [10, 600],
    [10, 4000],
    [60, 300],
    [400, 40],
  ])("has room for %i cases with %i words a text", async (count, words) => {
    const { judged, recording } = await pullOf(longCases(count, words));
    const page = texts.comment(judged, recording);
    expect(page.length).toBeLessThanOrEqual(mostCharacters);
    const lines = linesIn(page);
    const shown = lines.filter((line) => line.startsWith("approve refund-policy-"));
    expect(shown).toHaveLength(Math.min(count, 10));
    expect(page.match(/^### \[/gm)).toHaveLength(shown.length);
    const all =
      count <= 10 ? /^approve [\da-f]{32}:$/ : new RegExp(`^approve all ${count} [\\da-f]{32}:$`);
    expect(lines.filter((line) => all.test(line))).toHaveLength(1);
    const { elements } = shownMarkdown(page);
    expect(elements.filter((name) => name === "tr")).toHaveLength(1 + Math.min(count, 10));
    expect(page).toMatch(/<details>[^]*“…” stands where a text was cut/);
  });

  test("leaves the last cases to the table and their files where even short texts have no room", async () => {
    const { judged, recording } = await pullOf(longCases(10, 3));
    const [first] = judged.sets.merged.cases;
    const piece = first?.case.provenance?.[0];
    // A case names six pieces of evidence at most, each by an id of at most 200 characters as code.
    const provenance = Array.from({ length: 6 }, (_, at) => ({
      ...piece,
      chunkId: `${at}${"`a".repeat(400)}` as never,
      documentId: `${at}${"`|".repeat(400)}` as never,
      sourceRevision: "|".repeat(400),
      quote: "|".repeat(400),
    }));
    const cases = judged.judgement.cases.map((one) => {
      const { after } = one.asked;
      return {
        ...one,
        asked: { ...one.asked, after: { ...after, case: { ...after.case, provenance } } },
      };
    });
    const page = texts.comment({ ...judged, judgement: { ...judged.judgement, cases } }, recording);
    expect(page.length).toBeLessThanOrEqual(mostCharacters);
    const blocks = page.match(/^### \[/gm)?.length ?? 0;
    expect(blocks).toBeGreaterThan(0);
    expect(blocks).toBeLessThan(10);
    const left = 10 - blocks;
    expect(page).toContain(`**${left} cases of 10 are not shown below**, for want of room.`);
    expect(linesIn(page).filter((line) => line.startsWith("approve refund-"))).toHaveLength(blocks);
  });

  test.each([[250, 200]])(
    "remembers all %i cases, so that an edit of one leaves the line good for the others",
    async (count, words) => {
      const { judged, recording } = await pullOf(longCases(count, words));
      const page = texts.comment(judged, recording);
      expect(page.length).toBeLessThanOrEqual(mostCharacters);
      const own = { id: 1, author: "touchstone[bot]", isOwn: true, body: page };
      const [, code = ""] = /^ approve all \d+ ([\da-f]{32}):$/m.exec(page) ?? [];
      expect(texts.memoryOf([own]).get(code)).toHaveLength(count);
      expect(page).not.toContain("counts only while none of them changes");
    },
  );

  test("says so where it cannot remember them all", async () => {
    const { judged, recording } = await pullOf(longCases(900, 3));
    const page = texts.comment(judged, recording);
    expect(page.length).toBeLessThanOrEqual(mostCharacters);
    const own = { id: 1, author: "touchstone[bot]", isOwn: true, body: page };
    expect([...texts.memoryOf([own]).values()].map(({ length }) => length)).toEqual([]);
    expect(page).toContain(
      "**The line for all 900 cases counts only while none of them changes.**",
    );
  });
});
