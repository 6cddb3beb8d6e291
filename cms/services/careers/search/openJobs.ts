import type { Where } from 'payload';
import type { Locale } from '../../../platform/locales';

/** What narrows the board down, by the specification's names (corporate-site §3). */
export interface JobFilters {
  areaIds?: readonly number[] | undefined;
  companyIds?: readonly number[] | undefined;
  jobScopeIds?: readonly number[] | undefined;
  professionIds?: readonly number[] | undefined;
  orderIds?: readonly number[] | undefined;
  companyDivisions?: readonly number[] | undefined;
}

/** Field of a job that a filter compares. */
const FIELDS: Readonly<Record<keyof JobFilters, string>> = {
  areaIds: 'area',
  companyIds: 'company.companyId',
  jobScopeIds: 'scope',
  professionIds: 'profession',
  orderIds: 'orderId',
  companyDivisions: 'division',
};

const isFilter = (name: string): name is keyof JobFilters => name in FIELDS;

/**
 * Positions that are not closed.
 * @param now positions that close before are closed
 */
export const notClosed = (now = new Date()): Where => ({
  or: [{ closingDate: { exists: false } }, { closingDate: { greater_than: now.toISOString() } }],
});

/**
 * The positions that are open and whose page exists in a language. Values of one filter are alternatives, filters narrow each other down;
 * an empty filter does not count.
 */
export function openJobs(filters: JobFilters, language: Locale): Where {
  const chosen = Object.keys(FIELDS)
    .filter(isFilter)
    .flatMap((name): Where[] => {
      const values = filters[name] ?? [];
      return values.length > 0 ? [{ [FIELDS[name]]: { in: [...values] } }] : [];
    });
  return { and: [{ languages: { in: [language] } }, notClosed(), ...chosen] };
}
