import type { Handler, Route } from '../../platform/http/route';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { findCompany, findSubjects } from '../../intake/contactCompany';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape } from '../../platform/http/answerShapes';
import { z } from 'zod';

const UNKNOWN = { he: 'החברה אינה קיימת.', en: 'There is no such company.' };

/**
 * Response header that lists the subject ids in the editors' order. The order is not in the body, because JSON objects
 * with numeric keys do not preserve it.
 */
export const SUBJECTS_ORDER = 'X-Subjects-Order';

/**
 * `GET /web/contactUs/subjects/{companyId}`: returns the names of the contact subjects by id, in the language of the
 * header X-Accept-Language (corporate-site §7).
 */
const listContactSubjects: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const headers = { 'Cache-Control': 'no-store', ...languageHeaders(language) };
  const companyId = /^\d{1,15}$/.test(params.companyId ?? '') ? Number(params.companyId) : null;
  const company = companyId === null ? null : await findCompany(payload, companyId);
  if (company === null)
    return Response.json({ error: UNKNOWN[language], code: 'unknownCompany' }, { status: 404, headers });
  const subjects = await findSubjects(payload, company, language);
  return Response.json(Object.fromEntries(subjects.map(({ id, name }) => [String(id), name])), {
    headers: { ...headers, [SUBJECTS_ORDER]: subjects.map(({ id }) => id).join(',') },
  });
};

export const listContactSubjectsRoute: Route = {
  method: 'GET',
  path: '/web/contactUs/subjects/{companyId}',
  handler: limitReads(listContactSubjects),
  docs: {
    summary: 'Contact subjects of a company',
    params: { companyId: 'Number of the company' },
    headers: LANGUAGE_HEADER,
    answers: {
      200: {
        description: 'Subject names by id',
        schema: z.record(z.string(), z.string()),
        headers: { [SUBJECTS_ORDER]: 'Comma-separated ids in order' },
      },
      404: { description: 'Unknown company', schema: errorShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
