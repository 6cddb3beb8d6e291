/** Counts the characters of a text by code points: most emoji are one character, not two. */
export const countCharacters = (text: string): number => [...text].length;
