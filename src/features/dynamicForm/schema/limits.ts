/**
 * Maximum size of a file: 5 MB, and the length of its data URL, which is reached first (forms-investors-catalogue §5,
 * §9).
 */
export const FILE_CAPS = { maxBytes: 5_242_880, maxEncodedLength: 5_000_000 } as const;

/** Lines of a long answer (forms-investors-catalogue §5). */
export const LONG_ANSWER_ROWS = 4;
