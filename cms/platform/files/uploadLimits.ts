/** Bytes of a file that editors upload: a film. */
export const LARGEST_FILE = 60_000_000;

/** Bytes of a form with all its files and fields. */
export const LARGEST_FORM = LARGEST_FILE + 4_000_000;
