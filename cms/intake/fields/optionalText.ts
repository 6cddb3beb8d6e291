import { z } from 'zod';

/** Validates an optional text; missing becomes empty. */
export const optionalText = (max: number, message?: string) =>
  z
    .string()
    .trim()
    .max(max, message)
    .nullish()
    .transform((text) => text ?? '');
