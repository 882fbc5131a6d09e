import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSchema } from "../../scripts/build/schemas.ts";
import { asFields } from "../support/fields.ts";
import { runFor } from "../support/at-desk.ts";
import { playedPage, wordsOf } from "../support/played-page.ts";
import { tempFolder } from "../support/temp-folder.ts";

const page = new URL("../../docs/policy.md", import.meta.url);
const markdown = readFileSync(page, "utf8");
const repository = fileURLToPath(new URL("../../", import.meta.url));

// To write the real output into the page, run this test with --update=all.
test("docs/policy.md shows what its commands print", async () => {
  const set = tempFolder();
  for (const part of ["cases", "corpus-revisions", "families.yaml"]) {
    cpSync(join(repository, part), join(set, part), { recursive: true });
  }
  const played = await playedPage(markdown, set, async (command) => {
    const { out, err } = await runFor(set, {}, ...wordsOf(command).slice(1));
    return `${out}${err}`;
  });
  await expect(played).toMatchFileSnapshot(page.pathname);
});

/** The defaults that a part of the schema gives, as the policy would write them. */
function defaultsOf(schema: unknown): unknown {
  const { properties, default: usual } = asFields(schema);
  if (properties === undefined) return usual;
  const fields = Object.entries(asFields(properties));
  return Object.fromEntries(fields.map(([name, field]) => [name, defaultsOf(field)]));
}

test("docs/policy.md shows every field of the schema with its default", () => {
  const blocks = [...markdown.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = ""]): unknown =>
    parse(text),
  );
  expect(blocks[1]).toEqual(defaultsOf(readSchema("policy")));
});

/** The rows of the page by the name in their first cell: their last cells. */
const rows = new Map(
  [...markdown.matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm)].map(([, name = "", cells = ""]) => [
    name,
    cells.split("|").map((cell) => cell.trim()),
  ]),
);

test("docs/policy.md explains every field of the schema", () => {
  const leaves = Object.entries(asFields(defaultsOf(readSchema("policy")))).flatMap(
    ([name, value]) =>
      name === "refresh" || typeof value !== "object" || Array.isArray(value)
        ? [[name, value] as const]
        : Object.entries(asFields(value)).map(([inner, own]) => [`${name}.${inner}`, own] as const),
  );
  for (const [name, value] of leaves) {
    const shown =
      name === "refresh" ? "" : `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
    expect([name, rows.get(name)?.[0]]).toEqual([name, shown]);
    expect(rows.get(name)?.[1]).toMatch(/\w+ \w+/);
  }
});

test("docs/policy.md gives every change its scope, and explains every scope", () => {
  const { refresh } = asFields(asFields(readSchema("policy"))["properties"]);
  const changes = Object.entries(asFields(asFields(refresh)["properties"]));
  const scopes = new Set<unknown>();
  for (const [name, field] of changes) {
    const { default: usual, enum: all } = asFields(field);
    expect([name, rows.get(name)?.[1]]).toEqual([name, `\`${String(usual)}\``]);
    for (const scope of all as readonly unknown[]) scopes.add(scope);
  }
  for (const scope of scopes) expect(rows.get(String(scope))?.[0]).toMatch(/\w+ \w+/);
});
