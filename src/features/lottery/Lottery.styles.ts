import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, shadow, space } from '../../theme/tokens';

export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space.xxl },
});

export const about = css({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const state = css({
  minBlockSize: '1.7em',
  color: color.accentDark,
  fontSize: font.lead,
  fontWeight: font.weight.medium,
});

export const facts = css({
  display: 'grid',
  gap: space.sm,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.md}`,
    paddingBlockEnd: space.sm,
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& dt': { color: color.inkSoft },
  '& dd': { margin: 0, fontWeight: font.weight.medium },
});

export const main = css({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  padding: space.lg,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  [media.desktop]: { padding: space.xl },
});

export const actions = css({ display: 'grid', gap: space.xl });

export const waiting = css({ minBlockSize: '12rem' });

export const lookup = css({
  display: 'grid',
  gap: space.sm,
  '& + &, * + &': { paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.line}` },
});

export const lookupRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '& > input': { flex: '1 1 12rem', minInlineSize: 0 },
});

export const fault = css({ color: color.error });

const answer = css({ padding: space.md, borderRadius: radius.sm });

export const found = {
  plain: css([answer, { backgroundColor: color.stone }]),
  won: css([answer, { backgroundColor: color.success, color: color.onNight }]),
} as const;

export const proof = css({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlockEnd: space.md,
  '& > summary ~ *': { marginBlockStart: space.md },
});

export const hashes = css({
  marginBlock: 0,
  '& dt': { color: color.inkSoft, fontSize: font.small },
  '& dd': { margin: 0, marginBlockEnd: space.sm, overflowWrap: 'anywhere', fontSize: font.small },
});

export const proofActions = css({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const checks = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: space.xs, alignItems: 'start', color: color.success },
  '& > li[data-holds="false"]': { color: color.error },
});

/** Long lines of the script wrap, so that it does not scroll sideways. */
export const commands = css({
  margin: 0,
  padding: space.md,
  borderRadius: radius.sm,
  backgroundColor: color.stone,
  fontSize: font.tiny,
  lineHeight: 1.6,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
