/**
 * Exit code of a build that could not read the content. The builder then does not retry with an empty cache, because
 * the cache is not the cause.
 */
export const UNREADABLE_CONTENT = 75;
