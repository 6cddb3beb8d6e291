import type { PayloadRequest } from 'payload';
import type { Apartment } from '../../payload-types';

/**
 * Whether editors marked an apartment as taken, with the specification's value `משוריין` (project-marketing
 * §3).
 */
export const isMarkedTaken = ({ moreInfoContentHTML }: Pick<Apartment, 'moreInfoContentHTML'>): boolean =>
  moreInfoContentHTML === 'reserved';

/** Whether editors offer an apartment for reservation. */
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
