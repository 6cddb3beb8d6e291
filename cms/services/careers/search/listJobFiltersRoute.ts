import type { Payload } from 'payload';
import { refusedAnswer } from '../../../intake/answers';
import { languageHeaders, requestLanguage } from '../../../intake/language';
import { Refusal } from '../../../intake/Refusal';
import { fieldText } from '../../../intake/texts/fieldTexts';
import type { Handler, Route } from '../../../platform/http/route';
import type { Locale } from '../../../platform/locales/locales';
import { matchText } from '../../../platform/search/matchText';
import { cacheByRows } from './cacheByRows';
import { readOpenJobs, type BoardRow, type BoardValue } from './boardRows';
import { JOBS_CACHE } from './jobsCache';
import { MAX_TEXT_LENGTH, type JobFilterOptions, jobFiltersShape } from './jobSearchSchema';
import { LANGUAGE_HEADER } from '../../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../../platform/http/answerShapes';

const MAX_IDS = 100;

type Option = JobFilterOptions['avialableAreas'][number];

/** Filters that the visitor has chosen. The count of each filter value considers the choices in the other filters. */
export interface BoardChoice {
  companyDivisions?: readonly number[];
  areaIds?: readonly number[];
  companyIds?: readonly number[];
  jobScopeIds?: readonly number[];
  professionIds?: readonly number[];
  text?: string;
}

const ID_FILTERS = ['companyDivisions', 'areaIds', 'companyIds', 'jobScopeIds', 'professionIds'] as const;

const VALUES = {
  areaIds: ({ area }: BoardRow) => area,
  companyIds: ({ company }: BoardRow) => company,
  jobScopeIds: ({ scope }: BoardRow) => scope,
  professionIds: ({ profession }: BoardRow) => profession,
} as const;

type Facet = keyof typeof VALUES;

/**
 * Returns the ids from a parameter such as `?areaIds=1,2`, which may be repeated. Returns null if a value is not a
 * number.
 */
function idsOf(params: URLSearchParams, name: string): number[] | null {
  const texts = params
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((text) => text !== '');
  if (texts.length > MAX_IDS || !texts.every((text) => /^\d{1,15}$/.test(text))) return null;
  return texts.map(Number);
}

const optionsFor = cacheByRows(
  (open, { companyDivisions = [], text = '', ...chosen }: BoardChoice): JobFilterOptions => {
    const rows = open.filter(
      ({ divisionId }) =>
        companyDivisions.length === 0 || (divisionId !== null && companyDivisions.includes(divisionId)),
    );
    const sought = matchText(rows, ({ forms }) => forms, text);
    const passes = (row: BoardRow, facet: Facet): boolean => {
      const ids = chosen[facet] ?? [];
      return ids.length === 0 || ids.includes(VALUES[facet](row)?.id ?? Number.NaN);
    };
    const facets = Object.keys(VALUES) as Facet[];
    const optionsOf = (facet: Facet): Option[] => {
      const values = new Map<number, BoardValue>();
      const counts = new Map<number, number>();
      for (const row of rows) {
        const value = VALUES[facet](row);
        if (value) values.set(value.id, value);
      }
      for (const row of sought) {
        const value = VALUES[facet](row);
        if (value && facets.every((other) => other === facet || passes(row, other)))
          counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
      }
      return [...values.values()]
        .sort((a, b) => a.order - b.order || a.id - b.id)
        .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
    };
    return {
      avialableAreas: optionsOf('areaIds'),
      avialableCompanies: optionsOf('companyIds'),
      avialableJobScopes: optionsOf('jobScopeIds'),
      avialableProfessions: optionsOf('professionIds'),
    };
  },
);

/**
 * Returns the filter values of the job board in the editors' order. Each has the number of matching positions.
 * @param choice chosen filters; divisions and text affect all counts, any other filter only the counts of the others
 */
export async function findJobFilters(
  payload: Payload,
  choice: BoardChoice,
  language: Locale,
): Promise<JobFilterOptions> {
  return optionsFor(await readOpenJobs(payload, language), choice);
}

/** `GET /web/jobs/filters`: returns the filter values of the job board with their counts (corporate-site §3). */
const listJobFilters: Handler = async (request, { payload }) => {
  const language = requestLanguage(request);
  const params = new URL(request.url).searchParams;
  const chosen = ID_FILTERS.map((name) => [name, idsOf(params, name)] as const);
  const text = params.get('text') ?? '';
  const wrong: [string, 'invalid' | 'tooLong'][] = [
    ...chosen.flatMap(([name, ids]): [string, 'invalid'][] => (ids === null ? [[name, 'invalid']] : [])),
    ...(text.length > MAX_TEXT_LENGTH ? [['text', 'tooLong'] as [string, 'tooLong']] : []),
  ];
  if (wrong.length > 0)
    return refusedAnswer(
      new Refusal(422, 'invalidFields', {
        errors: Object.fromEntries(wrong.map(([name, key]) => [name, [fieldText(key, language)]])),
      }),
      language,
    );
  const choice: BoardChoice = { ...Object.fromEntries(chosen), text };
  return Response.json(await findJobFilters(payload, choice, language), {
    headers: { 'Cache-Control': JOBS_CACHE, ...languageHeaders(language) },
  });
};

export const listJobFiltersRoute: Route = {
  method: 'GET',
  path: '/web/jobs/filters',
  handler: limitReads(listJobFilters),
  docs: {
    summary: 'Filter values of open positions',
    query: {
      companyDivisions: 'Comma-separated division ids: limits all counts to their positions',
      areaIds: 'Comma-separated chosen values: limit the counts of the other filters',
      companyIds: 'Likewise',
      jobScopeIds: 'Likewise',
      professionIds: 'Likewise',
      text: 'Text of the search box: limits all counts',
    },
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The options', schema: jobFiltersShape },
      422: { description: 'Unknown filter or invalid value', schema: fieldErrorsShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
