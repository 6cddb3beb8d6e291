/**
 * The length of a text as people and the services count it: a sign outside of the basic plane, such as most emoji, is one character,
 * not two.
 * @param text any text
 */
export const countCharacters = (text: string): number => [...text].length;
