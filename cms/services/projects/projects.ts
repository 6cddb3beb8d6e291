import { inCulture, refusedField } from './inCulture';
import { toPublicProject } from './projectShape';

/** More than any page shows at once. */
const MOST = 100;
const ID = /^[1-9]\d{0,14}$/;

/** The ids of a request: `?ids=1,2`, which may be there several times. */
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
 * `GET /web/projects?ids=1,2&culture=`: projects in the order of their ids; those that are not public, or not in that language, are left
 * out (corporate-site §7).
 */
export const projects = inCulture(async (request, { payload }, language) => {
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
