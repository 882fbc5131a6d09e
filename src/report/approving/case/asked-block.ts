import type { AskedCase } from "../../../approving/asked-change.ts";
import type { JudgedCase } from "../../../approving/judgement.ts";
import type { Withheld } from "../../../approving/recording/recording.ts";
import { clipped, listed } from "../../../model/sentence.ts";
import { originText } from "../../cases/origin-text.ts";
import { caseBlock } from "../../refresh/packet/case-block.ts";
import { folded, lineText } from "../../refresh/packet/texts.ts";
import { toolCommand } from "../../refresh/packet/tool-command.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownFence, markdownText } from "../../untrusted/markdown.ts";
import { linesInQuote, quotedBlock } from "../../untrusted/quoted-block.ts";
import { askedText } from "../asked-words.ts";
import { caseLines, otherWay } from "../lines/case-lines.ts";
import { setLink, type Telling } from "../review-place.ts";
import { isOnlyOne, questionsBlock } from "../questions-block.ts";
import { isSettled } from "../settled.ts";
import { standingText } from "../standing-words.ts";
import { askedEvidence } from "./asked-evidence.ts";
import { changedBlock } from "./difference-words.ts";
import { leadsBlock } from "./leads-block.ts";

/** How many other right answers, and how many earlier turns, are told. */
const most = 5;

/** A case that is asked about, with all that somebody needs to decide; of one that is held out its id, a link and its lines. */
export function askedBlock(one: JudgedCase, telling: Telling): string {
  const { asked, standing } = one;
  const title = `### ${setLink(telling)(asked.id, asked.path)}`;
  const stands = [
    ...(standing.is === "waiting" ? [] : [standingText(one)]),
    ...withheldBlock(asked, telling),
  ];
  if (asked.isHeldOut) {
    const texts = `${whyText(one)} ${heldOutText(asked, telling)}`;
    return [title, texts, ...stands, ...ownQuestions(one, telling), ...linesBlock(one)].join(
      "\n\n",
    );
  }
  const again = refreshBlock(asked, telling);
  if (again !== undefined) {
    const body = again.slice(again.indexOf("\n\n") + 2);
    return [title, ...stands, ...changedBlock(asked, telling), body].join("\n\n");
  }
  const head = [title, `${whyText(one)}${retiredText(asked, telling)}`, ...stands];
  const body = [
    outcomeText(asked, telling),
    ...changedBlock(asked, telling),
    ...askedEvidence(asked, telling.judged.sets, telling.longest),
    ...leadsBlock(asked, telling),
    ...ownQuestions(one, telling),
    ...linesBlock(one),
  ];
  return [
    ...head,
    ...(isSettled(standing)
      ? [folded("The case, and how to decide otherwise", body.join("\n\n"))]
      : body),
  ].join("\n\n");
}

/** What a line claims to have asked; where the page is about several cases it stands there once for all. */
function ownQuestions(one: JudgedCase, { judged }: Telling): readonly string[] {
  return isOnlyOne(judged.judgement.cases) ? questionsBlock([one]) : [];
}

/** Why it is on the page; of one whose decision a run wrote down that it did, so that nobody wonders who changed the file. */
function whyText({ asked, standing }: JudgedCase): string {
  return standing.is === "recorded"
    ? "The decision is **in its file**, with the review that says so."
    : askedText(asked);
}

/** Of a case that is asked about again the block of its packet, whose lines are for it. */
function refreshBlock(asked: AskedCase, telling: Telling): string | undefined {
  const { item } = asked;
  const { judged, longest, where } = telling;
  const { to } = judged.sets;
  if (item === undefined || to === undefined) return undefined;
  const { tool } = where;
  const detail = { link: setLink(telling), longest, to, readsLines: true };
  return caseBlock(item, tool === undefined ? detail : { ...detail, tool });
}

function heldOutText({ id, digest, because }: AskedCase, { where: { tool } }: Telling): string {
  if (digest === undefined) {
    return "Its text is not shown here: it is held out for tests, or cannot be read whole.";
  }
  const text = "It is **held out** for tests, so its text is not shown here: read it in its file";
  if (because !== "refresh") return `${text}.`;
  const command = toolCommand(`refresh decide ${inShell(id)}`, tool);
  return `${text}, and decide it on a checkout with ${markdownCode(command)}.`;
}

function retiredText({ after }: AskedCase, { longest }: Telling): string {
  const reason = after.case.retired?.reason;
  return reason === undefined ? "" : ` Its file says why: “${lineText(reason, longest)}”`;
}

const becauseTexts = {
  "not-in-corpus": "the documents do not say it",
  "out-of-scope": "it is not what this is for",
  "not-permitted": "whoever asks may not read it",
  ambiguous: "the question can mean several things",
} as const;

/** What is asked and what is expected. */
function outcomeText({ after }: AskedCase, { longest }: Telling): string {
  const {
    query = "",
    expectedAnswer = "",
    kind,
    because,
    acceptedAnswers = [],
    origin,
    sentinel,
  } = after.case;
  const others = acceptedAnswers.flatMap((answer) => answer?.statement ?? []);

  const title = kind === "abstention" ? "Refusal" : "Answer";
  const lines = [
    ...(because === undefined ? [] : [`**Why no answer is right:** ${becauseTexts[because]}.`]),
    ...(kind === "inconclusive"
      ? ["The evidence does **not settle** it, and the answer says so."]
      : []),
    ...others.slice(0, most).map((text) => `**Also right:** ${lineText(text, longest)}`),
    ...(others.length > most
      ? [`And ${others.length - most} more right answers in its file.`]
      : []),
  ];
  const notes = [
    ...(origin === undefined || origin.kind === "human"
      ? []
      : [`**Origin:** ${lineText(originText(after).replaceAll(wholeHash, "$1"), 300)}.`]),
    ...(sentinel === undefined
      ? []
      : ["It is a **sentinel**: after the decision two people judge it, each alone."]),
  ];
  const asked = `**Question:** ${lineText(query, longest)}`;
  const answer = expectedAnswer.trim();
  const blocks = answer.includes("\n")
    ? [[asked], [`**${title}:**\n\n${quotedBlock(clipped(answer, longest))}`], lines]
    : [[asked, `**${title}:** ${lineText(answer, longest)}`, ...lines]];
  return [
    ...turnsBlock(after, longest),
    ...blocks.filter(({ length }) => length > 0).map((some) => some.join("\\\n")),
    ...notes,
  ].join("\n\n");
}

/** A hash in words about where a case comes from: its start is enough to know it again. */
const wholeHash = /\b(sha256:[0-9a-f]{12})[0-9a-f]{52}\b/g;

function turnsBlock(
  { case: { conversation = [] } }: AskedCase["after"],
  longest: number,
): readonly string[] {
  const turns = conversation.flatMap((turn) => turn ?? []);
  if (turns.length === 0) return [];
  const shown = turns
    .slice(-most)
    .map(({ role = "", content = "" }) => `${markdownText(role)}: ${lineText(content, longest)}`);
  const cut = turns.length > most ? ["…"] : [];
  return [`**Before the question:**\n\n${linesInQuote([...cut, ...shown])}`];
}

function linesBlock({ asked, standing }: JudgedCase): readonly string[] {
  // What is written down needs no line: who sees it otherwise says so.
  const lines = caseLines(asked);
  if (standing.is === "recorded")
    return [otherWay(asked) ?? "If you do not agree, ask for changes."];
  if (asked.because === "refresh") {
    return asked.isHeldOut
      ? []
      : [
          "Nothing asks about this case again, as this pull request would leave it. Take its block <code>refresh</code> out of its file.",
        ];
  }
  if (lines.length === 0) {
    return [
      "Nothing can approve it as it is: its file cannot be read whole, or another file has the same id. The check says where.",
    ];
  }
  const other = otherWay(asked);
  const parts = [
    ...lines.map(({ means, line }) => `${means}\n\n${markdownFence(line)}`),
    ...(other === undefined ? [] : [other]),
  ].join("\n\n");
  return [parts];
}

/** A decision that counts and cannot be written into the file. */
function withheldBlock(asked: AskedCase, { recording }: Telling): readonly string[] {
  return recording.withheld
    .filter((one) => one.asked === asked || one.asked.path === asked.path)
    .map((one) => `**The decision cannot be written into the file.** ${withheldText(one)}`);
}

function withheldText({ asked, problems }: Withheld): string {
  if (asked.isHeldOut) return "<code>touchstone check</code> on a checkout says why.";
  const messages = [...problems.refused, ...problems.findings].map(({ message }) => message);
  const told = messages.slice(0, 3).map((text) => lineText(text, 500));
  const more = messages.length - told.length;
  return listed([...told, ...(more > 0 ? [`${more} more`] : [])]);
}
