import { isLine, trimLine } from '@group/rules/text/oneLine';
import { z } from 'zod';

/** Validates a single line of text. */
export const lineOfText = (max: number) => z.string().overwrite(trimLine).max(max).refine(isLine, 'invalid');

/** Validates an optional single line of text; missing becomes empty. */
export const optionalLine = (max: number) =>
  lineOfText(max)
    .nullish()
    .transform((text) => text ?? '');
