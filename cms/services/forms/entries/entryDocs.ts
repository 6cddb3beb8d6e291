import { z } from 'zod';
import { REFERENCE } from '../../../intake/reference';
import type { AnswerDocs, RouteDocs } from '../../../platform/http/route';
import { FORM_ID, problemShape } from '../problemShape';
import { entrySchema } from './entrySchema';

const refused = (description: string): AnswerDocs => ({ description, schema: problemShape });

export const entryDocs: RouteDocs = {
  summary:
    'Sends an entry of a form, as the public contract of Umbraco Forms has it; the captcha answer is the value g-recaptcha-response',
  params: { id: FORM_ID },
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
