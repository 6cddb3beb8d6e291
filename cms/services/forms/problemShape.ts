import { z } from 'zod';

/** What the id of a form is, for the documentation of the calls. */
export const FORM_ID = 'GUID of the form: 36 characters with dashes, or 32 without';

/** `ProblemDetails` of the public contract. */
export const problemShape = z
  .object({ title: z.string(), status: z.int(), detail: z.string().optional(), code: z.string().optional() })
  .meta({ id: 'ProblemDetails', description: 'Why a call of the forms contract was refused' });
