import { PHONE_TYPED_MAX } from '@group/rules/people/isPhone';
import { phoneFault, readPhone, type PhoneFault } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { FieldTextKey } from '../texts/fieldTexts';

const FAULT_TEXTS = {
  extension: 'phoneExtension',
  landline: 'phoneLandline',
  landlineExtension: 'phoneLandlineExtension',
} as const satisfies Record<PhoneFault, FieldTextKey>;

/** Validates and normalizes a phone number: ten digits in Israel, E.164 in other countries. */
export const phoneField = z
  .string()
  .max(PHONE_TYPED_MAX, 'phone')
  .transform((typed, context) => {
    const phone = readPhone(typed, parsePhoneNumberFromString);
    if (phone === null) {
      const fault = phoneFault(typed);
      context.addIssue({ code: 'custom', message: fault ? FAULT_TEXTS[fault] : 'phone' });
    }
    return phone ?? z.NEVER;
  })
  .meta({
    description:
      'Ten digits that begin with 05 or 07, or a number of another country with + and its country code; separators and +972 are allowed',
    examples: ['050-1234567', '+48 22 123 4567'],
  });
