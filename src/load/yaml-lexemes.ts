import { CST, Lexer } from "yaml";

/** A piece of a text as the parser cuts it; all of them one after the other are the text. */
export interface Lexeme {
  /** What the parser takes it for, such as "comment"; "text" for a scalar. */
  readonly type: string | null;
  readonly source: string;
  readonly start: number;
}

/** The text cut as the parser cuts it; marks that stand for no text are left out. */
export function lexemesOf(text: string): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let scalar = false;
  for (const source of new Lexer().lex(text)) {
    const mark = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR].includes(source);
    if (!scalar && mark) {
      scalar = source === CST.SCALAR;
      continue;
    }
    lexemes.push({ type: scalar ? "text" : CST.tokenType(source), source, start });
    scalar = false;
    start += source.length;
  }
  return lexemes;
}

/** The comments of a text in order, each from its `#` to the last character that is no white space. */
export function commentsOf(text: string): readonly string[] {
  return lexemesOf(text)
    .filter(({ type }) => type === "comment")
    .map(({ source }) => source.trimEnd());
}
