import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

const tones = { green: color.success, terracotta: color.accent, ink: color.ink } as const;

type Tone = keyof typeof tones;

export const body = css({ marginBlockStart: space.stack });

export const box = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  blockSize: '100%',
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.surface,
});

export const letter = (tone: Tone) =>
  css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: radius.pill,
    backgroundColor: tones[tone],
    color: color.surface,
    fontSize: font.h3,
    fontWeight: font.weight.medium,
  });

export const list = css({ display: 'grid', gap: space.md });
export const item = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space.sm });
export const check = (tone: Tone) => css({ marginBlockStart: '0.2em', color: tones[tone] });
