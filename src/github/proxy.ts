import http from "node:http";

/** Lets Node's own `fetch` go through the proxy that the environment names, where this Node can: 24 does, 20 does not. */
export function useProxy(): void {
  const use: unknown = Reflect.get(http, "setGlobalProxyFromEnv");
  if (typeof use === "function") use();
}
