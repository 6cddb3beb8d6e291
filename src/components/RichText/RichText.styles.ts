import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const richText = css({
  fontSize: font.body,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: '1em' },
  '& > * + h2, & > * + h3, & > * + h4': { marginBlockStart: '1.6em' },
  '& h2, & h3, & h4': { lineHeight: font.leading.snug },
  '& h2': { fontSize: font.h3 },
  '& h3, & h4': { fontSize: font.lead },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: '0.4em' },
  '& li::marker': { color: color.accent },
  '& a': { color: color.accent, '&:hover': { color: color.accentDark } },
  '& blockquote': {
    paddingInlineStart: space.lg,
    borderInlineStart: `3px solid ${color.sand}`,
    fontSize: font.lead,
    fontWeight: font.weight.light,
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: space.sm, borderBlockEnd: `1px solid ${color.line}`, textAlign: 'start' },
  '& hr': { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: space.xl },
});

export const onNight = css({ '& a, & a:hover': { color: color.sand } });
