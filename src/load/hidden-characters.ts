import type { CaseDraft } from "../model/case.ts";
import type { Defect } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import { isBlank } from "../model/white-space.ts";
import type { LocatedYaml } from "./located-yaml.ts";
import { codePoint } from "./words.ts";

/** Control characters but tab, line feed, carriage return and next line. */
const control = /[^\P{Cc}\t\n\r\u0085]/u;

/** Embeddings, overrides and isolates: they change the order of what follows. Plain marks of direction do not. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

/** What no field takes, be it of the corpus or not. */
const everywhere: readonly (readonly [RegExp, string])[] = [
  [control, "is a control character"],
  [turning, "shows what follows in another order"],
];

/** What shows nothing and joins nothing: zero-width spaces and joins, fillers, invisible operators, tags. */
const invisible =
  /[\u17b4\u17b5\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u3164\uffa0]|\u034f|\u{e0001}/u;

/** A joiner belongs behind a letter or a picture, as in Persian, in Indic scripts and in emoji. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** Tags spell the flag of a region behind a black flag, and hide words anywhere else. */
const strayTag = /(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007f}]/u;

/** Fields whose words come from the corpus: they are as they are there. */
const ofCorpus = new Set(["provenance", "evidence", "relevantChunkIds", "distractorChunkIds"]);

/** What no field of a case takes: the first control character, or one that turns the order, and what it does. */
export function unfitCharacter(
  text: string,
): { readonly name: string; readonly does: string } | undefined {
  for (const [kind, does] of everywhere) {
    const character = kind.exec(text)?.[0];
    if (character !== undefined) return { name: codePoint(character), does };
  }
  return undefined;
}

/** What a text holds that a person reads otherwise than a program does: the first such character, and what it does. */
export function hiddenCharacter(
  text: string,
): { readonly name: string; readonly does: string } | undefined {
  const found = hiddenIn(text, []);
  return found === undefined ? undefined : { name: codePoint(found.character), does: found.does };
}

/** The fields of a case that hold a control character where a person is to read, each once, with its name. */
export function controlledFields(content: object): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { path, text } of textsIn(content, [])) {
    const [field = ""] = path;
    const character = ofCorpus.has(String(field)) ? undefined : control.exec(text)?.[0];
    if (character !== undefined) found.set(String(field), codePoint(character));
  }
  return found;
}

/** Texts of a case that a person reads otherwise than a program does, each told once. */
export function hiddenCharacters(
  draft: CaseDraft,
  text: string,
  yaml: LocatedYaml,
): readonly Defect[] {
  // A file of plain letters without an escape holds none.
  if (!/[\\\u007f-\uffff]/.test(text)) return [];
  return [...textsIn(draft, [])].flatMap(({ path, text: value }) => {
    // A text that shows nothing at all has a finding of its own.
    const what = isBlank(value) ? undefined : hiddenIn(value, path);
    if (what === undefined) return [];
    const { character, does } = what;
    return [
      {
        rule: "case/hidden-characters",
        message: `The text holds ${codePoint(character)}, which ${does}: a person reads another text than a program.`,
        at: yaml.locate(path),
        fix: "Delete it, or type the text again; between double quotes it may be written as an escape such as \\u202E.",
      },
    ];
  });
}

function hiddenIn(
  text: string,
  path: Path,
): { readonly character: string; readonly does: string } | undefined {
  const kinds: readonly (readonly [RegExp, string])[] = [
    ...everywhere,
    ...(ofCorpus.has(String(path[0])) || path.at(-2) === "chunkIds"
      ? []
      : [invisible, strayJoiner, strayTag].map((kind) => [kind, "shows nothing"] as const)),
  ];
  for (const [kind, does] of kinds) {
    const character = kind.exec(text)?.[0];
    if (character !== undefined) return { character, does };
  }
  return undefined;
}

function* textsIn(
  value: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
    }
  }
}
