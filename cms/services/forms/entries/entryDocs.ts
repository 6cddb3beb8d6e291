import { z } from 'zod';
import { REFERENCE } from '../../../intake/reference';
import type { AnswerDocs, RouteDocs } from '../../../platform/http/route';
import { FORM_ID, problemShape } from '../problemShape';
import { entrySchema } from './entrySchema';

const refused = (description: string): AnswerDocs => ({ description, schema: problemShape });

export const entryDocs: RouteDocs = {
  summary:
    'Sends an entry of a form by the public contract of Umbraco Forms; the captcha answer is the value g-recaptcha-response',
  params: { id: FORM_ID },
  headers: {
    'X-Accept-Language': 'he-il or en-us: language of the answer if the body has no culture',
    'Idempotency-Key':
      'A UUID, or 22 to 128 of A-Z a-z 0-9 _ -. Requests with the same key and content get the same answer and are stored once',
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
      headers: { [REFERENCE]: 'Reference number of the entry' },
    },
    400: refused('The body is not JSON, the id is not a GUID, or the Idempotency-Key is malformed'),
    403: refused('The request comes from another website, or the captcha failed or could not be verified'),
    404: refused('Unknown form'),
    409: refused('The same request is still in progress'),
    413: refused('The body is too large'),
    415: refused('The body is not application/json'),
    422: {
      description: 'Fields are invalid',
      schema: problemShape
        .extend({ errors: z.record(z.string(), z.array(z.string())).optional() })
        .meta({ id: 'FormProblem' }),
    },
    429: refused('Too many requests'),
    503: refused('Nothing could be stored'),
  },
};
