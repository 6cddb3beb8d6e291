/** Level of headings in a form, below the title above it. */
export type HeadingLevel = 2 | 3;
