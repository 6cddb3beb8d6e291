import { css } from '@emotion/react';
import { BRAND_COLORS } from '@group/rules/colors/brandColors';
import { awaitedStyles } from './awaited';
import { brandProperties } from '../lib/brand';
import { fontFaces } from './fonts';
import { aboveConsent, keepClear } from './keepClear';
import { color, duration, font, headerHeight, moreContrast } from './tokens';
import { media } from './media';

/** Base styles of every page. They are written into its head at build time. */
export const globalStyles = css(
  fontFaces.map((face) => ({ '@font-face': face })),
  {
    // `:where` has no specificity, so the editors' colours win, whatever the order of the style sheets.
    ':where(:root)': brandProperties(BRAND_COLORS),
    '*, *::before, *::after': { boxSizing: 'border-box' },
    html: {
      scrollPaddingBlockStart: headerHeight.mobile,
      scrollPaddingBlockEnd: aboveConsent,
      WebkitTextSizeAdjust: '100%',
      [media.desktop]: { scrollPaddingBlockStart: headerHeight.desktop },
    },
    body: {
      margin: 0,
      fontFamily: font.family,
      fontSize: font.body,
      lineHeight: font.leading.body,
      color: color.ink,
      backgroundColor: color.surface,
      textRendering: 'optimizeLegibility',
      WebkitFontSmoothing: 'antialiased',
      overflowX: 'clip',
      overflowWrap: 'break-word',
    },
    'h1, h2, h3, h4, p, ul, ol, figure, dl, dd, blockquote': { margin: 0 },
    'h1, h2, h3, h4, p': { [media.cramped]: { overflowWrap: 'anywhere' } },
    'h1, h2, h3, h4': { fontWeight: font.weight.medium, lineHeight: font.leading.tight, textWrap: 'balance' },
    p: { textWrap: 'pretty' },
    // `:where` has no specificity, so that any style can give a list padding.
    ':where(ul[class], ol[class])': { padding: 0, listStyle: 'none' },
    'img, video, svg': { display: 'block', maxInlineSize: '100%' },
    'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
    button: { cursor: 'pointer' },
    'button[data-waits]': { opacity: 0.6, cursor: 'progress' },
    a: { color: 'inherit', textUnderlineOffset: '0.2em' },
    ':focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
    'main:focus': { outline: 'none' },
    '@keyframes page-enter': { from: { opacity: 0 }, to: { opacity: 1 } },
    'main[data-entered]': { animation: `page-enter ${duration.slow}ms ease-out` },
    // During the transition to the next page, the card's picture changes its shape and must fill it (`morphToPage`).
    '::view-transition-old(first-picture), ::view-transition-new(first-picture)': {
      blockSize: '100%',
      objectFit: 'cover',
    },
    [media.reducedMotion]: {
      '*, *::before, *::after, *::backdrop': {
        animationDuration: '0s !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
    [media.moreContrast]: {
      ':root': moreContrast,
      ':focus-visible': { outlineWidth: '4px' },
      '[data-count]': { opacity: '1 !important' as '1' },
    },
    // Without scripts, buttons do nothing and are hidden. Submit buttons stay, and so do buttons with `aria-expanded`,
    // because they are the headings of expanded parts.
    [media.noScripts]: { 'button:not([aria-expanded], [type="submit"])': { display: 'none' } },
    [media.forcedColors]: {
      // The forced colours remove the background that marks a chosen option, so a system colour replaces it.
      ':root :is(button, a):is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]))':
        {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
    },
    ...keepClear,
    ...awaitedStyles,
  },
);
