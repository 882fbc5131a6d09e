import { assert, constantFrom, array, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsOf } from "../../src/model/same-question.ts";

describe("the words of a question", () => {
  test.for([
    ["Who pays for parking?", "  WHO pays…\n for “parking”"],
    ["Wie heißt die Straße?", "WIE HEISST DIE STRASSE"],
    ["What is 1.5 m²?", "what is 1.5 m2"],
    ["When – on the 3rd?", "when - on the 3rd"],
    ["the ﬁne print", "The fi\u00adne print"],
    ["Below -5 degrees?", "Below \u22125 degrees?"],
  ])("are those of %j and %j", ([one = "", other]) => {
    expect(wordsOf(one)).toBe(wordsOf(other ?? ""));
  });

  test.for([
    ["Is C# used?", "Is C used?"],
    ["Is C++ used?", "Is C used?"],
    ["Is it 1.5?", "Is it 15?"],
    ["Is it -5?", "Is it 5?"],
    ["Is R&D open?", "Is R D open?"],
    ["Who pays whom?", "Whom pays who?"],
    ["What is old?", "What is \u043eld?"],
  ])("are others in %j and %j", ([one = "", other]) => {
    expect(wordsOf(one)).not.toBe(wordsOf(other ?? ""));
  });

  test("are not none where a question is made of signs", () => {
    expect(wordsOf(" ?!  ")).toBe("?!");
  });

  test("stay the same when their words are taken again", () => {
    const texts = string({ unit: "binary", maxLength: 30 });
    assert(property(texts, (text) => wordsOf(wordsOf(text)) === wordsOf(text)));
  });

  test("do not change with what is put between, before and after them", () => {
    const gaps = array(constantFrom(" ", "\u00a0", "?", "!", "“", "\u200b ", "🙂", "; "), {
      maxLength: 4,
    });
    assert(
      property(gaps, gaps, (one, other) => {
        const text = `${one.join("")}Who ${one.join("")}pays ${other.join("")}it${other.join("")}`;
        return wordsOf(text) === "who pays it";
      }),
    );
  });
});
