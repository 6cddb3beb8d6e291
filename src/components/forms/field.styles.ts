import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const field = css({ display: 'grid', gap: space.xs, minInlineSize: 0 });

export const label = css({ fontWeight: font.weight.medium });

export const hint = css({ color: color.inkMuted, fontSize: font.small, lineHeight: font.leading.snug });

export const area = css({ display: 'block', minBlockSize: '8rem', resize: 'vertical' });

export const selectFrame = css({ position: 'relative' });

export const select = css({
  appearance: 'none',
  paddingInlineEnd: space.xxl,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

export const arrow = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: space.sm,
  translate: '0 -50%',
  color: color.inkMuted,
  pointerEvents: 'none',
});

/** The line for an error message. It always takes up space, so that the fields below do not move. */
export const below = css({
  display: 'flex',
  gap: space.md,
  justifyContent: 'space-between',
  minBlockSize: '1.5rem',
  marginBlockStart: `calc(-1 * ${space.xxs})`,
  fontSize: font.small,
  lineHeight: '1.5rem',
});

const helpText = css({
  display: 'flex',
  gap: '0.4em',
  '& svg': { inlineSize: '1.15em', blockSize: '1.5rem' },
});

export const help = {
  error: css(helpText, { color: color.error }),
  completed: css(helpText, { color: color.success }),
} as const;

/** Button with a suggested value. Pressing it accepts the value. */
export const suggestion = css({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

/** Do not add an inline margin: in Hebrew, it would be on the wrong side of the left-to-right numbers. */
export const counter = css({
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const overfull = css({ color: color.error, fontWeight: font.weight.medium });

export const check = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  '& input': {
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    margin: 0,
    accentColor: color.accent,
    cursor: 'pointer',
    '&[aria-invalid="true"]': { outline: `2px solid ${color.error}`, outlineOffset: 2 },
  },
  '& label': { cursor: 'pointer', paddingBlockStart: '0.05rem' },
  [media.belowTablet]: { '& label': { minBlockSize: '2.75rem' } },
});

export const checkHint = css({ gridColumn: 2 });

export const checkHelp = css({ gridColumn: 2, fontSize: font.small, lineHeight: '1.5rem' });

/** Resets the browser's style of `fieldset` elements. */
export const group = css(field, { margin: 0, padding: 0, border: 0 });

export const legend = css(label, { padding: 0, marginBlockEnd: space.xs });

export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: space.xs,
  columnGap: space.lg,
});

/** An answer with a row high enough for touch. */
export const choice = css(check, {
  alignItems: 'center',
  minBlockSize: '2.75rem',
  '& label': { paddingBlock: '0.7rem', lineHeight: font.leading.snug, overflowWrap: 'anywhere' },
  '& input[aria-invalid="true"], [aria-invalid="true"] & input': {
    outline: `1.5px solid ${color.error}`,
    outlineOffset: '1px',
  },
  '& input:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
});
