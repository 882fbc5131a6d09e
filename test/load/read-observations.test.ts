import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readObservations, type ObservationReading } from "../../src/load/read-observations.ts";
import { observation, observationLines } from "../support/observations.ts";

async function read(...texts: readonly (string | Uint8Array)[]): Promise<ObservationReading> {
  return await readObservations(
    texts.map((text, index) => ({
      file: `${index + 1}.jsonl`,
      bytes: typeof text === "string" ? new TextEncoder().encode(text) : text,
    })),
  );
}

/** What is wrong with files, one line a problem and one for what to do. */
async function told(...texts: readonly (string | Uint8Array)[]): Promise<string> {
  const { problems } = await read(...texts);
  const lines = problems.map(({ at, message, fix }) =>
    [
      `${at.file}:${at.line}:${at.column} ${message}`,
      ...(fix === undefined ? [] : [`  ${fix}`]),
    ].join("\n"),
  );
  return `${lines.join("\n")}\n`;
}

const idsIn = ({ observations }: ObservationReading): readonly string[] =>
  observations.map(({ observation: { id }, at }) => `${id} ${at.file}:${at.line}`);

describe("a file of observations", () => {
  test("gives each line as it stands there, with its place", async () => {
    const turns = [{ role: "user", content: "I moved to Geneva." }];
    const one = observation({
      conversation: turns,
      language: "en",
      notes: "Asked after the move.",
    });
    const { observations, problems } = await read(observationLines(one, observation({ id: "b" })));
    expect(problems).toEqual([]);
    expect(observations).toEqual([
      { observation: one, at: { file: "1.jsonl", line: 1, column: 1 } },
      { observation: observation({ id: "b" }), at: { file: "1.jsonl", line: 2, column: 1 } },
    ]);
  });

  test("takes one that nobody has looked at, and one that was seen once", async () => {
    const raw = observation({ id: "raw", reviewedBy: undefined, reviewedAt: undefined });
    const rare = observation({ id: "rare", count: 1 });
    expect(idsIn(await read(observationLines(raw, rare)))).toEqual([
      "raw 1.jsonl:1",
      "rare 1.jsonl:2",
    ]);
  });

  test.for([
    ["nothing", "", []],
    ["blank lines", `\n  \r\n${observationLines(observation())}\n`, ["refund-abroad 1.jsonl:3"]],
    [
      "a byte order mark before it",
      `\ufeff${observationLines(observation())}`,
      ["refund-abroad 1.jsonl:1"],
    ],
    [
      "line ends of Windows",
      observationLines(observation()).replace("\n", "\r\n"),
      ["refund-abroad 1.jsonl:1"],
    ],
    [
      "no line end behind it",
      observationLines(observation()).trimEnd(),
      ["refund-abroad 1.jsonl:1"],
    ],
  ] as const)("may hold %s", async ([, text, ids]) => {
    const reading = await read(text);
    expect(reading.problems).toEqual([]);
    expect(idsIn(reading)).toEqual(ids);
  });

  test("is refused without the place where the observation can be looked up", async () => {
    const line = observation({ source: undefined });
    expect(idsIn(await read(observationLines(line)))).toEqual([]);
    expect(await told(observationLines(line))).toMatchInlineSnapshot(`
      "1.jsonl:1:1 "source" is missing. Without a source nobody can look the recorded queries up.
        Add "source": the address, or the query to your telemetry, that shows the recorded queries.
      "
    `);
  });

  test("is refused with a blank place to look it up", async () => {
    expect(await told(observationLines(observation({ source: "\u200b " })))).toMatchInlineSnapshot(`
      "1.jsonl:1:167 "source" shows nothing to a reader.
        Write it.
      "
    `);
  });

  test("tells what is wrong with a line where it stands, and every other line counts", async () => {
    const text = observationLines(
      observation({ id: "first" }),
      observation({ id: "count", count: 0 }),
      observation({ id: "type", count: "3", firstSeen: "yesterday" }),
      observation({ id: "name", query: undefined, question: "Why?" }),
      observation({
        id: "turns",
        conversation: [{ role: "bot", content: "x" }, { role: "user" }, "y"],
      }),
      observation({ id: "null", notes: null }),
      observation({ id: "last" }),
    );
    expect(idsIn(await read(text))).toEqual(["first 1.jsonl:1", "last 1.jsonl:7"]);
    expect(await told(text)).toMatchInlineSnapshot(`
      "1.jsonl:2:78 "count" is the number 0 here; it can only be 1 or more.
        Write a number that is 1 or more.
      1.jsonl:3:77 "count" is the text "3" here, but a whole number is due.
        Write a whole number.
      1.jsonl:3:93 "firstSeen" is "yesterday" here; a moment has a day, a time and an offset.
        Write it like 2026-09-01T09:00:00Z.
      1.jsonl:4:1 "query" is missing.
        Add "query": the question in a wording that people really use.
      1.jsonl:4:204 "question" is not a field of an observation.
        Write "query" if that is what it means, or remove it.
      1.jsonl:5:284 "role" is "bot" here; it can only be "user", "assistant" or "system".
        Choose one of these.
      1.jsonl:5:305 "content" is missing from this entry of "conversation".
        Add "content": what was said.
      1.jsonl:5:321 Entry 3 of "conversation" is the text "y" here, but an object is due.
        Write an object.
      1.jsonl:6:267 "notes" is null here.
        Write text.
      "
    `);
  });

  test("is told of what is no object, no JSON, and of names that stand twice", async () => {
    expect(
      await told(
        `{}\n["a"]\n"text"\nnull\n{"id": 1\n${"[".repeat(100)}${"]".repeat(100)}\n{"id":"a","id":"b"}\n`,
      ),
    ).toMatchInlineSnapshot(`
      "1.jsonl:1:1 "id", "query", "count", "firstSeen", "lastSeen" and "source" are missing. Without a source nobody can look the recorded queries up.
        Add them; docs/observations.md shows a whole line.
      1.jsonl:2:1 This line holds a list, but an object is due.
        Write one object a line.
      1.jsonl:3:1 This line holds text, but an object is due.
        Write one object a line.
      1.jsonl:4:1 This line holds nothing, but an object is due.
        Write one object a line.
      1.jsonl:5:9 The JSON ends before it is complete.
        Have a program write the file, or mend it here: JSON has no comments, no single quotes and no comma before a closing bracket.
      1.jsonl:6:1 Lists and objects lie more than 64 deep in each other.
        Take the extra levels out.
      1.jsonl:7:11 "id" stands twice in this line, and readers take one or the other.
        Remove one of the two.
      1.jsonl:7:1 "query", "count", "firstSeen", "lastSeen" and "source" are missing. Without a source nobody can look the recorded queries up.
        Add them; docs/observations.md shows a whole line.
      "
    `);
  });

  test("is told of texts that nobody can read or that read otherwise", async () => {
    expect(
      await told(
        observationLines(
          observation({ query: "  ", language: "" }),
          observation({ query: "When\u202e?" }),
          observation({ id: " padded" }),
          observation({ id: "a\u0007b" }),
          observation({ conversation: [{ role: "user", content: "" }] }),
        ) + '{"id": "half \\ud800"}\n',
      ),
    ).toMatchInlineSnapshot(`
      "1.jsonl:1:31 "query" shows nothing to a reader.
        Write it.
      1.jsonl:1:237 "language" shows nothing to a reader.
        Write it, or leave the field out.
      1.jsonl:2:31 "query" holds U+202E, which shows what follows in another order.
        Write the text without it.
      1.jsonl:3:7 "id" starts or ends with white space.
        Write the id without that.
      1.jsonl:4:7 "id" holds U+0007, which is a control character.
        Write the text without it.
      1.jsonl:5:309 "content" shows nothing to a reader.
        Write it.
      1.jsonl:6:1 "query", "count", "firstSeen", "lastSeen" and "source" are missing. Without a source nobody can look the recorded queries up.
        Add them; docs/observations.md shows a whole line.
      1.jsonl:6:8 "id" holds half of a character, which no file can keep.
        Remove the escape, or write the whole character.
      "
    `);
  });

  test("is told of a review that does not hold", async () => {
    expect(
      await told(
        observationLines(
          observation({ reviewedBy: "renovate[bot]" }),
          observation({ reviewedBy: undefined }),
          observation({ reviewedAt: undefined }),
          observation({ lastSeen: "2026-07-31T23:00:00Z", reviewedAt: "2026-07-31T00:00:00Z" }),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "1.jsonl:1:225 "reviewedBy" is "renovate[bot]", which is a program.
        Name the person who looked at the recorded queries, or leave "reviewedBy" and "reviewedAt" out.
      1.jsonl:2:225 "reviewedAt" stands here without "reviewedBy".
        Add "reviewedBy", or remove "reviewedAt".
      1.jsonl:3:225 "reviewedBy" stands here without "reviewedAt".
        Add "reviewedAt", or remove "reviewedBy".
      1.jsonl:4:135 "lastSeen" comes before "firstSeen".
        Correct one of the two.
      1.jsonl:4:245 "reviewedAt" comes before "firstSeen": nobody can look at what was not asked yet.
        Correct one of the two.
      "
    `);
  });

  test("keeps the first of two lines with one id, in whatever files", async () => {
    const texts = [
      observationLines(observation(), observation({ id: "b" })),
      observationLines(observation({ count: 2 })),
    ];
    const { observations, problems } = await read(...texts);
    expect(observations.map(({ observation: { count } }) => count)).toEqual([41, 41]);
    expect(problems).toEqual([
      {
        message: '"refund-abroad" is the id of an earlier line as well.',
        at: { file: "2.jsonl", line: 1, column: 1 },
        related: [{ file: "1.jsonl", line: 1, column: 1 }],
        fix: "Give each pattern an id of its own, or remove one of the two lines.",
      },
    ]);
  });

  test("tells once that a file was read before, under its own name or another one", async () => {
    const bytes = new TextEncoder().encode(observationLines(observation(), { count: 2 }));
    const files = ["1.jsonl", "1.jsonl", "copy.jsonl"].map((file) => ({ file, bytes }));
    const once = await readObservations(files.slice(0, 1));
    const { observations, problems } = await readObservations(files);
    expect(observations).toEqual(once.observations);
    expect(
      problems.slice(once.problems.length).map(({ at, message }) => [at.file, message]),
    ).toEqual([
      ["1.jsonl", "This file is named more than once. It was read once."],
      ["copy.jsonl", 'This file has the same content as "1.jsonl", which was read.'],
    ]);
  });

  test("gives what is wrong by the id of the line, where it has one", async () => {
    const { refused } = await read(
      observationLines(observation({ source: undefined }), { count: 2 }),
    );
    expect([...refused.keys()]).toEqual(["refund-abroad"]);
  });

  test.for([
    ["a list", JSON.stringify([observation()], null, 2)],
    ["an object over several lines", JSON.stringify(observation(), null, 2)],
    ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0x00])],
    ["a workbook", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00])],
  ] as const)("is one problem where it holds %s", async ([, bytes]) => {
    expect((await read(bytes)).problems).toHaveLength(1);
  });

  test("says what a file of another kind holds", async () => {
    expect(await told(JSON.stringify([observation()]), JSON.stringify(observation(), null, 2)))
      .toMatchInlineSnapshot(`
      "1.jsonl:1:1 The file holds one JSON list, and one object a line is due.
        Write each observation on a line of its own: jq -c '.[]' does it for a list.
      2.jsonl:1:1 The file holds one JSON value over several lines, and one object a line is due.
        Write each observation on a line of its own: jq -c '.[]' does it for a list.
      "
    `);
  });

  test("tells ten wrong lines one by one, and how many follow", async () => {
    const { problems } = await read("{\n".repeat(14) + observationLines(observation()));
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toMatchObject({
      message: "From here on 4 more lines cannot be used either.",
      at: { line: 11, column: 1 },
    });
  });

  test("passes over a line that is longer than a case, and reads on", async () => {
    const long = observation({ id: "long", query: "x".repeat(300_000) });
    const text = observationLines(long, observation());
    expect(idsIn(await read(text))).toEqual(["refund-abroad 1.jsonl:2"]);
    expect(await told(text)).toMatchInlineSnapshot(`
      "1.jsonl:1:1 This line is longer than the 256 KiB that a case may have, so it was not read.
        Shorten the question and its turns to what is asked.
      "
    `);
  });

  test("that is too large is not read", async () => {
    const { problems, observations } = await read(new Uint8Array(64 * 1024 * 1024 + 1).fill(0x0a));
    expect(observations).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      "The file is larger than the 64 MiB that a file of observations may have, so it was not read.",
    ]);
  });

  test("may hold any bytes: each line gives an observation, a problem, or nothing", async () => {
    const good = Buffer.from(observationLines(observation()));
    const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (slips) => {
        const bytes = Uint8Array.from(good);
        for (const [place, byte] of slips) bytes[place] = byte;
        const { observations, problems } = await read(bytes);
        for (const { observation: one } of observations) expect(one.source).not.toBe("");
        for (const { at } of problems) expect([at.line > 0, at.column > 0]).toEqual([true, true]);
        const isBlank = Buffer.from(bytes).toString("latin1").trim() === "";
        expect(observations.length + problems.length > 0 || isBlank).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
