import type { Examined } from "../../approving/guarantees/examine.ts";
import { notAsked, type Standing } from "../../approving/guarantees/setting.ts";
import { inShell } from "../in-shell.ts";
import type { Style } from "../style.ts";
import { terminalText, withoutCommands } from "../untrusted/terminal.ts";
import { wrapped } from "../wrapped.ts";

/** What was looked at, and how to print what was found. */
export interface GuaranteesSetting {
  /** The repository on GitHub, as `owner/name`; undefined where GitHub was not asked. */
  readonly repository: string | undefined;
  /** Its default branch. */
  readonly branch: string | undefined;
  /** The ruleset to import, as somebody who stands here writes its path. */
  readonly ruleset: string | undefined;
  /** Whether everything is said of each setting, as of those that were asked for by name. */
  readonly isWhole: boolean;
  readonly style: Style;
}

type Is = Standing["is"];

const order: readonly Is[] = ["fails", "unseen", "choice", "holds"];

const headings: Readonly<Record<Is, string>> = {
  fails: "Does not hold",
  unseen: "Not seen, so not known",
  choice: "As you chose",
  holds: "Holds",
};

/** What holds and what does not, the worst first, and what to do about it. */
export function guaranteesText(all: readonly Examined[], setting: GuaranteesSetting): string {
  const blocks = order.flatMap((is) => {
    const some = all.filter(({ standing }) => standing.is === is);
    if (some.length === 0) return [];
    const heading = `${painted(is, setting.style)(headings[is])}: ${some.length}`;
    return [
      `${heading}\n\n${some.map((one) => entry(one, setting)).join(isShort(is, setting) ? "" : "\n")}`,
    ];
  });
  return `${[...blocks, ending(all, setting)].join("\n")}\n`;
}

/** What is in order is one line, unless everything was asked for. */
function isShort(is: Is, { isWhole }: GuaranteesSetting): boolean {
  return !isWhole && is === "holds";
}

function entry({ setting, standing }: Examined, printing: GuaranteesSetting): string {
  const { isWhole, style } = printing;
  const { id, title, protects, without, look, set } = setting;
  const { is, because } = standing;
  const head = `  ${style.strong(id)}  ${title}\n`;
  const isLine = isShort(is, printing);
  // What files and GitHub say may hold anything: of those words none begins a line of its own.
  const rows = [
    ["now", isLine ? [] : [now(because, printing)]],
    ["protects", isWhole ? [protects] : []],
    ["without", isLine ? [] : [without]],
    ["look", isWhole ? filled(look, printing) : []],
    ["set", isWhole || is === "fails" ? filled(set, printing) : []],
  ] as const;
  return head + rows.map(([name, paragraphs]) => row(name, paragraphs, style)).join("");
}

/** That GitHub was not asked stands at the end, and need not be said of each setting. */
function now(because: string, { repository, isWhole }: GuaranteesSetting): string {
  if (repository !== undefined || isWhole || !because.startsWith(notAsked)) return because;
  return because.slice(notAsked.length).trim();
}

function row(name: string, paragraphs: readonly string[], style: Style): string {
  const [first = "", ...rest] = paragraphs.flatMap(linesOf);
  if (first === "") return "";
  const lines = [
    `${style.faint(name.padEnd(8))}  ${first}`,
    ...rest.map((one) => `${" ".repeat(10)}${one}`),
  ];
  return lines.map((line) => `    ${line}\n`).join("");
}

/** Prose is broken between words, a command never: it is there to be copied. */
function linesOf(paragraph: string): readonly string[] {
  const text = terminalText(paragraph);
  if (/^(?:gh|grep|sha256sum|touchstone) /.test(text)) return [text];
  // Its lines begin anew, and no runner may find a command at the start of one.
  return wrapped(text).split("\n").map(withoutCommands);
}

/** The lines to copy, with what is known in the place of what stands for it. A shell takes them as they are shown. */
function filled(
  text: string,
  { repository, branch, ruleset }: GuaranteesSetting,
): readonly string[] {
  const isPlain = branch !== undefined && inShell(branch) === branch;
  const words: Readonly<Record<string, string | undefined>> = {
    "OWNER/REPOSITORY": repository,
    BRANCH: isPlain ? branch : undefined,
    RULESET: ruleset === undefined ? undefined : inShell(ruleset),
  };
  return text
    .split("\n")
    .map((line) =>
      line.replaceAll(/OWNER\/REPOSITORY|BRANCH|RULESET/g, (word) => words[word] ?? word),
    );
}

function painted(is: Is, style: Style): (text: string) => string {
  switch (is) {
    case "fails":
      return style.red;
    case "unseen":
      return style.yellow;
    case "choice":
      return style.blue;
    case "holds":
      return style.green;
  }
}

function ending(all: readonly Examined[], { repository }: GuaranteesSetting): string {
  const count = (is: Is): number => all.filter(({ standing }) => standing.is === is).length;
  const counts = `${count("fails")} not held, ${count("unseen")} not seen, ${count("choice")} chosen, ${count("holds")} held`;
  const where =
    repository === undefined
      ? "in this checkout; GitHub was not asked"
      : `in this checkout and in ${terminalText(repository)} on GitHub`;
  const next =
    repository === undefined
      ? "\nTo ask GitHub, with a token in GITHUB_TOKEN or GH_TOKEN: touchstone doctor --github"
      : "";
  return `${counts}, ${where}.${next}`;
}
