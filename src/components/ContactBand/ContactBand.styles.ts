import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

const band = css({ display: 'grid', gap: space.xl, alignItems: 'center' });

export const bands = {
  dusk: css(band, { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.xxl } }),
  stone: css(band, { justifyItems: 'center', textAlign: 'center' }),
} as const;

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xl,
  justifyContent: 'inherit',
});

const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '3.25rem',
  fontSize: font.h3,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

export const phoneLink = {
  dusk: css(phone, { color: color.sand }),
  stone: css(phone, { color: color.ink }),
} as const;
