import { EMAIL_MAX, isEmail } from '@group/rules/people/isEmail';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { z } from 'zod';

/** Validates and normalizes an e-mail address. */
export const emailField = z
  .string()
  .overwrite(normalizeEmail)
  .max(EMAIL_MAX, 'email')
  .pipe(z.string().refine(isEmail, 'email'))
  .meta({ description: 'An e-mail address', examples: ['dana@example.com'] });
