import type { LocatedJson } from "../../load/located-json.ts";
import { fieldOf } from "../../model/fields.ts";
import { groupsOf } from "../../model/groups.ts";
import { quoted } from "../../model/sentence.ts";
import { normaliseWhiteSpace, withoutInvisible } from "../../model/white-space.ts";
import {
  caseName,
  caseStart,
  type ManifestCase,
  type PlacedId,
  type ReadManifest,
} from "./manifest.ts";
import type { Placed } from "./placed.ts";
import type { Remark } from "./reason.ts";
import { unjudged } from "./unjudged.ts";

/** What an exact comparison lets through and a person may want to look at. None of it rejects a manifest. */
export function remarksOn(
  manifest: ReadManifest,
  placed: Placed,
  { value }: Pick<LocatedJson, "value">,
): readonly Remark[] {
  return [
    ...confusableFamilies(manifest, placed),
    ...confusableCases(manifest, placed),
    ...pairRemarks(manifest, placed),
    ...registeredTwice(manifest, placed),
    ...odditiesOfHoldouts(manifest, placed, value),
    ...unjudged(manifest, placed),
  ];
}

/** One form for texts that differ in upper case, composition, width or characters that nobody sees. */
function folded(text: string): string {
  return normaliseWhiteSpace(
    withoutInvisible(text).normalize("NFKC").toLowerCase().normalize("NFKC"),
  );
}

function confusableFamilies({ cases, register }: ReadManifest, placed: Placed): readonly Remark[] {
  const named = [...(register?.families ?? []), ...cases.flatMap((one) => one.families)];
  return confusable(named).map(([one, other]) => ({
    code: "confusable-ids",
    message: `Family ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id, other.id)} sets them apart.`,
    ...placed.at(other.path),
    related: [placed.at(one.path).at],
    fix: "If one family is meant, write it in one way: as two, it can lie on both sides unseen.",
  }));
}

function confusableCases({ cases }: ReadManifest, placed: Placed): readonly Remark[] {
  const named = cases.flatMap(({ id, path }) => (id === undefined ? [] : [{ id, path }]));
  return confusable(named).map(([one, other]) => ({
    code: "confusable-ids",
    message: `Case ${quoted(other.id)} is another than ${quoted(one.id)}: only ${difference(one.id, other.id)} sets them apart.`,
    ...placed.at([...other.path, "case_id"]),
    related: [placed.at([...one.path, "case_id"]).at],
    fix: "Give them ids that differ in more than form.",
  }));
}

/** What sets two texts of one form apart. */
function difference(one: string, other: string): string {
  if (one.toLowerCase() === other.toLowerCase()) return "upper case";
  if (one.normalize() === other.normalize())
    return "the way in which a letter and its mark are composed";
  return "a character that looks alike or shows nothing";
}

/** Ids that differ and have one form, each with the first of that form. */
function confusable(named: readonly PlacedId[]): readonly (readonly [PlacedId, PlacedId])[] {
  const distinct = [...groupsOf(named, ({ id }) => id).values()].map(([first]) => first);
  const forms = groupsOf(distinct, ({ id }) => folded(id));
  return [...forms.values()].flatMap(([first, ...others]) =>
    others.map((other) => [first, other] as const),
  );
}

/** Pairs that are equal but for their form, and questions that have two answers. */
function pairRemarks({ cases }: ReadManifest, placed: Placed): readonly Remark[] {
  const whole = cases.filter((one) => one.question !== undefined && one.answer !== undefined);
  const questions = groupsOf(whole, ({ question }) => plainForm(question));
  return [...questions.values()].flatMap(([first, ...others]) =>
    others.flatMap((other) => {
      const isPair = plainForm(first.answer) === plainForm(other.answer);
      if (isPair && exactForm(first) === exactForm(other)) return [];
      return [isPair ? similarPair(first, other, placed) : sameQuestion(first, other, placed)];
    }),
  );
}

function plainForm(text = ""): string {
  return normaliseWhiteSpace(folded(text).replace(/\p{P}+/gu, " "));
}

function exactForm({ question = "", answer = "" }: ManifestCase): string {
  return JSON.stringify([normaliseWhiteSpace(question), normaliseWhiteSpace(answer)]);
}

function similarPair(one: ManifestCase, other: ManifestCase, placed: Placed): Remark {
  return {
    code: "similar-pair",
    message: `${caseStart(other)} and ${caseName(one)} have question and answer that differ in upper case, punctuation or composition alone.`,
    ...placed.inCase(other, "question"),
    related: [placed.inCase(one, "question").at],
    fix: "If they are one case, leave one out: the audit compares exactly and lets both through.",
  };
}

function sameQuestion(one: ManifestCase, other: ManifestCase, placed: Placed): Remark {
  return {
    code: "same-question",
    message: `${caseStart(other)} asks what ${caseName(one)} asks, and has another answer.`,
    ...placed.inCase(other, "question"),
    related: [placed.inCase(one, "question").at],
    fix: "Look whether both answers are right, and whether the two are one case.",
  };
}

function registeredTwice({ register }: ReadManifest, placed: Placed): readonly Remark[] {
  const families = [...groupsOf(register?.families ?? [], ({ id }) => id).values()];
  const documents = [
    ...groupsOf(register?.documents ?? [], ({ id, family }) =>
      JSON.stringify([family, id]),
    ).values(),
  ];
  const told = (noun: string, some: readonly PlacedId[]): readonly Remark[] =>
    some.slice(1).map(({ id, path }) => ({
      code: "registered-twice",
      message: `${noun} ${quoted(id)} is registered more than once.`,
      ...placed.at(path),
      related: some.slice(0, 1).map((first) => placed.at(first.path).at),
      fix: "Keep one entry, unless they are versions of one document.",
    }));
  return [
    ...families.flatMap((some) => told("Family", some)),
    ...documents.flatMap((some) => told("Document", some)),
  ];
}

/** A slip in the one word that retires a holdout would leave it in place unseen. */
function odditiesOfHoldouts(
  { shape, cases }: ReadManifest,
  placed: Placed,
  value: unknown,
): readonly Remark[] {
  const records = shape === "plain" ? undefined : fieldOf(value, "cases");
  if (!Array.isArray(records)) return [];
  return cases.flatMap((one) => {
    const state = fieldOf(records[one.index], "holdout");
    if (typeof state !== "string" || state === "retired") return [];
    return [
      {
        code: "holdout-unknown" as const,
        message: `${caseStart(one)} has the holdout state ${quoted(state)}, which means nothing here.`,
        ...placed.inCase(one, "holdout"),
        fix: 'Write "retired" once somebody has learned from its results; else leave the field out.',
      },
    ];
  });
}
