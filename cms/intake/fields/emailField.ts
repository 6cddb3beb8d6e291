import { z } from 'zod';
import { withoutDirectionMarks } from '@group/rules/text/withoutDirectionMarks';

/** An e-mail address. */
export const emailField = z
  .string()
  .overwrite(withoutDirectionMarks)
  .trim()
  .max(254, 'email')
  .pipe(z.email('email'))
  .meta({ description: 'An e-mail address', examples: ['dana@example.com'] });
