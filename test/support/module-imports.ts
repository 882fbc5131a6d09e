import { parseSync } from "rolldown/utils";

/** What the text of a module loads, as its own words name it. */
interface ModuleImports {
  /** Loaded before the module runs. */
  readonly atOnce: readonly string[];
  /** Loaded where the module asks for it; what is computed stands as its expression. */
  readonly later: readonly string[];
}

/** What a module of the bundle imports or exports from others. */
export function importsIn(path: string, text: string): ModuleImports {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ""}`);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return {
    atOnce: [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported],
    later: module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replace(/^(["'`])(.*)\1$/, "$2"),
    ),
  };
}
