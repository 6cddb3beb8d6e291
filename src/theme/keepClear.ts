import { headerHeight } from './tokens';

/** Marks a bar at the lower edge of the screen. Focused elements scroll clear of it. */
export const KEEP_CLEAR = { 'data-keep-clear': '' };

/** Marks a bar that sticks below the header. Focused elements scroll clear of it (WCAG 2.4.11). */
export const KEEP_CLEAR_ABOVE = { 'data-keep-clear-above': '' };

/** Height of a bar with `KEEP_CLEAR_ABOVE`. */
export const BAR_ABOVE = '3rem';

/** Global styles for the marks. */
export const keepClear = {
  'html:has([data-keep-clear])': { scrollPaddingBlockEnd: '6rem' },
  'html:has([data-keep-clear-above])': {
    scrollPaddingBlockStart: `calc(${headerHeight.mobile} + ${BAR_ABOVE} + 0.5rem)`,
  },
};
