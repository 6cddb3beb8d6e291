import { z } from 'zod';
import { isIdNumber } from './isIdNumber';

const DIGITS = 9;

/** An Israeli identity number: up to nine digits of which the last checks the others; leading zeros may be left out. */
export const idNumberField = z
  .string()
  .trim()
  .regex(/^\d{5,9}$/, 'idNumber')
  .transform((digits) => digits.padStart(DIGITS, '0'))
  .refine((digits) => /[1-9]/.test(digits) && isIdNumber(digits), 'idNumber')
  .meta({ description: 'An Israeli identity number with its check digit', examples: ['123456782'] });
