import { rolldown } from "rolldown";
import { withoutPlaces } from "./bundle-comments.ts";
import { parserEnvironment } from "./parser-environment.ts";
import { thirdPartyNotices } from "./third-party-notices.ts";

/** The text of every file of dist/, by path: one self-contained file for the command line, and the licences in it. */
export async function bundle(): Promise<Map<string, string>> {
  const build = await rolldown({
    input: { touchstone: "scripts/touchstone.ts" },
    platform: "node",
    treeshake: true,
    plugins: [parserEnvironment],
  });
  const { output } = await build.generate({ format: "esm", codeSplitting: false });
  const files = new Map<string, string>();
  const modules: string[] = [];
  for (const chunk of output) {
    if (chunk.type !== "chunk") throw new Error(`Unexpected output ${chunk.fileName}.`);
    files.set(`dist/${chunk.fileName}`, withoutPlaces(chunk.code));
    modules.push(...chunk.moduleIds);
  }
  files.set("dist/THIRD_PARTY_NOTICES.txt", await thirdPartyNotices(modules));
  return files;
}
