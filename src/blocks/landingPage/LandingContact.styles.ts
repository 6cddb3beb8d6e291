import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const button = css({
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  paddingInline: space.md,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  color: color.ink,
  fontSize: font.small,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.stone } },
});

export const whatsAppMark = css({ color: color.success });
