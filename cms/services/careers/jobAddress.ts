import { isolateObjectProperty, ValidationError, type CollectionBeforeChangeHook } from 'payload';
import { addressOwners, type FindOwners } from '../../platform/addresses/addressOwners';
import { LOCALES } from '../../platform/locales';
import type { FindLeft } from '../../platform/addresses/leavesAddresses';
import type { Job } from '../../payload-types';
import { jobPath } from './jobPath';
import { languageOf } from '../../platform/languageOf';

const TAKEN = { he: 'דף אחר כבר נמצא בכתובת {path}', en: 'Another page is already at {path}' };

const orderIdOf = (path: string): number => Number(/\/career\/(\d{1,15})\/$/.exec(path)?.[1] ?? Number.NaN);

/** The jobs that stand at some addresses, by the index on their order numbers. */
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
 * A job may not go public at an address where another document stands.
 * @throws ValidationError at the order number
 */
export const keepJobAddress: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'published' || typeof data.orderId !== 'number') return data;
  const orderId = data.orderId;
  const paths = LOCALES.map((locale) => jobPath(orderId, locale));
  const owner = (await addressOwners(req, paths)).find(
    ({ collection, published }) => collection !== 'jobs' && published,
  );
  if (!owner) return data;
  const message = TAKEN[languageOf(req.i18n)].replace('{path}', owner.path);
  throw new ValidationError({ collection: 'jobs', errors: [{ path: 'orderId', message }], req }, req.t);
};

/**
 * Where a job stood that is taken off the site: nothing stands at `/career/{orderId}` then. The careers page takes its place. A job whose
 * closing date has passed needs no redirect: its page stays, says so, and offers others.
 */
export const findJobLeft: FindLeft<Pick<Job, 'languages' | 'orderId'>> = async (
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
