import { color } from '../../theme/tokens';

/** The colours an editor may choose for numbers: dark enough for white text on them, and for themselves on white. */
export const numbersColor = {
  terracotta: color.accent,
  ink: color.night,
  teal: color.focus,
  green: color.success,
} as const satisfies Record<string, string>;

export type NumbersColor = keyof typeof numbersColor;
