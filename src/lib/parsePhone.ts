import type { ParsePhone } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A separate file, so that the bundle contains only this function of the library. */
export const parsePhone: ParsePhone = parsePhoneNumberFromString;
