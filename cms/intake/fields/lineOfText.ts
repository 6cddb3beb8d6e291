import { z } from 'zod';

/** What ends a line, cannot be seen, or turns the order of what follows: by it a text forges other lines of the mail it stands in. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is one line that reads as it is written. */
export const isLine = (text: string): boolean => !NOT_OF_A_LINE.test(text);

/** A text of one line. */
export const lineOfText = (max: number) => z.string().trim().max(max).refine(isLine, 'invalid');

/** A text of one line that may be missing; it is empty then. */
export const optionalLine = (max: number) =>
  lineOfText(max)
    .nullish()
    .transform((text) => text ?? '');
