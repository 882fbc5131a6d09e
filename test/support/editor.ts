import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type CompletionList,
  type Diagnostic,
  type Hover,
  type Position,
  type PublishDiagnosticsParams,
} from "vscode-languageserver-protocol/node.js";
import { asFields } from "./fields.ts";

/** An editor with a folder open, as VS Code with the YAML extension works: the language server, and the folder's settings. */
export interface Editor {
  /** Opens a file with this text, and gives what is underlined in it. */
  readonly open: (path: string, text: string) => Promise<readonly Diagnostic[]>;
  /** What is offered at a place of an open file. */
  readonly complete: (path: string, at: Position) => Promise<readonly CompletionItem[]>;
  /** What is shown of a place of an open file. */
  readonly hover: (path: string, at: Position) => Promise<string>;
  /** Ends the server; gives what it tried to connect to. */
  readonly close: () => Promise<readonly string[]>;
}

/** Starts the language server over stdio. With other settings than the folder's, those count. */
export async function editorIn(
  folder: string,
  settings: Record<string, unknown> = settingsOf(folder),
): Promise<Editor> {
  const attempts = join(mkdtempSync(join(tmpdir(), "touchstone-editor-")), "attempts");
  const require = createRequire(import.meta.url);
  const server = require.resolve("yaml-language-server/bin/yaml-language-server");
  const child = spawn(
    process.execPath,
    ["--require", resolve("test/support/no-network.cjs"), server, "--stdio"],
    { env: { ATTEMPTS: attempts }, stdio: ["pipe", "pipe", "ignore"] },
  );
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;
  const waiting = new Map<string, (found: readonly Diagnostic[]) => void>();
  connection.onRequest("workspace/configuration", ({ items }: { items: { section: string }[] }) =>
    items.map(({ section }) => sectionOf(settings, section)),
  );
  connection.onRequest("client/registerCapability", () => null);
  connection.onNotification(
    "textDocument/publishDiagnostics",
    ({ uri, diagnostics }: PublishDiagnosticsParams) => waiting.get(uri)?.(diagnostics),
  );
  connection.listen();
  const root = pathToFileURL(folder).href;
  await connection.sendRequest("initialize", {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: "set" }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: {
        completion: { completionItem: { documentationFormat: ["markdown"], snippetSupport: true } },
        hover: { contentFormat: ["markdown"] },
        publishDiagnostics: {},
      },
    },
  });
  await connection.sendNotification("initialized", {});
  await connection.sendNotification("workspace/didChangeConfiguration", { settings: {} });
  const placed = (path: string, position: Position): object => ({
    textDocument: { uri: uriOf(path) },
    position,
  });
  return {
    open: async (path, text) => {
      const found = new Promise<readonly Diagnostic[]>((done) => waiting.set(uriOf(path), done));
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri: uriOf(path), languageId: "yaml", version: 1, text },
      });
      return await found;
    },
    complete: async (path, at) => {
      const list: CompletionList = await connection.sendRequest(
        "textDocument/completion",
        placed(path, at),
      );
      return list.items;
    },
    hover: async (path, at) => {
      const shown: Hover | null = await connection.sendRequest(
        "textDocument/hover",
        placed(path, at),
      );
      return shown === null ? "" : String(asFields(shown.contents)["value"]);
    },
    close: async () => {
      await connection.sendRequest("shutdown");
      const ended = new Promise((done) => child.once("exit", done));
      await connection.sendNotification("exit");
      await ended;
      connection.dispose();
      return existsSync(attempts) ? readFileSync(attempts, "utf8").trim().split("\n") : [];
    },
  };
}

/** The settings of the folder; the list of schemas on the web is turned off unless they turn it on. */
function settingsOf(folder: string): Record<string, unknown> {
  const own = asFields(JSON.parse(readFileSync(join(folder, ".vscode/settings.json"), "utf8")));
  return { "yaml.schemaStore.enable": false, ...own };
}

/** `yaml.schemas` under `schemas` of the section `yaml`, as VS Code gives it. */
function sectionOf(settings: Record<string, unknown>, section: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue;
    const [first = "", second] = name.slice(section.length + 1).split(".");
    found[first] = second === undefined ? value : { [second]: value };
  }
  return found;
}
