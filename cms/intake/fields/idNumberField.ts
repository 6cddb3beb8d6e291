import { isIdNumber } from '@group/rules/people/isIdNumber';
import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { z } from 'zod';

/**
 * Validates an Israeli identity number: nine digits, of which the last one is a check digit (forms-investors-catalogue
 * §5).
 */
export const idNumberField = z
  .string()
  .transform(normalizeIdNumber)
  .refine(isIdNumber, 'idNumber')
  .meta({ description: 'An Israeli identity number with its check digit', examples: ['123456782'] });
