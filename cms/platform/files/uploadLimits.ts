/** Maximum size in bytes of an uploaded file, such as a film. */
export const LARGEST_FILE = 60_000_000;

/** Maximum size in bytes of a form with its files and fields. */
export const LARGEST_FORM = LARGEST_FILE + 4_000_000;
