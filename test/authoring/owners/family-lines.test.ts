import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownersLineFor, ownersLines } from "../../../src/approving/guarantees/code-owners.ts";
import type { ExpertsOfFile } from "../../../src/authoring/owners/experts.ts";
import { familyLines } from "../../../src/authoring/owners/family-lines.ts";
import { ownersBlock } from "../../../src/authoring/owners/owners-block.ts";

const file = (path: string, ...experts: readonly string[]): ExpertsOfFile => ({ path, experts });

function linesOf(...files: readonly ExpertsOfFile[]): readonly string[] {
  return familyLines("", files).lines.map(({ path, owners }) => [path, ...owners].join(" "));
}

describe("the lines of families", () => {
  test("name a folder most of whose cases have the same experts, and the others behind it", () => {
    expect(
      linesOf(
        file("cases/money/a.yaml", "kim"),
        file("cases/money/b.yaml", "kim"),
        file("cases/money/c.yaml", "acme/travel", "kim"),
        file("cases/money/d.yaml"),
        file("cases/money/eu/e.yaml", "kim"),
        file("cases/travel/f.yaml", "acme/travel"),
      ),
    ).toEqual([
      "/cases/money/ kim",
      "/cases/money/c.yaml acme/travel kim",
      "/cases/money/d.yaml",
      "/cases/travel/ acme/travel",
    ]);
  });

  test("name each case where no experts are those of most", () => {
    const mixed = [file("cases/x/a.yaml", "kim"), file("cases/x/b.yaml", "lee")];
    expect(linesOf(...mixed)).toEqual(["/cases/x/a.yaml kim", "/cases/x/b.yaml lee"]);
  });

  test("leave the folder of all cases to new cases of every family", () => {
    expect(linesOf(file("cases/a.yaml", "kim"))).toEqual(["/cases/a.yaml kim"]);
  });

  test("take back what a folder above says", () => {
    const files = [
      file("cases/x/a.yaml", "kim"),
      file("cases/x/b.yaml", "kim"),
      file("cases/x/c.yaml", "kim"),
      file("cases/x/y/d.yaml"),
      file("cases/x/y/e.yaml"),
    ];
    expect(linesOf(...files)).toEqual(["/cases/x/ kim", "/cases/x/y/"]);
  });

  test("stand where the set is, and name what no line can name", () => {
    const files = [file("cases/a b.yaml", "kim"), file("cases/x [1]/c.yaml", "kim")];
    expect(familyLines("eval", [...files, file("cases/d.yaml", "kim")])).toEqual({
      lines: [{ path: "/eval/cases/d.yaml", owners: ["kim"] }],
      unnameable: ["cases/a b.yaml", "cases/x [1]/c.yaml"],
    });
  });

  test("say of every case what its experts are, as GitHub reads them", () => {
    const part = fc.constantFrom("a", "b", "c", "a b", "x.y");
    const path = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map((parts) => `cases/${parts.join("/")}`);
    const experts = fc.constantFrom([], ["kim"], ["acme/money", "kim"], ["lee"]);
    const anyFiles = fc.uniqueArray(fc.record({ path, experts }), {
      selector: (one) => one.path,
      maxLength: 12,
    });
    const place = fc.constantFrom("", "eval");
    fc.assert(
      fc.property(anyFiles, place, (written, at) => {
        const files = written.map((one) => ({ ...one, path: `${one.path}.yaml` }));
        const { lines, unnameable } = familyLines(at, files);
        const read = ownersLines(ownersBlock(at, lines).join("\n"));
        for (const one of files.filter((each) => !unnameable.includes(each.path))) {
          const full = at === "" ? one.path : `${at}/${one.path}`;
          const asked = ownersLineFor(read, full)?.owners ?? [];
          expect(asked.map((name) => name.slice(1))).toEqual(one.experts);
        }
      }),
    );
  });
});
