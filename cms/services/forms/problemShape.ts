import { z } from 'zod';

/** Description of a form's id in the API documentation. */
export const FORM_ID = 'GUID of the form: 36 characters with dashes, or 32 without';

/** Schema of `ProblemDetails`, the error response of the public API. */
export const problemShape = z
  .object({ title: z.string(), status: z.int(), detail: z.string().optional(), code: z.string().optional() })
  .meta({ id: 'ProblemDetails', description: 'Why a call of the forms contract was rejected' });
