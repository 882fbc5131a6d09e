/** The names of `passageFormats`, in its order: what a flag may say is known without what reads them. */
export const passageFormatNames = ["squad2", "deepeval", "ragas", "mtrag"] as const;
