import { inCulture, refusedField, CULTURE } from './inCulture';
import { projectsShape } from './projectShape';
import { readPublicProjects } from './readPublicProjects';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import type { Route } from '../../platform/http/route';

/** Maximum number of projects in one request. */
const MAX = 100;
const ID = /^[1-9]\d{0,14}$/;

/** Returns the ids from the parameter `?ids=1,2`, which may be repeated. */
const requestedIds = (request: Request): string[] => {
  const values = new URL(request.url).searchParams.getAll('ids');
  return [
    ...new Set(
      values
        .flatMap((value) => value.split(','))
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ];
};

/**
 * `GET /web/projects?ids=1,2&culture=`: returns projects in the order of the requested ids. Projects that are not
 * public, or not available in the language, are omitted (corporate-site §7).
 */
const projects = inCulture(async (request, { payload }, language) => {
  const ids = requestedIds(request);
  if (ids.length === 0) throw refusedField('ids', language, 'required');
  if (ids.length > MAX) throw refusedField('ids', language, 'tooLong');
  if (!ids.every((id) => ID.test(id))) throw refusedField('ids', language);
  return readPublicProjects(payload, ids.map(Number), language);
});

/** Number of projects that together cost as much as one read of weight 1. */
const IDS_PER_READ = 4;

export const projectsRoute: Route = {
  method: 'GET',
  path: '/web/projects',
  handler: limitReads(projects, { weight: (request) => 1 + requestedIds(request).length / IDS_PER_READ }),
  docs: {
    summary: 'Public projects by id, in the order of the ids',
    query: { ids: 'Comma-separated ids of at most 100 projects', culture: CULTURE },
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The projects; may be cached for minutes', schema: projectsShape },
      422: { description: 'No ids, too many, or an unknown culture', schema: fieldErrorsShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
