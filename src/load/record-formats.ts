/** The forms in which teams hold tables. What a flag may say is known without what reads them. */
export const recordFormats = ["json", "jsonl", "csv", "yaml"] as const;
export type RecordFormat = (typeof recordFormats)[number];
