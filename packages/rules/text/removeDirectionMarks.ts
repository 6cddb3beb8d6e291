const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes invisible direction marks, which copied Hebrew text may contain. */
export const removeDirectionMarks = (text: string): string => text.replace(MARKS, '');
