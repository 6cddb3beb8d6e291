import { z } from 'zod';
import type { Partner } from '../../payload-types';
import { envelope, errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';
import { entryShape, idOf, toEntry } from './entryShape';
import { inCulture, CULTURE } from './inCulture';
import { pictureAddress } from './pictureAddress';
import { readRows } from './readRows';
import { LANGUAGE_HEADER } from '../../intake/intakeDocs';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import type { Route } from '../../platform/http/route';

const partnerShape = z
  .object({
    id: z.number().int(),
    memberName: z.string(),
    url: z.string().nullable(),
    lOGO: z.string().nullable(),
  })
  .meta({ id: 'Partner', description: 'A partner; `lOGO` is the address of its picture' });

export const lookupsShape = envelope(
  z.object({
    statuses: z.array(entryShape),
    designations: z.array(entryShape),
    groupSites: z.array(
      entryShape.extend({ members: z.array(z.number().int()) }).meta({
        id: 'GroupSite',
        description: 'A site of the group; `members` are ids of partners',
      }),
    ),
    partners: z.array(partnerShape),
    propertyTypes: z.array(entryShape),
    countries: z.array(entryShape),
    cities: z.array(entryShape.extend({ country: z.number().int() }).meta({ id: 'City' })),
  }),
);

type Lookups = z.infer<typeof lookupsShape>['body'];

const toPartner = ({ id, memberName, url, lOGO }: Partner): Lookups['partners'][number] => ({
  id,
  memberName,
  url: url ?? null,
  lOGO: pictureAddress(lOGO),
});

/**
 * `GET /web/lookups?culture=`: returns the lists that projects refer to, each in the editors' order (corporate-site
 * §7).
 */
const lookups = inCulture(async (_request, { payload }, language): Promise<Lookups> => {
  const rows = <Slug extends Parameters<typeof readRows>[1]>(slug: Slug) => readRows(payload, slug, language);
  const [statuses, designations, propertyTypes] = [
    await rows('projectStatuses'),
    await rows('designations'),
    await rows('propertyTypes'),
  ];
  return {
    statuses: statuses.map(toEntry),
    designations: designations.map(toEntry),
    groupSites: (await rows('groupSites')).map((site) => ({
      ...toEntry(site),
      members: (site.members ?? []).map(idOf),
    })),
    partners: (await readRows(payload, 'partners', language, 1)).map(toPartner),
    propertyTypes: propertyTypes.map(toEntry),
    countries: (await rows('countries')).map(toEntry),
    cities: (await rows('cities')).map((city) => ({ ...toEntry(city), country: idOf(city.country) })),
  };
});

export const lookupsRoute: Route = {
  method: 'GET',
  path: '/web/lookups',
  // Weighs more than an ordinary read, because it queries seven lists.
  handler: limitReads(lookups, { weight: 3 }),
  docs: {
    summary: 'The lists that projects refer to by id',
    query: { culture: CULTURE },
    headers: LANGUAGE_HEADER,
    answers: {
      200: { description: 'The lists; may be cached for minutes', schema: lookupsShape },
      422: { description: 'Unknown culture', schema: fieldErrorsShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
