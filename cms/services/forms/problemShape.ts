import { z } from 'zod';

/** Description of a form's id in the API documentation. */
export const FORM_ID = 'GUID of the form: 36 characters with dashes, or 32 without';

/** `ProblemDetails` of the public contract. */
export const problemShape = z
  .object({ title: z.string(), status: z.int(), detail: z.string().optional(), code: z.string().optional() })
  .meta({ id: 'ProblemDetails', description: 'Why a call of the forms contract was rejected' });
