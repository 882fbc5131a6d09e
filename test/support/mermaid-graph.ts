/** A flowchart as Mermaid would take it: the labels by node, decoded, and the lines between nodes. */
export interface MermaidGraph {
  readonly nodes: Readonly<Record<string, { readonly shape: string; readonly label: string }>>;
  readonly lines: readonly (readonly [from: string, line: string, to: string])[];
}

const shapes = ['["', '[["', '{{"', '(["', '[/"', '>"'] as const;
const ends: Readonly<Record<(typeof shapes)[number], string>> = {
  '["': '"]',
  '[["': '"]]',
  '{{"': '"}}',
  '(["': '"])',
  '[/"': '"/]',
  '>"': '"]',
};

/** What may stand in a label: no quote, bracket, angle, backslash, backtick or semicolon but that of a character's number. */
const label = /^(?:[A-Za-z0-9 .,:()_-]|#\d+;)*$/;

/**
 * Reads a diagram by the part of Mermaid's grammar that we write, and refuses everything else: one statement a line, names
 * of a letter and digits, a label in double quotes, a line between two nodes that are there.
 */
export function mermaidGraph(text: string): MermaidGraph {
  const [first, ...statements] = text.replace(/\n$/, "").split("\n");
  if (first !== "graph LR") throw new Error(`No flowchart: ${first}`);
  const nodes: Record<string, { shape: string; label: string }> = {};
  const lines: (readonly [string, string, string])[] = [];
  for (const statement of statements) {
    const line = /^ {2}([nj]\d+) (---|-\.-) ([nj]\d+)$/.exec(statement);
    if (line === null) {
      const { name, ...node } = nodeIn(statement);
      if (name in nodes) throw new Error(`Twice: ${statement}`);
      nodes[name] = node;
      continue;
    }
    const [, from = "", by = "", to = ""] = line;
    if (!(from in nodes && to in nodes)) throw new Error(`Between nothing: ${statement}`);
    lines.push([from, by, to]);
  }
  return { nodes, lines };
}

function nodeIn(statement: string): { name: string; shape: string; label: string } {
  const [, name = "", rest = ""] = /^ {2}([nj]\d+)(.*)$/s.exec(statement) ?? [];
  const shape = shapes.find(
    (open) => rest.startsWith(open) && rest.endsWith(ends[open]) && rest.length > open.length,
  );
  const inside = shape && rest.slice(shape.length, -ends[shape].length);
  if (shape === undefined || inside === undefined || !label.test(inside)) {
    throw new Error(`No statement: ${statement}`);
  }
  const decoded = inside.replaceAll(/#(\d+);/g, (_, code: string) =>
    String.fromCodePoint(Number(code)),
  );
  return { name, shape, label: decoded };
}
