/**
 * Limits of an uploaded file: 5 MB, and the length of its data URL in characters. The second limit is reached first
 * (forms-investors-catalogue §5, §9).
 */
export const FILE_CAPS = { maxBytes: 5_242_880, maxEncodedLength: 5_000_000 } as const;

/** Number of lines in the text area of a long answer (forms-investors-catalogue §5). */
export const LONG_ANSWER_ROWS = 4;
