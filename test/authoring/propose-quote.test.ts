import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { proposeQuote } from "../../src/authoring/propose-quote.ts";
import { normaliseWhiteSpace } from "../../src/model/white-space.ts";

const refunds = `# Refunds

A customer can ask for a refund within 30 days of purchase. Later requests are refused.
- Gift cards are never refunded.
- Shipping costs are refunded in full, e.g. for a parcel that
  came damaged to the customer.`;

describe("proposeQuote", () => {
  test("reads past a long run of stops", () => {
    const stops = ".".repeat(300_000);
    const sentence = "Refunds are paid within 30 days.";
    expect(proposeQuote(`Paid within 30 days${stops}x`, `Contents ${stops}1\n${sentence}`)).toBe(
      sentence,
    );
  });

  test.for([
    [
      "the whole answer, without its full stop",
      "a refund within 30 days.",
      "a refund within 30 days",
    ],
    [
      "the sentence that holds most of its words",
      "Customers may request refunds within 30 days after purchase.",
      "A customer can ask for a refund within 30 days of purchase.",
    ],
    [
      "a list's line without its mark",
      "A gift card is never refunded to anybody.",
      "Gift cards are never refunded.",
    ],
    [
      "two adjacent lines where one is not enough",
      "Shipping is refunded in full when a damaged parcel came to the customer.",
      "Shipping costs are refunded in full, e.g. for a parcel that came damaged to the customer.",
    ],
  ] as const)("proposes %s", ([, answer, quote]) => {
    expect(proposeQuote(answer, refunds)).toBe(quote);
  });

  test.for([
    ["another number", "A customer can ask for a refund within 14 days of purchase."],
    ["fewer than 60 % of its words", "Refunds need a receipt, a witness and a signed form."],
    ["function words alone", "Yes, it will be the same."],
    ["a negation alone", "No."],
    ["an empty answer", ""],
  ] as const)("proposes nothing for %s", ([, answer]) => {
    expect(proposeQuote(answer, refunds)).toBeUndefined();
  });

  test("proposes nothing where two sentences do equally well", () => {
    const text = "Staff book rail before air. Before air, staff book rail.";
    expect(proposeQuote("Staff always book rail instead of air.", text)).toBeUndefined();
  });

  test("does not take the answer out of the middle of a word", () => {
    expect(proposeQuote("30 days", "They wait 130 days.")).toBeUndefined();
  });

  test("takes a sentence whole that was broken for its length", () => {
    const text = `## Language courses

Courses in German or English are paid for up to two years, two hours a week, half of them in working
time. Ask People Operations before you start one, and keep the bills until they are paid back to you.`;
    const answer = "Yes, for up to two years, two hours a week, half of them in working time.";
    expect(proposeQuote(answer, text)).toBe(
      "Courses in German or English are paid for up to two years, two hours a week, half of them in working time.",
    );
  });

  test("ends a sentence at the end of a short line", () => {
    const text = "Refund desk\nOpen on weekdays from 9 to 17\nClosed on public holidays";
    expect(proposeQuote("The refund desk is open on weekdays from 9 to 17.", text)).toBe(
      "Open on weekdays from 9 to 17",
    );
  });

  test("matches across line breaks and gives single spaces", () => {
    expect(proposeQuote("within 30 days", "Ask within\r\n   30 days.")).toBe("within 30 days");
  });

  test.for([
    [
      "Japanese",
      "返金は購入から30日以内です。",
      "返金について。返金は購入後30日以内に申請できます。それ以降は拒否されます。",
      "返金は購入後30日以内に申請できます。",
    ],
    [
      "Chinese",
      "客户可在购买后30天内退款",
      "差旅优先乘坐火车。客户可以在购买后30天内申请退款。",
      "客户可以在购买后30天内申请退款。",
    ],
    [
      "Korean",
      "환불은 구매 후 30일 이내에 가능하다.",
      "출장은 기차가 우선이다. 환불은 구매 후 30일 이내에 신청할 수 있다.",
      "환불은 구매 후 30일 이내에 신청할 수 있다.",
    ],
    [
      "Thai",
      "ขอเงินคืนได้ภายใน30วัน",
      "การเดินทางใช้รถไฟก่อน\nลูกค้าขอเงินคืนได้ภายใน 30 วัน",
      "ลูกค้าขอเงินคืนได้ภายใน 30 วัน",
    ],
    [
      "German",
      "Die Erstattung ist binnen 30 Tagen möglich.",
      "Bahn vor Flug. Kunden können die Erstattung binnen 30 Tagen verlangen.",
      "Kunden können die Erstattung binnen 30 Tagen verlangen.",
    ],
  ] as const)("works in %s", ([, answer, text, quote]) => {
    expect(proposeQuote(answer, text)).toBe(quote);
  });

  test("never proposes more than 300 characters", () => {
    const long = `A refund is possible within 30 days ${"of the purchase ".repeat(30)}.`;
    expect(proposeQuote("A refund is possible 30 days after purchase.", long)).toBeUndefined();
    expect(proposeQuote(long, long)).toBeUndefined();
  });

  test("proposes only what stands in the text", () => {
    const piece = fc.constantFrom(
      ..."refund refunds 30 days. purchase! within - # \n \n\n \r\n \u3000 返金 可能。 ไทย 12 a. e.g. ﬁne É . ".split(
        /(?<= )/,
      ),
    );
    const words = fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 40 });
    let proposed = 0;
    fc.assert(
      fc.property(words, words, fc.boolean(), (answer, text, whole) => {
        const source = text.join("");
        const quote = proposeQuote(whole ? source.slice(3, 40) : answer.join(""), source);
        if (quote === undefined) return;
        proposed++;
        expect(normaliseWhiteSpace(source)).toContain(normaliseWhiteSpace(quote));
        expect(Array.from(quote).length).toBeLessThanOrEqual(300);
      }),
      { numRuns: 2000 },
    );
    expect(proposed).toBeGreaterThan(50);
  });
});
