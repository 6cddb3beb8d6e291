import { css } from '@emotion/react';
import { darkGround, ringOnMedia } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

/** Space reserved below each slide's text for the call-to-action button, which stays in place while the slides move. */
const FOOT = '6rem';
/**
 * Screens too low for the normal position. There the button moves up by `ROW`, so that the consent banner does not
 * cover it.
 */
const LOW = '@media (min-width: 65em) and (max-height: 47.99rem)';
const ROW = '3.5rem';

/**
 * Rounds a height down to whole pixels. With a fractional height, the last slide's snap position lies beyond the end of
 * the scroll range, and touch scrolling cannot continue to the page.
 */
const wholePixels = (size: string) => ({ blockSize: [size, `round(down, ${size}, 1px)`] });

export const stage = css({
  position: 'relative',
  ...wholePixels('85svh'),
  [media.desktop]: { position: 'sticky', insetBlockStart: 0, ...wholePixels('100svh') },
});

export const slider = css({
  blockSize: '100%',
  overflowY: 'auto',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});

/** On phones, the picture is above the text. On desktop, it fills the slide. */
export const slide = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr)' },
});

export const frame = css({
  position: 'relative',
  '& > picture, & > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

export const credit = css({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
  paddingInline: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.scrim,
  color: color.onNight,
  fontSize: font.tiny,
});

/** Background colours of the text on phones, each with a matching text colour. */
export const backgrounds = {
  night: css(darkGround()),
  terracotta: css(darkGround(color.accentDark)),
  green: css(darkGround(color.success)),
  sand: css({ backgroundColor: color.sand, color: color.ink }),
} as const;

export const words = css({
  display: 'grid',
  gap: space.sm,
  padding: space.xl,
  paddingInlineEnd: space.xxl,
  paddingBlockEnd: FOOT,
  overflowWrap: 'anywhere',
  '& p': { maxInlineSize: width.narrow, whiteSpace: 'pre-line' },
  '& p:first-of-type': { fontSize: font.h2, fontWeight: font.weight.light, lineHeight: font.leading.snug },
  [media.desktop]: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    padding: space.xxl,
    paddingBlock: `${space.section} ${FOOT}`,
  },
  [LOW]: { paddingBlockEnd: `calc(${FOOT} + ${ROW})` },
});

const wash = (tone: string) => `linear-gradient(to top, ${tone}, ${tone} 60%, transparent)`;
/** Colours of a text over a picture on desktop, each with a gradient that gives enough contrast. */
export const texts = {
  white: css({ [media.desktop]: { color: color.onNight, backgroundImage: wash(color.scrim) } }),
  dark: css({
    [media.desktop]: {
      color: color.ink,
      backgroundImage: wash(`color-mix(in srgb, ${color.surface} 82%, transparent)`),
    },
  }),
} as const;

export const hiddenOnDesktop = css({ [media.desktop]: { display: 'none' } });

export const bullets = css({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  display: 'grid',
  translate: '0 -50%',
  [media.desktop]: { insetInlineEnd: space.lg },
});

/** The button is larger than its visible dot, so that it is easy to press. */
export const bullet = css({
  ...ringOnMedia,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  [media.belowTablet]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: '0.6rem',
    blockSize: '0.6rem',
    borderRadius: radius.pill,
    border: `2px solid ${color.onNight}`,
    backgroundColor: color.scrim,
    boxShadow: `0 0 0 1px ${color.scrim}`,
  },
  '&[aria-current="true"]::before': { blockSize: '1.4rem', backgroundColor: color.onNight },
});

/** The button is white. Its dark border keeps it visible on the sand background and on light pictures. */
export const callToAction = css({
  '& > button': { ...ringOnMedia, borderColor: color.ink },
  position: 'absolute',
  insetBlockEnd: space.lg,
  insetInlineStart: space.xl,
  [media.desktop]: { insetInlineStart: space.xxl, insetBlockEnd: space.xl },
  [LOW]: { insetBlockEnd: `calc(${space.xl} + ${ROW})` },
});
