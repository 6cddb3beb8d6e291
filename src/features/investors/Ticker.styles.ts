import { css, keyframes } from '@emotion/react';
import type { LanguageFacts } from '../../i18n/languages';
import { darkGround } from '../../theme/ground';
import { BAR_ABOVE } from '../../theme/keepClear';
import { conditionOf, media } from '../../theme/media';
import { color, font, headerHeight, layer, space } from '../../theme/tokens';

/** Width of an entry. All entries have the same width, so that a changed figure does not move its neighbours. */
const ENTRY = '19rem';

/** The bar sticks below the header. Once the page is scrolled, the header is at most this high. */
export const bar = css({
  position: 'sticky',
  insetBlockStart: headerHeight.mobile,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'stretch',
  blockSize: BAR_ABOVE,
  ...darkGround(),
  [`${media.print}, ${conditionOf(media.noScripts)}`]: { display: 'none' },
});

export const strip = css({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  // Fades the entries that move in and out.
  maskImage: 'linear-gradient(to right, transparent, #000 1.5rem, #000 calc(100% - 1.5rem), transparent)',
  color: 'inherit',
  textDecoration: 'none',
  outlineOffset: '-3px',
});

/**
 * Moves the list by one round of entries. The next round looks the same, so that the animation can repeat without a
 * visible jump.
 */
const step = (entries: number, direction: LanguageFacts['direction']) =>
  keyframes({
    to: { transform: `translateX(calc(${direction === 'rtl' ? '' : '-1 * '}${entries} * ${ENTRY}))` },
  });

/**
 * Animates the list with a constant time per entry. Entries move to the left in English and to the right in Hebrew, so
 * that they come into view in reading order.
 * @param entries number of entries before they repeat
 * @param entryMs time in milliseconds in which an entry moves by its width
 */
export const track = (
  entries: number,
  entryMs: number,
  direction: LanguageFacts['direction'],
  playing: boolean,
) =>
  css({
    display: 'flex',
    alignItems: 'center',
    inlineSize: 'max-content',
    blockSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    animation: `${step(entries, direction)} ${entries * entryMs}ms linear infinite`,
    animationPlayState: playing ? 'running' : 'paused',
    'a:hover &, a:focus-visible &': { animationPlayState: 'paused' },
  });

export const entry = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: space.sm,
  flexShrink: 0,
  inlineSize: ENTRY,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const code = css({ fontWeight: font.weight.bold });

/** The usual green and red have too little contrast on the dark background. */
export const onNight = {
  up: css({ color: color.onNightSuccess }),
  down: css({ color: color.onNightError }),
};

export const missing = css({ margin: 'auto', paddingInline: space.md, fontSize: font.small });

export const control = css({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: BAR_ABOVE,
});
