import { jsonEscape, jsonText } from "./json-text.ts";

/**
 * A line of Markdown that no reader sees, where programs keep what they want to find again: an HTML comment with a topic and
 * JSON. What it says cannot end the comment, and holds no `--`, tag, mention or reference; parsed, it is exactly what was said.
 */
export function hiddenLine(topic: string, said: object): string {
  const json = jsonText(said).replaceAll(/-(?=-)|(?<=-)-|[<>&@#]/g, jsonEscape);
  return `<!-- touchstone:${topic} ${json} -->`;
}
