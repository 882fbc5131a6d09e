import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { leanPackages } from "../../scripts/build/lean-packages.ts";
import { hostSetting, made, wanted } from "../github/host-setting.ts";

const run = promisify(execFile);
const nodes = ["NODE24"].flatMap((name) => process.env[name] ?? []);
const folder = mkdtempSync(join(tmpdir(), "touchstone-lean-"));
let program = "";
let packages = "";

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The way to GitHub as the bundle has it, in a program that reads what is there and writes a comment. */
beforeAll(async () => {
  const host = join(process.cwd(), "src/github/github-host.ts");
  writeFileSync(
    join(folder, "main.ts"),
    `
      import { githubHost } from ${JSON.stringify(host)};
      const [api = "", token = ""] = process.argv.slice(2);
      const place = { server: "https://github.com", api, owner: "acme", name: "set" };
      const host = githubHost({ place, token });
      console.log((await host.main()).branch, (await host.branches()).length);
      await host.comment(1, "from the bundle");
      console.log((await host.comments(1)).map(({ isOwn, body }) => [isOwn, body]).join());
    `,
  );
  const build = await rolldown({
    input: join(folder, "main.ts"),
    platform: "node",
    treeshake: { moduleSideEffects: (id) => !id.includes("/@actions/") },
    plugins: [leanPackages(process.cwd())],
  });
  program = join(folder, "main.mjs");
  const { output } = await build.write({
    file: program,
    format: "esm",
    codeSplitting: false,
  });
  const [{ modules }] = output;
  packages = Object.entries(modules)
    .filter(([id]) => id.includes("node_modules") || id.startsWith("\0"))
    .map(([, { code }]) => code ?? "")
    .join("\n");
});

test("octokit in the bundle is less than 25 kB", () => {
  const { code } = minifySync("octokit.js", packages, { module: false });
  expect(Buffer.byteLength(code)).toBeGreaterThan(10_000);
  expect(Buffer.byteLength(code)).toBeLessThan(25_000);
});

describe.for([process.execPath, ...nodes])("on %s", (node) => {
  test("it reads and writes as the source does", async () => {
    const { host, github, token } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    const { stdout } = await run(node, [program, github.api, token], { env: {} });
    expect(stdout).toBe("main 1\ntrue,from the bundle\n");
  });
});

describe.skipIf(nodes.length === 0)("on Node 24", () => {
  test("it goes through the proxy that the environment names", async () => {
    const { host, github, token } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    const asked: string[] = [];
    const proxy = createServer().on("connect", (request, socket) => {
      const { hostname, port } = new URL(`http://${request.url}`);
      asked.push(`${hostname}:${port}`);
      const target = connect(Number(port), hostname, () => {
        socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        target.pipe(socket).pipe(target);
      });
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, "127.0.0.1", resolve);
    });
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as AddressInfo;
    const env = { HTTP_PROXY: `http://127.0.0.1:${port}` };
    const { stdout } = await run(nodes[0] ?? "", [program, github.api, token], { env });
    expect(stdout).toBe("main 1\ntrue,from the bundle\n");
    expect(new Set(asked)).toEqual(new Set([new URL(github.api).host]));
  });
});
