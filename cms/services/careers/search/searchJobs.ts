import type { Payload } from 'payload';
import { refusedAnswer } from '../../../intake/answers';
import { languageHeaders, requestLanguage } from '../../../intake/language';
import { parseWith } from '../../../intake/parseWith';
import { Refusal } from '../../../intake/Refusal';
import { parseJson } from '../../../intake/steps/parseJson';
import { readBody } from '../../../intake/steps/readBody';
import { requireJson } from '../../../intake/steps/requireJson';
import type { Job } from '../../../payload-types';
import type { Handler } from '../../../platform/http/route';
import type { Locale } from '../../../platform/locales';
import { matchText } from '../../../platform/search/matchText';
import { openRows } from './boardRows';
import { JOBS_CACHE } from './jobsCache';
import { jobSearchSchema, type JobItem, type JobPage, type JobSearch } from './jobSearchSchema';
import { openJobs } from './openJobs';

const MAX_BYTES = 20_000;

/** A related document that was read with its job. */
const related = <Doc extends object>(value: Doc | number | null | undefined): Doc | null =>
  typeof value === 'object' ? value : null;

function toItem(job: Job): JobItem {
  const company = related(job.company);
  const scope = related(job.scope);
  return {
    orderId: job.orderId,
    jobName: job.jobName,
    professionName: related(job.profession)?.name ?? null,
    subfield: job.subfield ?? null,
    scopeJobName: scope?.name ?? null,
    department: job.department ?? null,
    branchId: company?.companyId ?? null,
    companyName: company?.name ?? null,
    areaName: related(job.area)?.name ?? null,
    jobScopeId: scope?.id ?? null,
    description: job.description,
    startAdvertisingDate: job.startAdvertisingDate,
  };
}

/**
 * A page of open positions, newest first.
 * @param search as it was checked; its text is looked for in the rows that are kept in memory, everything else by indexes of the database
 * @param language of the texts; a text that is not translated is Hebrew
 */
export async function findJobs(payload: Payload, search: JobSearch, language: Locale): Promise<JobPage> {
  const where = openJobs(search, language);
  if (search.text) {
    const sought = matchText(await openRows(payload, language), ({ forms }) => forms, search.text);
    where.and?.push({ orderId: { in: sought.map(({ orderId }) => orderId) } });
  }
  const { docs, totalDocs, hasNextPage } = await payload.find({
    collection: 'jobs',
    where,
    sort: ['-startAdvertisingDate', '-orderId'],
    page: search.requestPage + 1,
    limit: search.pageSize,
    locale: language,
    fallbackLocale: 'he',
    depth: 1,
    overrideAccess: false,
    select: {
      orderId: true,
      jobName: true,
      profession: true,
      subfield: true,
      scope: true,
      department: true,
      company: true,
      area: true,
      description: true,
      startAdvertisingDate: true,
    },
    populate: {
      jobProfessions: { name: true },
      jobScopes: { name: true },
      jobAreas: { name: true },
      companies: { name: true, companyId: true },
    },
  });
  // Payload counts nothing beyond the last page.
  const beyond = docs.length === 0 && search.requestPage > 0;
  const totalCount = beyond
    ? (await payload.count({ collection: 'jobs', where, overrideAccess: false })).totalDocs
    : totalDocs;
  return {
    items: docs.map((job) => toItem(job as Job)),
    totalCount,
    hasNextPage,
    pageIndex: search.requestPage,
  };
}

/** `POST /web/jobs/search`: a page of open positions (corporate-site §3, §7). What is no filter is a 422. */
export const searchJobs: Handler = async (request, { payload }) => {
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
