/** One way to break a value: what stands there instead; undefined where nothing does. */
export interface Way {
  readonly name: string;
  readonly value: unknown;
}

/** Values of every type that YAML knows. */
const types: readonly Way[] = [
  { name: "is null", value: null },
  { name: "is a number", value: 7.5 },
  { name: "is true", value: true },
  { name: "is a text", value: "zz" },
  { name: "is a list", value: [["zz"]] },
  { name: "is a map", value: { zz: "zz" } },
];

/** Every way in which a value can be broken, by its type. */
export function waysToBreak(value: unknown): readonly Way[] {
  const others = types.filter((way) => typeName(way.value) !== typeName(value));
  return [{ name: "is missing", value: undefined }, ...others, ...ownWays(value)];
}

function ownWays(value: unknown): readonly Way[] {
  if (typeof value === "string") return waysOfText(value);
  if (typeof value === "number")
    return [
      { name: "is negative", value: -1 },
      { name: "is another", value: value + 1 },
    ];
  if (typeof value === "boolean") return [{ name: "is another", value: !value }];
  if (Array.isArray(value)) {
    return [
      { name: "is empty", value: [] },
      { name: "repeats an entry", value: [...value, value[0]] as unknown[] },
    ];
  }
  return [{ name: "has an unknown field", value: { ...(value as object), zz: "zz" } }];
}

function waysOfText(value: string): readonly Way[] {
  return [
    { name: "is empty", value: "" },
    { name: "is blank", value: "\u00a0\u200b\u3000" },
    { name: "is padded", value: ` ${value}` },
    { name: "is turned round", value: `${value.slice(0, 1)}\u202e${value.slice(1)}` },
    { name: "rings a bell", value: `${value.slice(0, 1)}\u0007${value.slice(1)}` },
    { name: "is another", value: `zz ${value}` },
  ];
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}
