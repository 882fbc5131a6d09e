export const diffFormats = ["text", "json", "markdown"] as const;

/** The flags of `corpus diff` as they were given. */
export interface DiffFlags {
  readonly format: (typeof diffFormats)[number];
  readonly documents?: boolean;
  readonly cited?: boolean;
  readonly words?: boolean;
  readonly limit: number;
  readonly set: string;
}
