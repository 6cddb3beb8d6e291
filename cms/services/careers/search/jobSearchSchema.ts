import { z } from 'zod';
import { idField } from '../../../intake/fields/idField';

/** Highest page number that a search may request. */
const MAX_PAGES = 10_000;
const PAGE_SIZE = 12;
const LARGEST_PAGE = 100;
const MAX_IDS = 100;
/** Maximum length of a search text. Realistic texts are shorter. */
export const MAX_TEXT_LENGTH = 100;

const ids = z.array(idField).max(MAX_IDS);

/** Filters of a job search (corporate-site §3, §7). All are optional; unknown filters are rejected. */
export const jobSearchSchema = z
  .strictObject({
    requestPage: z.int().min(0).max(MAX_PAGES).default(0).meta({ description: 'Page, from 0' }),
    pageSize: z.int().min(1).max(LARGEST_PAGE).default(PAGE_SIZE),
    areaIds: ids.optional(),
    companyIds: ids.optional().meta({ description: 'Company numbers, as in branchId' }),
    jobScopeIds: ids.optional(),
    professionIds: ids.optional(),
    orderIds: ids.optional(),
    companyDivisions: ids.optional(),
    text: z.string().trim().max(MAX_TEXT_LENGTH).optional().meta({
      description: 'Words, each a prefix of a word of the position, its profession, area, scope or company',
    }),
  })
  .meta({ id: 'JobSearch', description: 'Which open positions to list' });

export type JobSearch = z.infer<typeof jobSearchSchema>;

const text = z.string().nullable();

/** An open position (corporate-site §3, Job). */
export const jobShape = z
  .object({
    orderId: z.int(),
    jobName: z.string().min(1),
    professionName: text,
    subfield: text,
    scopeJobName: text,
    department: text,
    branchId: z.int().nullable().meta({ description: 'Number of the company' }),
    companyName: text,
    areaName: text,
    jobScopeId: z.int().nullable(),
    description: text,
    startAdvertisingDate: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Job', description: 'An open position' });

export const jobPageShape = z
  .object({
    items: z.array(jobShape),
    totalCount: z.int(),
    hasNextPage: z.boolean(),
    pageIndex: z.int(),
  })
  .meta({ id: 'JobPage', description: 'A page of open positions, newest first' });

export type JobItem = z.infer<typeof jobShape>;
export type JobPage = z.infer<typeof jobPageShape>;

const options = z.array(
  z
    .object({
      id: z.int(),
      name: z.string().min(1),
      count: z.int().meta({ description: 'Matching positions, considering the other filters' }),
    })
    .meta({ id: 'JobFilterOption', description: 'A value of a filter' }),
);

/** Filter values of the job board. The names, including the misspelled `avialable…`, are those of the specification. */
export const jobFiltersShape = z
  .object({
    avialableAreas: options,
    avialableCompanies: options,
    avialableJobScopes: options,
    avialableProfessions: options,
  })
  .meta({ id: 'JobFilters', description: 'Filter values of the job board' });

export type JobFilterOptions = z.infer<typeof jobFiltersShape>;
