import { readsWhole, type CaseFile } from "./case.ts";
import type { DocumentId } from "./ids.ts";
import { byUtf8 } from "./utf8-order.ts";
import { isBlank, normaliseWhiteSpace } from "./white-space.ts";

/**
 * What a case asks: the question, after which turns, when and by whom. Equal for two cases that ask the same but for
 * white space and upper or lower case; undefined where a part is blank or could not be read.
 */
export function whatIsAsked(file: CaseFile): string | undefined {
  const { query, askedAt } = file.case;
  const turns = turnsOf(file);
  const documents = permittedDocuments(file);
  if (query === undefined || isBlank(query) || turns === "unread") return undefined;
  if (documents === "unread" || (askedAt === undefined && file.has(["askedAt"]))) return undefined;
  return JSON.stringify([folded(query), turns, askedAt ?? null, documents]);
}

/** The outcome that a case accepts, with the same folding; undefined where a part is blank or could not be read. */
export function acceptedOutcome(file: CaseFile): string | undefined {
  const { kind, expectedAnswer, because } = file.case;
  if (kind === undefined || expectedAnswer === undefined || isBlank(expectedAnswer)) {
    return undefined;
  }
  if (because === undefined && kind === "abstention") return undefined;
  return JSON.stringify([kind, because ?? null, folded(expectedAnswer)]);
}

/**
 * A key that two cases share where question, answer and turns are equal but for white space; upper and lower case, punctuation
 * and composition count, and no text can run over into the next one.
 */
export function equalPairKey(
  question: string,
  answer: string,
  turns: readonly (readonly [role: string, content: string])[] = [],
): string {
  const [asked, answered] = [normaliseWhiteSpace(question), normaliseWhiteSpace(answer)];
  // Nearly every case is asked without turns; the length says where the question ends.
  if (turns.length === 0) return `${asked.length} ${asked}${answered}`;
  const texts = turns.map(([role, content]) => [role, normaliseWhiteSpace(content)]);
  return JSON.stringify([asked, answered, ...texts]);
}

/** That key of a case, by its expected answer; undefined where a part is blank or could not be read. */
export function equalPairOf(file: CaseFile): string | undefined {
  const { query, expectedAnswer, conversation } = file.case;
  if (query === undefined || isBlank(query)) return undefined;
  if (expectedAnswer === undefined || isBlank(expectedAnswer)) return undefined;
  if (conversation === undefined && file.has(["conversation"])) return undefined;
  const turns = (conversation ?? []).map((turn): readonly [string, string] | undefined =>
    turn?.role === undefined || turn.content === undefined ? undefined : [turn.role, turn.content],
  );
  return readsWhole(turns) ? equalPairKey(query, expectedAnswer, turns) : undefined;
}

function turnsOf(file: CaseFile): readonly unknown[] | "unread" {
  const { conversation } = file.case;
  if (conversation === undefined) return file.has(["conversation"]) ? "unread" : [];
  const turns = conversation.map((turn) =>
    turn?.role === undefined || turn.content === undefined
      ? undefined
      : [turn.role, folded(turn.content)],
  );
  return readsWhole(turns) ? turns : "unread";
}

/** The documents that the caller may see, whatever their order; null where the case names no caller. */
function permittedDocuments(file: CaseFile): readonly string[] | null | "unread" {
  if (!file.has(["caller"])) return null;
  const documents = file.case.caller?.documents;
  return readsWhole<DocumentId>(documents) ? [...new Set(documents)].toSorted(byUtf8) : "unread";
}

/** Upper case first, so that "ß" and "SS" are equal: JavaScript knows no case folding. */
function folded(text: string): string {
  return normaliseWhiteSpace(text).toUpperCase().toLowerCase();
}
