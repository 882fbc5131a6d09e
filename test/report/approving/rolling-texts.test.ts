import { expect, test } from "vitest";
import type { RecordedFile } from "../../../src/approving/recording/recording.ts";
import { rollingTexts } from "../../../src/report/approving/rolling-texts.ts";
import { account, countingLine } from "../../support/judgements.ts";

function recorded(id: string, pull: number, more: Partial<RecordedFile> = {}): RecordedFile {
  const by = countingLine(`approve ${id} ${"a".repeat(32)}: The secret answer says so.`);
  const file = { path: `cases/${id}.yaml`, bytes: new Uint8Array(), as: "approved" } as const;
  return { id, ...file, by, pull, isHeldOut: false, ...more };
}

test("the pull request that records says what was decided where and by whom", () => {
  const files = [recorded("new", 3), recorded("old", 5, { as: "retired" })];
  const { title, body, message } = rollingTexts("").packet(files);
  expect(title).toMatchInlineSnapshot(`"Record 2 decisions made in #3 and #5"`);
  expect(body).toMatchInlineSnapshot(`
    "People decided about these cases in reviews of pull requests that are merged. This writes down what they decided, and where it can be looked up, into the files of the cases.

    | Case | Decision | By | In |
    | --- | --- | --- | --- |
    | \`new\` | approved | \`jordan\` | #3 |
    | \`old\` | retired | \`jordan\` | #5 |

    Nobody has to decide anything again: \`touchstone/review\` looks each of them up in those pull requests, and is green while nothing else is in here. It is kept up to date until it is merged or closed."
  `);
  expect(message).toMatchInlineSnapshot(`
    "Record 2 decisions made in #3 and #5

    - new: approved by jordan in pull request 3
    - old: retired by jordan in pull request 5"
  `);
});

test("of a set in a folder it names that, and the verdict of that", () => {
  const { title, body } = rollingTexts("eval").packet([recorded("new", 3)]);
  expect(title).toMatchInlineSnapshot(`"Record a decision made in #3 (eval)"`);
  expect(body).toContain("`touchstone/review of eval`");
});

test("no reason is repeated, since it may tell a question that is held out", () => {
  const packet = rollingTexts("").packet([recorded("new", 3)]);
  expect(JSON.stringify(packet)).not.toContain("secret");
});

test("a name of an account is text", () => {
  const by = { ...countingLine(`reject new: No.`), by: account("@all") };
  const { body, message } = rollingTexts("").packet([recorded("new", 3, { by })]);
  expect(message).toContain("@\u200ball");
  expect(body).toContain("`@all`");
});
