import type { ExportedCase } from "../exported-set.ts";
import { changed } from "./metadata.ts";
import type { FieldLoss } from "./holdings.ts";

/** Whether a case asks in the middle of a conversation. */
export function isConversation({ case: { conversation = [] } }: ExportedCase): boolean {
  return conversation.length > 0;
}

/** The turns of a case with the question as the last of them, in the order in which they were said. */
export function turnsOf({ case: { conversation = [], query } }: ExportedCase): readonly {
  readonly role: "user" | "assistant" | "system";
  readonly content: string;
}[] {
  return [...conversation, { role: "user", content: query }];
}

/** Of targets in which nobody but the user and the assistant speaks. */
export function systemTurnLoss({
  case: { conversation = [] },
}: ExportedCase): FieldLoss | undefined {
  return conversation.some(({ role }) => role === "system")
    ? changed("no turn is of the system there, so it is one of the user's")
    : undefined;
}

/** Cases with one turn and cases with several, in order. */
export function byTurns(cases: readonly ExportedCase[]): {
  readonly single: readonly ExportedCase[];
  readonly several: readonly ExportedCase[];
} {
  return {
    single: cases.filter((one) => !isConversation(one)),
    several: cases.filter(isConversation),
  };
}
