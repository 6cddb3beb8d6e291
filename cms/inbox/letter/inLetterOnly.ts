/**
 * For files: the letter shows them. As a field of the form they would be asked for a second time, by a call of the browser that the audit
 * log takes for a look at the files of all.
 */
export const inLetterOnly = { condition: () => false };
