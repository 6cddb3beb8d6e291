import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const body = css({ display: 'grid', gap: space.xs, '&:focus': { outline: 'none' } });

export const note = css({ marginBlockEnd: space.xs, color: color.inkMuted, fontSize: font.small });

export const consents = css({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xs,
  fontSize: font.small,
  lineHeight: 1.55,
});

export const legal = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  alignItems: 'center',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.5rem',
    color: color.ink,
    [media.belowTablet]: { minBlockSize: '2.75rem' },
  },
});

export const summary = css({
  display: 'grid',
  gap: space.sm,
  padding: space.md,
  marginBlockEnd: space.sm,
  scrollMarginBlockStart: space.lg,
  border: `1.5px solid ${color.error}`,
  borderRadius: radius.sm,
  backgroundColor: color.errorSoft,
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
});

export const summaryTitle = css({
  display: 'flex',
  gap: space.xs,
  alignItems: 'center',
  color: color.error,
  fontWeight: font.weight.medium,
});

export const summaryList = css({ display: 'grid', gap: space.xs, paddingInlineStart: space.xs });

/** List item with a shared error message, followed by links to all fields that have it. */
export const summaryShared = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.md,
  fontSize: font.small,
});

export const summaryLink = css({
  minBlockSize: '1.75rem',
  [media.belowTablet]: { minBlockSize: '2.75rem' },
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  fontSize: font.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

export const sending = css({ display: 'inline-flex', gap: '0.65em', alignItems: 'center' });
export const submit = css({ minInlineSize: 'min(12rem, 100%)' });
