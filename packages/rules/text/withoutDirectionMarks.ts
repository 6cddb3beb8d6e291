const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text without the invisible marks that say in which direction it is read: they come along when one copies from a Hebrew text. */
export const withoutDirectionMarks = (text: string): string => text.replace(MARKS, '');
