/** Whether a text contains a letter of any language. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
