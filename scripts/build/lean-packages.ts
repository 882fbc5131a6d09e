import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { leanYaml } from "./lean-yaml.ts";

/** Modules in the place of others, by the id of these and who asks for them. */
const replaced = [
  ...["node:events", "node:fs", "node:path", "node:process"].map((id) => ({
    id,
    by: "commander",
    module: `\0commander/${id}`,
    code: `module.exports = process.getBuiltinModule("${id}");`,
  })),
  {
    id: "node:child_process",
    by: "commander",
    module: "\0commander/no-programs",
    code: "module.exports = {};",
  },
  {
    id: "sha.js/sha1.js",
    by: "isomorphic-git",
    module: "\0isomorphic-git/sha1",
    code: `import { createHash } from "node:crypto";
export default class {
  constructor() {
    return createHash("sha1");
  }
}`,
  },
  {
    id: "pako",
    by: "isomorphic-git",
    module: "\0isomorphic-git/zlib",
    // A broken object is told by throwing a text, as the replaced package does.
    // Of a pack it wants to know as well where in it an object ends.
    code: `import { deflateSync, inflateSync } from "node:zlib";
class Inflate {
  push(bytes) {
    try {
      const { buffer, engine } = inflateSync(bytes, { info: true });
      this.result = buffer;
      this.strm = { avail_in: bytes.length - engine.bytesWritten };
    } catch (error) {
      this.err = error.errno;
      this.msg = error.message;
    }
  }
}
export default {
  Inflate,
  deflate: (bytes) => deflateSync(bytes),
  inflate: (bytes) => {
    try {
      return inflateSync(bytes);
    } catch (error) {
      throw error.message;
    }
  },
};`,
  },
  {
    id: "undici",
    by: "@actions/github",
    module: "\0@actions/github/fetch",
    code: "export const { fetch } = globalThis;",
  },
  {
    id: "@actions/http-client",
    by: "@actions/github",
    module: "\0@actions/github/no-agent",
    code: "export class HttpClient { getAgent() {} getAgentDispatcher() {} }",
  },
  {
    id: "@octokit/plugin-rest-endpoint-methods",
    by: "@actions/github",
    module: "\0@actions/github/no-methods",
    code: "export const restEndpointMethods = () => ({});",
  },
  {
    // What it adds is numbers that JSON.parse rounds: ids of GitHub are none.
    id: "json-with-bigint",
    by: "@octokit/request",
    module: "\0@octokit/request/json",
    code: "export const { parse: JSONParse, stringify: JSONStringify } = JSON;",
  },
  {
    id: "./context.js",
    by: "@actions/github",
    module: "\0@actions/github/no-context",
    code: "export class Context {}",
  },
];

/**
 * Takes of the packages what a command line that starts fast needs. What two of them call their build for browsers has the
 * same code as ES modules, of which the bundle leaves out what nothing uses. That of the YAML parser also does not ask the
 * environment, at every token, whether to print what it reads, and loses its inner generators here (lean-yaml.ts); that of
 * isomorphic-git gets its SHA-1 from Node again, and its inflating as well, which is many times faster.
 * markdown-it decodes entities by the tables of the HTML parser, of which it would bring an older copy and those for encoding.
 * Commander would load what starts other programs, for commands that are programs of their own; ours are none. What else it
 * requires of Node, it gets without the module that makes a `require`, which takes longer to load than all of these.
 * Octokit asks by the `fetch` of Node in the place of that of undici with its proxies, by routes in the place of methods for
 * each of them; and what started a job is read where it is needed.
 */
export function leanPackages(project: string): Plugin {
  const { resolve } = createRequire(join(project, "package.json"));
  const builds = new Map([
    ["yaml", join(resolve("yaml"), "../../browser/index.js")],
    ["isomorphic-git", join(resolve("isomorphic-git"), "../index.js")],
  ]);
  const decoding = createRequire(resolve("parse5")).resolve("entities/decode");
  return {
    name: "lean-packages",
    resolveId: (id, importer = "") => {
      if (id === "entities" && packageOf(importer) === "markdown-it") return decoding;
      const other = replaced.find((one) => one.id === id && packageOf(importer) === one.by);
      return other?.module ?? builds.get(id);
    },
    load: (id) => replaced.find(({ module }) => module === id)?.code,
    transform: (code, id) => leanYaml(id, code),
  };
}

/** The package that a module of the bundle is of, or stands in for. */
export function packageOf(id: string): string | undefined {
  const path = id.replaceAll("\\", "/");
  return /^(?:.*\/node_modules\/|\0)((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}
