import type { Handler } from '../../platform/http/route';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { findCompany, findSubjects } from '../../intake/contactCompany';

const UNKNOWN = { he: 'החברה אינה קיימת.', en: 'There is no such company.' };

/** Header with the ids in the editors' order, which an object with numbers as keys does not keep. */
export const SUBJECTS_ORDER = 'X-Subjects-Order';

/** `GET /web/contactUs/subjects/{companyId}`: subject id → name, in the language of X-Accept-Language (corporate-site §7). */
export const listContactSubjects: Handler = async (request, { payload, params }) => {
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
