/** Exit code of a build that could not read the content. Its cache is not the cause. */
export const UNREADABLE_CONTENT = 75;
