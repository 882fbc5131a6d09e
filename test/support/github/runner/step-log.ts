import { commandIn, type RunnerCommand } from "../../runner-commands.ts";
import { NotModelled } from "../workflows/fields-of.ts";
import { annotationIn, StepAnnotations } from "./annotations.ts";
import type { Masks } from "./masks.ts";
import type { Annotation } from "./reports.ts";

/** What the runner makes of what a step prints, line by line (ActionCommandManager.cs of github.com/actions/runner). */
export class StepLog {
  readonly annotations: StepAnnotations = new StepAnnotations();
  /** Outputs that were given by the old command. */
  readonly outputs: Map<string, string> = new Map();
  /** Whether the runner could not do what a line asked for: the step fails whatever its process says. */
  isBroken = false;
  readonly #shown: string[] = [];
  readonly #masks: Masks;
  readonly #workspace: string;
  #stopToken: string | undefined;

  constructor(masks: Masks, workspace: string) {
    this.#masks = masks;
    this.#workspace = workspace;
  }

  /** What people see. */
  get text(): string {
    return this.#shown.map((line) => `${line}\n`).join("");
  }

  /** Takes all that a process printed. */
  print(text: string): void {
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.at(-1) === "") lines.pop();
    for (const line of lines) this.#take(line);
  }

  /** The runner itself says something. */
  say(level: Annotation["level"], message: string): void {
    this.#annotate({ level, message });
  }

  #take(line: string): void {
    const command = commandIn(line, this.#stopToken);
    if (command === undefined) return this.#show(line);
    if (this.#stopToken !== undefined) {
      this.#show(line);
      if (command.name.toLowerCase() === this.#stopToken.toLowerCase()) this.#stopToken = undefined;
      return;
    }
    this.#obey(line, command);
  }

  #obey(line: string, command: RunnerCommand): void {
    const name = command.name.toLowerCase();
    switch (name) {
      case "stop-commands":
        return this.#stop(line, command.data);
      case "error":
      case "warning":
      case "notice":
        return this.#annotate(annotationIn(name, command, this.#workspace));
      case "add-mask":
        return this.#masks.add(command.data);
      case "set-output":
        this.outputs.set(command.properties["name"] ?? "", command.data);
        return this.say("warning", deprecated(name));
      case "group":
      case "endgroup":
        return this.#show(`##[${name}]${name === "group" ? command.data : ""}`);
      case "debug":
        return undefined;
      case "set-env":
      case "add-path":
        return this.#refuse(line, `The \`${name}\` command is disabled.`);
      default:
        // Problem matchers, saved state, echoed commands: nothing of ours prints them.
        throw new NotModelled(`the command "${name}" in a log`);
    }
  }

  /** Commands stay unread until the token comes. An empty one, or one that is a command, is refused. */
  #stop(line: string, token: string): void {
    if (token === "" || commandIn(`::${token}::`) !== undefined) {
      return this.#refuse(line, `Invalid token '${token}'.`);
    }
    this.#show(line);
    this.#stopToken = token;
  }

  #refuse(line: string, why: string): void {
    this.isBroken = true;
    this.say("error", `Unable to process command '${line}' successfully.`);
    this.say("error", why);
  }

  #annotate(annotation: Annotation): void {
    const message = this.#masks.mask(annotation.message);
    this.annotations.add({ ...annotation, message });
    this.#show(`##[${annotation.level}]${message}`);
  }

  #show(line: string): void {
    this.#shown.push(this.#masks.mask(line));
  }
}

function deprecated(name: string): string {
  return `The \`${name}\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.`;
}
