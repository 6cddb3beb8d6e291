/** Counts the code points of a text. Most emoji count as one character, although their `length` is two. */
export const countCharacters = (text: string): number => [...text].length;
