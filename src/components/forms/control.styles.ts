import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, radius, space } from '../../theme/tokens';

export const control = css({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: space.md,
  paddingBlock: space.sm,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  lineHeight: 1.5,
  transition: `border-color ${duration.fast}ms, box-shadow ${duration.fast}ms`,
  '&::placeholder': { color: color.inkMuted, opacity: 1 },
  [media.hover]: { '&:hover:not(:disabled)': { borderColor: color.ink } },
  '&:focus-visible': {
    outline: '3px solid transparent',
    borderColor: color.focus,
    boxShadow: `0 0 0 3px ${color.focus}`,
  },
  '&[aria-invalid="true"]': { borderColor: color.error, boxShadow: `inset 0 0 0 1px ${color.error}` },
  '&[aria-invalid="true"]:focus-visible': { boxShadow: `0 0 0 3px ${color.error}` },
  '&:disabled': { backgroundColor: color.stone, color: color.inkMuted, cursor: 'not-allowed', opacity: 1 },
  // On Hebrew pages, aligns left-to-right values (such as e-mail addresses) to the right, like the other fields.
  '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
});
