import { parse as parseToml, TomlDate, TomlError } from "smol-toml";
import { parseLocated } from "../../load/located-yaml.ts";
import { isMap } from "../../model/fields.ts";
import { deepest, limits } from "../../load/limits.ts";

/** What stands above a page, between two lines of dashes (YAML) or of plus signs (TOML). */
export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Where the body starts. */
  readonly end: number;
  /** Why its fields are not known; undefined where they are. */
  readonly defect: { readonly message: string; readonly line: number } | undefined;
}

/** The front matter of a Markdown file. Text that opens like one and is never closed is body. */
export function frontMatterOf(text: string): FrontMatter {
  const marks = /^(---|\+\+\+)[ \t]*\n/.exec(text);
  const mark = marks?.[1];
  if (marks === null || mark === undefined) return { fields: {}, end: 0, defect: undefined };
  const start = marks[0].length;
  const close = closingLine(text, mark, start);
  if (close === undefined) return { fields: {}, end: 0, defect: undefined };
  const inside = text.slice(start, close.start);
  return { ...fieldsIn(inside, mark), end: close.end };
}

type Fields = Pick<FrontMatter, "fields" | "defect">;

function fieldsIn(inside: string, mark: string): Fields {
  if (inside.length > limits.policy) {
    return unread(`It is larger than ${limits.policy / 1024} KiB.`, 1);
  }
  return mark === "---" ? yamlFields(inside) : tomlFields(inside);
}

function unread(message: string, line: number): Fields {
  return { fields: {}, defect: { message, line } };
}

function tomlFields(inside: string): Fields {
  try {
    const fields = withoutDates(parseToml(inside, { maxDepth: deepest }));
    return { fields: isMap(fields) ? fields : {}, defect: undefined };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return unread("It is not TOML from here on.", error.line + 1);
  }
}

/** A date is text to us, as YAML has it, at whatever depth. */
function withoutDates(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(withoutDates);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutDates(inner)]),
  );
}

function closingLine(
  text: string,
  mark: string,
  from: number,
): { readonly start: number; readonly end: number } | undefined {
  for (let start = from; start < text.length;) {
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed + 1;
    if (text.startsWith(mark, start) && text.slice(start + mark.length, end).trim() === "") {
      return { start, end };
    }
    start = end;
  }
  return undefined;
}

function yamlFields(inside: string): Fields {
  const { value, defects } = parseLocated("", inside);
  const [first] = defects;
  // The line of dashes above is the file's first.
  if (first !== undefined) return unread(first.message, first.at.line + 1);
  if (isMap(value)) return { fields: value, defect: undefined };
  return value === null ? { fields: {}, defect: undefined } : unread("It has no fields.", 1);
}
