import { z } from 'zod';
import { cultureLanguage } from '../../intake/cultureLanguage';
import { findForm } from './findForm';
import { INVALID_GUID, readGuid } from './guid';
import { problemAnswer } from './problem';
import { languageHeaders, requestLanguage } from '../../intake/language';
import { refusalText } from '../../intake/texts/refusalTexts';
import type { Handler, Route, RouteDocs } from '../../platform/http/route';
import type { Locale } from '../../platform/locales/locales';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { FORM_ID, problemShape } from './problemShape';
import { refusedForm } from './refusedForm';

/**
 * The response has no schema here, because `contracts/umbraco-forms-v13.openapi.json` describes it. Tests validate
 * responses against that file.
 */
const definitionDocs: RouteDocs = {
  summary: 'A form in the format of the public contract of Umbraco Forms',
  params: { id: FORM_ID },
  query: { culture: 'he-il or en-us', contentId: 'The page that shows the form' },
  headers: { 'X-Accept-Language': 'he-il or en-us: language of the form if the query has no culture' },
  answers: {
    200: { description: 'FormDto of the contract', schema: z.record(z.string(), z.unknown()) },
    400: { description: 'The id is not a GUID', schema: problemShape },
    404: { description: 'Unknown form', schema: problemShape },
    429: { ...TOO_MANY_READS, schema: problemShape },
  },
};

/** Returns the language of a request for a form: the query parameter `culture` if it is set, otherwise the header. */
export const definitionLanguage = (request: Request): Locale =>
  cultureLanguage(new URL(request.url).searchParams.get('culture')) ?? requestLanguage(request);

/**
 * `GET /umbraco/forms/api/v1/definitions/{id}` of the public API: returns a published form, in the language of
 * `culture` or of the header X-Accept-Language. `contentId` and `additionalData` are ignored, because a form is the
 * same on every page.
 */
const formDefinition: Handler = async (request, { payload, params }) => {
  const language = definitionLanguage(request);
  const headers = languageHeaders(language);
  const formId = readGuid(params.id ?? '');
  if (formId === null) return problemAnswer({ title: INVALID_GUID, status: 400 }, headers);
  const found = await findForm(payload, formId, language);
  if (!found)
    return problemAnswer(
      { title: refusalText('unknownForm', language), status: 404, code: 'unknownForm' },
      headers,
    );
  return Response.json(found.definition, { headers: { ...headers, 'Cache-Control': 'no-cache' } });
};

export const formDefinitionRoute: Route = {
  method: 'GET',
  path: '/umbraco/forms/api/v1/definitions/{id}',
  handler: limitReads(formDefinition, { answer: refusedForm, languageOf: definitionLanguage }),
  docs: definitionDocs,
};
