/**
 * Hides file fields, because the letter shows files. A visible field would load them again in the browser, which the
 * audit log records as a view of all files.
 */
export const inLetterOnly = { condition: () => false };
