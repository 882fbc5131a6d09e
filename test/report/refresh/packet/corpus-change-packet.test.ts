import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CorpusChange } from "../../../../src/refresh/preview/corpus-change.ts";
import type { RefreshItem } from "../../../../src/refresh/plan/plan.ts";
import {
  corpusChangeElsewhere,
  corpusChangePacket,
  corpusChangeSummary,
  noCorpusChange,
  untoldCorpusChange,
} from "../../../../src/report/refresh/packet/corpus-change-packet.ts";
import { mostCharacters } from "../../../../src/report/refresh/packet/pull-request-packet.ts";
import { readMarker } from "../../../../src/report/untrusted/marker.ts";
import { changeOf, changePlace, pointingAt, without } from "../../../support/corpus-changes.ts";
import { dangerousText } from "../../../support/dangerous-text.ts";
import { shownMarkdown } from "../../../support/github-markdown.ts";
import type { Files } from "../../../support/good-set.ts";
import { hostileChange } from "../../../support/hostile-plan.ts";
import { movedSet } from "../../../support/moved-set.ts";
import { runnerCommands } from "../../../support/runner-commands.ts";

/** The set before somebody recorded "two", and with it; what is held out is about travel. */
const after = heldOut("travel", movedSet());
const before = pointingAt(without(after, /\/two\//), "one");

const moved = async (more: Files = {}): Promise<CorpusChange> =>
  await changeOf({ ...before, ...more }, { ...after, ...more });

function heldOut(family: string, files: Files): Files {
  const text = String(files["families.yaml"])
    .replaceAll("split: test", "split: dev")
    .split("\n")
    .map((line) =>
      line.startsWith(`  ${family}:`) ? line.replace("split: dev", "split: test") : line,
    );
  return { ...files, "families.yaml": text.join("\n") };
}

const packetOf = (change: CorpusChange, place = changePlace): string =>
  corpusChangePacket(change, place);

const verdictOf = (text: string): string => text.split("\n\n", 1)[0] ?? "";

/** A change under which the only items are so many of one that it has, each with another id. */
function manyOf(
  change: CorpusChange,
  count: number,
  edit: (item: RefreshItem, at: number) => RefreshItem = (item) => item,
): CorpusChange {
  const { plan } = change;
  const items = Array.from({ length: count }, (_, at) => at).flatMap((at) =>
    plan.items.map((item) => edit({ ...item, id: `${item.id}-${at}` }, at)),
  );
  return { ...change, plan: { ...plan, items }, becoming: items };
}

describe("a corpus revision before it is merged", () => {
  test("is told with its verdict first, then what is cited, then all documents", async () => {
    await expect(packetOf(await moved())).toMatchFileSnapshot(
      "../../../fixtures/corpus-change/moved-set.md",
    );
  });

  test("tells of held-out cases their ids and links alone", async () => {
    const change = await moved();
    const texts = packetOf(change) + corpusChangeSummary(change, changePlace);
    expect(texts).toContain(
      "[`hotel-001`](https://github.com/acme/set/blob/abc/cases/hotel-001.yaml)",
    );
    expect(texts).not.toMatch(/What may a hotel|140 euros|travel:hotels|trips:hotels/);
  });

  test.each(["test", "validation"] as const)(
    "tells no question, chunk or text of any kind of case that is in %s",
    async (split) => {
      const sides = String(after["families.yaml"]).replaceAll(/split: \w+/g, `split: ${split}`);
      const byThemselves = Object.entries(after).flatMap(([path, text]) =>
        path.startsWith("cases/") && !/^(?:relevantChunkIds|families):/m.test(text)
          ? [[path, `${text}split: ${split}\n`]]
          : [],
      );
      const held = await moved({
        "families.yaml": sides,
        ...Object.fromEntries(byThemselves),
      });
      const { items } = held.plan;
      const texts = packetOf(held) + corpusChangeSummary(held, changePlace);
      for (const { id } of items) expect(texts).toContain(id);
      const secret = items.flatMap(({ file, evidence, documents }) => [
        file.case.query ?? "",
        file.case.expectedAnswer ?? "",
        ...evidence.flatMap(({ piece, text = "" }) => [piece.chunkId, piece.quote ?? "", text]),
        ...documents.flatMap(({ nearest }) => nearest.flatMap((one) => [one.id, one.text ?? ""])),
      ]);
      const told = secret.filter((text) => text !== "" && texts.includes(text));
      expect([told, secret.length > 12]).toEqual([[], true]);
    },
  );

  test("marks the quote of each case where several cite one chunk", async () => {
    const change = await moved();
    const notice = change.plan.items.find(({ id }) => id === "holiday-001");
    if (notice === undefined) throw new Error("It is not asked about.");
    const quoting = (id: string, quote: string | undefined): RefreshItem => ({
      ...notice,
      id,
      evidence: notice.evidence.map((one) => ({ ...one, piece: { ...one.piece, quote } })),
    });
    const items = [
      notice,
      { ...notice, id: "holiday-002" },
      quoting("holiday-003", undefined),
      quoting("holiday-004", "then they are gone"),
    ];
    if (notice.evidence[0]?.piece.quote === undefined) throw new Error("It has a quote.");
    const text = packetOf({ ...change, becoming: items });
    expect(text.match(/⟦/g)).toHaveLength(2);
    expect(
      text
        .split("\n")
        .filter((line) => /\bcites?\b|^Cited by/.test(line) && line.includes("holiday")),
    ).toMatchInlineSnapshot(`
      [
        "Cited by [\`holiday-001\`](https://github.com/acme/set/blob/abc/cases/holiday-001.yaml) and [\`holiday-002\`](https://github.com/acme/set/blob/abc/cases/holiday-001.yaml).\\",
        "[\`holiday-004\`](https://github.com/acme/set/blob/abc/cases/holiday-001.yaml) cites other words of it: “then they are gone” (split, the quote stands).\\",
        "[\`holiday-003\`](https://github.com/acme/set/blob/abc/cases/holiday-001.yaml) cites it without a quote.",
      ]
    `);
  });

  test("says what becomes of cases whose evidence is all the same", async () => {
    const files = { ".github/touchstone.yaml": "refresh: {chunk-edited: whole-set}\n" };
    const text = packetOf(await moved(files));
    expect(/\*\*1 case cites only.*/.exec(text)?.[0]).toMatchInlineSnapshot(
      `"**1 case cites only chunks that are the same**: [\`form-001\`](https://github.com/acme/set/blob/abc/cases/form-001.yaml). By the policy, \`chunk-edited\` asks about it all the same."`,
    );
  });

  test("says what to do before the merge", async () => {
    const families = String(after["families.yaml"]).replace('travel, "trips*"', "travel");
    const text = packetOf(await moved({ "families.yaml": families }));
    expect(/### To do before the merge\n\n(.*)/.exec(text)?.[1]).toMatchInlineSnapshot(
      `"- \`trips\` is in no family: add it to one in \`families.yaml\`. Without that nobody can decide that a case rests on it (\`family/ungrouped-document\`)."`,
    );
  });
});

describe("the first lines", () => {
  test("say where every judgment stands", async () => {
    const change = await changeOf(pointingAt(after, "two"), pointingAt(after, "one"));
    expect(verdictOf(packetOf(change))).toMatchInlineSnapshot(
      `"**Merging this asks nobody anything: all 5 judgments stand.** Corpus revision \`one\` becomes current again, in the place of \`two\`."`,
    );
  });

  test("say that all fall", async () => {
    const change = await moved();
    const plan = { ...change.plan, standing: { current: 0, carried: 0 } };
    expect(verdictOf(packetOf({ ...change, plan }))).toMatchInlineSnapshot(
      `"**Merging this makes all 4 cases stale.** Corpus revision \`two\` becomes current, in the place of \`one\`. People will be asked about 4 cases in 4 pull requests."`,
    );
  });

  test("tell what was stale already", async () => {
    const change = await moved();
    const [first, second, ...others] = change.plan.items;
    if (first === undefined || second === undefined) throw new Error("Two are asked about.");
    const texts = [
      { becoming: others, changing: [], waiting: [first] },
      { becoming: others, changing: [first], waiting: [second] },
      { becoming: [], changing: [first, second, ...others], waiting: [] },
      { becoming: [], changing: [], waiting: [first, second, ...others] },
    ].map((sorted) => verdictOf(packetOf({ ...change, ...sorted })).split(" Corpus ")[0]);
    expect(texts).toMatchInlineSnapshot(`
      [
        "**Merging this makes 2 cases of 4 stale; 1 stands.** 1 other case is stale without it already.",
        "**Merging this makes 2 cases of 5 stale; 1 stands.** 2 other cases are stale without it already; the evidence of one of them changes again.",
        "**Merging this makes no case stale that stands now.** 4 cases are stale without it already; the evidence of all of them changes again.",
        "**Merging this makes no case stale that stands now.** 4 cases are stale without it already.",
      ]
    `);
  });

  test("tell a first revision, one that was recorded anew, one beside, and a base that cannot be read", async () => {
    const change = await moved();
    const texts = [
      { before: { state: "none" } as const },
      { before: { state: "rewritten", id: "two" } as const },
      { before: { state: "same", id: "two" } as const, recorded: ["three"] },
      { before: { state: "unreadable" } as const },
      { before: { state: "other", id: "three", isAgain: true } as const },
    ].map((some) => verdictOf(packetOf({ ...change, ...some })).split("** ")[1]);
    expect(texts).toMatchInlineSnapshot(`
      [
        "Corpus revision \`two\` becomes current, the first one. People will be asked about 4 cases in 4 pull requests.",
        "Corpus revision \`two\` is recorded anew under its name, and a recorded revision never changes: \`touchstone check\` refuses that. People will be asked about 4 cases in 4 pull requests.",
        "Corpus revision \`two\` stays current. \`three\` is recorded and not current, so it asks nobody; \`touchstone refresh plan --to three\` tells what it would ask. People will be asked about 4 cases in 4 pull requests.",
        "Corpus revision \`two\` becomes current. What is current without it cannot be read, so nothing is compared with that. People will be asked about 4 cases in 4 pull requests.",
        "Corpus revision \`two\` becomes current again, in the place of \`three\`. People will be asked about 4 cases in 4 pull requests.",
      ]
    `);
  });

  test("say how many pull requests wait, and that another branch asks nobody", async () => {
    const change = await moved({
      ".github/touchstone.yaml": "limits: {openRefreshPullRequests: 1}\n",
    });
    const other = { branch: "release/9", asking: "main" };
    const text = verdictOf(packetOf(change, { ...changePlace, other }));
    expect(text.slice(text.indexOf("People"))).toMatchInlineSnapshot(
      `"People will be asked about 4 cases in 4 pull requests; 1 is opened at once, the others wait for these. It goes to \`release/9\`: people are asked once it is on \`main\`."`,
    );
  });
});

describe("the room of a comment", () => {
  test("holds any number of cases and chunks, with very long texts", async () => {
    const change = manyOf(await moved(), 150, (one, at) => ({
      ...one,
      evidence: one.evidence.map((evidence) => ({
        ...evidence,
        piece: {
          ...evidence.piece,
          chunkId: `${evidence.piece.chunkId}-${at}` as typeof evidence.piece.chunkId,
        },
        text: "*_`<&| ".repeat(800),
      })),
    }));
    const text = packetOf(change);
    expect(text.length).toBeLessThanOrEqual(mostCharacters);
    const { elements, comments, text: shown } = shownMarkdown(text);
    expect(elements.filter((name) => name === "details")).toHaveLength(
      text.match(/^<\/details>$/gm)?.length ?? 0,
    );
    expect(comments).toHaveLength(1);
    expect(shown).toMatch(/And \d+ more chunks: /);
    const summary = corpusChangeSummary(change, changePlace);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.length).toBeGreaterThan(text.length);
  });

  test("holds a text of a megabyte", async () => {
    const change = manyOf(await moved(), 1, (one) => ({
      ...one,
      evidence: one.evidence.map((evidence) => ({ ...evidence, text: "words ".repeat(175_000) })),
    }));
    expect(packetOf(change).length).toBeLessThanOrEqual(mostCharacters);
  });

  test("holds ids of any length, in any number", async () => {
    const long = "x".repeat(3000);
    const change = manyOf(await moved(), 60, (one, at) => ({
      ...one,
      ungrouped: [{ id: `${long}-${at}` as (typeof one.ungrouped)[number]["id"], families: [] }],
      evidence: one.evidence.map((evidence) => ({
        ...evidence,
        piece: {
          ...evidence.piece,
          chunkId: `${long}-${at}` as typeof evidence.piece.chunkId,
        },
      })),
    }));
    expect(packetOf(change).length).toBeLessThanOrEqual(mostCharacters);
  });
});

/** What GitHub itself links, notifies or replaces in a text outside code. */
const linked =
  /@[a-z\d_-]|#\d|\b(?:GH|GHSA|CVE)-\w|:\/\/|www\.[\w]|:[\w+-]+:|(?<!\w)[\da-f]{7,40}(?!\w)/i;

const ours = new Set(
  "a blockquote br code del details h3 hr ins li p strong summary table tbody td th thead tr ul".split(
    " ",
  ),
);

const ourLinks = /^https:\/\/github\.com\/acme\/set\/(?:blob\/abc\/[\w.\-%/]*|pull\/7\/checks)$/;

describe("what others wrote in a change of the corpus", () => {
  test("is text: nothing that GitHub, a bot, a runner or our own reader would follow", async () => {
    const plain = await moved();
    fc.assert(
      fc.property(fc.infiniteStream(dangerousText()), (texts) => {
        const change = hostileChange(plain, () => texts.next().value as string);
        const place = {
          ...changePlace,
          other: { branch: texts.next().value as string, asking: texts.next().value as string },
        };
        for (const body of [
          corpusChangePacket(change, place),
          corpusChangeSummary(change, place),
        ]) {
          const shown = shownMarkdown(body);
          expect(shown.elements.filter((name) => !ours.has(name))).toEqual([]);
          expect(shown.links.filter((link) => !ourLinks.test(link))).toEqual([]);
          expect(shown.textOutsideCode).not.toMatch(linked);
          expect(body).not.toMatch(/^\s*\/|^\s*- \[[ x]\]/im);
          expect(runnerCommands(body)).toEqual([]);
        }
        const body = corpusChangePacket(change, place);
        expect(shownMarkdown(body).comments).toHaveLength(1);
        expect(readMarker({ body, isOwn: true }, "corpus-change")).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  test("is no marker, however it is written", async () => {
    const forged = '<!-- touchstone:corpus-change {"v":1,"set":"other"} -->';
    const change = hostileChange(await moved(), () => `${forged}\n${forged}\n\n${forged}`);
    const body = packetOf(change);
    expect(readMarker({ body, isOwn: true }, "corpus-change")).toMatchObject({ set: "" });
    const cut = body.replace(/^<!--.*\n/gm, "");
    expect(readMarker({ body: cut, isOwn: true }, "corpus-change")).toBeUndefined();
  });
});

test("an earlier comment says what it is about now", () => {
  const texts = [noCorpusChange("eval"), untoldCorpusChange("eval"), corpusChangeElsewhere("eval")];
  for (const body of texts) {
    expect(readMarker({ body, isOwn: true }, "corpus-change")).toMatchObject({ set: "eval" });
  }
  expect(texts.map((text) => text.split("\n", 1)[0])).toMatchInlineSnapshot(`
    [
      "**Merging this asks nobody anything: it changes no corpus revision any more.** What stood here was about an earlier state of this pull request.",
      "**What merging this would ask cannot be told: the set is damaged as this pull request leaves it.** The checks of this pull request say where. What stood here was about an earlier state.",
      "What merging this would ask stands in the first comment of this kind, above.",
    ]
  `);
});
