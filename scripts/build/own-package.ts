import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";

/** What the bundle tells of this package: its version, in reports. */
export function ownPackage(project: string): Plugin {
  const file = join(project, "package.json");
  return {
    name: "own-package",
    load: (id) => {
      if (id !== file) return undefined;
      const about: unknown = JSON.parse(readFileSync(file, "utf8"));
      const version: unknown =
        typeof about === "object" && about !== null ? Reflect.get(about, "version") : undefined;
      return { code: JSON.stringify({ version }), moduleType: "json" };
    },
  };
}
