import { color } from '../../theme/tokens';

/**
 * Colours that editors can choose for numbers. Each has enough contrast with white, both as a text colour and as a
 * background.
 */
export const numbersColor = {
  terracotta: color.accent,
  ink: color.night,
  teal: color.teal,
  green: color.success,
} as const satisfies Record<string, string>;

export type NumbersColor = keyof typeof numbersColor;
