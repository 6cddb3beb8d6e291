/** Marks what sticks to the lower edge of the screen: what takes the keyboard's focus is scrolled clear of it. */
export const KEEP_CLEAR = { 'data-keep-clear': '' };

/** The rule for it, one of the global styles. */
export const keepClear = { 'html:has([data-keep-clear])': { scrollPaddingBlockEnd: '6rem' } };
