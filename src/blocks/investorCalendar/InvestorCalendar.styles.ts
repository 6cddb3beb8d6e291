import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.sm} ${space.lg}`,
  marginBlockEnd: space.lg,
});

export const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const none = css({ paddingBlock: space.lg, color: color.inkSoft });

export const subscribe = css({
  display: 'inline-flex',
  gap: space.xs,
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: color.ink,
  fontSize: font.small,
  fontWeight: font.weight.medium,
  textUnderlineOffset: '0.25em',
  '& svg': { inlineSize: '1.35rem', blockSize: '1.35rem' },
});

export const past = css({
  marginBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
  [media.print]: { display: 'none' },
});
