import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, font, radius, space } from '../../theme/tokens';

/** Viewport as low as the scheduler's small window, which has no space for the logo and the introduction. */
const SMALL_WINDOW = '@media (max-height: 500px)';

/** The page must fit into the scheduler's window of 940×500 px (project-marketing §9) and on phones. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '58rem',
  minBlockSize: '100vh',
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.stack,
  '&:focus': { outline: 'none' },
  [SMALL_WINDOW]: { paddingBlock: space.lg },
});

/** The logo, which is a link in a normal tab. */
export const logo = css({
  textDecoration: 'none',
  justifySelf: 'start',
  marginBlockEnd: space.md,
  [SMALL_WINDOW]: { display: 'none' },
});

export const head = css({ display: 'grid', gap: space.xs });

/** Hidden if no meeting can be booked, or one has been booked, because it says how to book one. */
export const intro = css({
  color: color.inkMuted,
  [SMALL_WINDOW]: { display: 'none' },
  'main:has([data-no-meeting], [data-form-result]) &': { display: 'none' },
});

/** The facts are stacked on phones. Otherwise they are in a row with separators. */
export const about = css({
  display: 'grid',
  color: color.inkMuted,
  [media.tablet]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.md,
    '& > *:not(:last-child)': { paddingInlineEnd: space.md, borderInlineEnd: `1px solid ${color.line}` },
  },
});

/** A row with the facts about the meeting and a button to choose another kind. */
export const aboutLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
});

/** The list of kinds of meeting, in two columns from tablets up. */
export const kinds = {
  list: css({
    display: 'grid',
    gap: space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  kind: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    blockSize: '100%',
    padding: space.md,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.sm,
    color: color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${duration.fast}ms, border-color ${duration.fast}ms`,
    [media.hover]: { '&:hover': { borderColor: color.ink, backgroundColor: color.stoneDeep } },
    [media.reducedMotion]: { transition: 'none' },
    '& > svg': { flexShrink: 0 },
  }),
  words: css({ display: 'grid', gap: space.xs, minInlineSize: 0 }),
  name: css({ fontWeight: font.weight.medium }),
} as const;

export const step = css({ display: 'grid', gap: space.lg, '&:focus': { outline: 'none' } });

export const waiting = css({ display: 'grid', gap: space.lg });

export const legend = css({ padding: 0, marginBlockEnd: space.xs, fontWeight: font.weight.medium });

const row = css({ display: 'flex', gap: space.xs });

export const chips = {
  group: css({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }),
  // Space for the focus rings of the options, which the scroll container would otherwise cut off.
  strip: css(row, {
    overflowX: 'auto',
    marginInline: `calc(-1 * ${space.xs})`,
    padding: space.xs,
    scrollPaddingInline: space.xl,
    scrollbarWidth: 'thin',
    '& > *': { flexShrink: 0 },
  }),
  grid: css(row, { flexWrap: 'wrap' }),
  error: css({ marginBlockStart: space.xs, fontSize: font.small, lineHeight: '1.5rem' }),
} as const;

export const chip = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: '5.5rem',
  paddingInline: space.md,
  paddingBlock: space.xs,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  lineHeight: font.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${duration.fast}ms, border-color ${duration.fast}ms`,
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  '&:has(:checked)': { borderColor: color.ink, backgroundColor: color.ink, color: color.onNight },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  [media.forcedColors]: {
    '&:has(:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
  },
  [media.hover]: {
    '&:not(:has(:checked)):hover': { borderColor: color.ink, backgroundColor: color.stoneDeep },
  },
  [media.reducedMotion]: { transition: 'none' },
});

export const dayName = css({ display: 'block', fontSize: font.small });
export const dayDate = css({ display: 'block', fontWeight: font.weight.medium });

export const small = css({ color: color.inkMuted, fontSize: font.small });

export const chosenTime = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.lg}`,
  paddingInline: space.md,
  paddingBlock: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  '& > strong': { fontWeight: font.weight.medium },
});

/** Two columns from tablets up, to save height in the scheduler's small window. */
export const fields = css({
  display: 'grid',
  gap: `${space.xs} ${space.lg}`,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

export const consents = css({ display: 'grid', gap: space.sm, fontSize: font.small, lineHeight: 1.55 });

export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.md, alignItems: 'center' });

/** The links below a booked meeting. */
export const afterwards = css(actions, { justifyContent: 'center' });

/** Ways to contact the group or to try again, as wide as the panel on phones. */
export const ways = css(actions, {
  maxInlineSize: '100%',
  '& > a': { overflowWrap: 'anywhere' },
  [media.belowTablet]: { inlineSize: '100%', '& > *': { flex: '1 0 100%', justifyContent: 'center' } },
});

/** The panel that says why no meeting can be booked. */
export const notice = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  justifyItems: 'start',
  padding: `clamp(${space.md}, 4vw, ${space.xl})`,
  borderRadius: radius.md,
  backgroundColor: color.stone,
});
