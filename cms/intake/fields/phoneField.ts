import { isPhone, PHONE_TYPED_MAX } from '@group/rules/people/isPhone';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import { z } from 'zod';

/** Validates and normalizes a phone number. */
export const phoneField = z
  .string()
  .max(PHONE_TYPED_MAX, 'phone')
  .transform(normalizePhone)
  .pipe(z.string().refine(isPhone, 'phone'))
  .meta({
    description: 'Ten digits that begin with 05 or 07; separators and +972 are allowed',
    examples: ['050-1234567'],
  });
