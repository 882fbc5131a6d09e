// Draws the comments of docs/life-of-a-case.md as they look on GitHub, on a desk and on a phone: npm run pictures
// It takes the Markdown that the test of that page leaves in test/fixtures/whole-life, and Chromium, which CHROMIUM names. The
// pictures are looked at by people and are no part of a check: a browser draws a little otherwise with every version.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commentPage } from "./comment-page.ts";

/** A picture of a comment. */
interface Picture {
  readonly name: string;
  /** Whose Markdown. */
  readonly of: string;
  /** How wide the window is, in pixels of the page. */
  readonly width: number;
  /** Up to which text it goes and where it begins; all of it where this is not said. */
  readonly from?: string;
  readonly to?: string;
}

const desk = 820;
const phone = 390;

const pictures: readonly Picture[] = [
  { name: "comment-red", of: "red-comment", width: desk, to: "**Approve it only" },
  { name: "comment", of: "first-comment", width: desk },
  { name: "comment-phone", of: "first-comment", width: phone },
  { name: "comment-recorded-phone", of: "recorded-comment", width: phone },
  {
    name: "comment-refresh-phone",
    of: "refresh-comment",
    width: phone,
    from: "### [`parental-leave-001`]",
    to: "**The answer changed.**",
  },
];

const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const sharpness = 1.25;

if (!existsSync(chromium)) {
  console.log(
    `No picture was drawn: there is no Chromium at ${chromium}. Install it, or name its program in CHROMIUM. On Debian: apt-get install chromium`,
  );
} else {
  const folder = await mkdtemp(join(tmpdir(), "touchstone-pictures-"));
  try {
    for (const picture of pictures) await draw(picture, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function draw(picture: Picture, folder: string): Promise<void> {
  const { name, width } = picture;
  const markdown = partOf(picture);
  const page = join(folder, `${name}.html`);
  await writeFile(page, commentPage(markdown, width));
  const shown = { folder, page };
  const told = browse(shown, [width, 800], "--dump-dom");
  const [, tall = ""] = /data-height="(\d+)"/.exec(told) ?? [];
  const file = `docs/pictures/${name}.png`;
  browse(shown, [width, Number(tall)], `--screenshot=${file}`);
  console.log(`${file}: ${width} x ${tall}, ${Math.ceil(statSync(file).size / 1024)} KB`);
}

/** A part that ends within what is folded shows it open. */
function partOf({ of, from = "", to }: Picture): string {
  const whole = readFileSync(`test/fixtures/whole-life/${of}.md`, "utf8");
  const start = whole.indexOf(from);
  const end = to === undefined ? whole.length : whole.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The comment "${of}" has no such part any more.`);
  const part = whole.slice(start, end);
  const isCutOpen = part.lastIndexOf("<details>") > part.lastIndexOf("</details>");
  return isCutOpen ? part.replaceAll("<details>", "<details open>") : part;
}

/** Lets the browser do something with a page in a window of so many pixels, and gives what it prints. */
function browse(
  { folder, page }: { readonly folder: string; readonly page: string },
  [width, height]: readonly [width: number, height: number],
  what: string,
): string {
  const profile = `--user-data-dir=${join(folder, "profile")}`;
  const quiet = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    `--force-device-scale-factor=${sharpness}`,
  ];
  const size = `--window-size=${width},${height}`;
  return execFileSync(chromium, [...quiet, profile, size, what, `file://${page}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}
