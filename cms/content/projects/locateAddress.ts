import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { geocodingService } from '../../integrations/geocoding/geocodingService';

interface Address {
  street?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

const isKnown = (value: number | null | undefined): boolean => typeof value === 'number';

/** Names of the towns in the language of the save. */
async function townsOf(req: PayloadRequest, cities: unknown): Promise<string[]> {
  if (!Array.isArray(cities) || cities.length === 0) return [];
  const ids = cities.map((city: unknown) =>
    typeof city === 'object' && city !== null && 'id' in city ? city.id : city,
  );
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
 * Looks up missing coordinates of a project with a street, if a maps service is configured (project-marketing §2.8).
 * Never changes an editor's values; a failing service does not prevent saving.
 */
export const locateAddress: CollectionBeforeChangeHook = async ({ data, req }) => {
  const address = data.address as Address | null | undefined;
  const street = typeof address?.street === 'string' ? address.street.trim() : '';
  const geocoding = geocodingService();
  if (!street || isKnown(address?.latitude) || isKnown(address?.longitude)) return data;
  if (geocoding.name === 'embedded') return data;
  try {
    const towns = (await townsOf(req, data.city)).filter((town) => !street.includes(town));
    const found = await geocoding.locate([street, ...towns].join(', '), req.locale === 'en' ? 'en' : 'he');
    return found ? { ...data, address: { ...address, ...found } } : data;
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'The address of a project could not be located' });
    return data;
  }
};
