import type { Payload } from 'payload';
import { refusedAnswer } from '../../../intake/answers';
import { languageHeaders, requestLanguage } from '../../../intake/language';
import { parseWith } from '../../../intake/parseWith';
import { Refusal } from '../../../intake/Refusal';
import { parseJson } from '../../../intake/steps/parseJson';
import { readBody } from '../../../intake/steps/readBody';
import { requireJson } from '../../../intake/steps/requireJson';
import type { Handler, Route } from '../../../platform/http/route';
import type { Locale } from '../../../platform/locales/locales';
import { matchText } from '../../../platform/search/matchText';
import { cacheByRows } from './cacheByRows';
import { readOpenJobs, type BoardRow } from './boardRows';
import { JOBS_CACHE } from './jobsCache';
import { jobSearchSchema, type JobPage, type JobSearch, jobPageShape } from './jobSearchSchema';
import { LANGUAGE_HEADER } from '../../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../../platform/http/answerShapes';

const MAX_BYTES = 20_000;

type JobFilter = Exclude<keyof JobSearch, 'requestPage' | 'pageSize' | 'text'>;

/** Returns, for each filter, the value of a position that is compared with the chosen ids. */
const FILTERED_ID: Readonly<Record<JobFilter, (row: BoardRow) => number | null>> = {
  areaIds: ({ area }) => area?.id ?? null,
  companyIds: ({ company }) => company?.id ?? null,
  jobScopeIds: ({ scope }) => scope?.id ?? null,
  professionIds: ({ profession }) => profession?.id ?? null,
  orderIds: ({ orderId }) => orderId,
  companyDivisions: ({ divisionId }) => divisionId,
};

const pageOf = cacheByRows((rows, { requestPage, pageSize, text = '', ...search }: JobSearch): JobPage => {
  const asked = (Object.keys(FILTERED_ID) as JobFilter[]).flatMap((name) => {
    const ids = search[name] ?? [];
    return ids.length > 0 ? [{ idOf: FILTERED_ID[name], ids: new Set(ids) }] : [];
  });
  const open = rows.filter((row) => asked.every(({ idOf, ids }) => ids.has(idOf(row) ?? Number.NaN)));
  const found = matchText(open, ({ forms }) => forms, text);
  const from = requestPage * pageSize;
  return {
    items: found.slice(from, from + pageSize).map(({ item }) => item),
    totalCount: found.length,
    hasNextPage: found.length > from + pageSize,
    pageIndex: requestPage,
  };
});

/**
 * Returns a page of open positions, newest first. A position must match one value of every filter; empty filters are
 * ignored.
 * @param search validated search
 * @param language language of the texts, with Hebrew as fallback
 */
export async function findJobs(payload: Payload, search: JobSearch, language: Locale): Promise<JobPage> {
  return pageOf(await readOpenJobs(payload, language), search);
}

/**
 * `POST /web/jobs/search`: returns a page of open positions (corporate-site §3, §7). Responds with 422 for an unknown
 * filter.
 */
const searchJobs: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  try {
    requireJson(request, { orText: false });
    const parsed = parseWith(jobSearchSchema, parseJson(await readBody(request, MAX_BYTES)), language);
    if ('errors' in parsed) throw new Refusal(422, 'invalidFields', { errors: parsed.errors });
    return Response.json(await findJobs(payload, parsed.data, language), {
      headers: { 'Cache-Control': JOBS_CACHE, ...languageHeaders(language) },
    });
  } catch (error) {
    if (error instanceof Refusal) return refusedAnswer(error, language);
    throw error;
  }
};

export const searchJobsRoute: Route = {
  method: 'POST',
  path: '/web/jobs/search',
  handler: limitReads(searchJobs),
  docs: {
    summary: 'A page of open positions, newest first; may be cached for seconds',
    headers: LANGUAGE_HEADER,
    body: jobSearchSchema,
    answers: {
      200: { description: 'The page', schema: jobPageShape },
      400: { description: 'The body is not JSON', schema: errorShape },
      413: { description: 'The body is too large', schema: errorShape },
      415: { description: 'The body is not application/json', schema: errorShape },
      422: { description: 'Unknown filter or invalid value', schema: fieldErrorsShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
