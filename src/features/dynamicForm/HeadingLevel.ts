/** Heading level for captions inside a form, one below the heading above the form. */
export type HeadingLevel = 2 | 3;
