import { headerHeight } from './tokens';

/**
 * Marks a bar at the lower edge of the screen. When an element is focused, the page scrolls so that the bar does not
 * cover it.
 */
export const KEEP_CLEAR = { 'data-keep-clear': '' };

/**
 * Marks a bar that sticks below the header. When an element is focused, the page scrolls so that the bar does not cover
 * it (WCAG 2.4.11).
 */
export const KEEP_CLEAR_ABOVE = { 'data-keep-clear-above': '' };

/** Height of a bar that is marked with `KEEP_CLEAR_ABOVE`. */
export const BAR_ABOVE = '3rem';

/**
 * Custom property of the root element with the height of the consent question at the lower edge. It is not set when the
 * question is closed.
 */
export const CONSENT_HEIGHT = '--consent-height';

/** Distance of a sticky bar from the lower edge of the screen, so that the bar is above the consent question. */
export const aboveConsent = `var(${CONSENT_HEIGHT}, 0px)`;

/** Global styles that keep focused elements clear of the marked bars. */
export const keepClear = {
  'html:has([data-keep-clear])': { scrollPaddingBlockEnd: `calc(6rem + ${aboveConsent})` },
  'html:has([data-keep-clear-above])': {
    scrollPaddingBlockStart: `calc(${headerHeight.mobile} + ${BAR_ABOVE} + 0.5rem)`,
  },
};
