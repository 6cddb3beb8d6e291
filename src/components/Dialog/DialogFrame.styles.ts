import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

const inset = 'clamp(1.25rem, 0.75rem + 2vw, 2.5rem)';

export const frame = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  // On low viewports, title, content and footer scroll together, because little space would remain for the content
  // (WCAG 1.4.10).
  [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
});

export const head = css({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingInlineStart: inset,
  paddingInlineEnd: `calc(${inset} - 0.75rem)`,
  paddingBlock: space.md,
});

export const heading = css({ fontSize: font.h3, lineHeight: font.leading.snug });

export const close = css({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  transition: `background-color ${duration.base}ms ${easing}`,
  [media.hover]: { '&:hover': { backgroundColor: color.stoneDeep } },
});

export const body = css({
  // Makes this element the containing block, so that absolutely positioned content such as screen-reader text scrolls
  // along.
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  // Rows of chips extend by the page's margin, which is a few pixels wider than the dialog's. Without this, the dialog
  // would scroll horizontally.
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: inset,
  paddingBlockEnd: inset,
  [media.low]: { flexShrink: 0, overflowY: 'visible' },
});

export const foot = css({
  flexShrink: 0,
  paddingInline: inset,
  paddingBlock: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});
