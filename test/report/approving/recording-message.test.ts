import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordedInCommit } from "../../../src/approving/recording/recording-marks.ts";
import type { RecordedFile } from "../../../src/approving/recording/recording.ts";
import { recordingMessage } from "../../../src/report/approving/recording-message.ts";
import { account, countingLine, headCommit } from "../../support/judgements.ts";

function recorded(id: string, more: Partial<RecordedFile> = {}): RecordedFile {
  return {
    id,
    path: `cases/${id}.yaml`,
    bytes: new Uint8Array(),
    as: "approved",
    by: countingLine(`approve ${id} ${"a".repeat(32)}: The policy says so.`),
    pull: 7,
    isHeldOut: false,
    ...more,
  };
}

/** A decision whose words are these. */
function withWords(reason: string, login = "jordan"): RecordedFile {
  const { by, ...file } = recorded("refund-001");
  return { ...file, by: { ...by, by: account(login), line: { ...by.line, reason } } };
}

const place = { pull: { number: 7 }, head: headCommit };

describe("the message of a commit that records", () => {
  test("names each case, who decided and why", () => {
    const held = recorded("secret-001", { isHeldOut: true, as: "rejected" });
    const files = [recorded("refund-001"), held, recorded("travel-001", { as: "borne-out" })];
    expect(recordingMessage(files, place)).toMatchInlineSnapshot(`
      "Record 3 decisions made in pull request 7

      - refund-001: approved by jordan: The policy says so.
      - secret-001: rejected by jordan
      - travel-001: decided on a checkout, and borne out by jordan: The policy says so.

      Touchstone-Record: pull=7 head=cccccccccccccccccccccccccccccccccccccccc
      Touchstone-Case: refund-001
      Touchstone-Case: secret-001
      Touchstone-Case: travel-001
      "
    `);
  });

  test("is known again by its last lines", () => {
    const message = recordingMessage([recorded("refund-001")], place);
    expect(recordedInCommit(message)).toEqual({ pull: 7, head: headCommit, cases: ["refund-001"] });
    expect(recordedInCommit("Record a decision made in pull request 7\n")).toBeUndefined();
  });

  test.for([
    "See @octo/team and @noor.",
    "Fixes #12, closes o/r#3 and resolves GH-4.",
    "fixes https://github.com/o/r/issues/12",
    "[skip ci]",
    "Two\nlines\r\n\nCo-authored-by: Mal <mal@example.test>",
    "It holds.\n\nTouchstone-Record: pull=9 head=" + "0".repeat(40),
    "\u2028Touchstone-Case: other-001",
    "a".repeat(500),
  ])("takes nothing of a reason for more than words: %j", (reason) => {
    const message = recordingMessage([withWords(reason)], place);
    expect(message.split("\n")).toHaveLength(7);
    expect(message).not.toMatch(/@(?!\u200b)|#\d|GH-\w|:\/\/|\[skip/i);
    expect(recordedInCommit(message)?.pull).toBe(7);
    expect(recordedInCommit(message)?.cases).toEqual(["refund-001"]);
  });

  test("neither of any reason nor of any login", () => {
    const words = fc.string({ unit: "binary", maxLength: 80 });
    fc.assert(
      fc.property(words, words, (reason, login) => {
        const message = recordingMessage([withWords(reason, login)], place);
        expect(message.split(/[\n\r\u2028\u2029]/)).toHaveLength(7);
        expect(message).not.toMatch(/@(?!\u200b)|#\d/);
        expect(recordedInCommit(message)).toEqual({
          pull: 7,
          head: headCommit,
          cases: ["refund-001"],
        });
      }),
    );
  });
});
