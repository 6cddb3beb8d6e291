import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { geocodingService } from '../../integrations/geocoding/geocodingService';

interface Address {
  street?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  positionSource?: 'doubtful' | 'lookedUp' | 'own' | null;
}

const streetOf = (address: Address | null | undefined): string =>
  typeof address?.street === 'string' ? address.street.trim() : '';

const isKnown = (value: number | null | undefined): boolean => typeof value === 'number';

const idsOf = (cities: unknown): unknown[] =>
  Array.isArray(cities)
    ? cities.map((city: unknown) =>
        typeof city === 'object' && city !== null && 'id' in city ? city.id : city,
      )
    : [];

/** Returns the names of the cities, in the language in which the document is saved. */
async function townsOf(req: PayloadRequest, cities: unknown): Promise<string[]> {
  const ids = idsOf(cities);
  if (ids.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'cities',
    where: { id: { in: ids } },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs.flatMap(({ name }) => name ?? []);
}

/**
 * Looks up the coordinates of a street.
 * @returns null without a street, without a geocoding service, for an unknown street, or if the service fails
 */
async function locate(req: PayloadRequest, street: string, cities: unknown) {
  const geocoding = geocodingService();
  if (!street || geocoding.name === 'embedded') return null;
  try {
    const towns = (await townsOf(req, cities)).filter((town) => !street.includes(town));
    return await geocoding.locate([street, ...towns].join(', '), req.locale === 'en' ? 'en' : 'he');
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'The address of a project could not be located' });
    return null;
  }
}

/**
 * Looks up the coordinates of a project's address if a maps service is configured (project-marketing §2.8), and again
 * when the address changes. If nothing is found, the coordinates are removed, because the old ones belong to another
 * address. Coordinates entered by an editor are kept, but marked as doubtful when the address changes. A failing
 * service does not prevent saving.
 */
export const locateAddress: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!('address' in data) && !('city' in data)) return data;
  const before = (originalDoc ?? {}) as { address?: Address | null; city?: unknown };
  const address: Address = { ...before.address, ...(data.address as Address | null | undefined) };
  const cities: unknown = 'city' in data ? data.city : before.city;
  const put = (changes: Address) => ({ ...data, address: { ...address, ...changes } });
  const lookUp = async () => {
    const found = await locate(req, streetOf(address), cities);
    if (found) return put({ ...found, positionSource: 'lookedUp' });
    const hasPosition = isKnown(address.latitude) || Boolean(address.positionSource);
    return hasPosition ? put({ latitude: null, longitude: null, positionSource: null }) : data;
  };

  const isHalf = isKnown(address.latitude) !== isKnown(address.longitude);
  if (isHalf) return address.positionSource ? put({ positionSource: null }) : data;
  if (!isKnown(address.latitude)) return lookUp();
  const former = before.address;
  const asked = address.positionSource ?? 'own';
  // A duplicate (`create` with given coordinates) keeps the source of the original.
  if (!former || address.latitude !== former.latitude || address.longitude !== former.longitude)
    return put({ positionSource: operation === 'create' ? asked : 'own' });
  const formerStreet = streetOf(former);
  // If the street was empty in this language before, the editor has added a translation; the project has not moved.
  const isElsewhere =
    (formerStreet !== '' && streetOf(address) !== formerStreet) ||
    !isDeepStrictEqual(idsOf(cities), idsOf(before.city));
  const wasLookedUp = former.positionSource === 'lookedUp';
  if (asked === 'lookedUp' && (isElsewhere || !wasLookedUp)) return lookUp();
  return put({ positionSource: isElsewhere ? 'doubtful' : asked });
};
