import { z } from 'zod';
import { TOO_MANY_READS } from '../../intake/limitReads';
import { REFERENCE } from '../../intake/reference';
import { entrySchema } from './entries/entrySchema';
import type { AnswerDocs, RouteDocs } from '../../platform/http/route';

const ID = 'GUID of the form: 36 characters with dashes, or 32 without';

/** `ProblemDetails` of the public contract. */
const problemShape = z
  .object({ title: z.string(), status: z.int(), detail: z.string().optional(), code: z.string().optional() })
  .meta({ id: 'ProblemDetails', description: 'Why a call of the forms contract was refused' });

/** The form itself is described by `contracts/umbraco-forms-v13.openapi.json`, to which tests hold every answer. */
export const definitionDocs: RouteDocs = {
  summary: 'A form, as the public contract of Umbraco Forms has it',
  params: { id: ID },
  query: { culture: 'he-il or en-us', contentId: 'The page that shows the form' },
  headers: { 'X-Accept-Language': 'he-il or en-us: language of the form where the query names no culture' },
  answers: {
    200: { description: 'FormDto of the contract', schema: z.record(z.string(), z.unknown()) },
    400: { description: 'The id is not a GUID', schema: problemShape },
    404: { description: 'There is no such form', schema: problemShape },
    429: { ...TOO_MANY_READS, schema: problemShape },
  },
};

const refused = (description: string): AnswerDocs => ({ description, schema: problemShape });

export const entryDocs: RouteDocs = {
  summary:
    'Sends an entry of a form, as the public contract of Umbraco Forms has it; the captcha answer is the value g-recaptcha-response',
  params: { id: ID },
  headers: {
    'X-Accept-Language': 'he-il or en-us: language of the answer where the body names no culture',
    'Idempotency-Key': 'The same key with the same content gives the same answer and is stored once',
  },
  body: entrySchema,
  answers: {
    202: {
      description: 'The entry is stored',
      schema: z.object({
        messageOnSubmit: z.string().nullish(),
        messageOnSubmitIsHtml: z.boolean().optional(),
        gotoPageOnSubmit: z.string().nullish(),
        gotoPageOnSubmitRoute: z
          .object({ path: z.string(), startItem: z.object({ id: z.string(), path: z.string() }).optional() })
          .nullish(),
      }),
      headers: { [REFERENCE]: 'The number by which staff find the entry' },
    },
    400: refused('The body is not JSON, the id is not a GUID, or the Idempotency-Key is malformed'),
    403: refused('A page of another website, or the captcha failed or could not be checked'),
    404: refused('There is no such form'),
    409: refused('The same request is still being handled'),
    413: refused('The body is too large'),
    415: refused('The body is not application/json'),
    422: {
      description: 'Fields are wrong',
      schema: problemShape
        .extend({ errors: z.record(z.string(), z.array(z.string())).optional() })
        .meta({ id: 'FormProblem' }),
    },
    429: refused('Too many requests'),
    503: refused('Nothing could be stored'),
  },
};
