import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { z } from 'zod';
import { emailField } from './emailField';

/** Text that consists only of spaces and invisible characters counts as missing. */
const blank = z
  .string()
  .overwrite(normalizeEmail)
  .pipe(z.literal(''))
  .meta({ enum: [''] });

/** Validates an optional e-mail address; null if it is missing or blank. */
export const optionalEmailField = z
  .union([blank, emailField], 'email')
  .nullish()
  .transform((address) => address || null);
