/** Ends a statement of SQLite whose commit need not wait for the disk (`queryBriefly`). */
export const BRIEF = '/* brief */';
