import type { RuleId } from "../../src/model/finding.ts";

/** The rules that a mutant is caught by: the first names what was broken, the others may follow from it. */
type Caught = readonly [RuleId, ...RuleId[]];

/** What becomes of a mutant: no rule forbids it, or rules catch it; of some fields it depends on the kind of case. */
type Fate = "allowed" | RuleId | Caught;
type Fates = Fate | ((kind: string) => Fate);

/** By the way in which a field is broken. */
type Row = Readonly<Record<string, Fates>>;

const shape = "file/off-schema";
const blank = "case/blank-text";
const hidden = "case/hidden-characters";
const repeated = "case/repeated-entry";

/** A text that people read: that it shows nothing is one defect, and what it hides is another. */
const prose = (missing: Fates, nothing: Fates = blank): Row => ({
  "is missing": missing,
  "is empty": nothing,
  "is blank": nothing,
  "is padded": "allowed",
  "is turned round": hidden,
  "rings a bell": hidden,
  "is another": "allowed",
});

/** A text that is in a form, such as a choice, a hash or a moment: any other is no such text. */
const form = (missing: Fates): Row => ({ ...name(missing, shape, shape), ...hiding(shape) });

/** The name of something that is elsewhere: any other text names something else. */
const name = (missing: Fates, other: Fates, nothing: Fates = blank): Row => ({
  "is missing": missing,
  "is empty": nothing,
  "is blank": nothing,
  "is padded": other,
  "is another": other,
  ...hiding(hidden, other),
});

/** A character that nobody sees is caught as such, whatever follows from it. */
const hiding = (rule: RuleId, following: Fates = "allowed"): Row => {
  const fates = (kind: string): Fate => {
    const fate = typeof following === "function" ? following(kind) : following;
    return fate === "allowed" ? rule : [rule, ...listOf(fate)];
  };
  return { "is turned round": fates, "rings a bell": fates };
};

/** What is asked of cases in use alone: those set aside may keep what was made up. */
const inUse =
  (fate: Fate, setAside: Fate = "allowed") =>
  (kind: string): Fate =>
    kind === "rejected" || kind === "retired" ? setAside : fate;

/** A number that has to be there: another one is as good to a reader of this file alone. */
const number: Row = { "is missing": shape, "is negative": shape, "is another": "allowed" };

const list = (missing: Fates, empty: Fates, twice: Fates = repeated): Row => ({
  "is missing": missing,
  "is empty": empty,
  "repeats an entry": twice,
});

const entry = (missing: Fates): Row => ({ "is missing": missing });

const unapproved = new Set(["pending", "exploration", "variant", "rejected", "short"]);

/** What only an approval needs; another decision may lack it. */
const forApproval =
  (rule: Fate, other: Fate = "allowed") =>
  (kind: string): Fate =>
    unapproved.has(kind) ? other : rule;

const noChunk: Caught = [
  "case/without-evidence",
  "evidence/provenance-without-chunk",
  "case/accepted-answer-without-evidence",
  "sentinel/other-chunks",
];
const otherChunk: Caught = [
  "evidence/provenance-without-chunk",
  "evidence/without-provenance",
  "case/accepted-answer-without-evidence",
  "case/without-evidence",
  "sentinel/other-chunks",
];
const otherSource: Caught = ["evidence/differs-from-revision", "evidence/mixed-sources"];
const noSource = "evidence/blank-provenance";
const notFilled: Caught = ["case/without-evidence", "case/blank-revision", "case/without-origin"];
const judgedOther: Caught = ["sentinel/chunk-not-in-revision", "sentinel/unresolved"];

/** The fate of each mutant, by field and way. */
const rows: Readonly<Record<string, Row>> = {
  id: form(shape),
  kind: form([shape, "case/without-evidence"]),
  because: form(shape),
  query: prose(shape, "case/blank-query"),
  expectedAnswer: prose(shape, "case/blank-answer"),
  conversation: list("allowed", "allowed", "allowed"),
  "conversation.*": entry("allowed"),
  "conversation.*.role": form(shape),
  "conversation.*.content": prose(shape),
  acceptedAnswers: list("allowed", "case/blank-answer", "allowed"),
  "acceptedAnswers.*": entry("case/blank-answer"),
  "acceptedAnswers.*.statement": prose(shape, "case/blank-answer"),
  "acceptedAnswers.*.chunkIds": list(shape, "case/accepted-answer-without-evidence"),
  "acceptedAnswers.*.chunkIds.*": name(
    "case/accepted-answer-without-evidence",
    "case/accepted-answer-without-evidence",
  ),
  relevantChunkIds: list(noChunk, noChunk, "case/duplicate-chunk"),
  "relevantChunkIds.*": name(otherChunk, otherChunk, [blank, "sentinel/other-chunks"]),
  provenance: list(
    "evidence/without-provenance",
    "evidence/without-provenance",
    "evidence/provenance-twice",
  ),
  "provenance.*": entry("evidence/without-provenance"),
  "provenance.*.chunkId": name(
    shape,
    inUse(["evidence/not-in-revision", ...otherChunk], otherChunk),
    noSource,
  ),
  "provenance.*.documentId": name(shape, inUse(otherSource), noSource),
  "provenance.*.sourceUri": name(shape, inUse(otherSource), noSource),
  "provenance.*.sourceRevision": name(shape, inUse(otherSource), noSource),
  "provenance.*.contentHash": form(shape),
  "provenance.*.quote": {
    ...name("allowed", inUse("evidence/quote-not-in-text"), "evidence/quote-not-in-text"),
    // White space of a quote is not compared.
    "is padded": "allowed",
  },
  "provenance.*.grade": {
    "is missing": "allowed",
    "is negative": shape,
    "is another": "allowed",
  },
  "provenance.*.insteadOf": name("allowed", "evidence/instead-of-unknown"),
  evidence: list(notFilled, notFilled, "allowed"),
  "evidence.*": entry(notFilled),
  "evidence.*.document": prose("allowed"),
  "evidence.*.chunk": prose("allowed"),
  "evidence.*.quote": prose("allowed"),
  corpusRevision: name("case/blank-revision", "revision/unknown", "case/blank-revision"),
  origin: entry("case/without-origin"),
  "origin.kind": form(shape),
  "origin.author": prose(shape),
  "origin.lane": form(shape),
  "origin.generator": prose(shape),
  "origin.calibrated": { "is missing": claims, "is another": claims },
  "origin.excerpt": entry(generatedFrom),
  "origin.excerpt.chunkIds": list(shape, generatedFrom),
  "origin.excerpt.chunkIds.*": name(generatedFrom, inUse("case/excerpt-not-in-revision")),
  "origin.excerpt.contentHash": form(shape),
  "origin.observation": prose(shape),
  "origin.format": prose(shape),
  "origin.source": prose(shape),
  "origin.sha256": form(shape),
  "origin.id": prose("allowed"),
  distractorChunkIds: list("allowed", "allowed"),
  "distractorChunkIds.*": name("allowed", "evidence/not-in-revision"),
  families: list("allowed", "allowed"),
  "families.*": { ...form("allowed"), ...hiding(shape, hidden) },
  variantOf: name("case/variant-without-parent", "case/variant-without-parent"),
  askedAt: form("allowed"),
  caller: entry("allowed"),
  "caller.documents": list(shape, "allowed"),
  "caller.documents.*": prose("allowed"),
  split: form("allowed"),
  tags: list("allowed", "allowed"),
  "tags.*": prose("allowed"),
  notes: prose("allowed"),
  review: entry("allowed"),
  "review.status": form(shape),
  "review.reviewedBy": {
    ...prose(forApproval("review/without-decision"), forApproval("review/without-decision", blank)),
    "is another": oneOfTwo("allowed"),
    "rings a bell": oneOfTwo(hidden),
  },
  "review.reviewedAt": form(forApproval("review/without-decision")),
  "review.reason": prose(
    forApproval("review/without-decision"),
    forApproval("review/without-decision", blank),
  ),
  "review.confirmed": list(forApproval("review/unconfirmed"), forApproval("review/unconfirmed")),
  "review.confirmed.*": form(forApproval("review/unconfirmed")),
  "review.digest": form(forApproval("review/unbound")),
  "review.corpus": form(forApproval("review/unbound")),
  "review.via": form("allowed"),
  "review.proof": entry("review/unbound"),
  ...proofIn("review.proof"),
  sentinel: entry("allowed"),
  "sentinel.why": form(shape),
  "sentinel.reviews": list(
    "sentinel/without-two-reviews",
    "sentinel/without-two-reviews",
    "sentinel/reviewed-by-one",
  ),
  "sentinel.reviews.*": entry("sentinel/without-two-reviews"),
  "sentinel.reviews.*.reviewer": prose(shape),
  "sentinel.reviews.*.relevantChunkIds": list(shape, differ, differ),
  "sentinel.reviews.*.relevantChunkIds.*": name(differ, judgedOther, [
    blank,
    "sentinel/unresolved",
  ]),
  "sentinel.reviews.*.expectedAnswerSupported": { "is missing": shape, "is another": differ },
  "sentinel.reviews.*.reviewedAt": form(shape),
  "sentinel.reviews.*.digest": form(shape),
  "sentinel.reviews.*.independence": form(shape),
  "sentinel.resolution": entry("sentinel/unresolved"),
  "sentinel.resolution.by": prose(shape),
  "sentinel.resolution.at": form(shape),
  "sentinel.resolution.reason": prose(shape),
  "sentinel.resolution.clarified": list(shape, "sentinel/unresolved"),
  "sentinel.resolution.clarified.*": form("sentinel/unresolved"),
  refresh: entry("allowed"),
  "refresh.from": name(shape, "revision/unknown"),
  "refresh.to": name(shape, "revision/unknown"),
  "refresh.reasons": list(shape, "refresh/incomplete"),
  "refresh.reasons.*": form("allowed"),
  "refresh.observations": list("allowed", "allowed"),
  "refresh.observations.*": prose("allowed"),
  "refresh.outcome": form("refresh/undecided"),
  "refresh.by": {
    ...prose("refresh/incomplete"),
    "is another": "refresh/without-approval",
    "rings a bell": [hidden, "refresh/without-approval"],
  },
  "refresh.at": form("refresh/incomplete"),
  "refresh.reason": prose("refresh/incomplete"),
  "refresh.previous": form("refresh/incomplete"),
  "refresh.proof": entry("allowed"),
  ...proofIn("refresh.proof"),
  retired: entry("allowed"),
  "retired.by": prose(shape),
  "retired.at": form(shape),
  "retired.reason": prose(shape),
  "retired.proof": entry("allowed"),
  ...proofIn("retired.proof"),
};

/** Where a decision can be looked up. */
function proofIn(field: string): Readonly<Record<string, Row>> {
  return {
    [`${field}.commit`]: form(shape),
    [`${field}.pullRequest`]: number,
    [`${field}.review`]: number,
    [`${field}.reviewerId`]: number,
  };
}

/** Who decided about moved evidence and who approved what that left is one person. */
function oneOfTwo(fate: "allowed" | RuleId): (kind: string) => Fate {
  const apart = "refresh/without-approval";
  const together: Fate = fate === "allowed" ? apart : [fate, apart];
  return (kind) => (kind === "refreshed" ? together : fate);
}

/** Only the lane that explores new documents says anything about calibration. */
function claims(kind: string): Fate {
  return kind === "exploration" || kind === "rejected"
    ? "case/exploration-claims-calibration"
    : "allowed";
}

/** A rejected case may keep what was wrong with it. */
function generatedFrom(kind: string): Fate {
  return kind === "rejected" ? "allowed" : "case/generated-without-excerpt";
}

/** Of two judges who agree, another judgment differs; where a difference is settled, it is one more. */
function differ(kind: string): Fate {
  return kind === "sentinel" ? "sentinel/unresolved" : "allowed";
}

/** The fate of the mutant of one field in one kind of case; undefined where the table has no word on it. */
export function fateOf(field: string, way: string, kind: string): "allowed" | Caught | undefined {
  const fates = rows[field]?.[way] ?? ofAnyField(way);
  const fate = typeof fates === "function" ? fates(kind) : fates;
  return fate === undefined || fate === "allowed" ? fate : listOf(fate);
}

function ofAnyField(way: string): Fate | undefined {
  if (way === "has an unknown field") return shape;
  return /^is (?:null|a number|true|a text|a list|a map)$/.test(way) ? shape : undefined;
}

function listOf(fate: RuleId | Caught): Caught {
  return typeof fate === "string" ? [fate] : fate;
}
