import { describe, expect, test } from "vitest";
import { htmlOutline } from "../../../src/corpus/outline/html-outline.ts";
import type { Outline } from "../../../src/corpus/outline/outline.ts";
import { cut, shown } from "../../support/cut.ts";

function outlineOf(html: string): Outline {
  const outline = htmlOutline(html);
  if ("message" in outline) throw new Error(outline.message);
  return outline;
}

const page = `<!doctype html><html><head><title>Refunds | Example</title><style>p { color: red }</style></head>
<body><nav><a href="/">Home</a></nav>
<main>
<p>Before   any
heading.</p>
<h1>Refunds <a class="headerlink" href="#refunds">¶</a></h1>
<p>Ask <b>within 30&nbsp;days</b>, see <a href="/terms" title="Terms">the <em>terms</em></a>.<br>Or call.</p>
<div><span>Loose <span>words</span></span><p>And a paragraph.</p>tail</div>
<ul><li>One</li><li><p>Two</p><p>more of two</p><ol><li>inner <code>x()</code></li><li>next</li></ol></li></ul>
<blockquote><p>Quoted.</p><h2>No section</h2></blockquote>
<h2>Table</h2>
<table><caption>Days</caption><thead><tr><th>Country</th><th>Days</th></tr></thead>
<tbody><tr><td>Den|mark</td><td><p>14</p><p>or 15</p></td></tr></tbody></table>
<pre><code class="language-sh">refund --order 7
  # indented
</code></pre>
<p><img src="a.png" alt="A picture"><script>alert(1)</script></p>
<dl><dt>Term</dt><dd>Meaning</dd></dl>
</main><footer>Footer</footer></body></html>`;

describe("a page of HTML", () => {
  test("is written as Markdown, and cut at its headings", () => {
    expect(shown(cut(outlineOf(page), "by-heading@1"))).toMatchInlineSnapshot(`
      "#:1  (-)
        | Before any heading.
      #refunds  (Refunds)
        | # Refunds
        | 
        | Ask within 30 days, see [the terms](/terms "Terms").
        | Or call.
        | 
        | Loose words
        | 
        | And a paragraph.
        | 
        | tail
        | 
        | - One
        | - Two
        |   more of two
        |   1. inner \`x()\`
        |   2. next
        | 
        | > Quoted.
        | 
        | > ## No section
      #refunds/table  (Refunds > Table)
        | ## Table
        | 
        | Days
        | 
        | | Country | Days |
        | | --- | --- |
        | | Den\\|mark | 14 or 15 |
        | 
        | \`\`\`
        | refund --order 7
        |   # indented
        | \`\`\`
        | 
        | ![A picture](a.png)
        | 
        | Term
        | 
        | Meaning"
    `);
    expect(outlineOf(page).title).toBe("Refunds");
  });

  test("is read whole where it has no main part, and takes its title from its head", () => {
    const { text, title } = outlineOf("<title>Refunds &amp; more</title><p>a<div>b</div><footer>c");
    expect({ text, title }).toMatchInlineSnapshot(`
      {
        "text": "a

      b

      c",
        "title": "Refunds & more",
      }
    `);
  });

  test("is refused where its elements lie deeper than in any browser", () => {
    expect(htmlOutline("<div>".repeat(100_000))).toMatchInlineSnapshot(`
      {
        "fix": "Mend the page, or leave it out with --exclude.",
        "message": "Its elements lie too deep in each other to be read.",
      }
    `);
  });
});
