import { z } from 'zod';

const DIGITS = 9;

/** Whether the last of nine digits is the check digit of the others: every second one counts twice, and the sum ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * ((at % 2) + 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** An Israeli identity number: up to nine digits of which the last checks the others; leading zeros may be left out. */
export const idNumberField = z
  .string()
  .trim()
  .regex(/^\d{5,9}$/, 'idNumber')
  .transform((digits) => digits.padStart(DIGITS, '0'))
  .refine((digits) => /[1-9]/.test(digits) && hasCheckDigit(digits), 'idNumber')
  .meta({ description: 'An Israeli identity number with its check digit', examples: ['123456782'] });
