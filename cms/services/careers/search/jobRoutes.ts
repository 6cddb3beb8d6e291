import { LANGUAGE_HEADER } from '../../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../../platform/http/answerShapes';
import type { Route } from '../../../platform/http/route';
import { jobFiltersShape, jobPageShape, jobSearchSchema } from './jobSearchSchema';
import { listJobFilters } from './listJobFilters';
import { searchJobs } from './searchJobs';

/** The calls of the job board. */
export const jobRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/web/jobs/search',
    handler: limitReads(searchJobs),
    docs: {
      summary: 'A page of open positions, newest first; may be kept for seconds',
      headers: LANGUAGE_HEADER,
      body: jobSearchSchema,
      answers: {
        200: { description: 'The page', schema: jobPageShape },
        400: { description: 'The body is not JSON', schema: errorShape },
        413: { description: 'The body is too large', schema: errorShape },
        415: { description: 'The body is not application/json', schema: errorShape },
        422: { description: 'Something in it is no filter', schema: fieldErrorsShape },
        429: { ...TOO_MANY_READS, schema: errorShape },
      },
    },
  },
  {
    method: 'GET',
    path: '/web/jobs/filters',
    handler: limitReads(listJobFilters),
    docs: {
      summary: 'What the board can be narrowed down by: values that open positions have',
      query: {
        companyDivisions: 'Numbers of divisions, commas between: only their positions count',
        areaIds: 'What is chosen, commas between: options of the other filters count beside it',
        companyIds: 'Likewise',
        jobScopeIds: 'Likewise',
        professionIds: 'Likewise',
        text: 'What was typed into the search box: all options count within it',
      },
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The options', schema: jobFiltersShape },
        422: { description: 'Something in it is no filter', schema: fieldErrorsShape },
        429: { ...TOO_MANY_READS, schema: errorShape },
      },
    },
  },
];
