import { isBasicExpression, isMapping, isScalar, isString } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import type { FunctionDefinition } from "@actions/expressions/funcs/info";
import { TokenType, type Token } from "@actions/expressions/lexer";
import { truthy } from "@actions/expressions/result";
import { NotModelled } from "../workflows/fields-of.ts";

type Written = TemplateToken | undefined;

/** What an expression may speak of: contexts by name, and functions beside those that every expression has. */
export interface Scope {
  readonly contexts: Readonly<Record<string, data.ExpressionData>>;
  readonly functions: readonly FunctionDefinition[];
}

/** A plain value as a context. */
export function contextOf(value: unknown): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData;
}

/** A context in which every name is known: asking for another is an error instead of nothing. */
export class KnownContext extends data.Dictionary {
  readonly #name: string;

  constructor(name: string, values: Readonly<Record<string, unknown>>) {
    super(...Object.entries(values).map(([key, value]) => ({ key, value: contextOf(value) })));
    this.#name = name;
  }

  override get(key: string): data.ExpressionData {
    const found = super.get(key);
    if (found === undefined) throw new NotModelled(`${this.#name}.${key}`);
    return found;
  }
}

/** Evaluates with GitHub's own lexer, parser and evaluator. Throws NotModelled for a context or function that is not known. */
export function evaluate(expression: string, { contexts, functions }: Scope): data.ExpressionData {
  const pairs = Object.entries(contexts).map(([key, value]) => ({ key, value }));
  const tree = parsed(expression, () => {
    const tokens = new Lexer(expression).lex().tokens.map(unquoted);
    return new Parser(tokens, Object.keys(contexts), [...functions]).parse();
  });
  const called = new Map(functions.map((one) => [one.name.toLowerCase(), one]));
  return new Evaluator(tree, new data.Dictionary(...pairs), called).evaluate();
}

/** The lexer of version 0.3.61 takes only the first of several doubled quotes in a text for one. */
function unquoted(token: Token): Token {
  if (token.type !== TokenType.STRING) return token;
  return { ...token, value: token.lexeme.slice(1, -1).replaceAll("''", "'") };
}

function parsed<Tree>(expression: string, parse: () => Tree): Tree {
  try {
    return parse();
  } catch (error) {
    throw new NotModelled(`"${expression}": ${error instanceof Error ? error.message : ""}`);
  }
}

export function holds(condition: string, scope: Scope): boolean {
  return truthy(evaluate(condition, scope));
}

/** The text that a value of a workflow file gives, its expressions evaluated; undefined where nothing is written. */
export function textIn(token: Written, scope: Scope): string | undefined {
  if (token === undefined) return undefined;
  if (isBasicExpression(token)) return evaluate(token.expression, scope).coerceString();
  if (!isScalar(token)) throw new NotModelled("a list where GitHub takes a text");
  return token.toString();
}

/** Texts by name, such as those of `env` and `with`. */
export function textsIn(token: Written, scope: Scope): Record<string, string> {
  if (token === undefined) return {};
  if (!isMapping(token)) throw new NotModelled("an expression that gives a whole mapping");
  const texts: Record<string, string> = {};
  for (const { key, value } of token) {
    if (!isString(key)) throw new NotModelled("an expression where GitHub takes a name");
    texts[key.value] = textIn(value, scope) ?? "";
  }
  return texts;
}
