import { createInterface } from "node:readline/promises";
import { unfitCharacter } from "../../src/load/hidden-characters.ts";
import { isBlank } from "../../src/model/white-space.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import type { Io } from "../io.ts";

/** Questions to the person at the terminal; every answer is undefined once there is nobody left to answer. */
export interface Dialogue {
  /**
   * One of the letters given, asked for again until the answer starts with one; "q" leaves. Where words are given, one for
   * each letter, a whole word is an answer as well.
   */
  choose(question: string, letters: string, words?: readonly string[]): Promise<string | undefined>;
  /** A text that shows something and can stand in a case; an empty answer takes the usual one, where there is one; "q" leaves. */
  text(question: string, usual?: string): Promise<string | undefined>;
  /** Whether the person has left: no question is asked any more. */
  hasLeft(): boolean;
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
  let left = false;
  const ask = async (question: string): Promise<string | undefined> => {
    if (left) return undefined;
    io.out(question);
    const answer = await answers.next();
    left = answer.done === true || isLeaving(answer.value);
    if (answer.done === true) io.out("\n");
    return answer.done === true || left ? undefined : answer.value.trim();
  };
  return {
    choose: async (question, letters, words = []) => {
      for (;;) {
        const answer = await ask(`${question} [${Array.from(letters).join("/")}] `);
        if (answer === undefined) return undefined;
        const said = answer.toLowerCase();
        const letter = letters.charAt(words.indexOf(said)) || said.charAt(0);
        if (letter !== "" && letters.includes(letter)) return letter;
        io.out(`Type ${Array.from(letters).join(" or ")}; q leaves.\n`);
      }
    },
    text: async (question, usual) => {
      for (;;) {
        const answer = await ask(
          usual === undefined ? `${question}: ` : `${question} [${terminalText(usual)}]: `,
        );
        if (answer === undefined) return undefined;
        const unfit = unfitCharacter(answer);
        if (unfit !== undefined) {
          io.out(`This holds ${unfit.name}, which ${unfit.does}. Type it again; q leaves.\n`);
        } else if (!isBlank(answer)) return answer;
        else if (usual !== undefined) return usual;
        else io.out("Type at least a word; q leaves.\n");
      }
    },
    hasLeft: () => left,
    close: () => {
      lines.close();
    },
  };
}

function isLeaving(line: string): boolean {
  return /^q(?:uit)?$/i.test(line.trim());
}
