import { createInterface } from "node:readline/promises";
import { isBlank } from "../../src/model/white-space.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import type { Io } from "../io.ts";

/** Questions to the person at the terminal; every answer is undefined once there is nobody left to answer. */
export interface Dialogue {
  /** One of the letters given, asked for again until the answer starts with one. */
  choose(question: string, letters: string): Promise<string | undefined>;
  /** A text that is not blank; an empty answer takes the usual one, where there is one. */
  text(question: string, usual?: string): Promise<string | undefined>;
}

/** Does something with a person at the terminal, and lets them go in any case: an open dialogue keeps a run from ending. */
export async function inDialogue<Value>(
  io: Io,
  work: (dialogue: Dialogue) => Promise<Value>,
): Promise<Value> {
  const dialogue = openDialogue(io);
  try {
    return await work(dialogue);
  } finally {
    dialogue.close();
  }
}

function openDialogue(io: Io): Dialogue & { readonly close: () => void } {
  const lines = createInterface({ input: io.input, terminal: false });
  // Lines that arrive before they are asked for wait here; a question of the interface itself would lose them.
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    io.out(question);
    const answer = await answers.next();
    if (answer.done !== true) return answer.value.trim();
    io.out("\n");
    return undefined;
  };
  return {
    choose: async (question, letters) => {
      for (;;) {
        const answer = await ask(`${question} [${Array.from(letters).join("/")}] `);
        if (answer === undefined) return undefined;
        const letter = answer.charAt(0).toLowerCase();
        if (letter !== "" && letters.includes(letter)) return letter;
      }
    },
    text: async (question, usual) => {
      for (;;) {
        const answer = await ask(
          usual === undefined ? `${question}: ` : `${question} [${terminalText(usual)}]: `,
        );
        if (answer === undefined) return undefined;
        if (!isBlank(answer)) return answer;
        if (usual !== undefined) return usual;
      }
    },
    close: () => {
      lines.close();
    },
  };
}
