import { z } from 'zod';

/** A text that may be missing; it is empty then. */
export const optionalText = (max: number, message?: string) =>
  z
    .string()
    .trim()
    .max(max, message)
    .nullish()
    .transform((text) => text ?? '');
