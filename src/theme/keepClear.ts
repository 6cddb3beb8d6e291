/** Marks a bar at the lower edge of the screen. Focused elements scroll clear of it. */
export const KEEP_CLEAR = { 'data-keep-clear': '' };

/** Global style for `KEEP_CLEAR`. */
export const keepClear = { 'html:has([data-keep-clear])': { scrollPaddingBlockEnd: '6rem' } };
