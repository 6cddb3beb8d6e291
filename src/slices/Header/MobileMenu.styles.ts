import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

export const opener = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
  '& svg': { inlineSize: '1.75rem', blockSize: '1.75rem' },
  [media.desktop]: { display: 'none' },
  [media.noScripts]: { display: 'none' },
});

/** Only for phones: from the tablet breakpoint up, the search is in the bar. */
export const search = css({ [media.tablet]: { display: 'none' } });

export const list = css({ display: 'grid' });

export const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: '3.75rem',
  padding: 0,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  background: 'none',
  fontSize: '1.25rem',
  fontWeight: font.weight.light,
  lineHeight: font.leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
});

export const rowCurrent = css({ color: color.accent, fontWeight: font.weight.regular });

export const chevron = css({ transition: `rotate ${time}` });
export const chevronOpen = css({ rotate: '0.5turn' });

export const fold = css({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${time}, visibility 0s ${duration.base}ms`,
});

export const foldOpen = css({
  gridTemplateRows: '1fr',
  visibility: 'visible',
  transition: `grid-template-rows ${time}`,
});

export const foldContent = css({
  minBlockSize: 0,
  overflow: 'hidden',
  paddingInlineStart: space.md,
  '& > :first-of-type': { marginBlockStart: space.sm },
  '& > :last-of-type': { marginBlockEnd: space.sm },
});

export const subHeading = css({
  paddingBlock: `${space.md} ${space.xs}`,
  fontSize: font.small,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  color: color.inkMuted,
});

export const subLinks = css({ display: 'grid' });

export const subLink = css({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: space.xs,
  paddingInlineStart: space.md,
  borderInlineStart: `1px solid ${color.line}`,
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  '&[aria-current]': {
    borderInlineStartColor: color.accent,
    color: color.accent,
    fontWeight: font.weight.medium,
  },
});

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  '& > a:first-of-type': { flexBasis: '100%' },
});

export const phoneLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  fontSize: font.lead,
  textDecoration: 'none',
  '& svg': { color: color.accent },
});
