import { z } from 'zod';
import type { RouteDocs } from './route';

const ID = 'GUID of the form: 36 characters with dashes, or 32 without';

/** `ProblemDetails` of the public contract. */
const problemShape = z
  .object({ title: z.string(), status: z.int(), detail: z.string().optional(), code: z.string().optional() })
  .meta({ id: 'ProblemDetails', description: 'Why a call of the forms contract was refused' });

/** The form itself is described by `contracts/umbraco-forms-v13.openapi.json`, to which tests hold every answer. */
export const definitionDocs: RouteDocs = {
  summary:
    'A form, as the public contract of Umbraco Forms has it (query: culture, contentId, additionalData)',
  params: { id: ID },
  headers: { 'X-Accept-Language': 'he-il or en-us: language of the form where the query names no culture' },
  answers: {
    200: { description: 'FormDto of the contract', schema: z.record(z.string(), z.unknown()) },
    400: { description: 'The id is not a GUID', schema: problemShape },
    404: { description: 'There is no such form', schema: problemShape },
  },
};
