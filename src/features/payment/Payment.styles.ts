import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

export const summary = css({
  display: 'grid',
  gap: space.lg,
  marginBlockEnd: space.xl,
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.stone,
});

export const total = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  '& strong': { fontSize: font.h3, fontWeight: font.weight.medium },
});

export const consents = css({
  display: 'grid',
  gap: space.md,
  fontSize: font.small,
  lineHeight: 1.55,
});

/**
 * An optional notice, and the frame of the payment page in the remaining space. The payment page scrolls, not the
 * drawer.
 */
export const paying = css({ display: 'flex', flexDirection: 'column', gap: space.md, blockSize: '100%' });

export const place = css({
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 'min(16rem, 100%)',
  '&:focus': { outline: 'none' },
});

export const frame = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  backgroundColor: color.surface,
});

/** Keeps the reference number, which contains hyphens, on one line. */
export const reference = css({ whiteSpace: 'nowrap' });

export const loading = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  color: color.inkMuted,
});

export const asking = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  minBlockSize: '28rem',
  color: color.inkMuted,
});
