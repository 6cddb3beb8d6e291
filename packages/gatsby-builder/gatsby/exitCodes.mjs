/** Exit code of a build that could not read the content. Discarding its cache would not help. */
export const UNREADABLE_CONTENT = 75;
