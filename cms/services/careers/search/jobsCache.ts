/** Many visitors share an answer; a position that was closed is gone from the board after this. */
export const JOBS_CACHE = 'public, max-age=10';
