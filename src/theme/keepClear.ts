import { headerHeight } from './tokens';

/** Marks a bar at the lower edge of the screen. Focused elements scroll clear of it. */
export const KEEP_CLEAR = { 'data-keep-clear': '' };

/** Marks a bar that sticks below the header. Focused elements scroll clear of it (WCAG 2.4.11). */
export const KEEP_CLEAR_ABOVE = { 'data-keep-clear-above': '' };

/** Height of a bar with `KEEP_CLEAR_ABOVE`. */
export const BAR_ABOVE = '3rem';

/** Custom property of the root element: space that the consent question takes at the lower edge. Unset without it. */
export const CONSENT_HEIGHT = '--consent-height';

/** Lower edge of a sticky bar, above the consent question. */
export const aboveConsent = `var(${CONSENT_HEIGHT}, 0px)`;

/** Global styles for the marks. */
export const keepClear = {
  'html:has([data-keep-clear])': { scrollPaddingBlockEnd: `calc(6rem + ${aboveConsent})` },
  'html:has([data-keep-clear-above])': {
    scrollPaddingBlockStart: `calc(${headerHeight.mobile} + ${BAR_ABOVE} + 0.5rem)`,
  },
};
