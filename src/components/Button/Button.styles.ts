import { css } from '@emotion/react';
import { color, duration, easing, font, radius } from '../../theme/tokens';
import { media } from '../../theme/media';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.65em',
  maxInlineSize: '100%',
  minBlockSize: '3.25rem',
  paddingInline: '1.75rem',
  paddingBlock: '0.65rem',
  border: '1.5px solid transparent',
  borderRadius: radius.sm,
  fontSize: font.body,
  fontWeight: font.weight.medium,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${duration.base}ms ${easing}, color ${duration.base}ms ${easing}, border-color ${duration.base}ms ${easing}`,
  [media.cramped]: { paddingInline: '0.75rem', overflowWrap: 'anywhere' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
});

export const buttonStyles = {
  primary: css(base, {
    backgroundColor: color.accent,
    color: color.surface,
    [media.hover]: { '&:hover:not(:disabled)': { backgroundColor: color.accentDark } },
  }),
  secondary: css(base, {
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    color: 'inherit',
    [media.hover]: {
      '&:hover:not(:disabled)': { backgroundColor: color.ink, borderColor: color.ink, color: color.surface },
    },
  }),
  light: css(base, {
    backgroundColor: color.surface,
    color: color.ink,
    [media.hover]: { '&:hover:not(:disabled)': { backgroundColor: color.sand } },
  }),
  text: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5em',
    minBlockSize: '1.75rem',
    [media.belowTablet]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
    padding: 0,
    border: 0,
    background: 'none',
    color: color.accent,
    fontWeight: font.weight.medium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
    [media.hover]: { '&:hover': { color: color.accentDark, textDecorationThickness: '2px' } },
  }),
} as const;

export type ButtonVariant = keyof typeof buttonStyles;
