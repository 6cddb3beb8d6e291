import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, duration, font, radius, space } from '../../../theme/tokens';

/** The drop zone. The native file input covers it invisibly and receives clicks, drops and key presses. */
export const zone = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  columnGap: space.md,
  alignItems: 'center',
  minBlockSize: '5.5rem',
  paddingInline: space.lg,
  paddingBlock: space.md,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  transition: `border-color ${duration.fast}ms, background-color ${duration.fast}ms`,
  [media.hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.stone } },
  '&:has(input:focus-visible)': { borderColor: color.focus, boxShadow: `0 0 0 3px ${color.focus}` },
  '&:has([aria-invalid="true"])': { borderColor: color.error },
  '& > svg': { color: color.accent },
});

export const dragging = css({
  borderStyle: 'solid',
  borderColor: color.accent,
  backgroundColor: color.accentSoft,
});

export const control = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
});

export const invitation = css({ display: 'grid', flex: '1 1 12rem', lineHeight: font.leading.snug });
export const choose = css({
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.3em',
});
/** Hint about drag and drop. Hidden on touch screens, where files cannot be dragged. */
export const dropHint = css({ display: 'none', [media.hover]: { display: 'inline' } });
export const facts = css({ color: color.inkMuted, fontSize: font.small });

export const chosen = css({ display: 'grid', gap: space.xs });
export const heading = css({ fontSize: font.small, fontWeight: font.weight.medium });
export const list = css({ display: 'grid', gap: space.xs });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.sm,
  alignItems: 'center',
  paddingInline: space.sm,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  lineHeight: font.leading.snug,
});
export const rows = {
  accepted: css(row, { backgroundColor: color.stone, '& > svg': { color: color.success } }),
  rejected: css(row, { backgroundColor: color.errorSoft, '& > svg': { color: color.error } }),
} as const;
export const fileName = css({ display: 'block', overflowWrap: 'anywhere' });
export const size = css({ color: color.inkMuted, fontSize: font.small });
export const remove = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  [media.hover]: { '&:hover': { backgroundColor: color.surface } },
});
