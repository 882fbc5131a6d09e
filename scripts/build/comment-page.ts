import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/**
 * A page that shows a comment about as GitHub does, in its proportions: a box of so many pixels with who wrote it above. The root
 * element tells how tall it is, as `data-height`.
 */
export function commentPage(markdown: string, width: number): string {
  const body = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>A comment</title>
<style>${style}</style>
<body style="width: ${width}px">
<article><header><b>github-actions</b> <span>bot</span> commented</header><main>${body}</main></article>
<script>document.documentElement.dataset.height = String(Math.ceil(document.body.getBoundingClientRect().height));</script>
</body></html>
`;
}

const style = `
* { box-sizing: border-box; }
body { margin: 0; padding: 12px; background: #fff; color: #1f2328;
  font: 14px/1.5 "Segoe UI", "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif; overflow-wrap: break-word; }
article { border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden; }
header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e; padding: 8px 16px; }
header b { color: #1f2328; }
header span { border: 1px solid #d1d9e0; border-radius: 2em; font-size: 12px; padding: 0 7px; }
main { padding: 16px; }
main > :first-child { margin-top: 0; }
main > :last-child { margin-bottom: 0; }
p, blockquote, ul, ol, pre, table, details { margin: 0 0 16px; }
h3 { font-size: 1.25em; line-height: 1.25; margin: 24px 0 16px; }
ul, ol { padding-left: 2em; }
a { color: #0969da; text-decoration: none; }
blockquote { border-left: 0.25em solid #d1d9e0; color: #59636e; padding: 0 1em; }
blockquote > :last-child { margin-bottom: 0; }
code { background: #818b981f; border-radius: 6px; padding: 0.2em 0.4em; }
code, pre { font: 85%/1.45 ui-monospace, "DejaVu Sans Mono", "Liberation Mono", monospace; }
pre { background: #f6f8fa; border-radius: 6px; overflow: auto; padding: 16px; }
pre code { background: none; font-size: 100%; padding: 0; }
table { border-collapse: collapse; display: block; max-width: 100%; overflow: auto; width: max-content; }
td, th { border: 1px solid #d1d9e0; padding: 6px 13px; }
hr { background: #d1d9e0; border: 0; height: 0.25em; margin: 24px 0; }
summary { cursor: pointer; }
`;
