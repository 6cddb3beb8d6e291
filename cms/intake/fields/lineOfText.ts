import { isLine } from '@group/rules/text/oneLine';
import { z } from 'zod';

/** A text of one line. */
export const lineOfText = (max: number) => z.string().trim().max(max).refine(isLine, 'invalid');

/** A text of one line that may be missing; it is empty then. */
export const optionalLine = (max: number) =>
  lineOfText(max)
    .nullish()
    .transform((text) => text ?? '');
