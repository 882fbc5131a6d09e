import type { JsonReading } from "../../load/json-file.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import { isBlank } from "../../model/white-space.ts";
import { saysSomething, type FieldLoss } from "../loss.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A paragraph as the corpus has it, and the questions about it. */
export interface SquadParagraph {
  readonly path: string;
  /** The document's id: the article's title, or its number where it has none. */
  readonly document: string;
  readonly locator: string;
  /** The document and the paragraph's number in it, from 1. */
  readonly chunk: string;
  readonly context: unknown;
  /** What the paragraph says beside what the format knows. */
  readonly own: Fields;
  /** What the article and the paragraph say beside what the format knows, by its place in the file's shape. */
  readonly others: Fields;
  readonly questions: readonly { readonly path: string; readonly fields: Fields }[];
}

interface WalkProblem {
  readonly path?: string;
  readonly line?: number | undefined;
  readonly message: string;
}

export interface SquadWalk {
  readonly paragraphs: readonly SquadParagraph[];
  readonly problems: readonly WalkProblem[];
  readonly losses: readonly (FieldLoss & { readonly path: string | undefined })[];
}

/** Walks a SQuAD file in its order. What has another shape is told with its place, and everything else is still read. */
export function squadParagraphs(file: JsonReading): SquadWalk {
  if ("problem" in file) return { paragraphs: [], problems: [file.problem], losses: [] };
  const problems: WalkProblem[] = [];
  const counts = new Map<string, number>();
  const paragraphs: SquadParagraph[] = [];
  const report = (path: string, message: string): void => void problems.push({ path, message });
  const articles = listOf(file.value, "data", { path: "", report });
  for (const article of articles) {
    const title = fieldOf(article.fields, "title");
    const isTitle = typeof title === "string" && !isBlank(title);
    const document = isTitle ? title.trim() : `article-${article.index + 1}`;
    const others = otherFields(article.fields, { known: ["title", "paragraphs"], at: "data[]" });
    if (!isTitle && saysSomething(title)) others["data[].title"] = title;
    for (const { path, fields } of listOf(article.fields, "paragraphs", { ...article, report })) {
      const number = (counts.get(document) ?? 0) + 1;
      counts.set(document, number);
      const at = "data[].paragraphs[]";
      const own = otherFields(fields, { known: ["context", "qas"], at });
      paragraphs.push({
        path,
        document,
        locator: `paragraph ${number}`,
        chunk: `${document}#${number}`,
        context: fieldOf(fields, "context"),
        own,
        others: { ...others, ...own },
        questions: Object.hasOwn(fields, "qas") ? listOf(fields, "qas", { path, report }) : [],
      });
    }
  }
  return {
    paragraphs,
    problems,
    losses: [...fileLosses(file.value), ...unaskedArticles(articles), ...unasked(paragraphs)],
  };
}

interface Item {
  readonly path: string;
  readonly index: number;
  readonly fields: Fields;
}

/** The maps of a list inside a map; a list that is not there, and an entry that is no map, is told. */
function listOf(
  value: unknown,
  name: string,
  { path, report }: { readonly path: string; readonly report: (path: string, m: string) => void },
): readonly Item[] {
  const list = fieldOf(value, name);
  const place = path === "" ? name : `${path}.${name}`;
  if (!Array.isArray(list)) {
    report(place, list === undefined ? "This list is missing." : "This is not a list.");
    return [];
  }
  return list.flatMap((fields: unknown, index) => {
    const at = `${place}[${index}]`;
    if (isMap(fields)) return [{ path: at, index, fields }];
    report(at, "This is not a map with named fields.");
    return [];
  });
}

function otherFields(
  fields: Fields,
  { known, at }: { readonly known: readonly string[]; readonly at: string },
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => !known.includes(name) && saysSomething(value))
      .map(([name, value]) => [`${at}.${name}`, value]),
  );
}

function* fileLosses(value: unknown): Generator<SquadWalk["losses"][number]> {
  for (const [field, said] of Object.entries(isMap(value) ? value : {})) {
    if (field === "data" || !saysSomething(said)) continue;
    const why = "a statement about the file, which no single case can hold";
    yield { field, fate: "dropped", why, value: said, path: undefined };
  }
}

/** What an article says that no question leads to. */
function* unaskedArticles(articles: readonly Item[]): Generator<SquadWalk["losses"][number]> {
  for (const { path, fields } of articles) {
    const { paragraphs, ...about } = fields;
    const isAsked = (Array.isArray(paragraphs) ? paragraphs : []).some((paragraph: unknown) => {
      const questions = fieldOf(paragraph, "qas");
      return Array.isArray(questions) && questions.some(isMap);
    });
    for (const [name, value] of isAsked ? [] : Object.entries(about)) {
      if (!saysSomething(value)) continue;
      const why = "no question asks about this article";
      yield { field: `data[].${name}`, fate: "dropped", why, value, path };
    }
  }
}

function* unasked(paragraphs: readonly SquadParagraph[]): Generator<SquadWalk["losses"][number]> {
  for (const { questions, context, path, own } of paragraphs) {
    if (questions.length > 0) continue;
    const why = "no question asks about this paragraph; a corpus snapshot carries it";
    const all = Object.entries({ ...own, "data[].paragraphs[].context": context });
    for (const [field, value] of all) {
      if (saysSomething(value)) yield { field, fate: "dropped", why, value, path };
    }
  }
}
