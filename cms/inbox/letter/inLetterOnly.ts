/**
 * Hides a file field in the form, because the letter already shows the files. A visible field would load the files
 * again in the browser, and the audit log would record that as a view of all of them.
 */
export const inLetterOnly = { condition: () => false };
