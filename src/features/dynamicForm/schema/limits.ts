/** What one file of a form may be: 5 MB, and so many characters of its data URL (specification §5 and §9). The second is reached first. */
export const FILE_CAPS = { maxBytes: 5_242_880, maxEncodedLength: 5_000_000 } as const;

/** Lines of a long answer (specification §5). */
export const LONG_ANSWER_ROWS = 4;
