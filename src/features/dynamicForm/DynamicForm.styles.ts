import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const fieldset = css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

/** A named group starts with a horizontal line, unless it is the first. */
export const named = css({
  '* + &': {
    marginBlockStart: space.sm,
    paddingBlockStart: space.lg,
    borderBlockStart: `1px solid ${color.line}`,
  },
});

export const legend = css({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space.md,
  fontSize: font.lead,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
});

export const columns = css({
  display: 'grid',
  clear: 'both',
  columnGap: space.lg,
  [media.tablet]: { gridTemplateColumns: 'var(--columns)' },
});

export const column = css({ display: 'grid', alignContent: 'start', gap: space.xs, minInlineSize: 0 });

export const columnCaption = css({ color: color.inkMuted, fontWeight: font.weight.medium });

export const consentCaption = css({ marginBlockEnd: space.xs, fontWeight: font.weight.medium });

export const staticField = css({ display: 'grid', gap: space.xs, marginBlockEnd: space.md });

export const leadText = css({ fontWeight: font.weight.bold, lineHeight: font.leading.snug });

export const progress = css({ display: 'grid', gap: space.sm, marginBlockEnd: space.sm });

export const step = css({ color: color.inkMuted, fontSize: font.small });

export const bar = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  marginBlockEnd: space.sm,
  '& span': { blockSize: '0.25rem', borderRadius: radius.pill, backgroundColor: color.line },
});

export const done = css({ '&&': { backgroundColor: color.accent } });

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  marginBlockStart: space.md,
  [media.belowTablet]: { '& > button': { flex: '1 1 100%' } },
});

export const thanks = css({ whiteSpace: 'pre-line' });
