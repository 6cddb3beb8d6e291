import { css } from '@emotion/react';
import { darkGround } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

/** Height of the map and width of the list in pixels, as specified (forms-investors-catalogue §9). */
const MAP_HEIGHT = 693;
const PANEL_WIDTH = 291;

export const toggle = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBlockEnd: space.md,
  overflow: 'hidden',
  border: `1px solid ${color.ink}`,
  borderRadius: radius.sm,
  [media.tablet]: { display: 'none' },
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});
export const toggleButton = css({
  minBlockSize: '3rem',
  padding: 0,
  border: 0,
  backgroundColor: color.surface,
  color: color.ink,
  fontWeight: font.weight.medium,
  '&[aria-pressed="true"]': darkGround(color.ink),
  '&:focus-visible': { outlineOffset: '-4px' },
});

/** Hides either the map or the list on phones, which have no space for both. A printed page contains both. */
export const hiddenOnPhone = css({
  [media.belowTablet]: {
    display: 'none',
    [media.noScripts]: { display: 'block' },
    [media.print]: { display: 'block' },
  },
});

/** On tablets, list and map are side by side, because a list on top of the map would cover too much of it. */
export const frame = css({
  position: 'relative',
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: `${PANEL_WIDTH}px minmax(0, 1fr)`,
    gap: space.md,
  },
  [media.desktop]: { display: 'block' },
  [media.noScripts]: { display: 'block' },
  [media.print]: { display: 'block' },
});
export const map = css({
  blockSize: 'min(34rem, 75svh)',
  [media.tablet]: { blockSize: MAP_HEIGHT },
  // The map needs JavaScript. Without it, the list shows the same content.
  [media.noScripts]: { display: 'none' },
  [media.print]: { blockSize: '24rem' },
});

const inFlow = {
  position: 'static',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
} as const;

/**
 * On desktop, the list covers a part of the map, but not the buttons at its bottom.
 */
export const panel = css({
  // Leaves space for the focus ring of a button that is scrolled into view.
  [media.tablet]: { maxBlockSize: MAP_HEIGHT, overflowY: 'auto', scrollPaddingBlock: space.sm },
  [media.desktop]: {
    position: 'absolute',
    insetBlockStart: space.md,
    insetInlineStart: space.md,
    zIndex: 1,
    inlineSize: PANEL_WIDTH,
    maxInlineSize: PANEL_WIDTH,
    maxBlockSize: `calc(${MAP_HEIGHT}px - 12rem)`,
    padding: space.md,
    borderRadius: radius.md,
    backgroundColor: color.surface,
    boxShadow: shadow.raised,
  },
  [media.noScripts]: inFlow,
  [media.print]: inFlow,
});
export const listAlone = css({ display: 'grid', gap: space.lg });
export const aboveList = css({ order: -1, minBlockSize: 0 });

export const tools = css({
  display: 'grid',
  gap: space.xs,
  marginBlockEnd: space.sm,
  justifyItems: 'start',
  [media.noScripts]: { display: 'none' },
  [media.print]: { display: 'none' },
});
export const search = css({ display: 'grid', gap: space.xxs, inlineSize: '100%', fontSize: font.small });
export const searchField = css({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: space.sm,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.body,
  '&::placeholder': { color: color.inkMuted, opacity: 1 },
});
export const toolsNote = css({ margin: 0, color: color.inkMuted, fontSize: font.small });

export const groupList = css({
  '& button': { fontSize: font.body },
  '& h3 > button': { paddingBlock: space.sm },
});
export const groupTitle = css({ display: 'flex', alignItems: 'center', gap: space.sm });
/** A round mark with the icon and the colour that the company's pins have on the map. */
export const groupMark = (fill: string) =>
  css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: radius.pill,
    backgroundColor: fill,
    color: color.surface,
    '& > *': { inlineSize: '1rem', blockSize: '1rem', objectFit: 'contain' },
    [media.cramped]: { display: 'none' },
  });
export const branches = css({ margin: 0, padding: 0, listStyle: 'none' });
export const branch = css({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  border: 0,
  borderInlineStart: '3px solid transparent',
  background: 'none',
  color: color.ink,
  lineHeight: font.leading.snug,
  textAlign: 'start',
  '&[aria-pressed="true"]': { borderColor: color.accent, backgroundColor: color.accentSoft },
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.hover]: { '&:hover:not([aria-pressed="true"])': { backgroundColor: color.stone } },
});
export const branchName = css({ fontWeight: font.weight.medium });
export const branchFacts = css({ color: color.inkMuted, fontSize: font.small });
export const branchLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  paddingBlockEnd: space.xs,
  paddingInline: space.sm,
});
export const none = css({ color: color.inkSoft });

export const card = css({ display: 'grid', gap: space.xs, '& p': { margin: 0 } });
export const cardPicture = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.sm,
  // A lower picture on phones, so that the card covers at most half of the map.
  [media.belowTablet]: { aspectRatio: 'auto', blockSize: '5rem' },
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});
export const cardTitle = css({ fontWeight: font.weight.medium });
export const cardLink = css({
  display: 'inline-flex',
  gap: space.xs,
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: color.accent,
  fontWeight: font.weight.medium,
});
export const hours = css({ margin: 0, padding: 0, listStyle: 'none', fontSize: font.small });
