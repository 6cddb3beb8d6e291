import { css } from '@emotion/react';
import { color, font, radius, shadow, space } from '../../theme/tokens';

export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

export const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  marginBlockStart: 'auto',
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const rent = css({
  color: color.inkMuted,
  '& strong': { color: color.ink, fontSize: font.lead, fontWeight: font.weight.medium },
});

export const tag = css({
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  color: color.inkSoft,
  fontSize: font.small,
});
