import type { PayloadRequest } from 'payload';
import type { Apartment } from '../../payload-types';

/**
 * Checks whether editors marked an apartment as taken, which the specification calls `משוריין` (project-marketing §3).
 */
export const isMarkedTaken = ({ moreInfoContentHTML }: Pick<Apartment, 'moreInfoContentHTML'>): boolean =>
  moreInfoContentHTML === 'reserved';

/** Checks whether visitors may reserve an apartment: it has an advance payment and is not marked as taken. */
export async function isOnOffer(req: PayloadRequest, assetName: string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'apartments',
    req,
    where: { assetName: { equals: assetName } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { advancePayment: true, moreInfoContentHTML: true },
  });
  const [apartment] = docs;
  return Boolean(apartment?.advancePayment) && !(apartment && isMarkedTaken(apartment));
}
