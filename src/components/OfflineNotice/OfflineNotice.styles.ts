import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, layer, radius, shadow, space, width } from '../../theme/tokens';

/** Fixed at the lower edge of the screen, above sticky bars. */
export const notice = css({
  position: 'fixed',
  zIndex: layer.overlay,
  insetBlockEnd: space.md,
  insetInline: space.md,
  display: 'flex',
  gap: space.md,
  alignItems: 'center',
  justifyContent: 'space-between',
  maxInlineSize: width.narrow,
  marginInline: 'auto',
  paddingBlock: space.sm,
  paddingInline: space.lg,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.small,
  boxShadow: shadow.raised,
  [media.print]: { display: 'none' },
});
