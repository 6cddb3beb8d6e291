import type { ParsePhone } from '@group/rules/people/readPhone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The library in a file of its own, so that a bundle contains this function only. */
export const parsePhone: ParsePhone = parsePhoneNumberFromString;
