import { isLine, trimLine } from '@group/rules/text/oneLine';
import { z } from 'zod';

/** Validates a single line of text. */
export const lineOfText = (max: number) => z.string().overwrite(trimLine).max(max).refine(isLine, 'invalid');

/** Validates an optional single line of text. A missing value becomes an empty string. */
export const optionalLine = (max: number) =>
  lineOfText(max)
    .nullish()
    .transform((text) => text ?? '');
