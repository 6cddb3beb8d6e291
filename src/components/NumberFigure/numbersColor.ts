import { color } from '../../theme/tokens';

/** Colours that editors may choose for numbers. They contrast with white as text and as background. */
export const numbersColor = {
  terracotta: color.accent,
  ink: color.night,
  teal: color.teal,
  green: color.success,
} as const satisfies Record<string, string>;

export type NumbersColor = keyof typeof numbersColor;
