import { describe, expect, test } from "vitest";
import type { RefreshPlan } from "../../../../src/refresh/plan/plan.ts";
import { corpusChangePacket } from "../../../../src/report/refresh/packet/corpus-change-packet.ts";
import { mostCharacters } from "../../../../src/report/refresh/packet/pull-request-packet.ts";
import { movedSet } from "../../../support/moved-set.ts";
import { planOf } from "../../../support/planned.ts";
import { shownMarkdown } from "../../../support/github-markdown.ts";

const files = "https://github.com/acme/set/blob/abc/";
const packetOf = (plan: RefreshPlan): string =>
  corpusChangePacket({ plan, comparison: undefined, files });

describe("a corpus revision before it is merged", () => {
  test("shows whom it asks, the cited chunks first", async () => {
    expect(packetOf(await planOf(movedSet()))).toMatchInlineSnapshot(`
      "**Merging this makes 4 cases of 5 stale; 1 stands.** Under corpus revision \`two\` somebody will be asked to look at them again, in 4 pull requests.

      ### Cited chunks that change

      **Evidence** \`leave:notice\`\\
      Split into several chunks, the quote stands.

      All its words stand, in 2 chunks.

      Candidate: \`leave:notice\` (the quote, its id; 40 % of the old words, which are 100 % of its own)

      > Ask for holiday ⟦five working days ahead⟧. A team lead answers within two days.

      Candidate: \`leave:rest\` (57 % of the old words, which are 100 % of its own)

      > Nobody is called back from holiday. Days that are left are taken by the end of March, and then they are gone.

      Cited by \`holiday-001\`.

      **Evidence** \`travel:hotels\`\\
      Moved word for word to another id.

      Now: \`trips:hotels\` (equal text)

      Cited by \`hotel-001\`.

      ### Who would be asked about what

      - \`touchstone/refresh/leave\`: [\`holiday-001\`](https://github.com/acme/set/blob/abc/cases/holiday-001.yaml)
      - \`touchstone/refresh/refunds\`: [\`refund-001\`](https://github.com/acme/set/blob/abc/cases/refund-001.yaml)
      - \`touchstone/refresh/travel\`: [\`hotel-001\`](https://github.com/acme/set/blob/abc/cases/hotel-001.yaml)
      - \`touchstone/refresh/--no-family\`: [\`pension-001\`](https://github.com/acme/set/blob/abc/cases/pension-001.yaml)

      <!-- touchstone:corpus-change {"v":1,"to":"two","hash":"sha256:28229e31785f8dd142597b06f6a380945b47f659c97d313560c4a54c32d0cadf"} -->
      "
    `);
  });

  test("tells of held-out cases their ids and links alone", async () => {
    expect(packetOf(await planOf(movedSet()))).not.toMatch(
      /request a refund|days of purchase|refunds:window/,
    );
  });

  test("says so where every judgment stands", async () => {
    const text = packetOf(await planOf(movedSet(), { to: "one" }));
    expect(text.split("\n", 1)[0]).toMatchInlineSnapshot(
      `"**Merging this asks nobody anything.** Under corpus revision \`one\` all 5 judgments stand."`,
    );
  });

  test("holds any number of chunks and cases", async () => {
    const plan = await planOf(movedSet());
    const items = Array.from({ length: 500 }, (_, at) => at).flatMap((at) =>
      plan.items.map((item) => ({
        ...item,
        id: `${item.id}-${at}`,
        evidence: item.evidence.map((one) => ({
          ...one,
          piece: {
            ...one.piece,
            chunkId: `${one.piece.chunkId}-${at}` as typeof one.piece.chunkId,
          },
          text: "*_`<&| ".repeat(3000),
        })),
      })),
    );
    const text = packetOf({ ...plan, items });
    expect(text.length).toBeLessThanOrEqual(mostCharacters);
    expect(shownMarkdown(text).text).toMatch(/And \d+ more chunks: /);
  });
});
