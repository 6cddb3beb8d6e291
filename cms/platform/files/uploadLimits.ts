/** Maximum size in bytes of an uploaded file, such as a film. */
export const MAX_FILE_BYTES = 60_000_000;

/** Maximum size in bytes of a form, including its files and fields. */
export const MAX_FORM_BYTES = MAX_FILE_BYTES + 4_000_000;
