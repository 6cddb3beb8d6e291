import { z } from 'zod';

/** Shape of an error that does not concern fields: a message for people and an optional code for programs. */
export const errorShape = z
  .object({ error: z.string(), code: z.string().optional() })
  .meta({ id: 'Error', description: 'Reason of the rejection, in the language of the request' });

/** Shape of a response with errors in form fields. */
export const fieldErrorsShape = z
  .object({ errors: z.record(z.string(), z.array(z.string())) })
  .meta({ id: 'FieldErrors', description: 'Messages by field name, in the language of the request' });

/** Wraps the schema of a response in the common envelope (corporate-site §7). */
export const envelope = <Body extends z.ZodType>(body: Body) => z.object({ body });
