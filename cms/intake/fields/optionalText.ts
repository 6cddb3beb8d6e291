import { z } from 'zod';

/** Validates an optional text. A missing value becomes an empty string. */
export const optionalText = (max: number, message?: string) =>
  z
    .string()
    .trim()
    .max(max, message)
    .nullish()
    .transform((text) => text ?? '');
