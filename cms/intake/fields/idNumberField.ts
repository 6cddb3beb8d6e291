import { z } from 'zod';
import { isIdNumber } from './isIdNumber';
import { normalizeIdNumber } from './normalizeIdNumber';

/** An Israeli identity number: nine digits of which the last checks the others (forms-investors-catalogue §5). */
export const idNumberField = z
  .string()
  .transform(normalizeIdNumber)
  .refine(isIdNumber, 'idNumber')
  .meta({ description: 'An Israeli identity number with its check digit', examples: ['123456782'] });
