import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;
/** Without JavaScript and in print the tabs do not work, so all panels are shown below each other. */
const unfolded = `${media.noScripts}, print`;

export const columns = css({
  display: 'grid',
  gap: space.lg,
  marginBlockStart: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', gap: space.xxl },
});

export const list = css({
  display: 'grid',
  alignContent: 'start',
  borderBlockStart: `1px solid ${color.line}`,
  [unfolded]: { display: 'none' },
});

export const tab = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: '4rem',
  paddingBlock: space.sm,
  paddingInline: space.sm,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  textAlign: 'start',
  fontSize: font.body,
  lineHeight: font.leading.snug,
  color: color.inkMuted,
  transition: `color ${time}, border-color ${time}, background-color ${time}`,
  '&[aria-selected="true"]': {
    color: color.ink,
    borderInlineStartColor: color.accent,
    backgroundColor: color.stone,
    fontWeight: font.weight.medium,
  },
  [media.hover]: { '&:hover': { color: color.ink } },
  [media.desktop]: { minBlockSize: '5.5rem', fontSize: font.lead },
});

/** The icon's background has the arch shape of the group's logo. */
export const iconFrame = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.75rem',
  borderRadius: '1.25rem 1.25rem 0 0',
  backgroundColor: color.stoneDeep,
  '[aria-selected="true"] > &': { backgroundColor: color.accentSoft },
});
export const icon = css({ inlineSize: '1.5rem', blockSize: '1.5rem' });

export const panels = css({
  display: 'grid',
  touchAction: 'pan-y',
  userSelect: 'none',
  '& img': { pointerEvents: 'none' },
  [media.hover]: { userSelect: 'auto' },
});

export const panel = css({
  gridArea: '1 / 1',
  display: 'grid',
  alignContent: 'start',
  gap: space.lg,
  opacity: 1,
  transition: `opacity ${duration.slow}ms ${easing}, visibility ${duration.slow}ms`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space.xl },
  [unfolded]: { gridArea: 'auto' },
});

export const panelHidden = css({
  opacity: 0,
  visibility: 'hidden',
  [unfolded]: { opacity: 1, visibility: 'visible', marginBlockStart: space.xl },
});

export const pictures = css({ position: 'relative', paddingBlockEnd: space.xl, paddingInlineEnd: space.lg });

const fill = { '& > *': { inlineSize: '100%', blockSize: '100%' } };

export const large = css(fill, {
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  [media.desktop]: { aspectRatio: '5 / 6' },
});

/** The small picture, in the shape of an arch, at the lower corner of the large one. */
export const small = css(fill, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  overflow: 'hidden',
  inlineSize: '34%',
  aspectRatio: '4 / 5',
  border: `6px solid ${color.surface}`,
  borderBlockEndWidth: 0,
  borderRadius: '999px 999px 0 0',
  backgroundColor: color.stoneDeep,
  boxShadow: shadow.card,
});

export const words = css({ display: 'grid', alignContent: 'center', gap: space.sm });
