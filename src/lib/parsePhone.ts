import type { ParsePhone } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** This function has its own module, so that the bundle contains only this part of the library. */
export const parsePhone: ParsePhone = parsePhoneNumberFromString;
