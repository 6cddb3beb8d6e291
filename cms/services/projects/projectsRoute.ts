import { inCulture, refusedField, CULTURE } from './inCulture';
import { toPublicProject, projectsShape } from './projectShape';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import type { Route } from '../../platform/http/route';

/** Upper bound of projects on one page. */
const MOST = 100;
const ID = /^[1-9]\d{0,14}$/;

/** Ids of the repeatable parameter `?ids=1,2`. */
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
 * `GET /web/projects?ids=1,2&culture=`: returns projects in the order of their ids. Omits those that are not public,
 * or not in the language (corporate-site §7).
 */
const projects = inCulture(async (request, { payload }, language) => {
  const ids = requestedIds(request);
  if (ids.length === 0) throw refusedField('ids', language, 'required');
  if (ids.length > MOST) throw refusedField('ids', language, 'tooLong');
  if (!ids.every((id) => ID.test(id))) throw refusedField('ids', language);
  const wanted = ids.map(Number);
  const { docs } = await payload.find({
    collection: 'projects',
    where: { and: [{ id: { in: wanted } }, { languages: { in: [language] } }] },
    locale: language,
    pagination: false,
    limit: MOST,
    depth: 1,
    overrideAccess: false,
    select: {
      projectTitle: true,
      path: true,
      paths: true,
      projectType: true,
      projectStatuses: true,
      propertyDesignations: true,
      propertyType: true,
      city: true,
      country: true,
      groupSites: true,
      companies: true,
      entrepreneurs: true,
      partners: true,
      squareMeters: true,
      residentialUnits: true,
      thumbnail: true,
      gallery: true,
      leadFormBMBYId: true,
      emailForLead: true,
    },
  });
  const found = docs.map(toPublicProject);
  return wanted.flatMap((id) => found.find((project) => project.id === id) ?? []);
});

export const projectsRoute: Route = {
  method: 'GET',
  path: '/web/projects',
  handler: limitReads(projects),
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
