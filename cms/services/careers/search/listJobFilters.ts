import type { Payload } from 'payload';
import { refusedAnswer } from '../../../intake/answers';
import { languageHeaders, requestLanguage } from '../../../intake/language';
import { Refusal } from '../../../intake/Refusal';
import { fieldText } from '../../../intake/texts/fieldTexts';
import type { Handler } from '../../../platform/http/route';
import type { Locale } from '../../../platform/locales';
import { JOBS_CACHE } from './jobsCache';
import type { JobFilterOptions } from './jobSearchSchema';
import { openJobs } from './openJobs';

const MOST_DIVISIONS = 100;

type Lookup = 'jobAreas' | 'jobScopes' | 'jobProfessions' | 'companies';
type Option = JobFilterOptions['avialableAreas'][number];

/** The division numbers of a request: `?companyDivisions=1,2`, which may be there several times; null when they are no numbers. */
function requestedDivisions(request: Request): number[] | null {
  const texts = new URL(request.url).searchParams
    .getAll('companyDivisions')
    .flatMap((value) => value.split(','))
    .filter((text) => text !== '');
  if (texts.length > MOST_DIVISIONS || !texts.every((text) => /^\d{1,15}$/.test(text))) return null;
  return texts.map(Number);
}

/** The values that open positions have, each once, in the editors' order. */
export async function findJobFilters(
  payload: Payload,
  companyDivisions: readonly number[],
  language: Locale,
): Promise<JobFilterOptions> {
  const where = openJobs({ companyDivisions }, language);
  const optionsOf = async (field: 'area' | 'scope' | 'profession' | 'company', lookup: Lookup) => {
    const { values } = await payload.findDistinct({
      collection: 'jobs',
      field,
      where,
      limit: 0,
      overrideAccess: false,
    });
    const ids = values.map((value) => value[field]).filter((id) => typeof id === 'number');
    const { docs } = await payload.find({
      collection: lookup,
      where: { id: { in: ids } },
      locale: language,
      fallbackLocale: 'he',
      sort: lookup === 'companies' ? 'companyId' : ['order', 'id'],
      depth: 0,
      pagination: false,
      overrideAccess: false,
    });
    return docs.flatMap((doc): Option[] => {
      const id = 'companyId' in doc ? doc.companyId : doc.id;
      return doc.name && id !== undefined && id !== null ? [{ id, name: doc.name }] : [];
    });
  };
  return {
    avialableAreas: await optionsOf('area', 'jobAreas'),
    avialableCompanies: await optionsOf('company', 'companies'),
    avialableJobScopes: await optionsOf('scope', 'jobScopes'),
    avialableProfessions: await optionsOf('profession', 'jobProfessions'),
  };
}

/** `GET /web/jobs/filters`: what the board can be narrowed down by: values that open positions have (corporate-site §3). */
export const listJobFilters: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const divisions = requestedDivisions(request);
  if (divisions === null)
    return refusedAnswer(
      new Refusal(422, 'invalidFields', {
        errors: { companyDivisions: [fieldText('invalid', language)] },
      }),
      language,
    );
  return Response.json(await findJobFilters(payload, divisions, language), {
    headers: { 'Cache-Control': JOBS_CACHE, ...languageHeaders(language) },
  });
};
