/** Largest file in bytes (specification §5 and §9: 5 MB). */
export const FILE_MAX_BYTES = 5_242_880;

/** Longest encoded file in characters (specification §5 and §9). */
export const ENCODED_MAX = 5_000_000;

/** What visitors are told of the two: a file of this size passes both. */
export const STATED_MAX_BYTES = 3.5 * 1024 * 1024;

/** Lines of a long answer (specification §5). */
export const LONG_ANSWER_ROWS = 4;
