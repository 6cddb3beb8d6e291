/** Cache lifetime of responses about jobs. A closed position may remain on the board for this long. */
export const JOBS_CACHE = 'public, max-age=10';
