import fc from "fast-check";
import { expect, test } from "vitest";
import {
  readRollingBody,
  rollingBody,
  rollingMark,
  rollingMessage,
} from "../../../../src/approving/merged/rolling/rolling-marks.ts";
import { shardDigits } from "../../../../src/model/layout.ts";
import type { ObjectId } from "../../../../src/refresh/requests/host.ts";

const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...shardDigits), minLength: length, maxLength: length });
const plan = hex(64).map((digits) => `sha256:${digits}`);
const pulls = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 20 });
const marks = fc.record({ tree: hex(40).map((digits) => digits as ObjectId), plan, pulls });

test("a commit says to later runs what it said, whatever its words are", () => {
  fc.assert(
    fc.property(fc.string(), marks, (words, mark) => {
      const earlier = { ...mark, pulls: [1] };
      expect(rollingMark(rollingMessage(words, mark))).toEqual(mark);
      expect(rollingMark(rollingMessage(rollingMessage(words, earlier), mark))).toEqual(mark);
    }),
  );
});

test("a body tells whether somebody changed its words, however the host writes line ends", () => {
  fc.assert(
    fc.property(fc.string(), plan, fc.boolean(), (words, of, isDone) => {
      const body = rollingBody(words, of, { isDone });
      const read = readRollingBody(body.replaceAll("\n", "\r\n"));
      expect(read).toMatchObject({ plan: of, isDone, isUntouched: true });
      expect(readRollingBody(`Mine. ${body}`)).toMatchObject({ plan: of, isUntouched: false });
    }),
  );
});

test.for(["", "Words.", "<!-- touchstone:record {} -->", "<!-- touchstone:record [1] -->"])(
  "a body without what a run wrote says nothing: %s",
  (body) => {
    expect(readRollingBody(body)).toBeUndefined();
  },
);
