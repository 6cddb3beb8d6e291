import { z } from 'zod';

/** Validates the id of a document or company, given as a number or as a string of digits. */
export const idField = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,15}$/, 'invalid'),
  ])
  .transform(Number)
  .pipe(z.number().int('invalid').nonnegative('invalid'))
  .meta({ description: 'An integer, also as a string of digits' });
