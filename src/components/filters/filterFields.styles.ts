import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const groups = css({ display: 'grid', gap: space.xl });

export const group = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const legend = css({ padding: 0, marginBlockEnd: space.xs, fontWeight: font.weight.medium });

export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: space.lg,
});

export const option = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: '2.75rem',
  '& input': {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: color.accent,
    cursor: 'pointer',
  },
  '& label': {
    paddingBlock: '0.7rem',
    lineHeight: font.leading.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
});

/** Style of an option that has no results. */
export const quiet = css({ '& label': { color: color.inkMuted } });

export const amount = css({
  color: color.inkMuted,
  fontSize: font.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const pair = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.md });

export const part = css({ display: 'grid', gap: space.xxs, fontSize: font.small });

export const error = css({
  minBlockSize: '1.5rem',
  margin: 0,
  color: color.error,
  fontSize: font.small,
  lineHeight: '1.5rem',
});

export const footer = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.lg });
