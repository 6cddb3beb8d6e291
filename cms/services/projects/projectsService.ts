import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import type { Part } from '../../platform/part';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../intake/limitReads';
import { lookups, lookupsShape } from './lookups';
import { projects } from './projects';
import { projectsShape } from './projectShape';

const culture = 'he-il or en-us; without it the language of X-Accept-Language';

/** Reads projects and the lists they refer to, for callers outside the site's build. */
export const projectsService: Part = {
  place: 50,
  routes: [
    {
      method: 'GET',
      path: '/web/projects',
      handler: limitReads(projects),
      docs: {
        summary: 'Projects by their ids, in that order; what is not public is left out',
        query: { ids: 'Ids of at most 100 projects, with commas between', culture },
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'The projects; may be kept for minutes', schema: projectsShape },
          422: { description: 'No ids, too many, or no such culture', schema: fieldErrorsShape },
          429: { ...TOO_MANY_READS, schema: errorShape },
        },
      },
    },
    {
      method: 'GET',
      path: '/web/lookups',
      handler: limitReads(lookups),
      docs: {
        summary: 'The lists that projects refer to by id',
        query: { culture },
        headers: LANGUAGE_HEADER,
        answers: {
          200: { description: 'The lists; may be kept for minutes', schema: lookupsShape },
          422: { description: 'No such culture', schema: fieldErrorsShape },
          429: { ...TOO_MANY_READS, schema: errorShape },
        },
      },
    },
  ],
};
