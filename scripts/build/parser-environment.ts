import type { Plugin } from "rolldown";

/** What the parser has in the place of the process. */
export const parserProcess = "\0process-of-the-parser";

/**
 * Gives the YAML parser an empty environment. It asks two variables, at every token, whether to print what it reads: into
 * our reports, and for a tenth of the time of a check.
 */
export const parserEnvironment: Plugin = {
  name: "parser-environment",
  resolveId: (id, importer) =>
    id === "process" && /[\\/]node_modules[\\/]yaml[\\/]/.test(importer ?? "")
      ? parserProcess
      : null,
  load: (id) =>
    id === parserProcess
      ? "module.exports = { env: {}, emitWarning: process.emitWarning.bind(process) };\n"
      : null,
};
