import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { workingTree } from "../../src/git/working-tree.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { currentRevision, type Dataset } from "../../src/model/dataset.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Digest } from "../../src/model/ids.ts";
import { decideRefresh } from "../../src/refresh/deciding/decide-refresh.ts";
import type { EvidenceChoice } from "../../src/refresh/deciding/evidence-choice.ts";
import { askedCode, resultCode, togetherCode } from "../../src/refresh/deciding/lines/codes.ts";
import { readLine } from "../../src/refresh/deciding/lines/read-line.ts";
import { movedEvidence } from "../../src/refresh/deciding/moved-evidence.ts";
import { targetRevision, type TargetRevision } from "../../src/refresh/deciding/target-revision.ts";
import { triggerOf } from "../../src/refresh/deciding/trigger.ts";

/** Who sends lines in a review, and when. */
export interface Sent {
  readonly by: string;
  readonly at: string;
}

/** The lines of a pull request's body that somebody can copy, as the page shows them. */
export function shownLines(body: string): readonly string[] {
  const extensions = { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true };
  const html = parseFragment(micromark(body, extensions));
  return blocksIn(html.childNodes).map((text) => text.trimEnd());
}

type Node = DefaultTreeAdapterTypes.ChildNode;

function blocksIn(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!("childNodes" in node)) return [];
    return node.tagName === "pre" ? [textIn(node)] : blocksIn(node.childNodes);
  });
}

function textIn(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
}

/**
 * Carries out lines of a review on a checkout, by the functions that an action calls for it: each is read, its code held against
 * what it decides, and the decision written. Throws Error where one decides nothing.
 */
export async function decideByLines(
  folder: string,
  lines: readonly string[],
  sent: Sent,
): Promise<void> {
  const set = await setIn(folder);
  for (const { path, text } of lines.flatMap((line) => written(set, line, sent))) {
    writeFileSync(join(folder, path), text);
  }
}

function written(set: SetToDecide, line: string, sent: Sent): readonly Written[] {
  const said = readLine(line);
  if (said === undefined) throw new Error(`This is no line: ${line}`);
  if ("wrong" in said) throw new Error(`${line}: ${said.wrong}`);
  const why = { ...sent, reason: said.reason };
  if (said.verb === "confirm moved") return allMoved(set, said.code, why);
  if (!("choice" in said)) throw new Error(`Of candidates: ${line}`);
  return [oneDecided(set, said, why)];
}

/** What somebody writes into a line that they copied. */
export interface Completion {
  /** For each empty quotation in the line its words; undefined takes the quote away. */
  readonly words?: readonly (string | undefined)[];
  readonly why: string;
}

/** The first line to copy that starts so, completed. */
export function completed(
  shown: readonly string[],
  start: string,
  { words = [], why }: Completion,
): string {
  const line = shown.find((one) => one.startsWith(`${start} `));
  if (line === undefined) throw new Error(`No line starts with "${start}": ${shown.join("\n")}`);
  const left = [...words];
  const said = line.replaceAll('""', () => {
    const next = left.shift();
    return next === undefined ? "none" : JSON.stringify(next);
  });
  return `${said} ${why}`;
}

interface SetToDecide {
  readonly folder: string;
  readonly dataset: Dataset;
  readonly target: TargetRevision;
}

async function setIn(folder: string): Promise<SetToDecide> {
  const dataset = await loadDataset(workingTree(folder), { texts: "current" });
  const target = targetRevision(dataset, currentRevision(dataset)?.id);
  if ("refused" in target) throw new Error(target.refused.message);
  return { folder, dataset, target };
}

interface Written {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly digest: Digest;
}

type Why = Sent & { readonly reason: string };

function oneDecided(
  set: SetToDecide,
  { id, code, choice }: { id: string; code: string | undefined; choice: EvidenceChoice },
  why: Why,
): Written {
  const file = set.dataset.cases.find((one) => one.case.id === id);
  if (file === undefined) throw new Error(`There is no case "${id}".`);
  const done = decided(set, file, { choice, why });
  const fitting = [resultCode(done.digest), askedCode({ id, file }, set.target)];
  if (code !== undefined && !fitting.includes(code)) throw new Error(`The code of "${id}" is old.`);
  return done;
}

/** All cases that ask on this branch and whose evidence only moved, where the code is theirs together. */
function allMoved(set: SetToDecide, code: string, why: Why): readonly Written[] {
  const asked = set.dataset.cases.filter(({ case: { refresh } }) => {
    return refresh?.to === set.target.id && refresh.outcome === undefined;
  });
  const all = asked.flatMap((file) => {
    const { moves: replace, others } = movedEvidence(set.dataset, file, set.target);
    if (replace.length === 0 || others.length > 0) return [];
    return [decided(set, file, { choice: { outcome: "revised", replace }, why })];
  });
  if (togetherCode(all) !== code) throw new Error("The code of all that moved is old.");
  return all;
}

function decided(
  { folder, dataset, target }: SetToDecide,
  file: CaseFile,
  { choice, why }: { readonly choice: EvidenceChoice; readonly why: Why },
): Written {
  const trigger = triggerOf(dataset, { file }, target);
  if ("refused" in trigger) throw new Error(trigger.refused.message);
  const { kind, id = "" } = file.case;
  const isRefusal = choice.outcome === "abstained" || kind === "abstention";
  const done = decideRefresh(dataset, file, {
    choice,
    ...why,
    confirmed:
      choice.outcome === "retired"
        ? []
        : isRefusal
          ? ["query", "answer"]
          : ["query", "answer", "source", "chunks"],
    reasons: trigger.reasons,
    target,
    text: readFileSync(join(folder, file.path), "utf8"),
  });
  if (!("text" in done)) throw new Error(JSON.stringify([done.refused, done.findings]));
  return { id, path: file.path, text: done.text, digest: done.digest };
}
