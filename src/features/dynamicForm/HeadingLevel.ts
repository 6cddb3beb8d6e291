/** Rank of the headings inside of a form: below the title that stands above it. */
export type HeadingLevel = 2 | 3;
