import { z } from 'zod';

/** An e-mail address. */
export const emailField = z
  .string()
  .trim()
  .max(254, 'email')
  .pipe(z.email('email'))
  .meta({ description: 'An e-mail address', examples: ['dana@example.com'] });
