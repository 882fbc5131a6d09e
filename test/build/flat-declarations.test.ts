import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { flatDeclarations } from "../../scripts/build/flat-declarations.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** The declaration file of `entry.ts` beside these modules. */
function declarationsOf(modules: Readonly<Record<string, string>>): string {
  return flatDeclarations(join(tempFolder(modules), "entry.ts"));
}

describe("a declaration file", () => {
  test("holds what the entry gives and what that rests on, with its comments, and nothing else", () => {
    expect(
      declarationsOf({
        "entry.ts": 'export { load } from "./load.ts";\nexport type { Set } from "./set.ts";\n',
        "load.ts": `import type * as sets from "./set.ts";
/** Loads it. */
export async function load(place: string, side?: sets.Side): Promise<sets.Set | undefined> {
  return undefined;
}
export function unused(): void {}
`,
        "set.ts": `import type { Id } from "./id.ts";
/**
 * A set.
 */
export interface Set {
  /** Each once. */
  readonly ids: readonly Id[];
}
export type Side = (typeof sides)[number];
const sides = ["dev", "test"] as const;
export type Unused = string;
`,
        "id.ts": "declare const brand: unique symbol;\nexport type Id = string & { [brand]: 1 };\n",
      }),
    ).toMatchInlineSnapshot(`
      "/**
       * A set.
       */
      interface Set {
        /** Each once. */
        readonly ids: readonly Id[];
      }

      /** Loads it. */
      declare function load(place: string, side?: Side): Promise<Set | undefined>;

      type Id = string & {
        [brand]: 1;
      };

      type Side = (typeof sides)[number];

      declare const brand: unique symbol;

      declare const sides: readonly ["dev", "test"];

      export {
        type Set,
        load,
      };
      "
    `);
  });

  test("says a type once that another module only passes on under the same name", () => {
    const text = declarationsOf({
      "entry.ts": 'export type { Case } from "./case.ts";\n',
      "case.ts":
        'import type * as ids from "./ids.ts";\nexport type Id = ids.Id;\nexport interface Case { id: Id }\n',
      "ids.ts": "/** Names it. */\nexport type Id = string;\n",
    });
    expect(text.match(/type Id = .*/g)).toEqual(["type Id = string;"]);
  });
});

describe("no declaration file is made", () => {
  const entry = 'export type { A } from "./a.ts";\nexport type { B } from "./b.ts";\n';

  test("of two types with one name", () => {
    const modules = {
      "entry.ts": entry,
      "a.ts": "interface Part { a: 1 }\nexport interface A { part: Part }\n",
      "b.ts": "interface Part { b: 1 }\nexport interface B { part: Part }\n",
    };
    expect(() => declarationsOf(modules)).toThrow(/"Part" is declared in \S+a\.ts and in \S+b\.ts/);
  });

  test("where a type would hide one of the language", () => {
    const modules = {
      "entry.ts": entry,
      "a.ts": "export interface A { all: Set<string> }\n",
      "b.ts": "interface Set { b: 1 }\nexport interface B { set: Set }\n",
    };
    expect(() => declarationsOf(modules)).toThrow(/a\.ts means another "Set" than what \S+b\.ts/);
  });

  test("of types that rest on a package", () => {
    const modules = {
      "entry.ts": 'import type { Node } from "yaml";\nexport interface A { node: Node }\n',
    };
    expect(() => declarationsOf(modules)).toThrow('the public types rest on "yaml"');
  });

  test("of a type that nobody wrote down, or that is not there", () => {
    expect(() =>
      declarationsOf({ "entry.ts": "export const sides = [1].map((one) => String(one));\n" }),
    ).toThrow(/isolatedDeclarations/);
    expect(() => declarationsOf({ "entry.ts": entry, "a.ts": "export {};\n" })).toThrow(
      'a.ts declares no "A"',
    );
  });
});
