import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, font, radius, space } from '../../theme/tokens';

export const field = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const label = css({ fontWeight: font.weight.medium });

export const control = css({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: space.md,
  paddingBlock: space.sm,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  transition: `border-color ${duration.fast}ms, box-shadow ${duration.fast}ms`,
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  '&:focus-visible': { outline: 'none', borderColor: color.focus, boxShadow: `0 0 0 3px ${color.focus}` },
  '&[aria-invalid="true"]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
  '&[dir="ltr"]': { textAlign: 'end' },
  'html[dir="ltr"] &[dir="ltr"]': { textAlign: 'start' },
});

export const area = css({ minBlockSize: '8rem', resize: 'vertical' });

export const below = css({
  display: 'flex',
  gap: space.md,
  justifyContent: 'space-between',
  minBlockSize: '1.5rem',
  fontSize: font.small,
});

export const error = css({ color: color.error });
export const done = css({ color: color.success });
export const counter = css({
  marginInlineStart: 'auto',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const check = css({
  display: 'flex',
  gap: space.sm,
  alignItems: 'flex-start',
  '& input': {
    flexShrink: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: color.accent,
  },
});
