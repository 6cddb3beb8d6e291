import { z } from 'zod';

/** A full name of 5 to 50 characters on one line (corporate-site §9). */
export const fullNameField = z
  .string()
  .transform((name) => name.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(5, 'fullName').max(50, 'fullName'))
  .meta({ description: '5 to 50 characters' });
