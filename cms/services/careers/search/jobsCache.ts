/** Shared cache time; a closed position disappears from the board after it. */
export const JOBS_CACHE = 'public, max-age=10';
