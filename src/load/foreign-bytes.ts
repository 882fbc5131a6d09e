import { lineOfBrokenByte } from "./text-file.ts";

/** What a file is that holds no text which can be read here, how to make it one, and the line where that begins to show. */
interface ForeignBytes {
  readonly message: string;
  readonly line: number | undefined;
}

const saveAsCsv =
  'In Excel, save the sheet as "CSV UTF-8 (Comma delimited)"; in LibreOffice, as "Text CSV" with the character set UTF-8.';

/** Files that other programs write, by the bytes they start with. */
const forms: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    `The file is a workbook, or another ZIP file, and not text. ${saveAsCsv}`,
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], `The file is a workbook of an old Excel, and not text. ${saveAsCsv}`],
  [
    [0x25, 0x50, 0x44, 0x46],
    "The file is a PDF, and not text. Write its pages out first, one record a page: docs/guides/adopting.md shows how.",
  ],
];

/** Says of bytes that are no text what they are, and what to do; undefined where their start does not tell. */
export function binaryForm(bytes: Uint8Array): ForeignBytes | undefined {
  const form = forms.find(([start]) => startsWith(bytes, start));
  return form === undefined ? undefined : { message: form[1], line: undefined };
}

/** Says of bytes that are not UTF-8 what they are, and how to save them as UTF-8: a table as a spreadsheet does. */
export function foreignEncoding(
  bytes: Uint8Array,
  { isTable }: { isTable: boolean },
): ForeignBytes {
  const save = isTable ? saveAsCsv : "Save it as UTF-8.";
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    const message = `The file is UTF-16, which Excel calls "Unicode Text", and not UTF-8. ${save}`;
    return { message, line: undefined };
  }
  const message = `The file holds bytes that are not UTF-8, first on this line. It may be in an older encoding, such as Windows-1252. ${save}`;
  return { message, line: lineOfBrokenByte(bytes) };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
