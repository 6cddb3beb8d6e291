import { isolateObjectProperty, type CollectionBeforeChangeHook } from 'payload';
import { refuseDocument } from '../../content/addresses/pageErrors';
import { addressOwners, type FindOwners } from '../../platform/addresses/addressOwners';
import { LOCALES } from '../../platform/locales/locales';
import type { FindFormerAddresses } from '../../platform/addresses/formerAddressLookup';
import type { Job } from '../../payload-types';
import { jobPath } from './jobPath';

const orderIdOf = (path: string): number => Number(/\/career\/(\d{1,15})\/$/.exec(path)?.[1] ?? Number.NaN);

/**
 * Finds the jobs whose pages have the given URL paths. The paths contain the order number, so the query uses its index.
 */
export const findJobOwners: FindOwners = async (req, paths) => {
  const orderIds = [...new Set(paths.map(orderIdOf).filter(Number.isSafeInteger))];
  if (orderIds.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'jobs',
    where: { orderId: { in: orderIds } },
    select: { orderId: true, _status: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return docs.flatMap(({ id, orderId, _status }) =>
    LOCALES.map((locale) => jobPath(orderId, locale))
      .filter((path) => paths.includes(path))
      .map((path) => ({ id, path, published: _status === 'published' })),
  );
};

/**
 * Prevents publishing a job if another document already has the URL of its page.
 * @throws ValidationError at the order number
 */
export const refuseTakenJobAddress: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'published' || typeof data.orderId !== 'number') return data;
  const orderId = data.orderId;
  const paths = LOCALES.map((locale) => jobPath(orderId, locale));
  const owner = (await addressOwners(req, paths)).find(
    ({ collection, published }) => collection !== 'jobs' && published,
  );
  if (!owner) return data;
  const message = owner.collection === 'site' ? 'reserved' : 'taken';
  return refuseDocument(req, { collection: 'jobs', field: 'orderId', message, path: owner.path });
};

/**
 * Returns the URL paths of a removed job, and the careers page to which they are redirected. A closed job needs no
 * redirect, because its page remains and suggests similar jobs.
 */
export const findRemovedJobPaths: FindFormerAddresses<Pick<Job, 'languages' | 'orderId'>> = async (
  req,
  { orderId, languages },
) => {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ template: { equals: 'career' } }, { _status: { equals: 'published' } }] },
    select: {},
    sort: 'id',
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return {
    paths: LOCALES.filter((locale) => languages.includes(locale)).map((locale) => jobPath(orderId, locale)),
    parent: docs[0]?.id ?? null,
  };
};
