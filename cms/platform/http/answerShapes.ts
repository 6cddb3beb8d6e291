import { z } from 'zod';

/** An error without fields: a text for people and a code for programs. */
export const errorShape = z
  .object({ error: z.string(), code: z.string().optional() })
  .meta({ id: 'Error', description: 'Reason of the rejection, in the language of the request' });

/** An error about fields. */
export const fieldErrorsShape = z
  .object({ errors: z.record(z.string(), z.array(z.string())) })
  .meta({ id: 'FieldErrors', description: 'Messages by field name, in the language of the request' });

/** The envelope of a response (corporate-site §7). */
export const envelope = <Body extends z.ZodType>(body: Body) => z.object({ body });
