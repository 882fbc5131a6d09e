import { isBot } from "../model/account.ts";
import { isLater } from "../model/instant.ts";
import type { Problem } from "../model/finding.ts";
import type { Observation } from "../model/generated/observation.ts";
import type { Location, Path } from "../model/location.ts";
import { retrieverIdDefect } from "../model/retriever-id.ts";
import { groupsOf } from "../model/groups.ts";
import { listed, quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { observationShape } from "./generated/observation-shape.js";
import { hiddenCharacter } from "./hidden-characters.ts";
import { parseLocatedJson, type LocatedJson } from "./located-json.ts";
import { shapeErrors } from "./schema-defects.ts";
import { schemaSentence, type ShapeError } from "./schema-sentences.ts";
import { container, dueName, type Sentence } from "./words.ts";

/** An observation, or everything that keeps a line from being one; with the id that the line gives, where it does. */
export type ObservationLine =
  | { readonly observation: Observation; readonly at: Location }
  | { readonly problems: readonly Problem[]; readonly id: string | undefined };

/** Reads the bytes of one line, without its line feed, as an observation. */
export function observationLine(file: string, line: number, bytes: Uint8Array): ObservationLine {
  const placed = (at: Location): Location => ({ ...at, line });
  const json = parseLocatedJson(file, bytes);
  if ("problem" in json) {
    const { message, at, fix } = json.problem;
    return {
      problems: [withFix({ message: ofLine(message), at: placed(at) }, fix)],
      id: undefined,
    };
  }
  const found = [...namesTwice(json), ...shapeProblems(json)];
  const { value } = json;
  // A line with a defect of shape has no texts that could be looked at.
  const problems =
    found.length === 0 && observationShape(value) ? textProblems(value, json) : found;
  if (problems.length === 0 && observationShape(value)) {
    return { observation: value, at: { file, line, column: 1 } };
  }
  return { problems: problems.map((one) => ({ ...one, at: placed(one.at) })), id: idIn(value) };
}

function withFix(problem: Omit<Problem, "fix">, fix: string | undefined): Problem {
  return fix === undefined ? problem : { ...problem, fix };
}

/** A sentence about a file says the same of a line. */
function ofLine(message: string): string {
  return message
    .replace(
      "The file holds bytes that are not UTF-8, first on this line. It",
      "This line holds bytes that are not UTF-8. The file",
    )
    .replace(/^The file (starts|is nested)/, "This line $1");
}

function idIn(value: unknown): string | undefined {
  const id: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "id") : undefined;
  return typeof id === "string" ? id : undefined;
}

function namesTwice({ twice }: LocatedJson): readonly Problem[] {
  return twice.map(({ name, at }) => ({
    message: `${quoted(name)} stands twice in this line, and readers take one or the other.`,
    at,
    fix: "Remove one of the two.",
  }));
}

/** In the order of the line; fields that are missing in one place are one problem. */
function shapeProblems(json: LocatedJson): readonly Problem[] {
  const errors = shapeErrors(observationShape, json.value);
  const missing = errors.filter(({ error }) => error.keyword === "required");
  const others = errors.filter(({ error }) => error.keyword !== "required");
  const problems = [
    ...[...groupsOf(missing, ({ path }) => JSON.stringify(path)).values()].map(missingFields),
    ...others.map((shaped) => ({ ...shaped, ...worded(shaped, json.value) })),
  ];
  return problems
    .map(({ path, isKey, message, fix }) => ({
      message,
      at: isKey ? json.locateKey(path) : json.locate(path),
      fix,
    }))
    .toSorted((one, other) => one.at.column - other.at.column);
}

type Worded = Sentence & Pick<ShapeError, "path" | "isKey">;

function missingFields([first, ...more]: readonly [ShapeError, ...ShapeError[]]): Worded {
  const fields = [first, ...more].flatMap(({ error }) =>
    error.keyword === "required" ? [error.params.missingProperty] : [],
  );
  const names = listed(fields.map((field) => `"${field}"`));
  const { path } = first;
  const where = path.length === 0 ? "" : ` from ${container(path)}`;
  const isSource = path.length === 0 && fields.includes("source");
  const message = `${names} ${fields.length === 1 ? "is" : "are"} missing${where}.`;
  const why = " Without a source nobody can look the recorded queries up.";
  const due = fields.map((field) => `"${field}": ${toAdd[field] ?? "…"}`);
  const fix =
    due.length > 2
      ? "Add them; docs/observations.md shows a whole line."
      : `Add ${due.join("; ")}.`;
  return { path, isKey: false, message: isSource ? message + why : message, fix };
}

/** What to add for a field that is missing. */
const toAdd: Readonly<Record<string, string>> = {
  id: "the name under which your records know the pattern",
  query: "the question in a wording that people really use",
  count: "how often it was asked",
  firstSeen: "when it was asked first, such as 2026-09-01T09:00:00Z",
  lastSeen: "when it was asked last, such as 2026-09-01T09:00:00Z",
  source: "the address, or the query to your telemetry, that shows the recorded queries",
  role: "user, assistant or system",
  content: "what was said",
};

/** The schema's sentences are of YAML files; these are of a line of JSON. */
function worded(shaped: ShapeError, value: unknown): Sentence {
  const { error, path } = shaped;
  const sentence = schemaSentence(shaped, { value, whole: "This line", spelling: () => undefined });
  if (error.keyword === "additionalProperties") {
    return { ...sentence, message: sentence.message.replace("of this file", "of an observation") };
  }
  if (error.keyword !== "type") return sentence;
  const due = inJson(dueName(error.params.type));
  const message = inJson(sentence.message).replace(
    "but fields are due: each a name, a colon and a value",
    "but an object is due",
  );
  return { message, fix: `Write ${path.length === 0 ? "one object a line" : due}.` };
}

function inJson(words: string): string {
  return words
    .replaceAll("a map of fields", "an object")
    .replaceAll("has no value.", "is null here.");
}

type Found = readonly [path: Path, message: string, fix: string];

function textProblems(observation: Observation, { locate }: LocatedJson): readonly Problem[] {
  const found = [
    ...unfitTexts(observation),
    ...unfitReview(observation),
    ...unfitTimes(observation),
  ];
  return found.map(([path, message, fix]) => ({ message, at: locate(path), fix }));
}

/** Fields that a line may do without. */
const mayLack = new Set<string | number | undefined>(["case", "language", "notes", "reviewedBy"]);

function* unfitTexts(observation: Observation): Generator<Found> {
  for (const [path, text] of textsOf(observation)) {
    const name = `"${path.at(-1)}"`;
    const hidden = hiddenCharacter(text);
    if (isBlank(text)) {
      yield [
        path,
        `${name} shows nothing to a reader.`,
        mayLack.has(path[0]) ? "Write it, or leave the field out." : "Write it.",
      ];
    } else if (hidden !== undefined) {
      yield [
        path,
        `${name} holds ${hidden.name}, which ${hidden.does}.`,
        "Write the text without it.",
      ];
    } else if (path[0] === "id" || path[0] === "case") {
      const defect = retrieverIdDefect(text);
      if (defect !== undefined) yield [path, `${name} ${defect}.`, "Write the id without that."];
    }
  }
}

function* textsOf(observation: Observation): Generator<readonly [path: Path, text: string]> {
  const { conversation = [], ...fields } = observation;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") yield [[name], value];
  }
  for (const [index, { content }] of conversation.entries()) {
    yield [["conversation", index, "content"], content];
  }
}

function* unfitReview({ reviewedBy, reviewedAt }: Observation): Generator<Found> {
  if (reviewedBy !== undefined && isBot(reviewedBy)) {
    yield [
      ["reviewedBy"],
      `"reviewedBy" is ${quoted(reviewedBy)}, which is a program.`,
      'Name the person who looked at the recorded queries, or leave "reviewedBy" and "reviewedAt" out.',
    ];
  }
  if ((reviewedBy === undefined) === (reviewedAt === undefined)) return;
  const [there, other] =
    reviewedBy === undefined ? ["reviewedAt", "reviewedBy"] : ["reviewedBy", "reviewedAt"];
  yield [
    [there],
    `"${there}" stands here without "${other}".`,
    `Add "${other}", or remove "${there}".`,
  ];
}

function* unfitTimes({ firstSeen, lastSeen, reviewedAt }: Observation): Generator<Found> {
  if (isLater(firstSeen, lastSeen)) {
    yield [["lastSeen"], '"lastSeen" comes before "firstSeen".', "Correct one of the two."];
  }
  if (reviewedAt !== undefined && isLater(firstSeen, reviewedAt)) {
    yield [
      ["reviewedAt"],
      '"reviewedAt" comes before "firstSeen": nobody can look at what was not asked yet.',
      "Correct one of the two.",
    ];
  }
}
